/** The hand: its cards with the numbers of their buttons, where each will go, and what its owner knows of others' cards. */

import type { Say } from '../../../i18n/types.ts';
import { box, stacked } from '../../../scene/build.ts';
import type { Scene } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CandidateView, Own } from '../rules/view.ts';
import type { CardId } from '../vocabulary.ts';
import { cardHeight, lyingCard, uprightCard } from './large-card.ts';
import { print } from './palette.ts';
import { knownPart, planPart } from './plan.ts';
import { edge, width } from './press.ts';

/** The most cards in one line. */
const across = 5;
const gap = 12;
/** With at most this many cards, they lie on their sides and fill the picture. */
const mostLying = 2;

export function hand(view: CandidateView, say: Say): Scene | null {
  const { own } = view;
  if (!own || own.hand.length === 0) return null;
  const many = own.hand.length;
  const isLying = many <= mostLying;
  const lines = Math.ceil(many / across);
  const inLine = Math.ceil(many / lines);
  const high = isLying ? cardHeight.lying : cardHeight.upright;
  const inner = width - 2 * edge;
  const wide = (inner - (inLine - 1) * gap) / inLine;
  const cards = own.hand.flatMap((id, i) => {
    const at = box(edge + (i % inLine) * (wide + gap), edge + Math.floor(i / inLine) * (high + gap), wide, high);
    const one = { card: own.faces[id]!, n: i + 1, goes: planned(own, id, say) };
    return isLying ? lyingCard(one, at, say) : uprightCard(one, at, say);
  });
  const below = stacked([planPart(view, own, say), knownPart(own, say)], { x: edge, y: edge + lines * (high + gap) + 4, w: inner }, gap);
  return { width, height: Math.ceil(below.bottom - 4 + edge), background: print.deep, layers: [{ shapes: [...cards, ...below.shapes] }] };
}

/** Where a card of the hand will go, in words; null if it stays. */
function planned({ seat, plan, bid }: Own, card: CardId, say: Say): string | null {
  const placed = plan?.placed.find((one) => one.card === card);
  if (placed) return say(look('look.placed', { box: placed.box, on: placed.on, own: placed.on === seat }));
  if (plan?.discarded.includes(card)) return say(look('look.discarded'));
  if (plan?.groundwork?.cards.includes(card)) return say(look('look.spent'));
  return bid?.includes(card) ? '✓' : null;
}
