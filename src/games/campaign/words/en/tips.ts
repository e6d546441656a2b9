/** What to try next time after a costly move, in English. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  finish: 'Look first for the states that one of your cards can win now. The voter that wins you a state does more than any other.',
  near: 'Two states one voter short are harder to stop than one. Get close where you already hold the card that finishes.',
  shift: 'Look at both rows of a state: where you’re ahead on the other issue, a shift of the marker may do more than any voter.',
  stop: 'Before each move, look for the states that the other side can win with one card, and stop it in the biggest of these.',
  later: 'Voters on the issue that doesn’t decide aren’t wasted: they count as soon as the marker crosses the middle.',
  lower: 'Look at the other side’s states as well: where it leads, a voter or a shift may set it back more than the same card helps you elsewhere.',
  media: 'A Media Support stays in force until another takes its place: the earlier you play it, the more often it works.',
  unplugs: 'The other side’s Media Support keeps helping it. The sooner you end it, the less it gains.',
  pay: 'When you pay with cards, give up those that do least now, and keep those that draw cards or can soon win a state.',
  draw: 'Drawing is a turn well spent while your cards do little, but look first at what the other side could win meanwhile.',
  bring: 'Bring in a state where you’re ahead. If the other side leads in all that are left, take a small one.',
  key: 'A Demographic Support works only where its group is the key. Look in your hand for which group that should be.',
  away: 'Change a state’s key before the other side’s Demographic Support can use it.',
  news: 'When you choose where the news strikes, go through all states: where would it help you most, and hurt you least?',
};
