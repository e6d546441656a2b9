/** The 20 Breaking News cards. Their effects are a reconstruction; to correct one, edit its line. */

import { bound } from '../../../../kernel/rules.ts';
import { finder } from '../../../kit/lookup.ts';
import type { NewsId } from '../../vocabulary.ts';
import { readIssue } from '../effects/choose.ts';
import { discardCards, drawCards } from '../effects/hand.ts';
import { removeMedia } from '../effects/media.ts';
import { alterKey, gainSupport, leaderTakesUndecided, shift, takeUndecided } from '../effects/state.ts';
import { issue, type PartStep } from './card.ts';

export interface NewsCard {
  id: NewsId;
  /** Whether we made up the title, too. */
  ours: boolean;
  play: readonly PartStep[];
}

/** The state the news affects: the one that has just come into play, or the one chosen by the side that controls the media. */
const affected = bound('affected');

const news = (id: NewsId, ...play: PartStep[]): NewsCard => ({ id, ours: false, play });
const ourNews = (id: NewsId, ...play: PartStep[]): NewsCard => ({ id, ours: true, play });

export const newsCards: readonly NewsCard[] = [
  /** Stock Market Hits New Low */
  news('N01', shift({ in: affected, toward: 'economy', n: 2 })),
  /** Lehman Brothers Bankrupt */
  news('N02', shift({ in: affected, toward: 'economy', n: 3 })),
  /** Unemployment On The Rise */
  news('N03', shift({ in: affected, toward: 'economy', n: 1 }), gainSupport({ by: 'obama', in: affected, issue: 'economy', n: 1 })),
  /** Home Foreclosures Skyrocket */
  news('N04', shift({ in: affected, toward: 'economy', n: 1 }), alterKey({ in: affected })),
  /** DHS Warns Of New Terror Threat */
  news('N05', shift({ in: affected, toward: 'defense', n: 2 })),
  /** Ahmadinejad Rattles Sabre At UN */
  news('N06', shift({ in: affected, toward: 'defense', n: 1 }), gainSupport({ by: 'mccain', in: affected, issue: 'defense', n: 1 })),
  /** Record Turnout In Early Voting */
  news('N07', leaderTakesUndecided({ in: affected })),
  /** States See Leap In New Voters */
  news(
    'N08',
    takeUndecided({ by: 'obama', in: affected, issue: 'defense', n: 1 }),
    takeUndecided({ by: 'obama', in: affected, issue: 'economy', n: 1 }),
  ),
  /** Poll: Is America On The Wrong Track? */
  news('N09', readIssue({ in: affected, which: 'majority', as: 'issue' }), gainSupport({ by: 'obama', in: affected, issue, n: 1 })),
  /** Is Palin Ready For Prime Time? */
  news('N10', discardCards({ by: 'mccain', n: 2, because: 'N10' })),
  /** Reverend Wright Resurfaces */
  news('N11', discardCards({ by: 'obama', n: 2, because: 'N11' })),
  /** Are Palin Rallies Out Of Control? */
  news('N12', readIssue({ in: affected, which: 'minority', as: 'issue' }), gainSupport({ by: 'obama', in: affected, issue, n: 1 })),
  /** Campaign Sparks Protests */
  news('N13', alterKey({ in: affected }), removeMedia({})),
  /** Russia Invades Georgia */
  ourNews('N14', shift({ in: affected, toward: 'defense', n: 3 })),
  /** Violence Falls In Iraq */
  ourNews('N15', readIssue({ in: affected, which: 'majority', as: 'issue' }), gainSupport({ by: 'mccain', in: affected, issue, n: 1 })),
  /** Congress Passes Bank Bailout */
  ourNews('N16', readIssue({ in: affected, which: 'minority', as: 'issue' }), shift({ in: affected, toward: issue, n: 1 })),
  /** Bin Laden Tape Surfaces */
  ourNews('N17', shift({ in: affected, toward: 'defense', n: 1 }), alterKey({ in: affected })),
  /** Questions About Ayers Connection */
  ourNews('N18', readIssue({ in: affected, which: 'minority', as: 'issue' }), gainSupport({ by: 'mccain', in: affected, issue, n: 1 })),
  /** Palin Energizes The Base */
  ourNews(
    'N19',
    takeUndecided({ by: 'mccain', in: affected, issue: 'defense', n: 1 }),
    takeUndecided({ by: 'mccain', in: affected, issue: 'economy', n: 1 }),
  ),
  /** Final Debate Draws Record Audience */
  ourNews('N20', drawCards({ by: 'obama', n: 1 }), drawCards({ by: 'mccain', n: 1 })),
];

export const newsOf: (id: NewsId) => NewsCard = finder('news card', newsCards);
