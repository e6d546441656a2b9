/** What a reader saw of a side's move, for the reasons of it. */
import type { Message } from '../../../kernel/types.ts';
import { asks, type Deed } from '../../kit/reasons.ts';
import { tileOf } from '../data/states.ts';
import { type CardId, type Group, type Issue, issues, opponentOf, otherIssue, type Side, type StateId, sides, type Voter } from '../vocabulary.ts';
import type { Card } from './cards/card.ts';
import { cardOf, cardsOf } from './cards/index.ts';
import { freshTile, majority, supporters } from './table.ts';
import type { CampaignView, TileView } from './view.ts';

/** What makes a card worth a place in the deck. */
export type Merit = 'draws' | 'media' | 'several' | 'strong' | 'both' | 'gains' | 'shifts' | 'group' | 'key';
export type Place = { state: StateId; votes: number };

export const placeOf = ({ id, votes }: Pick<TileView, 'id' | 'votes'>): Place => ({ state: id, votes });
/** The votes of these states together. */
export const votesOf = (states: readonly StateId[]): number => states.reduce((sum, id) => sum + tileOf(id).votes, 0);
/** The states in play, those with the most votes first. */
export const biggestFirst = ({ tiles }: CampaignView): TileView[] => tiles.toSorted((a, b) => b.votes - a.votes);

type Done = Deed<CampaignView>;

export const sideOf = ({ seat }: Done): Side => sides.find((side) => side === seat)!;
export const rivalOf = (deed: Done): Side => opponentOf(sideOf(deed));
export const leadIn = (tile: TileView, issue: Issue, side: Side): number => withVoter(tile, issue, side) - withVoter(tile, issue, opponentOf(side));
export const withVoter = (tile: TileView, issue: Issue, voter: Voter): number => tile[issue].filter((circle) => circle.voter === voter).length;
/** Voters a side still lacks on the deciding issue. */
export const missingIn = (tile: TileView, side: Side): number => tile[tile.majority].length - withVoter(tile, tile.majority, side);

/** Whether the issue that doesn't decide a state is all the side's. */
export function isMinorityOf(tile: TileView, side: Side): boolean {
  const other = otherIssue(tile.majority);
  return withVoter(tile, other, side) === tile[other].length;
}

/** Whether one step of the marker would make the other issue decide. */
export const isBesideTurn = ({ square }: TileView): boolean => square === 2 || square === 3;

/** Whether the issue that doesn't decide a state is all the side's, and one step of the marker would make it decide. */
export const nearlyTurns = (tile: TileView, side: Side): boolean => isBesideTurn(tile) && isMinorityOf(tile, side);

/** What was told before the die or the news changed anything: the rest is luck. */
export function planned({ told }: Done): Message[] {
  const all = told.flat();
  const luck = all.findIndex(({ key }) => key === 'news' || key === 'rolls');
  return luck < 0 ? all : all.slice(0, luck);
}

/** Whether everything told is what the side did: in the other side's turn, others see it only react. */
export const isOwnTurn = ({ was, seat, answer }: Done): boolean => answer !== null || was.active === seat;

/** States that the move changed, before luck did, with the state before and after; those with the most votes first. */
function changed(deed: Done): { was: TileView; is: TileView; at: Place }[] {
  if (!isOwnTurn(deed)) return [];
  const told = deed.told.flat();
  const touched = (messages: readonly Message[]): Set<string> =>
    new Set(
      messages.flatMap(({ args = {} }) => [args.state, ...(Array.isArray(args.states) ? args.states : [])]).filter((id) => typeof id === 'string'),
    );
  const byLuck = touched(told.slice(planned(deed).length));
  return deed.was.tiles
    .flatMap((was) => {
      const is = deed.is.tiles.find(({ id }) => id === was.id);
      return is && !byLuck.has(was.id) ? [{ was, is, at: placeOf(is) }] : [];
    })
    .sort((a, b) => b.at.votes - a.at.votes);
}

/** Whether every state stands as before. */
export const isUnchanged = ({ was, is }: Done): boolean => JSON.stringify(was.tiles) === JSON.stringify(is.tiles);

/** The changed states of which something is true. */
export const whereIn = (deed: Done, isTrue: (was: TileView, is: TileView) => boolean): StateId[] =>
  changed(deed).flatMap(({ was, is }) => (isTrue(was, is) ? [is.id] : []));

/** The first changed state of which something is true, with what else there is to say: the one that was chosen, if it's the answer. */
export function firstOf<A>(deed: Done, find: (was: TileView, is: TileView) => A | null): (Place & A) | null {
  const isChosen = ({ id }: TileView): boolean => !asks(deed, 'ask.state', 'ask.next-state') || deed.answer!.picked[0] === id;
  for (const { was, is, at } of changed(deed).filter((one) => isChosen(one.was))) {
    const found = find(was, is);
    if (found !== null) return { ...at, ...found };
  }
  return null;
}

export const toldOf = (deed: Done, key: string, side: Side): Message | undefined =>
  planned(deed).find((message) => message.key === key && message.args?.side === side);

/** The same, luck included. */
export const anyOf = ({ told }: Done, key: string, side: Side): Message | undefined =>
  told.flat().find((message) => message.key === key && message.args?.side === side);

/** What ends the effects of one Breaking News card. */
const afterNews = ['news', 'news.state', 'wins', 'rolls', 'plays'];

/** What news that a side aimed did to a state that is still in play. */
export interface Aimed {
  at: Place;
  is: TileView;
  /** Voters the news won for the side. */
  won: number;
  /** Voters it won for the other side, by issue. */
  lost: { issue: Issue; n: number }[];
  /** Where the marker went, and whether that issue hadn't decided before. */
  shift: { toward: Issue; turned: boolean } | null;
  /** The key demographic, if it changed. */
  key: Group | null;
}

