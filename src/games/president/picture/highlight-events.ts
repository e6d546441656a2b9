/** Finds what in a post is worth its own picture: the last deciding event among its public messages, with everything that belongs to it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { infosCards } from '../data/infos.ts';
import { helicopterAttack } from '../data/media.ts';
import { type GoldOrder, squareNamed } from '../data/squares.ts';
import type { Messages } from '../messages.ts';
import type { PresidentView } from '../rules/view.ts';
import type { Battle, ShownCard, Transfer } from '../state.ts';
import { type CityId, type InfosId, squareCount } from '../vocabulary.ts';

export type Fight = { newcomer: Seat; owner: Seat; city: CityId };
export type Source = InfosId | GoldOrder;

/** A move of a pawn. `from`: null if neither a message nor the view tells it. `by`: the face of the die, or what ordered or carried the pawn. */
export interface Leg {
  seat: Seat;
  from: number | null;
  to: number;
  by: { die: number } | { source: Source | null } | 'helicopter';
}

/** One die each. */
type Rolls = Messages['dice']['rolls'];

type Event =
  | { what: 'opening'; rounds: Rolls[]; first: Seat }
  | { what: 'duel'; battle: Battle }
  /** An attack, and its parry if there was one; `end`: its result, as far as known. */
  | { what: 'attack'; fight: Fight; attack: ShownCard; parry: ShownCard | null; end: 'taken' | 'kept' | 'parried' | 'open' }
  | { what: 'flight'; leg: Leg; blocker: Seat | null; insists: boolean; end: 'away' | 'grounded' | 'open' }
  /** `dice`: this turn's dice so far, the last one last. */
  | { what: 'way'; leg: Leg; dice: number[] }
  | { what: 'order'; seat: Seat; source: Source | null; skips: number; presidents: number; media: number }
  | { what: 'leaves'; seat: Seat };

/** An event with the cities it moved; `isMinor`: it moved none, so an event that did, or that decided a battle or a flight, goes before it. */
export type Happening = Event & { changes: Transfer[]; isMinor?: true };

type Fact = { [K in keyof Messages]: { key: K; args: Messages[K] } }[keyof Messages];

/** The turn, as told so far. */
interface Turn {
  legs: Leg[];
  dice: number[];
  source: Source | null;
  attack: ShownCard | null;
  fight: Fight | null;
  blocker: Seat | null;
  drawn: number;
}

const opened = (): Turn => ({ legs: [], dice: [], source: null, attack: null, fight: null, blocker: null, drawn: 0 });

/** Where a pawn was before it came to `to` in the turn that the view still shows. */
function stopBefore({ story }: PresidentView, seat: Seat, to: number): number | null {
  const at = story?.by === seat ? story.stops.lastIndexOf(to) : -1;
  return at > 0 ? story!.stops[at - 1]! : null;
}

const moved = (cities: readonly CityId[], from: Seat | null, to: Seat | null): Transfer[] => cities.map((city) => ({ city, from, to }));

/** The last event that moved a city or decided a battle or a flight; without one, the last of the minor ones. */
export function happeningIn(view: PresidentView, told: readonly Message[]): Happening | null {
  let turn = opened();
  const rounds: Rolls[] = [];
  const found: Happening[] = [];
  for (const message of told) {
    const fact = message as Fact;
    if (fact.key === 'skips' || (fact.key === 'rolls' && !fact.args.again)) turn = opened();
    if (fact.key === 'dice') rounds.push(fact.args.rolls);
    if (fact.key === 'begins' && rounds.length > 0) found.push({ what: 'opening', rounds, first: fact.args.seat, changes: [], isMinor: true });
    const happening = travelled(view, turn, fact) ?? fought(view, turn, fact) ?? ordered(turn, fact);
    if (happening) found.push(happening);
  }
  return found.findLast(({ isMinor }) => !isMinor) ?? found.at(-1) ?? null;
}

/** Pawns on their way, and the free city that a pawn comes to. */
function travelled(view: PresidentView, turn: Turn, fact: Fact): Happening | null {
  const last = turn.legs.at(-1);
  const go = (seat: Seat, to: number, by: Leg['by'], from = last?.to ?? stopBefore(view, seat, to)): Leg => {
    const leg = { seat, from, to, by };
    turn.legs.push(leg);
    return leg;
  };
  switch (fact.key) {
    case 'rolls': {
      const { seat, die, to } = fact.args;
      turn.dice.push(die);
      turn.source = null;
      go(seat, to, { die }, (to - die + squareCount) % squareCount);
      return null;
    }
    case 'advances':
    case 'goes':
      go(fact.args.seat, fact.args.to, { source: turn.source });
      return null;
    case 'fetches': {
      const leg = go(fact.args.seat, 0, { source: 'oubli' }, squareNamed('oubli'));
      return { what: 'way', leg, dice: [], changes: [], isMinor: true };
    }
    case 'takes': {
      const { seat, cities, due } = fact.args;
      const changes = moved(cities, null, seat);
      if (due !== undefined || cities.length > 1) return orderOf(seat, due ?? turn.source, changes);
      const to = cities[0] === undefined ? undefined : squareNamed(cities[0]);
      if (to === undefined) return null;
      const leg = last?.to === to ? last : go(seat, to, { source: null }, stopBefore(view, seat, to));
      if (leg.by !== 'helicopter') return last?.to === to ? { what: 'way', leg, dice: turn.dice, changes } : orderOf(seat, turn.source, changes);
      return { ...flight(turn, leg, 'away'), changes };
    }
    default:
      return flown(view, turn, fact, go);
  }
}

