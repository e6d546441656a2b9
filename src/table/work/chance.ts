import { createHash, randomBytes } from 'node:crypto';
import type { Chance } from './deps.ts';

/** 32 characters that are hard to confuse. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Seeds and ids from the operating system's random source. */
export const cryptoChance: Chance = {
  seed: () => randomBytes(32).toString('hex'),
  id: () => Array.from(randomBytes(10), (byte) => letters[byte & 31]!).join(''),
};

/** A 32-bit number that looks random and is the same for the same text. */
export const steadyNumber = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE();

/** A seed for a game's random numbers that is the same for the same text. */
export const steadySeed = (text: string): string => createHash('sha256').update(text).digest('hex');
