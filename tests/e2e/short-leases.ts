/** Loaded before the program: what a killed process carried comes again after two seconds instead of half a minute. */
import { usualSending } from '../../src/discord/sender.ts';
import { usualLives } from '../../src/table/deps.ts';

Object.assign(usualLives, { errand: 2000 });
Object.assign(usualSending, { everyMs: 500 });