type Go = (seat: Seat, to: number, by: Leg['by']) => Leg;

const flight = ({ blocker }: Turn, leg: Leg, end: 'away' | 'grounded' | 'open'): Happening => ({
  what: 'flight',
  leg,
  blocker,
  insists: blocker !== null && end === 'away',
  end,
  changes: [],
});

/** Helicopters. A flight not yet under way is shown on the board. */
function flown({ story, flight: wished }: PresidentView, turn: Turn, fact: Fact, go: Go): Happening | null {
  const last = turn.legs.at(-1);
  const flying = (seat: Seat, to: number): Leg => (last?.by === 'helicopter' && last.to === to ? last : go(seat, to, 'helicopter'));
  switch (fact.key) {
    case 'flies': {
      const leg = flying(fact.args.seat, fact.args.to);
      return fact.args.sure ? { ...flight(turn, leg, 'away'), isMinor: true } : null;
    }
    case 'lets.go':
      return { ...flight(turn, flying(fact.args.flyer, fact.args.to), 'away'), isMinor: true };
    case 'blocks': {
      turn.blocker = fact.args.seat;
      const to = last?.by === 'helicopter' ? last.to : wished?.by === fact.args.flyer ? wished.to : null;
      return to === null ? null : flight(turn, flying(fact.args.flyer, to), 'open');
    }
    case 'insists':
      turn.blocker ??= story?.shown.find(({ card }) => card === helicopterAttack)?.by ?? null;
      return flight(turn, flying(fact.args.seat, fact.args.to), 'away');
    case 'grounded': {
      turn.blocker ??= fact.args.blocker ?? null;
      const to = last?.by === 'helicopter' ? last.to : fact.args.to;
      return to === undefined ? null : flight(turn, flying(fact.args.seat, to), 'grounded');
    }
    default:
      return null;
  }
}

/** Attacks, parries and dice. */
function fought(view: PresidentView, turn: Turn, fact: Fact): Happening | null {
  const attacked = (end: 'taken' | 'kept' | 'parried' | 'open', fight: Fight | null, parry: ShownCard | null = null): Happening | null => {
    const attack = turn.attack ?? view.story?.shown.findLast(({ card }) => card.startsWith('A')) ?? null;
    if (!attack || !fight) return null;
    const changes = end === 'taken' ? moved([fight.city], fight.owner, fight.newcomer) : [];
    return { what: 'attack', fight, attack, parry, end, changes };
  };
  const fight = turn.fight ?? view.fight;
  switch (fact.key) {
    case 'battle':
      turn.fight = fact.args;
      return null;
    case 'attacks':
      turn.attack = { by: fact.args.seat, card: fact.args.card };
      return attacked('open', fight);
    case 'parries': {
      const by = fact.args.seat;
      if (!fight) return null;
      turn.attack ??= { by: by === fight.owner ? fight.newcomer : fight.owner, card: fact.args.attack };
      return attacked('parried', fight, { by, card: fact.args.card });
    }
    case 'stormed':
      return attacked('taken', fact.args);
    case 'repelled':
      return attacked('kept', fact.args);
    case 'battle.decided': {
      const { newcomer, owner, city, winner } = fact.args;
      return { what: 'duel', battle: fact.args, changes: winner === newcomer ? moved([city], owner, newcomer) : [] };
    }
    default:
      return null;
  }
}

const orderOf = (
  seat: Seat,
  source: Source | null,
  changes: Transfer[],
  of: Partial<{ skips: number; presidents: number; media: number }> = {},
): Happening => ({
  what: 'order',
  seat,
  source,
  skips: 0,
  presidents: 0,
  media: 0,
  ...of,
  changes,
});

const isRead = (source: Source | null): boolean => source !== null && infosCards.some(({ id }) => id === source);

/** Orders of cards and gold squares. */
function ordered(turn: Turn, fact: Fact): Happening | null {
  switch (fact.key) {
    case 'gold':
      turn.source = fact.args.order;
      return null;
    case 'infos':
      turn.source = fact.args.card;
      turn.drawn = 0;
      return null;
    case 'loses':
      return orderOf(fact.args.seat, fact.args.due ?? turn.source, moved(fact.args.cities, fact.args.seat, null));
    case 'gives': {
      const { from, to, cities, due } = fact.args;
      return orderOf(to, due ?? turn.source, moved(cities, from, to));
    }
    case 'swaps': {
      const { one, other, mine, theirs, due } = fact.args;
      return orderOf(one, due ?? turn.source, [...moved(mine, one, other), ...moved(theirs, other, one)]);
    }
    case 'presidents.lost':
      return fact.args.n === 0 ? null : { ...orderOf(fact.args.seat, turn.source, [], { presidents: fact.args.n }), isMinor: true };
    case 'skip.ordered':
      return { ...orderOf(fact.args.seat, turn.source, [], { skips: fact.args.n }), isMinor: true };
    case 'media':
      if (!isRead(turn.source) || turn.legs.at(-1)?.by === 'helicopter') return null;
      turn.drawn++;
      return { ...orderOf(fact.args.seat, turn.source, [], { media: turn.drawn }), isMinor: true };
    case 'leaves':
      return fact.args.cities.length === 0 ? null : { what: 'leaves', seat: fact.args.seat, changes: moved(fact.args.cities, fact.args.seat, null) };
    default:
      return null;
  }
}
