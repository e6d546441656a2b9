import { proveNoPeeking } from './no-peeking.ts';

proveNoPeeking({ games: 2, informationSet: 40, thought: 200, truth: 4, tryOut: 80, cast: 1 });
