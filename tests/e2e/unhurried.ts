/**
 * Loaded before the program: the local Discord counts no requests, so nobody has to wait for the next second, and it waits for every answer, so none is
 * put off on a busy machine: whoever plays here reads the panel that follows a press as soon as that is answered. Its clock stands still, and says
 * nothing of how old a press is.
 */
import { DefaultRestOptions } from 'discord.js';
import { usual as pace } from '../../src/discord/connection/pace.ts';
import { believable, usual as gate } from '../../src/discord/routing/gate.ts';

Object.assign(DefaultRestOptions, { globalRequestsPerSecond: 10_000 });
Object.assign(pace, { slotMs: 0 });
Object.assign(gate, { begin: Number.POSITIVE_INFINITY, busy: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY });
believable.oldest = 0;
