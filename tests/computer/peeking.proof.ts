import { often } from '../tools/often.ts';
import { proveNoPeeking } from './no-peeking.ts';

proveNoPeeking({ games: often(4, 1), informationSet: 8, thought: 80, truth: 10, tryOut: 20, cast: 1 });
