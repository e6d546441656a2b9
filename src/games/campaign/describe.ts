/** The board, the race and the hand in words. */

import type { Say } from '../../i18n/types.ts';
import { cardOf } from './cards/card.ts';
import { msg } from './text/messages.ts';
import type { CampaignView, SideView, TileView } from './view.ts';
import { type CardId, deckSize, type Issue, issues, type Side, sides } from './vocabulary.ts';

const votes = (view: CampaignView): { obama: number; mccain: number } => ({ obama: view.sides.obama.votes, mccain: view.sides.mccain.votes });

export function describe(view: CampaignView, say: Say): string {
  const scores = sides.map((side) => scoreLine(side, view.sides[side], say));
  if (view.phase === 'preparing') {
    const drafts = sides.map((side) => {
      const { drafted, chosen } = view.sides[side];
      return say(msg('board.drafting', { side, kept: drafted ?? deckSize, of: deckSize, chosen }));
    });
    return [say(msg('board.preparing')), ...drafts, ...scores].join('\n');
  }
  const head = view.phase === 'over' || !view.active ? race(view, say) : say(msg('board.turn', { n: view.turn, side: view.active }));
  const { left, last } = view.news;
  return [
    head,
    ...scores,
    '',
    ...view.tiles.flatMap((tile) => tileLines(tile, say)),
    '',
    ...sides.map((side) => cardsLine(side, view.sides[side], say)),
    say(view.media ? msg('board.media', { card: view.media.card, side: view.media.by }) : msg('board.no-media')),
    say(last ? msg('board.news', { ...last, left }) : msg('board.no-news', { left })),
    say(msg('board.unused', { states: view.unused })),
  ].join('\n');
}

const scoreLine = (side: Side, { votes: total, votesAtStart, won }: SideView, say: Say): string =>
  say(msg('board.score', { side, votes: total, atStart: votesAtStart, won }));

const cardsLine = (side: Side, { hand, deck, discard, tokens }: SideView, say: Say): string =>
  say(msg('board.cards', { side, hand, deck, discard, tokens }));

function tileLines(tile: TileView, say: Say): string[] {
  const { id: state, votes: worth, square, majority, key, other } = tile;
  return [say(msg('board.state', { state, votes: worth, square, majority, key, other })), ...issues.map((issue) => rowLine(tile, issue, say))];
}

function rowLine(tile: TileView, issue: Issue, say: Say): string {
  const of = (side: Side | null) => tile[issue].filter((circle) => circle.voter === side).length;
  return say(msg('board.row', { issue, obama: of('obama'), mccain: of('mccain'), undecided: of(null), decides: tile.majority === issue }));
}

export function race(view: CampaignView, say: Say): string {
  if (view.phase === 'preparing') return say(msg('race.preparing', votes(view)));
  if (view.phase === 'over') return say(msg('race.over', { ...votes(view), winner: view.winners?.[0] ?? null }));
  return say(msg('race', { ...votes(view), states: view.tiles.map((tile) => ({ id: tile.id, votes: tile.votes })) }));
}

const cardLine = (card: CardId, say: Say): string => say(msg('hand.card', { card, type: cardOf(card).type }));

export function handWords(view: CampaignView, say: Say): string {
  if (!view.own) return '';
  const { hand, draft, opening } = view.own;
  if (draft) {
    const kept = draft.kept.length > 0 ? [say(msg('hand.kept', { cards: draft.kept }))] : [];
    return [...numbered(draft.seen, say), ...kept].join('\n');
  }
  const chosen = opening.length > 0 ? [say(msg('hand.opening', { states: opening }))] : [];
  const held = hand.length > 0 ? numbered(hand, say) : [say(msg('hand.empty'))];
  return [...held, ...chosen].join('\n');
}

/** Numbered like the buttons. */
const numbered = (cards: readonly CardId[], say: Say): string[] => cards.map((card, i) => `${i + 1}. ${cardLine(card, say)}`);
