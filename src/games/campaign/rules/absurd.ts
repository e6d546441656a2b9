/** Answers that no player of the board game would give. */
import { type Absurdities, absurdBy, type Choice, type IsAbsurd } from '../../kit/absurd.ts';
import { tileOf } from '../data/states.ts';
import type { Foresight } from '../messages.ts';
import { type CardId, opponentOf, type Side, type StateId, sides } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { foresee } from './parts/deeds.ts';
import { missingIn, nearlyTurns } from './seen.ts';
import type { CampaignView } from './view.ts';

type Posed = Choice<CampaignView>;

const sideOf = ({ seat }: Posed): Side => sides.find((side) => side === seat)!;

/** The choices of which each option says what it would do to a state. */
const choosing: readonly string[] = ['ask.state', 'ask.next-state', 'ask.issue', 'ask.direction', 'ask.news-state'];

/** What each option would do to its state, if the options say so. */
function foreseenIn({ ask, options }: Posed): Map<string, Foresight> {
  if (!choosing.includes(ask.key)) return new Map();
  return new Map(options.flatMap(({ id, detail }) => (detail?.key === 'foresight' ? [[id, detail.args as unknown as Foresight] as const] : [])));
}

/** Whether the side wins a state with this choice, or with one that follows. */
const wins = ({ wins: now, either }: Foresight, side: Side): boolean => now === side || (now === null && either.some((one) => one.wins === side));
const gains = ({ gains: all }: Foresight, side: Side): boolean => all.some(({ by, to, from }) => by === side && to > from);
const isIdle = ({ gains: all, spaces, key, wins: won, open }: Foresight): boolean =>
  all.length === 0 && spaces === 0 && key === null && won === null && !open;

/** States that the rival would win with one more voter, or with the marker one step further. */
function threatened(choice: Posed): StateId[] {
  const rival = opponentOf(sideOf(choice));
  return choice.view.tiles.filter((tile) => missingIn(tile, rival) === 1 || nearlyTurns(tile, rival)).map(({ id }) => id);
}

/** How many of these choices the card still has, this one included: each is made in another state. */
const partsLeft = ({ ask }: Posed): number => (ask.key === 'ask.next-state' ? (ask.args as { left: number }).left : 1);

/** The votes of the states that a card wins at once, or of the best one that its player may choose; null: that depends on more than the table. */
function votesBy({ view }: Posed, side: Side, card: CardId): number | null {
  const { play, lasting } = cardOf(card);
  const votes = (ids: readonly StateId[]): number[] => ids.map((id) => tileOf(id).votes);
  const hits = view.own?.hits[card];
  if (hits) return votes(hits.filter((hit) => hit.wins === side).map((hit) => hit.state)).reduce((sum, one) => sum + one, 0);
  if (lasting || play[0]?.kind !== 'chooseState') return null;
  const won = view.tiles.filter((tile) => wins(foresee(view, tile, { steps: play, names: {} }, { s: tile.id }, side), side));
  return Math.max(0, ...votes(won.map(({ id }) => id)));
}

/** Without discarding others, and without going negative. */
const isFree = (card: CardId): boolean => cardOf(card).cost === 0 && !cardOf(card).negative;

/**
 * Drawing, or a card that wins nothing and draws none, where a card that costs nothing wins a state, unless the rival has to be stopped. Nor is more
 * paid for a win that is no larger.
 */
function wastesTurn(choice: Posed): IsAbsurd | null {
  if (choice.ask.key !== 'ask.turn' && choice.ask.key !== 'ask.play-one') return null;
  const side = sideOf(choice);
  // Most turns, nobody can win anything: that is seen at a glance.
  if (
    choice.view.tiles.every(
      (tile) => Math.min(...([tile.defense, tile.economy] as const).map((row) => row.filter(({ voter }) => voter !== side).length)) > 2,
    )
  )
    return null;
  const cards = choice.options.map(({ id }) => id).filter((id) => choice.view.own?.hand.includes(id));
  const won = new Map(cards.map((card) => [card, votesBy(choice, side, card)]));
  const most = Math.max(0, ...cards.filter(isFree).map((card) => won.get(card) ?? 0));
  if (most === 0) return null;
  const isPressed = threatened(choice).length > 0;
  const draws = (card: CardId): boolean => cardOf(card).play.some(({ kind }) => kind === 'drawCards');
  const isDear = (card: CardId): boolean => !isFree(card) && won.get(card) !== null && won.get(card)! <= most && cardOf(card).play.length <= 2;
  return ([id]) => id === 'draw' || (!isPressed && won.has(id!) && ((won.get(id!) === 0 && !draws(id!)) || isDear(id!)));
}

const absurdities: Absurdities<CampaignView> = {
  /** A state that is won at once is left for one that isn't, with no part of the card to win it afterwards. */
  'passes-up-win'(choice) {
    const [seen, side] = [foreseenIn(choice), sideOf(choice)];
    const won = [...seen.values()].filter((one) => wins(one, side)).length;
    if (won === 0 || won < partsLeft(choice)) return null;
    const held = threatened(choice);
    return ([id]) => !wins(seen.get(id!)!, side) && !held.includes(id!);
  },
  'wastes-turn': wastesTurn,
  /** The rival wins a state by it. */
  'wins-for-rival'(choice) {
    const [seen, rival] = [foreseenIn(choice), opponentOf(sideOf(choice))];
    return seen.size > 0 ? ([id]) => seen.get(id!)?.wins === rival : null;
  },
  /** Nothing happens in the state chosen, where the card wins voters in another. */
  'chooses-nothing'(choice) {
    const [seen, side] = [foreseenIn(choice), sideOf(choice)];
    if (![...seen.values()].some((one) => gains(one, side))) return null;
    return ([id]) => isIdle(seen.get(id!)!);
  },
  /** A Demographic Support for a group that has no voters left anywhere, or the choice of states for news that can't come any more. */
  'plays-nothing'(choice) {
    if (choice.ask.key !== 'ask.turn') return null;
    const { own, unused, media } = choice.view;
    const { hits = {} } = own ?? {};
    const isLate = unused.length === 0 && media?.by !== opponentOf(sideOf(choice));
    return ([id]) => {
      if (!own?.hand.includes(id!)) return false;
      const { type, lasting } = cardOf(id!);
      return (hits[id!]?.length === 0 && type === 'demographic-support') || (isLate && lasting === 'chooses-news-state');
    };
  },
  /** More cards discarded than there are states to win voters in. */
  overpays: ({ ask, view }) => (ask.key === 'ask.pay-any' ? (picked) => picked.length > view.tiles.length : null),
};

export const absurd = absurdBy(absurdities);
