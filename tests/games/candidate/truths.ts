import { printOf } from '../../../src/games/candidate/data/cards.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import type { Reasons } from '../../../src/games/candidate/rules/reasons.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { majority } from '../../../src/games/candidate/vocabulary.ts';
import { type Facts, type Truths, wasTold } from '../facts.ts';
import { bestState, cameTo, countedFirst, isGivenUp, isLast, planned, together, worthless } from './last-cards.ts';
import {
  attacksOn,
  backs,
  cardsAgainst,
  hasMore,
  hasPart,
  isAlone,
  isIdle,
  isUsedSon,
  laidBy,
  lays,
  leavesOut,
  ownCards,
  ownTotal,
  plannedIn,
  rulesOthers,
  rumorsOn,
  spentIn,
  worth,
} from './own-cards.ts';

type Here = Facts<Candidate>;
const votesOf = ({ candidacies }: Candidate, seat: string): number => votesIn(...candidacies[seat]!.won);
const handTotal = ({ was, seat }: Here): number => was.candidacies[seat]!.hand.reduce((sum, card) => sum + worth(was.cards[card]!), 0);
const laidOn = (facts: Here, on: string): boolean =>
  facts.told.some(
    ({ key, args }) =>
      key === 'campaigns' &&
      args?.seat === facts.seat &&
      (args.counts as unknown as { on: string; n: number }[]).some((one) => one.on === on && one.n > 0),
  );
const isCalled = (facts: Here, { states, votes }: { states: string[]; votes: number }): boolean => {
  const named = Object.entries(facts.was.map).find(([, of]) => of.join() === states.join());
  return (
    named !== undefined &&
    votes === votesIn(...states) &&
    facts.was.remaining.includes(named[0]) &&
    (wasTold(facts, 'names', { seat: facts.seat }) || facts.answer?.ask === 'ask.primary')
  );
};
const handOf = ({ was, seat }: Here): string[] => was.candidacies[seat]!.hand.map((card) => was.cards[card]!);
const left = ({ was }: Here): number[] => was.remaining.map((id) => votesIn(...was.map[id]!));
const placed = ({ candidacies }: Candidate, id: string, seat: string): number => candidacies[seat]!.groundwork[id] ?? 0;
const idOf = ({ was }: Here, states: readonly string[]): string => Object.entries(was.map).find(([, of]) => of.join() === states.join())![0];
const picks = (facts: Here, id: string): boolean => facts.answer?.picked[0] === id;

