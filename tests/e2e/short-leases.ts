/**
 * Loaded before the program: what a killed process carried is claimed again after six seconds instead of half a minute. Even a busy machine is never
 * delayed that long.
 */
import { usualReplying } from '../../src/discord/posting/replying.ts';
import { usualSending } from '../../src/discord/posting/sender.ts';
import { usualLifetimes } from '../../src/table/work/deps.ts';

Object.assign(usualLifetimes, { delivery: 6000 });
Object.assign(usualSending, { everyMs: 500 });
Object.assign(usualReplying, { everyMs: 500 });
