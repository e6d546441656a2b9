import { proveChronicle } from './many.ts';

proveChronicle('campaign');
