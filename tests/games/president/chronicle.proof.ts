import { proveChronicle } from '../../chronicle/many.ts';
import { often } from '../../tools/often.ts';

proveChronicle('president', often(20));
