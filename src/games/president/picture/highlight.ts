/** The picture of what a post decided: the battle, the pawn's way, the flight, the card, the election. */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import type { Highlight } from '../../game.ts';
import type { PresidentView } from '../rules/view.ts';
import { leavesPart, orderPart } from './highlight-card.ts';
import { attackPart, dicePart } from './highlight-duel.ts';
import { type Happening, happeningIn } from './highlight-events.ts';
import { type Film, filmed, racePart } from './highlight-parts.ts';
import { leapPart, wayPart } from './highlight-way.ts';
import { openingPart, wonPart } from './highlight-won.ts';

/** The cause; the result goes below it. */
function partOf(view: PresidentView, happening: Happening, say: Say): Film | null {
  const { changes } = happening;
  switch (happening.what) {
    case 'opening':
      return openingPart(happening, say);
    case 'duel':
      return dicePart(view, happening.battle, changes, say);
    case 'attack':
      return attackPart(view, happening, say);
    case 'flight':
      return leapPart(view, happening.leg, changes, say, happening);
    case 'way':
      return wayPart(view, happening.leg, happening.dice, changes, say);
    case 'order':
      return orderPart(view, happening, say);
    case 'leaves':
      return leavesPart(view, happening.seat, changes, say);
  }
}

export function highlight(view: PresidentView, told: readonly Message[], say: Say): Highlight | null {
  const happening = happeningIn(view, told);
  if (!happening) return null;
  const won = wonPart(view, happening.changes, say);
  if (won) return { at: (progress) => filmed([won], progress) };
  const part = partOf(view, happening, say);
  const race = racePart(view, happening.changes, say);
  return part && { at: (progress) => filmed([part, race], progress) };
}
