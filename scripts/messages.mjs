// Compiles the messages, so that lint and the type check see them before any build.
import { compile } from '@inlang/paraglide-js';
import { PARAGLIDE } from '../paraglide.config.js';

await compile(PARAGLIDE);
