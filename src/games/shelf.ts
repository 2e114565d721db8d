import type { Manifest } from '$lib/shelf';
import { VIRTUS } from './virtus/manifest';

/** The games of this app, in the order in which home shows them. */
export const SHELF: readonly [Manifest, ...Manifest[]] = [VIRTUS];
