/** What a reader saw of a player's move, for the reasons of it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { chosenIn, type Deed, toldIn } from '../../kit/reasons.ts';
import { type Card, paymentsOf } from '../data/deck.ts';
import type { Messages } from '../messages.ts';
import { type Attack, attacks, type Duel, five, type Kind, toBeElected } from '../vocabulary.ts';
import type { MoiPresidentView, PlaceView } from './view.ts';

export type Done = Deed<MoiPresidentView>;
export type Key = keyof Messages;

/** What players chose: what a die led to is luck, until somebody chooses again. */
const chosen = (deed: Done): Message[] => chosenIn(deed, 'duel', 'luck', 'stands');

export const told = toldIn<Messages>();

/** The first message of this kind about what the player did. */
export function did<K extends Key>(deed: Done, key: K): Messages[K] | null {
  const found = chosen(deed).find(({ key: one, args }: Message) => one === key && args?.by === deed.seat);
  return found ? (found.args as unknown as Messages[K]) : null;
}

export const placeIn = ({ places }: MoiPresidentView, seat: Seat): PlaceView => places.find((place) => place.seat === seat)!;
export const othersIn = ({ places }: MoiPresidentView, seat: Seat): PlaceView[] => places.filter((place) => place.seat !== seat && place.here);
/** The other player, if there is only one. */
export function onlyRival({ was, seat }: Done): PlaceView | null {
  const [one, ...more] = othersIn(was, seat);
  return one && more.length === 0 ? one : null;
}
export const bestOf = (places: readonly PlaceView[]): number => Math.max(0, ...places.map(({ total }) => total));
export const mine = ({ was, seat }: Done): PlaceView => placeIn(was, seat);
export const valuesOf = ({ campaign }: PlaceView): number[] => campaign.map(({ points }) => points);
/** Players who could be attacked. */
export const exposed = (places: readonly PlaceView[]): PlaceView[] => places.filter(({ campaignPoints }) => campaignPoints >= five);

export const discarded = (deed: Done): Card | null => did(deed, 'discards')?.card ?? null;
/** How many cards of its kind were in hand, the card itself included; only the seat itself knows more than that one. */
export const copiesOf = ({ was }: Done, { kind }: Card): number => was.own?.hand.filter((one) => one.kind === kind).length ?? 1;
/** Whether a card of one of these kinds was in hand; only the seat itself knows. */
export const holds = ({ was }: Done, ...kinds: Kind[]): boolean => was.own?.hand.some(({ kind }) => kinds.includes(kind)) ?? false;
export const isAttack = (kind: Kind): kind is Attack => attacks.some((attack) => attack === kind);
export const isDuel = (kind: Kind): kind is Duel => kind === 'debat' || kind === 'polemique';

/** What an attack costs a player at most who gives up as little as possible. In a Debate, the attacker chooses. */
export function stakeOf(place: PlaceView, attack: Attack): number {
  const values = valuesOf(place);
  if (attack === 'affaire') return paidBy(place);
  return values.length === 0 ? 0 : attack === 'debat' ? Math.max(...values) : Math.min(...values);
}

/** What somebody pays at least who owes five points of campaign: there is no change. */
export const paidBy = (place: PlaceView): number => sumOf(paymentsOf(valuesOf(place))[0] ?? []);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** One or two cards away from the election. */
export const isNear = (total: number): boolean => total >= toBeElected - 2 * five && total < toBeElected;

/** Who must be stopped: the richest of the others who are near the election, or past it, and can be attacked. */
export const nearest = (deed: Done): PlaceView | null => mostExposed(deed, ({ total }) => isNear(total) || total >= toBeElected);

/** The richest of the others who can be attacked, and of whom something is true. */
function mostExposed({ was, seat }: Done, isIt: (place: PlaceView) => boolean): PlaceView | null {
  return (
    exposed(othersIn(was, seat))
      .filter(isIt)
      .toSorted((a, b) => b.total - a.total)[0] ?? null
  );
}

/** The richest of those who can be attacked, are far ahead of the player and have more than two thirds of the way behind them. */
export const farAhead = (deed: Done): PlaceView | null =>
  mostExposed(deed, ({ total }) => total >= Math.max(mine(deed).total + 3 * five, toBeElected - 3 * five));

/** Whether the player passed an Immunity on to this other, who still holds it. */
export const knowsImmunityOf = ({ was }: Done, other: Seat): boolean =>
  was.own?.known.some(({ seat, cards }) => seat === other && cards.some(({ kind }) => kind === 'immunite')) ?? false;

/** The points of a campaign card left in hand that would elect the player from so many; the fewest. Only the seat itself knows. */
export function winningFrom({ was }: Done, total: number, laid?: Card): number | null {
  const left = was.own?.hand.filter(({ id, kind }) => kind === 'campagne' && id !== laid?.id) ?? [];
  const enough = left.filter(({ points }) => total < toBeElected && total + points >= toBeElected);
  return enough.length > 0 ? Math.min(...enough.map(({ points }) => points)) : null;
}
