/** The 20 Breaking News cards. Their effects are a reconstruction; to correct one, correct its line. */

import { bound } from '../../../kernel/effect.ts';
import type { Step } from '../../../kernel/types.ts';
import { readIssue } from '../effects/choose.ts';
import { discardCards, drawCards } from '../effects/hand.ts';
import { alterKey, shift } from '../effects/markers.ts';
import { removeMedia } from '../effects/media.ts';
import { gainSupport, leaderTakesUndecided, takeUndecided } from '../effects/support.ts';
import type { NewsId } from '../vocabulary.ts';
import { issue } from './card.ts';

export interface NewsCard {
  id: NewsId;
  play: readonly Step[];
}

/** The state the news is about: the one that has just come into play, or the one whoever controls the media has chosen. */
const affected = bound('affected');

const news = (id: NewsId, ...play: Step[]): NewsCard => ({ id, play });

export const newsCards: readonly NewsCard[] = [
  /** "Shift the state 2 spaces toward Economy." */
  news('N01', shift({ in: affected, toward: 'economy', n: 2 })),
  /** "Shift the state 3 spaces toward Economy." */
  news('N02', shift({ in: affected, toward: 'economy', n: 3 })),
  /** "Shift the state 1 space toward Economy; Obama gains 1 support on Economy in the state." */
  news('N03', shift({ in: affected, toward: 'economy', n: 1 }), gainSupport({ by: 'obama', in: affected, issue: 'economy', n: 1 })),
  /** "Shift the state 1 space toward Economy; alter the key demographic of the state." */
  news('N04', shift({ in: affected, toward: 'economy', n: 1 }), alterKey({ in: affected })),
  /** "Shift the state 2 spaces toward Defense." */
  news('N05', shift({ in: affected, toward: 'defense', n: 2 })),
  /** "Shift the state 1 space toward Defense; McCain gains 1 support on Defense in the state." */
  news('N06', shift({ in: affected, toward: 'defense', n: 1 }), gainSupport({ by: 'mccain', in: affected, issue: 'defense', n: 1 })),
  /** "On the majority issue of the state, the candidate with more voters takes all undecided voters; tie: nothing." */
  news('N07', leaderTakesUndecided({ in: affected })),
  /** "Obama takes 1 undecided voter on Defense in the state, if any (even while enemy voters remain); Obama takes 1 undecided voter on Economy in the state, if any (even while enemy voters remain)." */
  news(
    'N08',
    takeUndecided({ by: 'obama', in: affected, issue: 'defense', n: 1 }),
    takeUndecided({ by: 'obama', in: affected, issue: 'economy', n: 1 }),
  ),
  /** "Obama gains 1 support on the majority issue in the state." */
  news('N09', readIssue({ in: affected, which: 'majority', as: 'issue' }), gainSupport({ by: 'obama', in: affected, issue, n: 1 })),
  /** "McCain discards 2 cards of his choice (all, if fewer)." */
  news('N10', discardCards({ by: 'mccain', n: 2, because: 'N10' })),
  /** "Obama discards 2 cards of his choice (all, if fewer)." */
  news('N11', discardCards({ by: 'obama', n: 2, because: 'N11' })),
  /** "Obama gains 1 support on the minority issue in the state." */
  news('N12', readIssue({ in: affected, which: 'minority', as: 'issue' }), gainSupport({ by: 'obama', in: affected, issue, n: 1 })),
  /** "Alter the key demographic of the state; then the Media Support in play, if any, goes to its owner's discard pile." */
  news('N13', alterKey({ in: affected }), removeMedia({})),
  /** "Shift the state 3 spaces toward Defense." */
  news('N14', shift({ in: affected, toward: 'defense', n: 3 })),
  /** "McCain gains 1 support on the majority issue in the state." */
  news('N15', readIssue({ in: affected, which: 'majority', as: 'issue' }), gainSupport({ by: 'mccain', in: affected, issue, n: 1 })),
  /** "Shift the state 1 space toward the minority issue." */
  news('N16', readIssue({ in: affected, which: 'minority', as: 'issue' }), shift({ in: affected, toward: issue, n: 1 })),
  /** "Shift the state 1 space toward Defense; alter the key demographic of the state." */
  news('N17', shift({ in: affected, toward: 'defense', n: 1 }), alterKey({ in: affected })),
  /** "McCain gains 1 support on the minority issue in the state." */
  news('N18', readIssue({ in: affected, which: 'minority', as: 'issue' }), gainSupport({ by: 'mccain', in: affected, issue, n: 1 })),
  /** "McCain takes 1 undecided voter on Defense in the state, if any (even while enemy voters remain); McCain takes 1 undecided voter on Economy in the state, if any (even while enemy voters remain)." */
  news(
    'N19',
    takeUndecided({ by: 'mccain', in: affected, issue: 'defense', n: 1 }),
    takeUndecided({ by: 'mccain', in: affected, issue: 'economy', n: 1 }),
  ),
  /** "Obama draws 1 card; McCain draws 1 card." */
  news('N20', drawCards({ by: 'obama', n: 1 }), drawCards({ by: 'mccain', n: 1 })),
];

const byId = new Map(newsCards.map((card) => [card.id, card]));

export function newsOf(id: NewsId): NewsCard {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no news card '${id}'.`);
  return card;
}
