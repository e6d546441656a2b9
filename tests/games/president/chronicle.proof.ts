import { proveChronicle } from '../../chronicle/many.ts';

proveChronicle('president', 20);
