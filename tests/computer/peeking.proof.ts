import { proveNoPeeking } from './no-peeking.ts';

proveNoPeeking({ games: 13, informationSet: 8, thought: 80, truth: 10, cast: 1 });
