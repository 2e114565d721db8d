declare global {
	/** package.json's, put in by the build. */
	const __VERSION__: string;
	namespace App {}
}

export {};
