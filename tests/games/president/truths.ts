import { pointsOf } from '../../../src/games/president/data/cities.ts';
import { squareAt, squares } from '../../../src/games/president/data/squares.ts';
import type { Reasons } from '../../../src/games/president/rules/reasons.ts';
import { completesGroup, elects, majorityIn, strengthOf } from '../../../src/games/president/rules/table.ts';
import type { President } from '../../../src/games/president/state.ts';
import { type Facts, type Truths, wasTold } from '../facts.ts';

type Here = Facts<President>;
type Fight = Reasons['why.attacks'];
const sum = (cities: readonly string[]): number => cities.reduce((points, city) => points + pointsOf(city), 0);
const free = ({ owners }: President, city: string): boolean => (owners[city] ?? null) === null;
/** The newcomer and the owner in the battle for a city. */
const sidesOf = ({ was, told }: Here, city: string): { newcomer: string; owner: string } | null => {
  const one = told.find(({ key, args }) => key === 'battle' && args?.city === city)?.args as { newcomer: string; owner: string } | undefined;
  return was.fight?.city === city ? was.fight : (one ?? null);
};
function isFight({ city, points, owns, prize }: Fight, facts: Here): boolean {
  const sides = sidesOf(facts, city);
  if (!sides || points !== pointsOf(city) || (owns ? sides.owner : sides.newcomer) !== facts.seat) return false;
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

/** How far that seat's pawn has to go to a city. */
function walk({ was }: Here, seat: string, city: string): number {
  const ahead = squares.findIndex(({ name }) => name === city) - was.candidates[seat]!.square;
  return ahead > 0 ? ahead : ahead + squares.length;
}

export const truths: Truths<President, Reasons> = {
  'why.elected': ({ points }, { is, seat }) => is.outcome!.winners.includes(seat) && strengthOf(is, seat) === points,
  'why.group': ({ value }, facts) => wasTold(facts, 'group', { seat: facts.seat, value }),
  'why.attacks': ({ parried, ...fight }, facts) => isFight(fight, facts) && (shows(facts, 'attacks') || /^A\d/.test(picked(facts))),
  'why.parries': (fight, facts) => isFight(fight, facts) && shows(facts, 'parries'),
  'why.commits': ({ n, ...fight }, facts) =>
    isFight(fight, facts) &&
    n > 0 &&
    (facts.answer === null || !facts.answer.ask.startsWith('ask.attack') || picked(facts) === `commit-${n}` || shows(facts, 'attacks')),
  'why.spares': ({ city, points }, facts) => noCard(facts, city) && points === pointsOf(city) && points < 5,
  'why.strong': ({ city, mine, theirs }, facts) => {
    const { newcomer, owner } = sidesOf(facts, city)!;
    return (
      noCard(facts, city) &&
      mine > theirs &&
      strengthOf(facts.was, facts.seat) === mine &&
      strengthOf(facts.was, newcomer === facts.seat ? owner : newcomer) === theirs
    );
  },
  'why.dice': ({ city }, facts) => noCard(facts, city),
  'why.blocks': ({ flyer, to }, facts) => flyer !== facts.seat && (facts.was.flight?.to === to || wasTold(facts, 'flies', { seat: flyer, to })),
  'why.insists': ({ to }, facts) => wasTold(facts, 'insists', { seat: facts.seat, to }),
  'why.flies.free': ({ city, points, prize }, facts) =>
    free(facts.was, city) && points === pointsOf(city) && shows(facts, 'flies') && prize === prizeIn(facts, city),
  'why.flies.fights': ({ city, owner, prize, mine, theirs }, facts) =>
    (mine === undefined || (mine > theirs! && strengthOf(facts.was, facts.seat) === mine && strengthOf(facts.was, owner) === theirs)) &&
    facts.was.owners[city] === owner &&
    owner !== facts.seat &&
    shows(facts, 'flies') &&
    prize === prizeIn(facts, city),
  'why.flies.card': ({ to }, facts) => ['media', 'depart'].includes(squareAt(to).kind) && wasTold(facts, 'flies', { seat: facts.seat, to }),
  'why.flies': ({ to }, facts) => squareAt(to).kind !== 'helicopter' && wasTold(facts, 'flies', { seat: facts.seat, to }),
  'why.stays': (_, facts) => shows(facts, 'stays'),
  'why.lets': ({ flyer, to }, facts) =>
    flyer !== facts.seat && (facts.was.flight?.to === to || wasTold(facts, 'flies', { seat: flyer, to })) && !shows(facts, 'blocks'),
  'why.swaps': ({ mine, theirs, gain }, facts) =>
    wasTold(facts, 'swaps', { one: facts.seat, mine, theirs }) && gain === sum(theirs) - sum(mine) && gain > 0,
  'why.swaps.even': ({ mine, theirs }, facts) => wasTold(facts, 'swaps', { one: facts.seat, mine, theirs }) && sum(theirs) === sum(mine),
  'why.takes.best': ({ cities, points }, facts) => wasTold(facts, 'takes', { seat: facts.seat, cities }) && points === sum(cities),
  'why.takes': ({ cities, points }, facts) => wasTold(facts, 'takes', { seat: facts.seat, cities }) && points === sum(cities),
  'why.takes.none': (_, facts) => shows(facts, 'takes.none'),
  'why.even': ({ cities, points, after, ahead }, facts) => {
    const tied = squares.flatMap(({ kind, name }) =>
      kind === 'city' && facts.was.owners[name] === facts.seat && pointsOf(name) === points && !cities.includes(name) ? [name] : [],
    );
    return (
      cities.length > 0 &&
      tied.length > 0 &&
      cities.some((city) => pointsOf(city) === points) &&
      (after === undefined || tied.every((city) => walk(facts, after, city) < Math.min(...cities.map((one) => walk(facts, after, one))))) &&
      (ahead === undefined || (ahead <= 6 && tied.every((city) => walk(facts, facts.seat, city) > ahead))) &&
      (facts.answer?.ask === 'ask.tie' || wasTold(facts, 'loses', { seat: facts.seat, cities }))
    );
  },
  'why.yields': ({ city, points }, { was, answer }) => was.fight!.city === city && points === pointsOf(city) && !answer!.picked[0]!.startsWith('P'),
  'why.gives.up': (_, { answer }) => answer!.ask === 'ask.insist' && !answer!.picked[0]!.startsWith('P'),
  'why.fights': () => false,
  'why.offers': ({ city }, { was, seat }) => was.owners[city] === seat,
};

/** What is said if nothing else is true. */
export const last: readonly string[] = ['why.flies', 'why.offers'];
