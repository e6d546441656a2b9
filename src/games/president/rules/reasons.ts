/** Why a player made a move: the reasons players give, the most telling first. What the dice and the cards did is none. */
import type { Nothing } from '../../../i18n/say.ts';
import type { Seat } from '../../../kernel/types.ts';
import { type Conditions, reasonsBy, when } from '../../kit/reasons.ts';
import { pointsOf } from '../data/cities.ts';
import { attacks, helicopterAttack, paradeFor, presidents } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { type CityId, type MediaId, worthy } from '../vocabulary.ts';
import { type DenialReasons, denials } from './denials.ts';
import { type FlightReasons, flights, isToldByFlight } from './flights.ts';
import { type Ending, endingWith, type Prize, prizeOf } from './prize.ts';
import { chosen, type Done, did, seatIn, told } from './seen.ts';
import { saidBy } from './stance.ts';
import { type SwapReasons, swaps } from './swaps.ts';
import { type TakeReasons, takes } from './takes.ts';
import { isChosen, type Tied, tiedAt } from './tied.ts';
import type { PresidentView } from './view.ts';

/** A battle, as the player sees it who made the move: `owns` the city. Reviews made before `against` was told have only the others. */
type Fight = { city: CityId; points: number; owns: boolean; prize: Prize; against?: Seat };

/** Each completes “mainly to …”. */
export type Reasons = DenialReasons &
  FlightReasons &
  SwapReasons &
  TakeReasons & {
    'why.elected': { points: number };
    /** Every city of this value is the player's now. */
    'why.group': { value: number };
    /** `parried`: the other player may hold the card that parries it. `keeps`: an attack kept for a bigger city, whose parry the player holds. */
    'why.attacks': Fight & { parried?: boolean; keeps?: MediaId };
    'why.parries': Fight;
    'why.commits': Fight & { n: number };
    /**
     * A small city: no card was spent on it, of so many attacks and Président cards; reviews made before left them out. `dice`: nobody else knows
     * whether there was a card to spend.
     */
    'why.spares': { city: CityId; points: number; dice?: boolean; attacks?: number; presidents?: number };
    /** The dice decide, to which the player adds one for the greater strength, and keeps Président cards (`keeps`) and attacks. */
    'why.strong': { city: CityId; mine: number; theirs: number; keeps?: number; attacks?: number };
    /** `keeps`: how many cards the player has; reviews made before it was told have only the city. The others: those that could have been spent. */
    'why.dice': { city: CityId; keeps?: number; attacks?: number; presidents?: number };
    /** `owner`: whose city it is; reviews made before it was told have only the square. `left`: the flyer waits for every city to be owned. */
    'why.blocks': { flyer: Seat; to: number; points?: number; owner?: Seat | null; prize?: Prize } & Partial<Ending>;
    'why.insists': { to: number };
    'why.stays': Nothing;
    'why.lets': { flyer: Seat; to: number };
    /** Of cities that are tied. Reviews made before points were told have only the cities. */
    'why.even': Tied;
    /** A parry was kept, for a city or a flight. */
    'why.yields': { city: CityId; points: number };
    'why.gives.up': Nothing;
    'why.offers': { city: CityId };
    /** Only earlier versions said it: a battle that the die led to is no wish. */
    'why.fights': { city: CityId; points: number; owns: boolean };
  };

/** The battle the player was in. */
function fightOf(deed: Done): Required<Fight> | null {
  const battle = told(deed, 'battle');
  const fight = deed.was.fight ?? battle;
  if (!fight || (fight.newcomer !== deed.seat && fight.owner !== deed.seat)) return null;
  const { city, newcomer, owner } = fight;
  const owns = owner === deed.seat;
  return { city, points: pointsOf(city), owns, prize: prizeOf(deed.was, newcomer, city), against: owns ? newcomer : owner };
}

/** The battle, unless the flight that led to it tells why. */
const fightFor = (deed: Done): Required<Fight> | null => (isToldByFlight(deed) ? null : fightOf(deed));

