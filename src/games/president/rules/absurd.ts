/** Answers that no player of the board game would give. */
import { type Absurdities, absurdBy, type Choice, type IsAbsurd } from '../../kit/absurd.ts';
import { squareAt } from '../data/squares.ts';
import { type CityId, protectedValues, worthy } from '../vocabulary.ts';
import { flyTo, hurts } from './effects/flight.ts';
import { nothing } from './orders.ts';
import { saidBy } from './stance.ts';
import type { CityView, PresidentView, SeatView } from './view.ts';

type Posed = Choice<PresidentView>;

const cityIn = ({ view }: Posed, city: string): CityView | undefined => view.cities.find(({ id }) => id === city);
const mine = ({ view, seat }: Posed): SeatView => view.seats.find((one) => one.seat === seat)!;

/** Whether a city would complete a group, or elect. */
function isPrize(choice: Posed, by: string, city: CityId): boolean {
  const { view } = choice;
  const points = cityIn(choice, city)?.points ?? 0;
  const group = view.cities.every((one) => one.points !== points || one.id === city || one.owner === by);
  return elects(choice, by, city) || (protectedValues.includes(points) && group);
}

function elects(choice: Posed, by: string, city: CityId): boolean {
  const { view } = choice;
  const strength = view.seats.find(({ seat }) => seat === by)?.strength ?? 0;
  return view.elects && strength + (cityIn(choice, city)?.points ?? 0) >= view.majority;
}

/** Cities differ by chance and taste as well: from here on, one is worth plainly less than another. */
const plainly = 3;

/** Cities for the player that are plainly worth less together than the best, and complete no group. */
function lesser(choice: Posed, n: number): IsAbsurd {
  const points = (id: string): number => cityIn(choice, id)?.points ?? 0;
  const best = choice.options.map(({ id }) => points(id)).sort((a, b) => b - a);
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const most = sum(best.slice(0, n));
  return (picked) => sum(picked.map(points)) <= most - plainly && !picked.some((id) => isPrize(choice, choice.seat, id));
}

/** The city that a flight goes to, with its points; null: none, or one that can't be won. */
function landing(choice: Posed, to: number): CityView | null {
  const { kind, name } = squareAt(to);
  const city = kind === 'city' ? cityIn(choice, name) : undefined;
  const isOut = choice.view.seats.some(({ seat, immobilised }) => seat === city?.owner && immobilised);
  return city && city.owner !== choice.seat && !city.safe && !isOut ? city : null;
}

/** A battle that decides the game, and in which the player could show or commit a card. */
function decides(choice: Posed): boolean {
  const { fight } = choice.view;
  return fight !== null && choice.options.length > 1 && elects(choice, fight.newcomer, fight.city);
}

const absurdities: Absurdities<PresidentView> = {
  /** Fewer free cities taken than may be. */
  'leaves-cities'({ ask, options }) {
    if (ask.key !== 'ask.free') return null;
    const n = Math.min((ask.args as { n: number }).n, options.length);
    return (picked) => picked.length < n;
  },
  /** Free cities taken that are plainly worth less. */
  'takes-less': (choice) =>
    choice.ask.key === 'ask.free' ? lesser(choice, Math.min((choice.ask.args as { n: number }).n, choice.options.length)) : null,
  /** A flight that wins nothing, or a free city that is plainly worth less, where a free city of some worth can be reached. */
  'flies-for-nothing'(choice) {
    if (choice.ask.key !== 'ask.fly') return null;
    const free = choice.view.cities.filter(({ owner }) => owner === null).map(({ points }) => points);
    const most = Math.max(0, ...free);
    const isPoor = (to: number): boolean => {
      if (hurts.includes(squareAt(to).name)) return true;
      const city = landing(choice, to);
      if (!city) return squareAt(to).kind === 'city' && free.length > 0;
      return city.owner === null && city.points <= most - plainly && !isPrize(choice, choice.seat, city.id);
    };
    return ([id]) => (id!.startsWith(flyTo) ? isPoor(Number(id!.slice(flyTo.length))) : most >= worthy);
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
    const isVain = hurts.includes(name) || (kind === 'city' && cityIn(choice, name)?.owner === flyer);
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
