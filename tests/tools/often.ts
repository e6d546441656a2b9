/** What a short proof leaves out, and how often it repeats what is random. */

/** Whether this is a long proof: `npm run proof -- long`, as CI runs it. */
export const isLong = process.env.LONG_PROOF === '1';

/** How many rounds to play: all in a long proof, otherwise a few of them, by default a third. */
export const often = (all: number, few: number = Math.ceil(all / 3)): number => (isLong ? all : few);

/** The first of these in a short proof, all in a long one. */
export const someOf = <T>(all: readonly T[], few: number = Math.ceil(all.length / 3)): T[] => all.slice(0, often(all.length, few));

/** For tests of which others find most in less time: only a long proof runs them. */
export const onlyLong = { skip: !isLong, meta: { needs: 'a long proof: `npm run proof -- long`' } };
