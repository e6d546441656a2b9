import { proveChronicle } from '../../chronicle/many.ts';

proveChronicle('candidate', 8);