/** The state at which the side aimed the news, what was told of it then, and whether the side or the other one won it by that. */
export function aimedAt(deed: Done): { state: StateId; effects: Message[]; winner: Side | null } | null {
  const told = deed.told.flat();
  const from = told.findIndex(({ key, args }) => key === 'news.state' && args?.side === sideOf(deed));
  const state = from < 0 ? undefined : told[from]!.args?.state;
  if (typeof state !== 'string') return null;
  const rest = told.slice(from + 1);
  const to = rest.findIndex(({ key }) => afterNews.includes(key));
  const end = to < 0 ? undefined : rest[to];
  const winner = end?.key === 'wins' && end.args?.state === state ? (end.args.side as Side) : null;
  return { state, effects: (to < 0 ? rest : rest.slice(0, to)).filter(({ args }) => args?.state === state), winner };
}

/** What the news did where the side aimed it; null: it didn't, or the state was won. */
export function aimed(deed: Done): Aimed | null {
  const { state, effects } = aimedAt(deed) ?? { state: null, effects: [] };
  const is = deed.is.tiles.find(({ id }) => id === state);
  if (!is) return null;
  const voters = (side: Side): Aimed['lost'] =>
    effects.flatMap(({ key, args }) =>
      (key === 'gains' || key === 'undecided') && args?.side === side ? [{ issue: args.issue as Issue, n: Number(args.n) }] : [],
    );
  const won = voters(sideOf(deed)).reduce((sum, { n }) => sum + n, 0);
  const shift = effects.find(({ key }) => key === 'shifts')?.args as Aimed['shift'] | undefined;
  const key = effects.find((one) => one.key === 'key')?.args?.group as Group | undefined;
  return { at: placeOf(is), is, won, lost: voters(rivalOf(deed)), shift: shift ?? null, key: key ?? null };
}

export const undecidedIn = (tile: TileView): number => issues.reduce((sum, issue) => sum + withVoter(tile, issue, null), 0);
export const hasUndecided = (tile: TileView): boolean => undecidedIn(tile) > 0;

/** Whether a card that the side may have, as far as the reader knows, wins the undecided voters of this group: none that lies in its discard pile. */
export function winsGroup({ decks, sides: all, own }: CampaignView, side: Side, group: Group): boolean {
  const may = ({ id, starter }: Card): boolean =>
    own?.side === side ? own.hand.includes(id) || own.left.includes(id) : (decks !== 'starter' || starter) && !all[side].discard.includes(id);
  return cardsOf[side].some((card) => may(card) && rallies(card, group));
}

/** Whether the card wins the undecided voters of this group. */
export const rallies = ({ play }: Pick<Card, 'play'>, group: Group): boolean =>
  play.some((step) => step.kind === 'demographicSupport' && step.group === group);

export function meritOf(id: CardId): Merit {
  const { play, lasting } = cardOf(id);
  const kinds = play.map(({ kind }) => kind);
  const gains = play.reduce((sum, step) => sum + (step.kind === 'gainSupport' ? Number(step.n) : 0), 0);
  if (lasting) return 'media';
  if (kinds.includes('inDifferentStates')) return 'several';
  if (kinds.includes('drawCards')) return 'draws';
  if (gains >= 2) return 'strong';
  if (gains > 0) return kinds.includes('shift') ? 'both' : 'gains';
  if (kinds.includes('shift')) return 'shifts';
  return kinds.includes('alterKey') ? 'key' : 'group';
}

export const openingOf = (deed: Done): StateId[] =>
  asks(deed, 'ask.opening') ? [...deed.answer!.picked] : ((toldOf(deed, 'opening', sideOf(deed))?.args?.states as StateId[] | undefined) ?? []);

export function isNear(id: StateId, side: Side): boolean {
  const tile = freshTile(id);
  return supporters(tile, majority(tile), side) > supporters(tile, majority(tile), opponentOf(side));
}

/** The first card of the hand that was not played or paid, of which something is true: the news may still take it, which is luck. */
export function heldIn(deed: Done, isIt: (card: CardId) => boolean): CardId | undefined {
  const used = planned(deed).flatMap(({ args }) => [args?.card, ...(Array.isArray(args?.cards) ? args.cards : [])]);
  return (deed.was.own?.hand ?? []).find((card) => !used.includes(card) && isIt(card));
}

/** How many cards the side drew by playing one. */
export function drawnBy(deed: Done): number {
  const hasPlayed = toldOf(deed, 'plays', sideOf(deed)) !== undefined || (deed.was.active === deed.seat && deed.was.played.length > 0);
  return hasPlayed ? drawnIn(deed) : 0;
}

/** How many cards the side drew by taking a bonus. */
export const drawnByBonus = (deed: Done): number => (asks(deed, 'ask.bonus') ? drawnIn(deed) : 0);

function drawnIn(deed: Done): number {
  const n = toldOf(deed, 'draws', sideOf(deed))?.args?.n;
  return typeof n === 'number' ? n : 0;
}

/** Whether the card by which the side drew says that one of the cards drawn is played at once. */
export function playsDrawn(deed: Done): boolean {
  const all = planned(deed);
  const draw = all.findIndex(({ key, args }) => key === 'draws' && args?.side === sideOf(deed));
  const card = all.slice(0, Math.max(0, draw)).findLast(({ key }) => key === 'plays')?.args?.card ?? deed.was.played.at(-1);
  return typeof card === 'string' && cardOf(card).side === sideOf(deed) && cardOf(card).play.some(({ kind }) => kind === 'playOneOf');
}
