import { proveNoPeeking } from './no-peeking.ts';

proveNoPeeking({ games: 26, veil: 2, thought: 8 });
