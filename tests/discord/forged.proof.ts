import { test } from 'vitest';
import { forge } from './forged.ts';

test('40,000 forged ids, values, options and forms: each is refused in private, and nothing changes', async () => forge(40_000, 2));
