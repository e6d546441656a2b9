/** Answers that no player of the board game would give. */
import { type Absurdities, absurdBy, type Choice, type IsAbsurd } from '../../kit/absurd.ts';
import { goldNumbers, squareAt } from '../data/squares.ts';
import { type CityId, majority, worthy } from '../vocabulary.ts';
import { flyTo, hurts } from './effects/flight.ts';
import { nothing } from './orders.ts';
import { prizeOf } from './prize.ts';
import { saidBy } from './stance.ts';
import type { CityView, PresidentView, SeatView } from './view.ts';

type Posed = Choice<PresidentView>;

const cityIn = ({ view }: Posed, city: string): CityView | undefined => view.cities.find(({ id }) => id === city);
const mine = ({ view, seat }: Posed): SeatView => view.seats.find((one) => one.seat === seat)!;

/** Whether a city would complete a group, or elect. */
const isPrize = ({ view }: Posed, by: string, city: CityId): boolean => prizeOf(view, by, city) !== null;

const strengthOf = ({ view }: Posed, by: string): number => view.seats.find(({ seat }) => seat === by)?.strength ?? 0;

/** The majority elects from the moment on in which the last free city is taken. */
const elects = ({ view }: Posed, by: string, city: CityId): boolean => prizeOf(view, by, city) === 'elected';

/** Whether taking the last `n` free cities would elect somebody else, who has the majority already. */
function crownsOther({ view, seat }: Posed, n: number): boolean {
  const free = view.cities.filter(({ owner }) => owner === null).length;
  return !view.elects && free <= n && view.seats.some((one) => one.seat !== seat && one.strength >= view.majority);
}

/** How many free cities the player may take; null: that isn't asked, or taking them would elect somebody else. */
function mayTake(choice: Posed): number | null {
  const { ask, options } = choice;
  if (ask.key !== 'ask.free') return null;
  const n = Math.min((ask.args as { n: number }).n, options.length);
  return crownsOther(choice, n) ? null : n;
}

/** Cities differ by chance and taste as well: from here on, one is worth plainly less than another. */
const plainly = 3;

/** Whether a city is a prize for anybody: who takes it may do so to keep it from another. */
const isWanted = (choice: Posed, city: CityId): boolean => choice.view.seats.some(({ seat }) => isPrize(choice, seat, city));

/** Cities for the player that are plainly worth less together than the best, and are no prize. */
function lesser(choice: Posed, n: number): IsAbsurd {
  const points = (id: string): number => cityIn(choice, id)?.points ?? 0;
  const best = choice.options.map(({ id }) => points(id)).sort((a, b) => b - a);
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const most = sum(best.slice(0, n));
  return (picked) => sum(picked.map(points)) <= most - plainly && !picked.some((id) => isWanted(choice, id));
}

/** The city that a player flies to, with its points; null: none, or one that can't be won. */
function landing(choice: Posed, by: string, to: number): CityView | null {
  const { kind, name } = squareAt(to);
  const city = kind === 'city' ? cityIn(choice, name) : undefined;
  const isOut = choice.view.seats.some(({ seat, immobilised }) => seat === city?.owner && immobilised);
  return city && city.owner !== by && !city.safe && !isOut ? city : null;
}

const missed: { readonly [square: string]: number } = { extinction: goldNumbers.extinction, epuisement: goldNumbers.epuisement };

/** Whether the strongest player would win by the rounds during the turns missed on a square, in which nobody can battle for their cities. */
function shelters(choice: Posed, by: string, square: string): boolean {
  const { round, limit, falls, seats } = choice.view;
  const turns = missed[square];
  if (turns === undefined || seats.some(({ seat, strength }) => seat !== by && strength >= strengthOf(choice, by))) return false;
  const back = round + turns + 1;
  return (limit !== null && back > limit) || (falls !== null && strengthOf(choice, by) >= majority - Math.max(0, back - falls));
}

