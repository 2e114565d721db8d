/**
 * What can go wrong between the app and the disk. Codes; the sentences are the languages' own.
 * - `refused`: there is no IndexedDB here, or the browser does not let us in (private mode, blocked site data)
 * - `newer`: a newer version of the app has already been at this data, and this one keeps its hands off
 * - `blocked`: an older version in another tab holds on, so that this one cannot bring the data up to date
 * - `hanging`: the browser does not answer
 * - `full`: no room left
 * - `lost`: the connection broke, and again when it was opened once more (iOS, after a spell in the background)
 * - `failed`: anything else, a damaged disk for one
 */
export type StorageFault = 'refused' | 'newer' | 'blocked' | 'hanging' | 'full' | 'lost' | 'failed';

/** Whatever opening throws, we are outside: there is no bug of ours that could look like it. */
export function faultOfOpening(error: unknown): StorageFault {
	if (!(error instanceof DOMException)) return 'refused';
	if (error.name === 'VersionError') return 'newer';
	if (error.name === 'QuotaExceededError') return 'full';
	return error.name === 'UnknownError' || error.name === 'AbortError' ? 'failed' : 'refused';
}

/** Inside a transaction only the browser's own errors are faults; the rest are bugs and go on up. */
export function faultOfWork(error: unknown): StorageFault {
	if (!(error instanceof DOMException)) throw error;
	if (error.name === 'QuotaExceededError') return 'full';
	if (error.name === 'TimeoutError') return 'hanging';
	// A closed connection says InvalidStateError; Safari's lost server says UnknownError.
	return error.name === 'InvalidStateError' || error.name === 'UnknownError' ? 'lost' : 'failed';
}
