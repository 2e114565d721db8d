import { decodeQR } from 'qr/decode.js';

/** Finds the text of a code in what the camera sees; nothing where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
	detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
	new (options: { formats: string[] }): Detector;
	getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it has one, else ours. */
export async function codeReader(): Promise<CodeReader> {
	return (await builtIn()) ?? ours();
}

async function builtIn(): Promise<CodeReader | undefined> {
	const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
	try {
		const formats = await BarcodeDetector?.getSupportedFormats();
		if (!BarcodeDetector || !formats?.includes('qr_code')) return undefined;
		const detector = new BarcodeDetector({ formats: ['qr_code'] });
		return async (video) => {
			// It refuses a video that has no picture yet.
			if (video.readyState < video.HAVE_CURRENT_DATA) return undefined;
			const [code] = await detector.detect(video).catch(() => []);
			return code?.rawValue;
		};
	} catch {
		return undefined;
	}
}

/** Large enough for a code of a hundred squares a side, small enough for an old phone. */
const MOST_PIXELS = 960;

function ours(): CodeReader {
	const canvas = document.createElement('canvas');
	const picture = canvas.getContext('2d', { willReadFrequently: true });
	return async (video) => {
		const { videoWidth: width, videoHeight: height } = video;
		if (!picture || width === 0 || height === 0) return undefined;
		const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		picture.drawImage(video, 0, 0, canvas.width, canvas.height);
		try {
			return decodeQR(picture.getImageData(0, 0, canvas.width, canvas.height));
		} catch {
			return undefined; // it throws where it finds no code
		}
	};
}
