/** What to try next time after a costly move, in English, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const finish = 'Look first for the states that one of your cards can win now. The voter that wins you a state does more than any other.';
const stop = 'Before each move, look for the states that the other side can win with one card, and stop it in the biggest of these.';
const shift = 'Look at both rows of a state: where you’re ahead on the other issue, a shift of the marker may do more than any voter.';
const later = 'Voters on the issue that doesn’t decide aren’t wasted: they count as soon as the marker crosses the middle.';
const lower =
  'Look at the other side’s states as well: where it leads, a voter or a shift may set it back more than the same card helps you elsewhere.';
const pay = 'When you pay with cards, give up those that do least now, and keep those that draw cards or can soon win a state.';
const draw = 'Drawing is a turn well spent while your cards do little, but look first at what the other side could win meanwhile.';
const bring = 'Bring in a state where you’re ahead. If the other side leads in all that are left, take a small one.';
const news = 'When you choose where the news strikes, go through all states: where would it help you most, and hurt you least?';
const key = 'A Demographic Support works only where its group is the key. Look in your hand for which group that should be.';
const near = 'Two states one voter short are harder to stop than one. Get close where you already hold the card that finishes.';
const away = 'Change a state’s key before the other side’s Demographic Support can use it.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': finish,
  'why.wins': finish,
  'why.near': near,
  'why.near.several': near,
  'why.near.shift': shift,
  'why.stops': stop,
  'why.stops.shift': stop,
  'why.stops.card': stop,
  'why.minority.stops': stop,
  'why.turns': shift,
  'why.shifts': shift,
  'why.approaches': shift,
  'why.strong': shift,
  'why.minority': later,
  'why.minority.all': later,
  'why.slows': lower,
  'why.resists': lower,
  'why.media': 'A Media Support stays in force until another takes its place: the earlier you play it, the more often it works.',
  'why.unplugs': 'The other side’s Media Support keeps helping it. The sooner you end it, the less it gains.',
  'why.pays': pay,
  'why.pays.wins': pay,
  'why.pays.group': pay,
  'why.pays.idle': pay,
  'why.pays.now': pay,
  'why.pays.merit': pay,
  'why.draws': draw,
  'why.draws.safe': draw,
  'why.draws.search': draw,
  'why.draws.affords': draw,
  'why.fills': draw,
  'why.enters': bring,
  'why.enters.near': bring,
  'why.enters.leads': bring,
  'why.enters.even': bring,
  'why.enters.most': bring,
  'why.enters.small': bring,
  'why.enters.key': key,
  'why.key': key,
  'why.key.away': away,
  'why.key.later': away,
  'why.aims': news,
  'why.aims.wins': news,
  'why.aims.gains': news,
  'why.aims.shifts': news,
  'why.aims.slows': news,
  'why.aims.denies': news,
  'why.aims.denies.near': news,
  'why.aims.spares': news,
  'why.aims.small': news,
};
