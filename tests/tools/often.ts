/** How often proofs repeat what is random. */

/** Whether this is a long proof: `npm run proof -- long`, as CI runs it. */
export const isLong = process.env.LONG_PROOF === '1';

/** How many rounds to play: all in a long proof, otherwise a few of them, by default a third. */
export const often = (all: number, few: number = Math.ceil(all / 3)): number => (isLong ? all : few);
