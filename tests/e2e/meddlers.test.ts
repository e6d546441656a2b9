import { test } from 'vitest';
import { expectUnmoved } from './meddlers.ts';

test('strangers, old panels and double clicks change nothing', () => expectUnmoved(60, 0));
