import { proveChronicle } from './many.ts';

proveChronicle('president');
