import { proveChronicle } from '../../chronicle/many.ts';

proveChronicle('moi-president', 20);
