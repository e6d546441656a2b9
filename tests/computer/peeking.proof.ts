import { proveNoPeeking } from './no-peeking.ts';

proveNoPeeking({ games: 4, informationSet: 8, thought: 80, truth: 10, tryOut: 20, cast: 1 });
