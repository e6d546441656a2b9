/** What to try next time after a costly move, in English, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';

const attack = 'Attack while the points still lie in campaign. With several rivals, choose by total.';
const safe = `With ${five} campaign points or more you can be attacked; base points are safe. Make big cards safe before you come near ${toBeElected}.`;
const lay = 'Points in your hand don’t count yet. If no other card does more, lay the one with the most points.';
const arm = `Both sides need ${five} campaign points for a duel. With a Debate or a Controversy in hand, lay enough to use it.`;
const discard = 'If nothing you can play helps now, discard what you’re least likely to need. A new card may do more.';
const base =
  'A Base card is an even chance of points that nobody can take. Play it before you discard anything. If it fails, an Undecided card can still win them.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': `At the beginning of each turn, ask which of your cards could bring you to ${toBeElected}, and at what odds.`,
  'why.parries': 'Use Immunity when an attack costs much. Kept too long, it protects nothing.',
  'why.diverts': 'Diversion doesn’t only save your points: it can send the attack to whoever leads.',
  'why.spares': 'Save Immunity for an attack that costs a lot. You’ll need it most when you lead.',
  'why.attacks': attack,
  'why.attacks.leader': attack,
  'why.attacks.closest': attack,
  'why.hurts': attack,
  'why.stops': 'If somebody can be elected on their next turn, look first for anything that stops them.',
  'why.trusts': safe,
  'why.trusts.die': safe,
  'why.trusts.first': safe,
  'why.socle': base,
  'why.socle.first': base,
  'why.undecided': 'An Undecided card wins half the time: play it once they hold about twice what you could lay.',
  'why.near': lay,
  'why.leads': lay,
  'why.lays': lay,
  'why.lays.armed': arm,
  'why.lays.arms': arm,
  'why.lays.closer': arm,
  'why.lays.safe': `With fewer than ${five} campaign points, you’re out of reach of attacks. Low cards and the base add points without that risk.`,
  'why.swaps.points': 'Before you play a special card, compare what you would get with what you would give, in points.',
  'why.debate': 'A Great Debate is worth most when the others risk more points than you do.',
  'why.hopes': discard,
  'why.little': discard,
  'why.useless': discard,
  'why.undueled': discard,
  'why.unattacked': discard,
  'why.secure': discard,
  'why.draws': discard,
  'why.waits': discard,
};