/** Whether the other player may hold the card that parries this attack, unless it has stood. */
function mayBeParried({ was, told, seat }: Done, attack: MediaId, other: Seat): boolean {
  const stood = told.flat().some(({ key, args }) => (key === 'stormed' && args?.newcomer === seat) || (key === 'repelled' && args?.owner === seat));
  const [parry, { media, known }] = [paradeFor(attack), seatIn(was, other)];
  if (stood || known.includes(parry)) return !stood;
  const isElsewhere = was.own?.media.includes(parry) === true || was.under.includes(parry) || was.seats.some((one) => one.known.includes(parry));
  return media > known.length && !isElsewhere;
}

/** What an answer picks, without the orders that it leaves as well. */
const withoutOrders = (picked: string): string => picked.split('+')[0]!;

/** What the player answered in a battle, if that is known; without the orders it left as well. */
const stanceOf = ({ answer }: Done): ReturnType<typeof saidBy> =>
  answer?.ask === 'ask.attack' || answer?.ask === 'ask.commit' ? saidBy(withoutOrders(answer.picked[0]!)) : null;

/** The player showed no attack, and committed no card as far as anyone can tell. */
function passes(deed: Done): boolean {
  const said = stanceOf(deed);
  if (said) return 'commit' in said && said.commit === 0;
  return did(deed, 'shows.none') !== null && committed(deed) === 0;
}

/** The battle that the player left to the dice. Cards are committed in secret: only the dice show that there are none. */
const leavesToDice = (deed: Done): ReturnType<typeof fightOf> =>
  deed.answer?.ask !== 'ask.fly' && !isToldByFlight(deed) && passes(deed) && (stanceOf(deed) || told(deed, 'battle.decided')) ? fightOf(deed) : null;

function committed(deed: Done): number {
  const said = stanceOf(deed);
  if (said) return 'commit' in said ? said.commit : 0;
  const battle = told(deed, 'battle.decided');
  return battle?.throws[0]?.find(({ seat }) => seat === deed.seat)?.presidents ?? 0;
}

/** Attacks that could have been shown here, besides the one that was. */
const otherAttacks = ({ was }: Done, shown: MediaId): MediaId[] => was.own?.media.filter((card) => attacks.includes(card) && card !== shown) ?? [];

/** For a small city: another attack that nobody can parry, since the player holds the parry. */
const keptFor = (deed: Done, { points, prize }: Fight, shown: MediaId): MediaId | undefined =>
  points < worthy && prize === null ? otherAttacks(deed, shown).find((card) => deed.was.own?.media.includes(paradeFor(card))) : undefined;

/** How many cards the player could have spent on the battle; nobody else knows. */
function spendable({ was, answer }: Done): { attacks: number; presidents: number } | null {
  const count = (kind: readonly MediaId[]): number => was.own?.media.filter((card) => kind.includes(card)).length ?? 0;
  return was.own && { attacks: answer?.ask === 'ask.commit' ? 0 : count(attacks), presidents: count(presidents) };
}

/** What a flight could win its player; nothing for a square without a city. */
function atStake(view: PresidentView, flyer: Seat, to: number): Omit<Reasons['why.blocks'], 'flyer' | 'to'> {
  const { kind, name } = squareAt(to);
  if (kind !== 'city') return {};
  const owner = view.cities.find(({ id }) => id === name)?.owner ?? null;
  return { points: pointsOf(name), owner, prize: prizeOf(view, flyer, name), ...(owner === null && endingWith(view, flyer, [name])) };
}

