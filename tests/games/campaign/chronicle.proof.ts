import { proveChronicle } from '../../chronicle/many.ts';
import { often } from '../../tools/often.ts';

proveChronicle('campaign', often(20));
