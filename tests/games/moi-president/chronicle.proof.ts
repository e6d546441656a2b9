import { proveChronicle } from '../../chronicle/many.ts';
import { often } from '../../tools/often.ts';

proveChronicle('moi-president', often(20));
