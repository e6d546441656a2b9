import { cities as everyCity, pointsOf } from '../../../src/games/president/data/cities.ts';
import { infosOf } from '../../../src/games/president/data/infos.ts';
import { squareAt, squares } from '../../../src/games/president/data/squares.ts';
import type { Reasons } from '../../../src/games/president/rules/reasons.ts';
import { completesGroup, elects, exposedCities, majorityIn, strengthOf } from '../../../src/games/president/rules/table.ts';
import type { President } from '../../../src/games/president/state.ts';
import { type Facts, type Truths, wasTold } from '../facts.ts';

type Here = Facts<President>;
const all = everyCity.map(({ id }) => id);
type Fight = Reasons['why.attacks'];
const sum = (cities: readonly string[]): number => cities.reduce((points, city) => points + pointsOf(city), 0);
const free = ({ owners }: President, city: string): boolean => (owners[city] ?? null) === null;
/** The newcomer and the owner in the battle for a city. */
const sidesOf = ({ was, told }: Here, city: string): { newcomer: string; owner: string } | null => {
  const one = told.find(({ key, args }) => key === 'battle' && args?.city === city)?.args as { newcomer: string; owner: string } | undefined;
  return was.fight?.city === city ? was.fight : (one ?? null);
};
function isFight({ city, points, owns, prize, against }: Fight, facts: Here): boolean {
  const sides = sidesOf(facts, city);
  if (!sides || points !== pointsOf(city) || (owns ? sides.owner : sides.newcomer) !== facts.seat) return false;
  if (against !== (owns ? sides.newcomer : sides.owner)) return false;
  const wouldElect = elects(facts.was) && strengthOf(facts.was, sides.newcomer) + points >= majorityIn(facts.was);
  return prize === (wouldElect ? 'elected' : completesGroup(facts.was, sides.newcomer, city) ? 'group' : null);
}
/** What the player would win with a city, besides its points. */
function prizeIn({ was, seat }: Here, city: string): Fight['prize'] {
  const isFull = squares.every(({ kind, name }) => kind !== 'city' || name === city || !free(was, name));
  const wouldElect = (elects(was) || (isFull && free(was, city))) && strengthOf(was, seat) + pointsOf(city) >= majorityIn(was);
  return wouldElect ? 'elected' : completesGroup(was, seat, city) ? 'group' : null;
}
const picked = ({ answer }: Here): string => (answer?.picked[0] ?? '').split('+')[0]!;
const shows = (facts: Here, key: string): boolean => wasTold(facts, key, { seat: facts.seat });
const noCard = (facts: Here, city: string): boolean =>
  sidesOf(facts, city) !== null &&
  (facts.answer && /attack|commit/.test(facts.answer.ask)
    ? picked(facts) === 'none' || picked(facts) === 'nothing' || picked(facts) === 'commit-0'
    : shows(facts, 'shows.none'));

/** What was told before cities changed hands. */
function before({ told }: Here): Here['told'] {
  const at = told.findIndex(({ key }) => ['takes', 'loses', 'swaps'].includes(key));
  return at < 0 ? told : told.slice(0, at);
}
/** How far that seat's pawn had to go to a city when cities changed hands. */
function walk(facts: Here, seat: string, city: string): number {
  const moved = before(facts).findLast(({ key, args }) => ['rolls', 'advances', 'goes', 'flies'].includes(key) && args?.seat === seat);
  const ahead = squares.findIndex(({ name }) => name === city) - ((moved?.args?.to as number | undefined) ?? facts.was.candidates[seat]!.square);
  return ahead > 0 ? ahead : ahead + squares.length;
}
const playing = ({ was }: Here): string[] => was.seats.filter((seat) => !was.gone.includes(seat));
/** Of two rivals or more: whether this one alone has the most points, more than the player or not. */
function rankIn(facts: Here, owner: string): 'leads' | 'closest' | undefined {
  const rivals = playing(facts).filter((seat) => seat !== facts.seat);
  const [first, second] = rivals.toSorted((a, b) => strengthOf(facts.was, b) - strengthOf(facts.was, a));
  if (second === undefined || first !== owner || strengthOf(facts.was, first) === strengthOf(facts.was, second)) return;
  return strengthOf(facts.was, first) > strengthOf(facts.was, facts.seat) ? 'leads' : 'closest';
}
/** How soon some pawn gets there. */
const soonest = (facts: Here, city: string): number => Math.min(...playing(facts).map((seat) => walk(facts, seat, city)));

