/**
 * Loaded before the program: turns off its limits on requests, so that none waits for the next second or, where `UNPACED` is set, for its slot. Discord
 * itself takes 50 a second.
 */
import { DefaultRestOptions } from 'discord.js';
import { usual } from '../../src/discord/connection/pace.ts';

Object.assign(DefaultRestOptions, { globalRequestsPerSecond: 100_000 });
if (process.env.UNPACED) usual.slotMs = 0;
