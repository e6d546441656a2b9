import { proveChronicle } from './many.ts';

proveChronicle('moi-president');
