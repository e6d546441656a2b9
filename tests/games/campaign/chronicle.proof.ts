import { proveChronicle } from '../../chronicle/many.ts';

proveChronicle('campaign', 20);