/** The free cities that the card offered besides those taken, if so many could be taken. */
function alsoOffered(facts: Here, cities: readonly string[]): string[] {
  const card = (before(facts).findLast(({ key }) => key === 'infos')?.args?.card ?? facts.was.story!.infos.at(-1)) as string;
  const order = infosOf(card).does;
  if (order.order !== 'take' || cities.length > order.n) throw new Error(`${card} lets nobody take ${cities.join(', ')}.`);
  return all.filter((city) => free(facts.was, city) && pointsOf(city) >= order.least && pointsOf(city) <= order.most && !cities.includes(city));
}
const takes = ({ cities, points }: Reasons['why.takes'], facts: Here): boolean =>
  wasTold(facts, 'takes', { seat: facts.seat, cities }) && points === sum(cities);
/** Whether so many cities are left to be owned before the player's points elect. */
const endsAfter = ({ was, seat }: Here, cities: readonly string[], { left, strength }: { left: number; strength: number }): boolean =>
  !elects(was) &&
  strength >= majorityIn(was) &&
  strength === strengthOf(was, seat) + sum(cities) &&
  left > 0 &&
  left === all.filter((city) => free(was, city) && !cities.includes(city)).length;
const holds = ({ was, seat }: Here, kind: string): number => was.candidates[seat]!.media.filter((card) => card.startsWith(kind)).length;
/** Whether so many cards could have been spent on a battle; nobody else knows. */
const spared = ({ attacks, presidents }: { attacks?: number; presidents?: number }, facts: Here): boolean =>
  facts.answer === null
    ? attacks === undefined && presidents === undefined
    : attacks === (facts.answer.ask === 'ask.commit' ? 0 : holds(facts, 'A')) && presidents === holds(facts, 'J');
/** Whether another attack is in the player's hand, with its parry. */
const keepsSure = (keeps: string, facts: Here): boolean =>
  !wasTold(facts, 'attacks', { card: keeps }) &&
  picked(facts) !== keeps &&
  [keeps, keeps.replace('A', 'P')].every((card) => facts.was.candidates[facts.seat]!.media.includes(card));
/** Whether the player could have exchanged a city for one that is worth more. */
const couldGain = ({ was, seat, answer }: Here, mine: readonly string[]): boolean =>
  exposedCities(was, seat).some(
    (give) =>
      (answer?.ask !== 'ask.get' || mine.includes(give)) &&
      was.seats.some((other) => other !== seat && exposedCities(was, other).some((get) => pointsOf(get) === pointsOf(give) + 1)),
  );