/** Whether a flight there only costs the player something. */
const isHarm = (choice: Posed, by: string, square: string): boolean => hurts.includes(square) && !shelters(choice, by, square);

/** A battle that decides the game, and in which the player could show or commit a card. */
function decides(choice: Posed): boolean {
  const { fight } = choice.view;
  return fight !== null && choice.options.length > 1 && elects(choice, fight.newcomer, fight.city);
}

const absurdities: Absurdities<PresidentView> = {
  /** Fewer free cities taken than may be, unless the last ones elect somebody else. */
  'leaves-cities'(choice) {
    const n = mayTake(choice);
    return n === null ? null : (picked) => picked.length < n;
  },
  /** Free cities taken that are plainly worth less. */
  'takes-less'(choice) {
    const n = mayTake(choice);
    return n === null ? null : lesser(choice, n);
  },
  /** A flight that wins nothing, or a free city that is plainly worth less, where a free city of some worth can be reached. */
  'flies-for-nothing'(choice) {
    if (choice.ask.key !== 'ask.fly') return null;
    const free = crownsOther(choice, 1) ? [] : choice.view.cities.filter(({ owner }) => owner === null).map(({ points }) => points);
    const most = Math.max(0, ...free);
    const isPoor = (to: number): boolean => {
      if (isHarm(choice, choice.seat, squareAt(to).name)) return true;
      const city = landing(choice, choice.seat, to);
      if (!city) return squareAt(to).kind === 'city' && free.length > 0;
      return city.owner === null && city.points <= most - plainly && !isWanted(choice, city.id);
    };
    return ([id]) => (id!.startsWith(flyTo) ? isPoor(Number(id!.slice(flyTo.length))) : most >= worthy);
  },
  /** A flight to a battle for a city that is plainly worth less than another of the same owner, with the same odds. */
  'fights-for-less'(choice) {
    if (choice.ask.key !== 'ask.fly') return null;
    const wonAt = (id: string) => (id.startsWith(flyTo) ? landing(choice, choice.seat, Number(id.slice(flyTo.length))) : null);
    const most = new Map<string, number>();
    for (const { id } of choice.options) {
      const city = wonAt(id);
      if (city?.owner != null) most.set(city.owner, Math.max(city.points, most.get(city.owner) ?? 0));
    }
    return ([id]) => {
      const city = wonAt(id!);
      return city?.owner != null && city.points <= most.get(city.owner)! - plainly && !isWanted(choice, city.id);
    };
  },
  /** No card spent on the battle that elects somebody. */
  'spares-cards': (choice) =>
    (choice.ask.key === 'ask.attack' || choice.ask.key === 'ask.commit') && decides(choice)
      ? ([id]) => {
          const said = saidBy(id!);
          return said !== null && 'commit' in said && said.commit === 0;
        }
      : null,
  /** The attack that elects somebody, or keeps the player from it, not parried. */
  'lets-attack': (choice) => (choice.ask.key === 'ask.parry' && decides(choice) ? ([id]) => id === nothing : null),
  /** A flight blocked that wins its player nothing. */
  'blocks-nothing'(choice) {
    if (choice.ask.key !== 'ask.block') return null;
    const { seat: flyer, to } = choice.ask.args as { seat: string; to: number };
    const { kind, name } = squareAt(to);
    const isVain = isHarm(choice, flyer, name) || (kind === 'city' && landing(choice, flyer, to) === null);
    return isVain ? ([id]) => id !== nothing : null;
  },
  /** A flight let go that elects its player. */
  'lets-fly'(choice) {
    if (choice.ask.key !== 'ask.block' || mine(choice).media === 0) return null;
    const { seat: flyer, to } = choice.ask.args as { seat: string; to: number };
    const { kind, name } = squareAt(to);
    const isFree = kind === 'city' && cityIn(choice, name)?.owner === null;
    return isFree && elects(choice, flyer, name) ? ([id]) => id === nothing : null;
  },
};

export const absurd = absurdBy(absurdities);
