/** Loaded before the program: the local Discord counts no requests, so nobody has to wait for the next second. */
import { DefaultRestOptions } from 'discord.js';

Object.assign(DefaultRestOptions, { globalRequestsPerSecond: 10_000 });
