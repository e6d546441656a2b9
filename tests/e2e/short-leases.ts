/** Loaded before the program: what a killed process carried comes again after six seconds instead of half a minute. A busy machine holds nobody up so long. */
import { usualSending } from '../../src/discord/posting/sender.ts';
import { usualLives } from '../../src/table/work/deps.ts';

Object.assign(usualLives, { errand: 6000 });
Object.assign(usualSending, { everyMs: 500 });
