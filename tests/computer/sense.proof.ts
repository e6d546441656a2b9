import { often } from '../tools/often.ts';
import { proveSense } from './sense.ts';

proveSense({ positions: often(200), ways: 60 });
