import { proveChronicle } from './many.ts';

proveChronicle('candidate');
