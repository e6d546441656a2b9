/**
 * Loaded before the program. The local Discord has no rate limit, so nobody has to wait for the next second. It also waits for every answer, so none
 * is deferred on a busy machine: the players here read the panel as soon as their press is answered. Its clock stands still, so it can't tell how old
 * a press is.
 */
import { DefaultRestOptions } from 'discord.js';
import { usual as pace } from '../../src/discord/connection/pace.ts';
import { believable, usual as gate } from '../../src/discord/routing/gate.ts';

Object.assign(DefaultRestOptions, { globalRequestsPerSecond: 10_000 });
Object.assign(pace, { slotMs: 0 });
Object.assign(gate, { begin: Number.POSITIVE_INFINITY, busy: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY });
believable.oldest = 0;
