import { test } from 'vitest';
import { expectUnmoved } from './meddlers.ts';

test('strangers, old panels and double clicks change nothing in a whole game', () => expectUnmoved(300, 5));