const conditions: Conditions<PresidentView, Reasons> = {
  'why.elected': ({ is, seat, told }) =>
    is.winners?.includes(seat) && !is.unopposed && chosen({ told } as Done).length > 0 ? { points: seatIn(is, seat).strength } : null,
  'why.group'(deed) {
    const one = did(deed, 'group');
    return one && (did(deed, 'takes') || did(deed, 'swaps', 'one')) ? { value: one.value } : null;
  },
  'why.attacks'(deed) {
    const said = stanceOf(deed);
    const card = said && 'attack' in said ? said.attack : did(deed, 'attacks')?.card;
    // A parry wins nothing by itself: what it keeps is the battle, whatever is shown next.
    const fight = card === undefined || isToldByFlight(deed) || deed.answer?.ask === 'ask.parry' ? null : fightOf(deed);
    if (!fight || card === undefined) return null;
    if (!mayBeParried(deed, card, fight.against)) return fight;
    const keeps = keptFor(deed, fight, card);
    return { ...fight, parried: true, ...(keeps !== undefined && { keeps }) };
  },
  'why.parries': (deed) => (did(deed, 'parries') ? fightFor(deed) : null),
  'why.commits'(deed) {
    // Before a flight, it is the flight that is to be told of.
    const [fight, n] = [deed.answer?.ask === 'ask.fly' ? null : fightFor(deed), committed(deed)];
    return fight && n > 0 ? { ...fight, n } : null;
  },
  'why.spares'(deed) {
    const fight = leavesToDice(deed);
    if (!fight || fight.points >= worthy || fight.prize !== null) return null;
    return { city: fight.city, points: fight.points, ...(deed.answer === null ? { dice: true } : spendable(deed)) };
  },
  'why.strong'(deed) {
    const fight = leavesToDice(deed);
    if (!fight) return null;
    const [mine, theirs] = [seatIn(deed.was, deed.seat).strength, seatIn(deed.was, fight.against).strength];
    const { presidents: keeps = 0, attacks: shows = 0 } = spendable(deed) ?? {};
    return mine > theirs ? { city: fight.city, mine, theirs, ...(keeps > 0 && { keeps }), ...(shows > 0 && { attacks: shows }) } : null;
  },
  'why.dice'(deed) {
    const fight = leavesToDice(deed);
    return fight && { city: fight.city, keeps: seatIn(deed.was, deed.seat).media, ...spendable(deed) };
  },
  'why.blocks'(deed) {
    const isBlock = deed.answer?.ask === 'ask.block' ? deed.answer.picked[0]!.startsWith('A') : did(deed, 'blocks') !== null;
    const { flight } = deed.was;
    const flies = told(deed, 'flies');
    const [flyer, to] = [flight?.by ?? flies?.seat, flight?.to ?? flies?.to];
    return isBlock && flyer !== undefined && to !== undefined ? { flyer, to, ...atStake(deed.was, flyer, to) } : null;
  },
  'why.insists'(deed) {
    const one = did(deed, 'insists');
    return one && { to: one.to };
  },
  ...denials,
  ...flights,
  'why.stays': (deed) => when(did(deed, 'stays') !== null),
  'why.lets'(deed) {
    const { flight } = deed.was;
    if (deed.answer?.ask === 'ask.block' && flight && !deed.answer.picked[0]!.startsWith('A')) return { flyer: flight.by, to: flight.to };
    const one = did(deed, 'lets.go');
    // To everyone else, who couldn't block does the same as who wouldn't, unless they saw the card.
    return one && seatIn(deed.was, deed.seat).known.includes(helicopterAttack) ? { flyer: one.flyer, to: one.to } : null;
  },
  ...swaps,
  ...takes,
  'why.even'(deed) {
    if (deed.answer?.ask === 'ask.tie') return tiedAt(deed, deed.answer.picked.map(withoutOrders));
    const one = did(deed, 'loses');
    const tied = one && isChosen(deed, one.cities) ? tiedAt(deed, one.cities) : null;
    // If one is as good as another, nothing was chosen that anybody would ask about.
    return tied && (tied.after ?? tied.ahead ?? tied.soon ?? tied.first) !== undefined ? tied : null;
  },
  'why.yields'({ was, answer }) {
    const city = answer?.ask === 'ask.parry' && answer.picked[0]!.startsWith('nothing') ? was.fight?.city : undefined;
    return city === undefined ? null : { city, points: pointsOf(city) };
  },
  'why.gives.up': ({ answer }) => when(answer?.ask === 'ask.insist' && answer.picked[0]!.startsWith('nothing')),
  'why.fights': () => null,
  'why.offers': ({ answer }) => (answer?.ask === 'ask.give' ? { city: answer.picked[0]! } : null),
};

export const reasons = reasonsBy(conditions);
