import { proveSense } from './sense.ts';

proveSense({ positions: 40, ways: 4 });
