import { test } from 'vitest';
import { forge } from './forged.ts';

test('2,000 forged ids, values, options and forms: each is refused in private, and nothing changes', async () => forge(2000));
