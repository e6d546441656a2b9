/** What to try next time after a costly move, in English, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';

const attack = 'Choose whom you attack by their total, and attack before the points are safe in the base.';
const safe = `Campaign points can be taken, base points can’t. Make big cards safe before you come near ${toBeElected}.`;
const lay = 'Points in your hand don’t count yet. If nothing does more, lay the card with the most.';
const arm = `A duel takes ${five} campaign points on both sides. With a Debate or a Controversy in hand, lay enough to use it.`;
const discard = 'If nothing you can play helps now, discard what you’re least likely to need. A new card may do more.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': `At the beginning of each turn, ask which of your cards could bring you to ${toBeElected}, and at what odds.`,
  'why.parries': 'Use Immunity when an attack can take much of what you have. A leader will be attacked again, but points lost are gone.',
  'why.diverts': 'Diversion doesn’t only save your points: it can send the attack to whoever leads.',
  'why.spares': 'Save Immunity for an attack that costs a lot. You’ll need it most when you lead.',
  'why.attacks': attack,
  'why.attacks.answer': attack,
  'why.attacks.leader': attack,
  'why.attacks.closest': attack,
  'why.attacks.disarms': attack,
  'why.hurts': attack,
  'why.stops': 'If somebody can be elected on their next turn, look first for anything that stops them.',
  'why.trusts': safe,
  'why.trusts.die': safe,
  'why.trusts.first': safe,
  'why.socle': safe,
  'why.socle.first': safe,
  'why.undecided': 'The points of the undecided go to whoever gets them first. Go for them once they’re worth more than your best card.',
  'why.near': lay,
  'why.leads': lay,
  'why.lays': lay,
  'why.lays.armed': arm,
  'why.lays.arms': arm,
  'why.lays.closer': arm,
  'why.lays.safe': `With fewer than ${five} campaign points, nobody can attack you.`,
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
