/** The board, the race and the hand in words. */

import type { Say } from '../../../i18n/types.ts';
import { deckSize } from '../data/numbers.ts';
import { tileOf } from '../data/states.ts';
import { msg, type RowCount } from '../messages.ts';
import { cardOf } from '../rules/cards/index.ts';
import { groupOf } from '../rules/parts/deeds.ts';
import type { Hit } from '../rules/parts/meaning.ts';
import { freshTile, standing } from '../rules/table.ts';
import type { CampaignView, SideView, TileView } from '../rules/view.ts';
import { type CardId, type Issue, type Side, type StateId, sides } from '../vocabulary.ts';

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
    ...view.tiles.map((tile) => `- ${stateLine(tile, say)}`),
    '',
    ...sides.map((side) => cardsLine(side, view.sides[side], say)),
    ...sides.flatMap((side) => againLines(view, side, say)),
    say(view.media ? msg('board.media', { card: view.media.card, side: view.media.by }) : msg('board.no-media')),
    ...(view.latest ? [say(msg('board.latest', { side: view.latest.by, did: view.latest.did, cards: view.latest.cards }))] : []),
    ...(view.offer ? [say(msg('board.offer', { side: view.offer }))] : []),
    say(last ? msg('board.news', { ...last, left }) : msg('board.no-news', { left })),
    say(msg('board.unused', { states: view.unused })),
  ].join('\n');
}

const scoreLine = (side: Side, { votes: total, votesAtStart, won }: SideView, say: Say): string =>
  say(msg('board.score', { side, votes: total, atStart: votesAtStart, won }));

const cardsLine = (side: Side, { hand, deck, discard, tokens }: SideView, say: Say): string =>
  say(msg('board.cards', { side, hand, deck, discard, tokens }));

/** A side's cards that everyone has seen but nobody can look at any more. */
function againLines(view: CampaignView, side: Side, say: Say): string[] {
  const { discard, shown } = view.sides[side];
  const open = [...discard, ...view.played, ...(view.media ? [view.media.card] : [])];
  const cards = shown.filter((card) => !open.includes(card));
  return cards.length > 0 ? [say(msg('board.again', { side, cards }))] : [];
}

function countOf(tile: TileView, issue: Issue): RowCount {
  const of = (side: Side | null) => tile[issue].filter((circle) => circle.voter === side).length;
  return { issue, obama: of('obama'), mccain: of('mccain'), undecided: of(null) };
}

/** A state in play, in one line. */
const stateLine = (tile: TileView, say: Say): string =>
  say(
    msg('hand.state', {
      state: tile.id,
      votes: tile.votes,
      square: tile.square,
      key: tile.key,
      other: tile.other,
      defense: countOf(tile, 'defense'),
      economy: countOf(tile, 'economy'),
    }),
  );

export function race(view: CampaignView, say: Say): string {
  if (view.phase === 'preparing') return say(msg('race.preparing', votes(view)));
  if (view.phase === 'over') return say(msg('race.over', { ...votes(view), winner: view.winners?.[0] ?? null, conceded: view.ended === 'won.left' }));
  return say(msg('race', { ...votes(view), states: view.tiles.map((tile) => ({ id: tile.id, votes: tile.votes })) }));
}

const cardLine = (card: CardId, hits: Hit[] | null, say: Say): string =>
  say(msg('hand.card', { card, type: cardOf(card).type, group: groupOf(cardOf(card)), hits }));

/** A tile that may come into play, as it would lie on the table. */
function freshLine(id: StateId, say: Say): string {
  const tile = freshTile(id);
  const { square, key, other } = tile;
  const [defense, economy] = [standing(tile, 'defense'), standing(tile, 'economy')];
  return say(msg('hand.state', { state: id, votes: tileOf(id).votes, square, key, other, defense, economy }));
}

export function handWords(view: CampaignView, say: Say): string {
  if (!view.own) return '';
  const { hand, left, draft, opening, offered, hits } = view.own;
  if (draft) {
    const kept = draft.kept.length > 0 ? [say(msg('hand.kept', { cards: draft.kept }))] : [];
    return [...numbered(draft.seen.map((card) => cardLine(card, null, say))), ...kept].join('\n');
  }
  if (offered.length > 0) return [...numbered(offered.map((id) => freshLine(id, say))), say(msg('hand.held', { cards: hand }))].join('\n');
  const chosen = opening.length > 0 ? [say(msg('hand.opening', { states: opening }))] : [];
  const held = hand.length > 0 ? numbered(hand.map((card) => cardLine(card, hits[card] ?? null, say))) : [say(msg('hand.empty'))];
  // A player who reads words sees no board beside the hand.
  const board = view.tiles.map((tile) => `- ${stateLine(tile, say)}`);
  return [...held, ...chosen, say(msg('hand.left', { cards: left })), ...board].join('\n');
}

/** Numbers lines like the buttons. */
const numbered = (lines: readonly string[]): string[] => lines.map((line, i) => `${i + 1}. ${line}`);

/** Both sides with their votes and the number of states they won, the winner first. */
export function ending(view: CampaignView, say: Say): string[] {
  const { winners } = view;
  const order = [...sides].sort((a, b) => Number(winners?.includes(b)) - Number(winners?.includes(a)) || view.sides[b].votes - view.sides[a].votes);
  return order.map((side) => say(msg('board.end.side', { side, votes: view.sides[side].votes, won: view.sides[side].won.length })));
}