type Counts = { box: string; on: string; n: number }[];
export const truths: Truths<Candidate, Reasons> = {
  'why.elected': ({ votes }, { is, seat }) => is.outcome!.winners.includes(seat) && votes === votesOf(is, seat),
  'why.wins': ({ boxes, votes }, facts) =>
    votes > 0 &&
    hasPart(facts, boxes) &&
    !leavesOut(facts, boxes) &&
    boxes.every((box) =>
      facts.told.some(({ key, args }) => key === 'count' && args?.box === box && (args.verdict as { by?: string }).by === facts.seat),
    ),
  'why.survives': (_, facts) => facts.was.contest?.kind === 'elimination' && laidOn(facts, facts.seat),
  'why.clinches': ({ box, votes, lacking }, facts) => {
    const { was, is, seat, answer, told } = facts;
    const isWon = told.some(({ key, args }) => key === 'count' && args?.box === box && (args.verdict as { by?: string }).by === seat);
    const isLacking = lacking === majority - votesOf(was, seat) || (!answer && !isWon && lacking === majority - votesOf(is, seat));
    return lacking > 0 && isLacking && votes === votesIn(box) && votes >= lacking && was.contest?.kind !== 'convention' && hasPart(facts, [box]);
  },
  'why.denies': ({ rival, box, votes, lacking }, facts) => {
    const { was, is, seat, answer, told } = facts;
    const isWon = told.some(({ key, args }) => key === 'count' && args?.box === box && (args.verdict as { by?: string }).by === rival);
    const isLacking = lacking === majority - votesOf(was, rival) || (!answer && !isWon && lacking === majority - votesOf(is, rival));
    return rival !== seat && lacking > 0 && isLacking && votes === votesIn(box) && votes >= lacking && hasPart(facts, [box]);
  },
  'why.son': ({ at = [], free = false, ...here }, facts) =>
    !facts.was.candidacies[facts.seat]!.sonUsed &&
    (lays(facts, here, true, 'favorite-son') || plannedIn(facts, here.box, 'favorite-son')) &&
    hasPart(
      facts,
      [here, ...at].map(({ box }) => box),
    ) &&
    (!free || isAlone(facts, here.box)) &&
    at.every((one) => one.box !== here.box && one.total === ownTotal(facts, one.box)),
  'why.raises': (at, facts) => lays(facts, at, true, 'money', 'endorsement') && laidBy(facts).some(({ value }) => value === at.amount),
  'why.totals': ({ at, kept = 0, after }, facts) =>
    at.length > 0 &&
    facts.was.contest!.boxes.every(({ id, stage }) => id !== at[0]!.box || stage === (after === 'scandal' ? 'recampaign' : (after ?? 'campaign'))) &&
    at.every((one) => one.total > 0 && one.total === ownTotal(facts, one.box) && one.against === backs(facts, one.box)) &&
    at.every(({ box, against = 0, attacks }) => attacks === (against > 0 ? attacksOn(facts, box) : undefined)) &&
    hasPart(
      facts,
      at.map(({ box }) => box),
    ) &&
    at.every(({ box }) => !plannedIn(facts, box, 'scandal', ...(facts.was.contest!.kind === 'primary' ? ['deadlock'] : []))) &&
    at.every(({ box, less }) => !less || less.amount === rumorsOn(facts, box, less.on)) &&
    at.every(({ box, ruled }) => !ruled || rulesOthers(facts, box)) &&
    at.some(({ box }) => ownCards(facts, box).some(({ value }) => value > 0)) &&
    kept <= handTotal(facts),
  'why.backs': ({ box, total }, facts) =>
    total > 0 &&
    total === ownTotal(facts, box) &&
    plannedIn(facts, box, 'favorite-son') &&
    facts.was.contest!.boxes.find(({ id }) => id === box)!.rivals.some((seat) => seat !== facts.seat && !facts.was.candidacies[seat]!.sonUsed),
  'why.tries': ({ more = [], ...first }, facts) =>
    [first, ...more].some(({ box }) => !isGivenUp(facts, box)) &&
    [first, ...more].every(
      ({ box, total = ownTotal(facts, box), counted }) =>
        total > 0 && total === ownTotal(facts, box) && (counted === undefined || (counted < total && counted === countedFirst(facts, box))),
    ),
  'why.squelches': (at, facts) => hasPart(facts, [at.box]) && lays(facts, at, true, 'squelch'),
  'why.lowers': (at, facts) => lays(facts, at, false, 'rumor') && laidBy(facts).some(({ value, on }) => value === at.amount && on === at.on),
  'why.scandal': ({ again = 0, bare = [], ...at }, facts) =>
    again <= handTotal(facts) &&
    lays(facts, at, null, 'scandal') &&
    (bare.length === 0 ||
      facts.was.contest!.boxes.find(({ id }) => id === at.box)!.rivals.every((seat) => seat === facts.seat || bare.includes(seat))) &&
    bare.every((seat) => seat !== facts.seat && facts.was.candidacies[seat]!.hand.length === 0),
  'why.deadlock': (at, facts) => lays(facts, at, null, 'deadlock'),
  'why.rules': (at, facts) => (at.on === null ? lays(facts, at, null, 'party-ruling') : lays(facts, at, false, 'state-ruling')),
  'why.bluffs': ({ box, on }, facts) =>
    (facts.answer !== null || !isLast(facts, box)) && laidBy(facts).some((one) => one.box === box && one.on === (on ?? facts.seat)),
  'why.renews': ({ n = 1, who = [], wonders, shown, first, rest = [], under, spent }, facts) =>
    (shown ? isLast(facts, laidBy(facts)[0]!.box) : n > 0) &&
    (!first || (n === 1 && hasMore(facts))) &&
    rest.every(({ box, total }) => total > 0 && total === ownTotal(facts, box)) &&
    laidBy(facts)
      .slice(-n)
      .every(({ box }) => !under || [...ownCards(facts, box), ...cardsAgainst(facts, box)].some(({ family }) => family === under)) &&
    (!spent ||
      laidBy(facts)
        .slice(-n)
        .every((one) => isUsedSon(facts, one))) &&
    wonders === who.length > 0 &&
    !who.includes(facts.seat) &&
    laidBy(facts)
      .slice(-n)
      .every((one) => (shown ? worthless(one) : isIdle(facts, one))),
  'why.hinders.leader': ({ on, total }, facts) =>
    laidOn(facts, on) &&
    votesOf(facts.was, on) === total &&
    facts.was.seats.every((seat) => seat === on || facts.was.out.includes(seat) || facts.was.gone.includes(seat) || votesOf(facts.was, seat) < total),
  'why.hinders.dealer': ({ on }, facts) => laidOn(facts, on) && facts.was.dealer === on,
  'why.hinders': ({ on }, facts) => on !== facts.seat && laidOn(facts, on),
  'why.stacks': ({ box, n, of }, facts) => {
    if (isGivenUp(facts, box)) return false;
    const counts = facts.told.findLast(({ key, args }) => key === 'campaigns' && args?.seat === facts.seat)!.args!.counts as unknown as Counts;
    const sum = (some: Counts): number => some.reduce((all, one) => all + one.n, 0);
    return 2 * n > of && n < of && sum(counts) === of && sum(counts.filter((one) => one.box === box)) === n;
  },
  'why.competes': ({ boxes, after, n, of, others }, facts) => {
    const spent = spentIn(facts, boxes);
    return (
      boxes.length > 0 &&
      laidOn(facts, facts.seat) &&
      boxes.every((box) => !isGivenUp(facts, box) && (!after || cameTo(facts, box, after))) &&
      n === (after ? undefined : spent.n) &&
      (of === undefined || (of === spent.held && of >= n!)) &&
      (after ? !others : (others?.n ?? 0) === spent.away && (others?.on ?? []).join() === spent.on.join())
    );
  },
  'why.prepares.favorite': ({ states, amount }, facts) =>
    facts.is.seats.every((seat) => placed(facts.is, idOf(facts, states), seat) <= placed(facts.is, idOf(facts, states), facts.seat)) &&
    (amount ?? placed(facts.is, idOf(facts, states), facts.seat)) === placed(facts.is, idOf(facts, states), facts.seat),
  'why.prepares': ({ states, amount }, facts) =>
    placed(facts.is, idOf(facts, states), facts.seat) > 0 &&
    (amount ?? placed(facts.is, idOf(facts, states), facts.seat)) === placed(facts.is, idOf(facts, states), facts.seat),
  'why.claims': ({ dealer }, facts) => dealer !== facts.seat && (picks(facts, 'claim') || wasTold(facts, 'claims', { seat: facts.seat, dealer })),
  'why.names.favorite': (one, facts) =>
    isCalled(facts, one) &&
    facts.was.seats.every((seat) => placed(facts.was, idOf(facts, one.states), seat) <= placed(facts.was, idOf(facts, one.states), facts.seat)),
  'why.names.clear': (one, facts) =>
    isCalled(facts, one) &&
    facts.was.seats.every(
      (seat) => placed(facts.was, idOf(facts, one.states), seat) === 0 || facts.was.out.includes(seat) || facts.was.gone.includes(seat),
    ),
  'why.names.big': (one, facts) => isCalled(facts, one) && left(facts).filter((votes) => votes >= one.votes).length === 1,
  'why.names.small': (one, facts) => isCalled(facts, one) && one.votes === Math.min(...left(facts)),
  'why.names.strong': (one, facts) =>
    isCalled(facts, one) && one.total === handTotal(facts) && one.total >= 90 && one.most === together(handOf(facts), one.states.length),
  'why.names.weak': (one, facts) =>
    isCalled(facts, one) && one.total === handTotal(facts) && one.total < 90 && (!one.least || one.votes === Math.min(...left(facts))),
  'why.names.many': (one, facts) => isCalled(facts, one) && one.votes > Math.min(...left(facts)) && (!one.single || one.votes === bestState(facts)),
  'why.names.few': (one, facts) => isCalled(facts, one) && one.votes < Math.max(...left(facts)),
  'why.names.last': (one, facts) => isCalled(facts, one) && left(facts).length === 1,
  'why.names': (one, facts) => isCalled(facts, one),
  'why.orders': ({ state }, { answer }) => answer!.picked[0]!.split('-')[0] === state,
  'why.bids': ({ total }, facts) => total > 0 && (facts.answer !== null || wasTold(facts, 'bid', { seat: facts.seat, total })),
  'why.bids.none': (_, facts) =>
    facts.answer ? facts.answer.picked.every((card) => !['money', 'endorsement'].includes(printOf(facts.was.cards[card]!).family)) : true,
  'why.passes.idle': ({ n }, { was, seat }) =>
    n === was.candidacies[seat]!.hand.length &&
    was.candidacies[seat]!.hand.every((card) => worth(was.cards[card]!) === 0) &&
    (was.contest!.kind !== 'primary' ||
      was.candidacies[seat]!.sonUsed ||
      was.candidacies[seat]!.hand.every((card) => printOf(was.cards[card]!).family !== 'favorite-son')),
  'why.passes.son': ({ votes }, { was, seat }) =>
    !was.candidacies[seat]!.sonUsed &&
    was.candidacies[seat]!.hand.some((card) => printOf(was.cards[card]!).family === 'favorite-son') &&
    was.remaining.some((id) => was.map[id]!.some((state) => votesIn(state) > votes)),
  'why.passes': ({ votes }, facts) => votes > 0 && wasTold(facts, 'passes', { seat: facts.seat }),
  'why.passes.crowded': ({ votes, n, who }, facts) => {
    const laid = (facts.was.contest?.boxes ?? []).flatMap((box) => box.laid.map(({ by }) => ({ by, n: 1 })));
    const told = facts.told.flatMap(({ key, args }) =>
      key === 'campaigns' ? (args!.counts as unknown as Counts).map((one) => ({ by: args!.seat as string, n: one.n })) : [],
    );
    const theirs = [...laid, ...told].filter(({ by }) => by !== facts.seat);
    const of = (by: string): number => theirs.reduce((sum, one) => sum + (one.by === by ? one.n : 0), 0);
    const most = theirs.reduce((sum, one) => sum + one.n, 0);
    return votes > 0 && n > 0 && n <= (who === undefined ? most : of(who)) && wasTold(facts, 'passes', { seat: facts.seat });
  },
  'why.trims': ({ n }, facts) => n > 0 && (wasTold(facts, 'discards-down', { seat: facts.seat }) || wasTold(facts, 'gives-up', { seat: facts.seat })),
  'why.contests': ({ states, votes }, facts) => wasTold(facts, 'contested', { seat: facts.seat, states }) && votes === votesIn(...states),
  'why.contests.all': ({ votes }, facts) =>
    wasTold(facts, 'contested.none', { seat: facts.seat }) && wasTold(facts, 'round.all') && votes === votesIn(...facts.was.undecided),
  'why.contests.none': (_, facts) => wasTold(facts, 'contested.none', { seat: facts.seat }),
  'why.declines': ({ dealer }, facts) => picks(facts, 'decline') && facts.was.dealer === dealer,
  'why.groundwork': ({ votes = 1 }, { answer }) =>
    votes > 0 && answer !== null && (answer.picked[0] === 'groundwork' || answer.ask.startsWith('ask.groundwork')),
  'why.rethinks': (_, { answer }) => /^(back-|cancel)/.test(answer!.picked[0]!),
  'why.submits': ({ boxes, laid = 0, kept = 0 }, facts) =>
    picks(facts, 'submit') &&
    laid === planned(facts) &&
    kept <= handTotal(facts) - laid &&
    boxes.every((box) => facts.was.plans[facts.seat]!.placed.some((one) => one.box === box)),
  'why.saves': ({ n }, { was, seat }) => was.candidacies[seat]!.hand.length === n && n > 0,
};

/** What is said if nothing else is true. */
export const last: readonly string[] = ['why.saves'];
