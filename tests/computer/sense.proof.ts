import { proveSense } from './sense.ts';

proveSense({ positions: 200, ways: 60 });
