import { test } from 'vitest';
import { often } from '../tools/often.ts';
import { forge } from './forged.ts';

test('forged ids, values, options and forms, by the thousand: each is refused in private, and nothing changes', async () => forge(often(40_000), 2));