export const truths: Truths<President, Reasons> = {
  'why.elected': ({ points }, { is, seat }) => is.outcome!.winners.includes(seat) && strengthOf(is, seat) === points,
  'why.group': ({ value }, facts) => wasTold(facts, 'group', { seat: facts.seat, value }),
  'why.attacks': ({ parried, keeps, ...fight }, facts) =>
    isFight(fight, facts) &&
    (shows(facts, 'attacks') || /^A\d/.test(picked(facts))) &&
    facts.answer?.ask !== 'ask.parry' &&
    (keeps === undefined || (parried === true && fight.points < 5 && keepsSure(keeps, facts))),
  'why.parries': (fight, facts) => isFight(fight, facts) && shows(facts, 'parries'),
  'why.commits': ({ n, ...fight }, facts) =>
    isFight(fight, facts) &&
    n > 0 &&
    (facts.answer === null || !facts.answer.ask.startsWith('ask.attack') || picked(facts) === `commit-${n}` || shows(facts, 'attacks')),
  'why.spares': ({ city, points, dice, ...cards }, facts) =>
    noCard(facts, city) && points === pointsOf(city) && points < 5 && (dice === true) === (facts.answer === null) && spared(cards, facts),
  'why.strong': ({ city, mine, theirs }, facts) => {
    const { newcomer, owner } = sidesOf(facts, city)!;
    return (
      noCard(facts, city) &&
      mine > theirs &&
      strengthOf(facts.was, facts.seat) === mine &&
      strengthOf(facts.was, newcomer === facts.seat ? owner : newcomer) === theirs
    );
  },
  'why.dice': ({ city, ...cards }, facts) => noCard(facts, city) && spared(cards, facts),
  'why.blocks': ({ flyer, to, points, owner, prize, left, strength }, facts) =>
    (left === undefined || endsAfter({ ...facts, seat: flyer }, [squareAt(to).name], { left, strength: strength! })) &&
    flyer !== facts.seat &&
    (facts.was.flight?.to === to || wasTold(facts, 'flies', { seat: flyer, to })) &&
    (squareAt(to).kind !== 'city'
      ? points === undefined
      : points === pointsOf(squareAt(to).name) &&
        owner === (facts.was.owners[squareAt(to).name] ?? null) &&
        prize === prizeIn({ ...facts, seat: flyer }, squareAt(to).name)),
  'why.insists': ({ to }, facts) => wasTold(facts, 'insists', { seat: facts.seat, to }),
  'why.flies.free': ({ city, points, prize, left, strength }, facts) =>
    (left === undefined || endsAfter(facts, [city], { left, strength: strength! })) &&
    free(facts.was, city) &&
    points === pointsOf(city) &&
    shows(facts, 'flies') &&
    prize === prizeIn(facts, city),
  'why.flies.fights': ({ city, owner, rank, prize, armed, mine, theirs }, facts) =>
    rank === rankIn(facts, owner) &&
    (armed === undefined || (facts.answer !== null && holds(facts, 'A') > 0) || shows(facts, 'attacks')) &&
    (mine === undefined || (mine > theirs! && strengthOf(facts.was, facts.seat) === mine && strengthOf(facts.was, owner) === theirs)) &&
    facts.was.owners[city] === owner &&
    owner !== facts.seat &&
    shows(facts, 'flies') &&
    prize === prizeIn(facts, city),
  'why.flies.card': ({ to }, facts) => ['media', 'depart'].includes(squareAt(to).kind) && wasTold(facts, 'flies', { seat: facts.seat, to }),
  'why.flies': ({ to }, facts) => squareAt(to).kind !== 'helicopter' && wasTold(facts, 'flies', { seat: facts.seat, to }),
  'why.stays': (_, facts) => shows(facts, 'stays'),
  'why.lets': ({ flyer, to }, facts) =>
    flyer !== facts.seat &&
    (facts.was.flight?.to === to || wasTold(facts, 'flies', { seat: flyer, to })) &&
    !shows(facts, 'blocks') &&
    (facts.answer !== null || facts.was.candidates[facts.seat]!.media.includes('A1')),
  'why.swaps': ({ mine, theirs, gain }, facts) =>
    wasTold(facts, 'swaps', { one: facts.seat, mine, theirs }) && gain === sum(theirs) - sum(mine) && gain > 0,
  'why.swaps.even': ({ mine, theirs, better = false }, facts) =>
    wasTold(facts, 'swaps', { one: facts.seat, mine, theirs }) && sum(theirs) === sum(mine) && better === couldGain(facts, mine),
  'why.takes.last'({ city, points, rival }, facts) {
    const [left, ...more] = alsoOffered(facts, [city]);
    const nobodyElse = playing(facts).every(
      (seat) =>
        seat === facts.seat ||
        strengthOf(facts.was, seat) + Math.min(points, pointsOf(left!)) < majorityIn(facts.was) ||
        walk(facts, seat, left!) > 6 ||
        facts.was.candidates[seat]!.skip > 0,
    );
    return (
      takes({ cities: [city], points }, facts) &&
      more.length === 0 &&
      all.every((one) => one === city || one === left || !free(facts.was, one)) &&
      !elects(facts.was) &&
      strengthOf(facts.was, rival) + Math.min(points, pointsOf(left!)) >= majorityIn(facts.was) &&
      walk(facts, rival, city) <= 6 &&
      walk(facts, rival, left!) > 6 &&
      nobodyElse
    );
  },
  'why.denies': ({ cities, points, city, rival, prize }, facts) =>
    points === sum(cities) &&
    cities.includes(city) &&
    cities.every((one) => free(facts.was, one) && prizeIn(facts, one) === null) &&
    rival !== facts.seat &&
    prize === prizeIn({ ...facts, seat: rival }, city) &&
    (prize !== 'elected' || strengthOf(facts.was, rival) < majorityIn(facts.was)) &&
    (shows(facts, 'flies') || wasTold(facts, 'takes', { seat: facts.seat, cities })),
  'why.takes.ends': ({ cities, points, ...ending }, facts) => takes({ cities, points }, facts) && endsAfter(facts, cities, ending),
  'why.takes.passed': ({ city, points, bigger }, facts) =>
    takes({ cities: [city], points }, facts) &&
    bigger.length > 0 &&
    JSON.stringify(bigger) === JSON.stringify(alsoOffered(facts, [city]).filter((one) => pointsOf(one) > points)) &&
    playing(facts).every((seat) => bigger.every((one) => walk(facts, seat, one) < walk(facts, seat, city))),
  'why.takes.best'({ cities, points, tied = false }, facts) {
    const [least, most] = [Math.min(...cities.map(pointsOf)), Math.max(0, ...alsoOffered(facts, cities).map(pointsOf))];
    return takes({ cities, points }, facts) && (tied ? least === most : least > most);
  },
  'why.takes': takes,
  'why.takes.none': ({ rival, last }, facts) =>
    shows(facts, 'takes.none') &&
    (rival === undefined ||
      (rival !== facts.seat &&
        !elects(facts.was) &&
        strengthOf(facts.was, rival) >= majorityIn(facts.was) &&
        last === all.filter((city) => free(facts.was, city)).length)),
  'why.even': ({ cities, points, soon, after, than, ahead, first }, facts) => {
    const tied = squares.flatMap(({ kind, name }) =>
      kind === 'city' && facts.was.owners[name] === facts.seat && pointsOf(name) === points && !cities.includes(name) ? [name] : [],
    );
    return (
      cities.length > 0 &&
      tied.length > 0 &&
      cities.every((city) => pointsOf(city) === points) &&
      (after === undefined || tied.every((city) => walk(facts, after, city) < Math.min(...cities.map((one) => walk(facts, after, one))))) &&
      (than === undefined || (after !== undefined && tied.join() === than)) &&
      (soon === undefined ||
        (!elects(facts.was) &&
          strengthOf(facts.was, facts.seat) - sum(cities) >= majorityIn(facts.was) &&
          tied.every((city) => cities.every((one) => soonest(facts, one) < soonest(facts, city))))) &&
      (first === undefined ||
        playing(facts).every((seat) => seat === facts.seat || cities.every((city) => walk(facts, seat, city) > walk(facts, facts.seat, city)))) &&
      (ahead === undefined || (ahead <= 6 && tied.every((city) => walk(facts, facts.seat, city) > ahead))) &&
      (facts.answer?.ask === 'ask.tie' || cities.every((city) => wasTold(facts, 'loses', { seat: facts.seat, cities: city })))
    );
  },
  'why.yields': ({ city, points }, { was, answer }) => was.fight!.city === city && points === pointsOf(city) && !answer!.picked[0]!.startsWith('P'),
  'why.gives.up': (_, { answer }) => answer!.ask === 'ask.insist' && !answer!.picked[0]!.startsWith('P'),
  'why.fights': () => false,
  'why.offers': ({ city }, { was, seat }) => was.owners[city] === seat,
};

/** What is said if nothing else is true. */
export const last: readonly string[] = ['why.flies', 'why.offers'];
