/** What to try next time after a costly move, in English. */
import { five, toBeElected } from '../../vocabulary.ts';
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  elected: `At the beginning of each turn, ask which of your cards could bring you to ${toBeElected}, and at what odds.`,
  parries: 'Use Immunity when an attack costs much. Kept too long, it protects nothing.',
  diverts: 'Diversion doesn’t only save your points: it can send the attack to whoever leads.',
  spares: 'Save Immunity for an attack that costs a lot. You’ll need it most when you lead.',
  attack: 'Attack while the points still lie in campaign, and look first at whoever leads.',
  stops: 'If somebody can be elected on their next turn, look first for anything that stops them.',
  safe: `With ${five} campaign points or more you can be attacked; base points are safe. Make big cards safe before you come near ${toBeElected}.`,
  base: 'A Base card is an even chance of points that nobody can take. If it fails, an Undecided card can still win them.',
  undecided: 'An Undecided card wins half the time: play it once they hold about twice what you could lay.',
  lay: 'Points in your hand don’t count yet. If no other card does more, lay the one with the most points.',
  arm: `Both sides need ${five} campaign points for a duel. With a Debate or a Controversy in hand, lay enough to use it.`,
  laysSafe: `With fewer than ${five} campaign points, you’re out of reach of attacks. Low cards and the base add points without that risk.`,
  swapsPoints: 'Before you play a special card, compare what you would get with what you would give, in points.',
  debate: 'A Great Debate is worth most when the others risk more points than you do.',
  discard: 'If nothing you can play helps now, discard what you’re least likely to need. A new card may do more.',
};
