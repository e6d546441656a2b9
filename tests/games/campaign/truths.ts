import { tokensPerSide, votesAtStart } from '../../../src/games/campaign/data/numbers.ts';
import { tileOf } from '../../../src/games/campaign/data/states.ts';
import { cardOf, cardsOf } from '../../../src/games/campaign/rules/cards/index.ts';
import type { Need } from '../../../src/games/campaign/rules/drafting.ts';
import type { Reasons } from '../../../src/games/campaign/rules/reasons.ts';
import type { Merit } from '../../../src/games/campaign/rules/seen.ts';
import type { Campaign, Tile } from '../../../src/games/campaign/state.ts';
import type { Issue, Side } from '../../../src/games/campaign/vocabulary.ts';
import type { Message, Step } from '../../../src/kernel/types.ts';
import { type Facts, type Truths, wasTold } from '../facts.ts';

type Here = Facts<Campaign>;
const other = (side: string): Side => (side === 'obama' ? 'mccain' : 'obama');
const deciding = (tile: Tile): Issue => (tile.square < 3 ? 'defense' : 'economy');
const has = (tile: Tile, issue: Issue, side: string): number => tile[issue].filter(({ printed, token }) => (token ?? printed) === side).length;
const lacks = (tile: Tile, side: string): number => tile[deciding(tile)].length - has(tile, deciding(tile), side);
const leads = (tile: Tile, issue: Issue, side: string): boolean => has(tile, issue, side) > has(tile, issue, other(side));
/** Whether these are the voters of both sides on an issue. */
const isScore = ({ own, theirs }: { own?: number; theirs?: number }, tile: Tile, issue: Issue, seat: string): boolean =>
  has(tile, issue, seat) === own && has(tile, issue, other(seat)) === theirs;
const at = (state: Campaign, id: string): Tile => state.tiles.find((tile) => tile.id === id)!;
const both = ({ was, is }: Here, id: string): [Tile, Tile] => [at(was, id), at(is, id)];
/** A state as it is printed, for one side: the voters it lacks on the issue that decides. */
function lacksAsPrinted(id: string, side: string): number {
  const { square, defense, economy } = tileOf(id);
  return [...(square < 3 ? defense : economy)].filter((letter) => letter !== (side === 'obama' ? 'B' : 'R')).length;
}
/** Whether a side leads on both issues of a state as it is printed. */
const isOnBoth = (id: string, side: string): boolean =>
  [tileOf(id).defense, tileOf(id).economy].every((row) => {
    const count = (letter: string): number => [...row].filter((one) => one === letter).length;
    return side === 'obama' ? count('B') > count('R') : count('R') > count('B');
  });
const sum = (ids: readonly string[]): number => ids.reduce((votes, id) => votes + tileOf(id).votes, 0);
const votesOf = ({ campaigners }: Campaign, side: string): number => sum(campaigners[side as Side].won) + votesAtStart[side as Side];
const isAimed = (facts: Here, state: string): boolean => wasTold(facts, 'news.state', { side: facts.seat, state });
const isOpen = ({ defense, economy }: Tile): boolean => [...defense, ...economy].some(({ printed, token }) => (token ?? printed) === null);
/** Whether the side can have a Demographic Support for this group in this game. */
const supports = ({ decks, campaigners }: Campaign, side: string, group: string): boolean =>
  cardsOf[side as Side].some(
    ({ id, starter }) => supportsBy(id, group) && (decks !== 'starter' || starter) && !campaigners[side as Side].discard.includes(id),
  );
const handOf = ({ is, seat }: Here): string[] => is.campaigners[seat as Side].hand;
/** Whether a card rallies this group. */
const supportsBy = (card: string, group: string): boolean =>
  cardOf(card).type === 'demographic-support' && JSON.stringify(cardOf(card).play).includes(`"${group}"`);
const isKeyOf = (card: string, tile: Tile): boolean => supportsBy(card, tile.key);
const openOn = (tile: Tile, issue: Issue): number => tile[issue].filter(({ printed, token }) => (token ?? printed) === null).length;
const openIn = (tile: Tile): number => openOn(tile, 'defense') + openOn(tile, 'economy');
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const of = (kind: string) => (card: string) => cardOf(card).play.some((step) => step.kind === kind);
/** What shows that a card does this. */
const shows: { readonly [M in Merit]: (card: string) => boolean } = {
  draws: of('drawCards'),
  media: of('stayInForce'),
  several: of('inDifferentStates'),
  strong: (card) => cardOf(card).play.filter(({ kind }) => kind === 'gainSupport').length > 0,
  both: (card) => of('gainSupport')(card) && of('shift')(card),
  gains: of('gainSupport'),
  shifts: of('shift'),
  group: of('demographicSupport'),
  key: of('alterKey'),
};

const meets: { readonly [N in Need]: RegExp } = { voters: /"(gainSupport|demographicSupport)"/, draws: /"drawCards"/, shifts: /"shift"/ };
const meetsNeed = (card: string, need: Need): boolean => meets[need].test(JSON.stringify(cardOf(card).play));

/** The parts of a card, with those that work in several states. */
const partsOf = (card: string): Step[] =>
  cardOf(card).play.flatMap((step): Step[] => (step.kind === 'inDifferentStates' ? (step.steps as unknown as Step[]) : [step]));

/**
 * Whether a card could win the state, by what is printed on it: so many voters on an issue, so many spaces toward one. It goes too far rather than not
 * far enough for cards that name their issue late, so only cards that name one are counted out.
 */
function wouldWin(tile: Tile, card: string, side: Side): boolean {
  const steps = partsOf(card);
  const onIssue = (kind: string, field: string, issue: Issue): number =>
    sumOf(steps.map((step) => (step.kind === kind && (step[field] === issue || typeof step[field] === 'object') ? Number(step.n) : 0)));
  return (['defense', 'economy'] as const).some((issue) => {
    const spaces = issue === 'defense' ? Math.max(0, tile.square - 2) : Math.max(0, 3 - tile.square);
    const lacking = tile[issue].length - has(tile, issue, side);
    const group = isKeyOf(card, tile) ? openOn(tile, issue) : 0;
    const isChanging = group > 0 || steps.some(({ kind }) => kind === 'gainSupport' || kind === 'shift');
    return isChanging && onIssue('gainSupport', 'issue', issue) + group >= lacking && onIssue('shift', 'toward', issue) >= spaces;
  });
}

/** The cards that could win the state, of those that don't lie in the side's discard pile. */
function couldWin({ was }: Here, tile: Tile, side: Side): string[] {
  const { discard } = was.campaigners[side];
  return cardsOf[side].flatMap(({ id, starter }) =>
    !discard.includes(id) && (was.decks !== 'starter' || starter) && wouldWin(tile, id, side) ? [id] : [],
  );
}

/** Whether a card could win a voter on the issue that decides the state, or make the other one decide, on which the rival lacks several. */
function wouldStop(tile: Tile, card: string, rival: Side): boolean {
  const play = partsOf(card);
  const now = deciding(tile);
  const then: Issue = now === 'defense' ? 'economy' : 'defense';
  const read = play.find(({ kind }) => kind === 'readIssue')?.which;
  const means = (value: unknown, issue: Issue): boolean =>
    typeof value === 'object' ? read === undefined || (read === 'majority') === (issue === now) : value === issue;
  const gains = (issue: Issue): boolean => play.some((step) => step.kind === 'gainSupport' && means(step.issue, issue));
  const shifted = sumOf(play.map((step) => (step.kind === 'shift' && means(step.toward, then) ? Number(step.n) : 0)));
  const spaces = now === 'defense' ? 3 - tile.square : tile.square - 2;
  const lacking = tile[then].length - has(tile, then, rival);
  return shifted >= spaces ? lacking > 1 || gains(then) : gains(now);
}

/** What the news did to the state at which the side aimed it. */
function newsAt({ told, seat }: Here, state: string): Message[] {
  const from = told.findIndex(({ key, args }) => key === 'news.state' && args?.side === seat && args.state === state);
  const to = told.findIndex(({ key }, i) => i > from && ['news', 'wins', 'plays', 'rolls'].includes(key));
  return from < 0 ? [] : told.slice(from + 1, to < 0 ? undefined : to).filter(({ args }) => args?.state === state);
}
/** Whether the news moved the marker of the state toward an issue, and won no voters. */
const onlyShifts = (facts: Here, state: string, issue: Issue): boolean =>
  newsAt(facts, state).some(({ key, args }) => key === 'shifts' && args?.toward === issue) &&
  !newsAt(facts, state).some(({ key }) => key === 'gains' || key === 'undecided');
/** Whether the news was aimed, and not at this state. */
const isSpared = ({ was, told, seat }: Here, state: string): boolean =>
  at(was, state) !== undefined && told.some(({ key, args }) => key === 'news.state' && args?.side === seat && args.state !== state);
/** Whether a card stayed in hand, or only the news took it. */
function wasKept(facts: Here, card: string): boolean {
  const news = facts.told.findIndex(({ key }) => key === 'news');
  const isTaken = facts.told.some(({ key, args }, i) => key === 'discards' && i > news && news >= 0 && JSON.stringify(args).includes(`"${card}"`));
  return facts.was.campaigners[facts.seat as Side].hand.includes(card) && (handOf(facts).includes(card) || isTaken);
}

export const truths: Truths<Campaign, Reasons> = {
  'why.pays': ({ kept }, { was, seat, answer }) =>
    kept.length > 0 && kept.every((card) => was.campaigners[seat as Side].hand.includes(card) && !answer!.picked.includes(card)),
  'why.pays.wins': ({ state, card }, { is, seat }) => handOf({ is, seat } as Here).includes(card) && wouldWin(at(is, state), card, seat as Side),
  'why.pays.group': ({ card, n, states = [] }, { is, seat }) =>
    states.join() === is.tiles.flatMap((tile) => (isKeyOf(card, tile) && openIn(tile) > 0 ? [tile.id] : [])).join() &&
    handOf({ is, seat } as Here).includes(card) &&
    sumOf(is.tiles.map((tile) => (isKeyOf(card, tile) ? openIn(tile) : 0))) === n &&
    n > 1,
  'why.pays.idle': (_, { answer }) => answer!.picked.every((card) => !/gainSupport|demographic/.test(JSON.stringify(cardOf(card).play))),
  'why.pays.now': (_, { was, answer }) =>
    answer!.picked.every((card) => !JSON.stringify(cardOf(card).play).includes('gainSupport') || was.tiles.length === 1) &&
    answer!.picked.every((card) => was.tiles.every((tile) => !isKeyOf(card, tile) || openIn(tile) === 0)),
  'why.pays.merit': ({ card, does }, { was, seat, answer }) =>
    was.campaigners[seat as Side].hand.includes(card) &&
    shows[does](card) &&
    answer!.picked.every((paid) => paid !== card && JSON.stringify(cardOf(paid).play) !== JSON.stringify(cardOf(card).play)),
  'why.elected': ({ votes }, { is, seat }) => is.outcome!.winners.includes(seat) && votes >= 270,
  'why.settles': ({ rival, own, theirs }, { was, seat, answer }) =>
    /^(offer|agree)$/.test(answer!.picked[0]!) && own < theirs && [seat, rival].every((side, i) => votesOf(was, side) === [own, theirs][i]),
  'why.wins': ({ states, votes }, { was, is, seat }) =>
    states.every((id) => at(was, id) && is.campaigners[seat as Side].won.includes(id)) && votes === sum(states),
  'why.stops': ({ state, rival, open }, facts) => {
    const [was, is] = both(facts, state);
    return rival === other(facts.seat) && lacks(was, rival) === 1 && lacks(is, rival) > 1 && (!open || couldWin(facts, is, rival).length > 0);
  },
  'why.stops.shift': ({ state, rival, open }, facts) => {
    const [was, is] = both(facts, state);
    const idle = (tile: Tile): Issue => (deciding(tile) === 'defense' ? 'economy' : 'defense');
    const isFull = (tile: Tile): boolean => [2, 3].includes(tile.square) && has(tile, idle(tile), rival) === tile[idle(tile)].length;
    const isLeft = !open || couldWin(facts, is, rival).length > 0;
    return rival === other(facts.seat) && isFull(was) && !isFull(is) && lacks(is, rival) > 0 && isLeft;
  },
  'why.stops.card': ({ state, rival, card }, facts) => {
    const [was, is] = both(facts, state);
    const free = couldWin(facts, was, rival).filter((id) => cardOf(id).cost === 0);
    return rival === other(facts.seat) && free.some((id) => (card === undefined || card === id) && !couldWin(facts, is, rival).includes(id));
  },
  'why.turns': ({ state, issue, ...score }, facts) => {
    const [was, is] = both(facts, state);
    if (!isScore(score, is, issue, facts.seat)) return false;
    return deciding(was) !== issue && deciding(is) === issue && leads(is, issue, facts.seat) && !leads(was, deciding(was), facts.seat);
  },
  'why.near.several': ({ states, votes }, facts) =>
    votes === sum(states) &&
    states.every((id) => {
      const [was, is] = both(facts, id);
      return lacks(was, facts.seat) > 1 && lacks(is, facts.seat) === 1;
    }),
  'why.near': ({ state, votes }, facts) => {
    const [was, is] = both(facts, state);
    return lacks(was, facts.seat) > 1 && lacks(is, facts.seat) === 1 && votes === tileOf(state).votes;
  },
  'why.media': ({ card, ends }, { was, is, seat }) =>
    is.media?.card === card && is.media.by === seat && (ends === undefined || (was.media?.card === ends && was.media.by === other(seat))),
  'why.unplugs': ({ rival }, { was, is }) => was.media?.by === rival && is.media?.by !== rival,
  'why.leads': ({ state, issue }, facts) => {
    const [was, is] = both(facts, state);
    return deciding(is) === issue && leads(is, issue, facts.seat) && !leads(was, issue, facts.seat);
  },
  'why.gains': ({ state, issue, missing }, facts) => {
    const [was, is] = both(facts, state);
    return deciding(is) === issue && lacks(is, facts.seat) === missing && missing < lacks(was, facts.seat);
  },
  'why.slows': ({ state, rival }, facts) => {
    const [was, is] = both(facts, state);
    return lacks(is, rival) > lacks(was, rival);
  },
  'why.approaches': ({ state, issue, ...score }, facts) => {
    const [was, is] = both(facts, state);
    const isNext = issue === 'economy' ? was.square === 1 && is.square === 2 : was.square === 4 && is.square === 3;
    return isNext && leads(is, issue, facts.seat) && isScore(score, is, issue, facts.seat);
  },
  'why.anchors': ({ state, issue }, facts) => {
    const [was, is] = both(facts, state);
    const isAway = issue === 'economy' ? was.square === 3 && is.square === 4 : was.square === 2 && is.square === 1;
    return isAway && leads(is, issue, facts.seat);
  },
  'why.shifts': ({ state, issue, ...score }, facts) => {
    const [was, is] = both(facts, state);
    const lead = (tile: Tile): number => has(tile, deciding(tile), facts.seat) - has(tile, deciding(tile), other(facts.seat));
    return deciding(was) !== issue && deciding(is) === issue && lead(is) > lead(was) && isScore(score, is, issue, facts.seat);
  },
  'why.resists': ({ state, issue, rival }, facts) => {
    const [was, is] = both(facts, state);
    const toward = issue === 'defense' ? 'economy' : 'defense';
    const isAway = rival === other(facts.seat) && (issue === 'defense' ? is.square > was.square : is.square < was.square);
    const lead = (on: Issue): number => has(is, on, rival) - has(is, on, facts.seat);
    return isAway && leads(is, issue, rival) && lead(issue) > lead(toward);
  },
  'why.strong': ({ state, issue, side, decides, card }, facts) => {
    const [was, is] = both(facts, state);
    const printed = (on: Issue): number =>
      cardsOf[side].filter(({ play }) => play.some((step) => step.kind === 'gainSupport' && step.issue === on)).length;
    const isMoved = issue === 'economy' ? is.square > was.square : is.square < was.square;
    const isStrong = side === facts.seat && printed(issue) > printed(issue === 'economy' ? 'defense' : 'economy');
    if (card !== undefined && !(wasKept(facts, card) && wouldWin(is, card, side))) return false;
    return isStrong && isMoved && deciding(was) !== issue && (deciding(is) === issue) === (decides === true);
  },
  'why.minority.stops': ({ state, issue, rival }, facts) => {
    const [was, is] = both(facts, state);
    return deciding(was) !== issue && has(was, issue, rival) === was[issue].length && has(is, issue, rival) < is[issue].length;
  },
  'why.minority': ({ state, issue, rival, card, ...score }, facts) => {
    const [was, is] = both(facts, state);
    if (card !== undefined && !(leads(is, issue, facts.seat) && ![2, 3].includes(is.square) && wasKept(facts, card))) return false;
    if (rival !== undefined && !leads(is, issue, rival)) return false;
    const isNext = [2, 3].includes(is.square) && leads(is, issue, facts.seat) && isScore(score, is, issue, facts.seat);
    if (score.own !== undefined && !isNext) return false;
    return deciding(is) !== issue && has(is, issue, facts.seat) > has(was, issue, facts.seat);
  },
  'why.near.shift': ({ state, issue }, facts) => {
    const [was, is] = both(facts, state);
    const isFull = (tile: Tile): boolean =>
      [2, 3].includes(tile.square) && deciding(tile) !== issue && has(tile, issue, facts.seat) === tile[issue].length;
    return isFull(is) && !isFull(was);
  },
  'why.minority.all': ({ state, issue }, facts) => {
    const [was, is] = both(facts, state);
    const lacksOn = (tile: Tile): number => tile[issue].length - has(tile, issue, facts.seat);
    return deciding(is) !== issue && lacksOn(is) === 0 && lacksOn(was) > 0;
  },
  'why.swaps.key': ({ state }, facts) =>
    wasTold(facts, 'key', { state }) && !isOpen(at(facts.is, state)) && wasTold(facts, 'draws', { side: facts.seat, n: 1 }),
  'why.swaps.safe': ({ state, group, rival }, facts) =>
    wasTold(facts, 'key', { state, group }) && rival === other(facts.seat) && !supports(facts.is, rival, group),
  'why.swaps.few': ({ state, n }, facts) =>
    wasTold(facts, 'key', { state }) && facts.is.tiles.every((tile) => openIn(tile) >= n) && openIn(at(facts.is, state)) === n,
  'why.swaps': (_, facts) => wasTold(facts, 'draws', { side: facts.seat, n: 1 }),
  'why.fills': ({ n, plays }, facts) => {
    const cards = [...facts.was.played, ...facts.told.flatMap(({ key, args }) => (key === 'plays' ? [args!.card as string] : []))];
    const isOne = plays ? cards.some(of('playOneOf')) : !cards.slice(-1).some(of('playOneOf'));
    return (n > 1 || facts.answer?.ask === 'ask.bonus') && wasTold(facts, 'draws', { side: facts.seat, n }) && isOne;
  },
  'why.key': ({ state, group, card, n, wins }, facts) => {
    const [was, is] = both(facts, state);
    if (card !== undefined && (lacks(is, facts.seat) === openOn(is, deciding(is))) !== (wins ?? false)) return false;
    if (card !== undefined && !(supportsBy(card, group) && wasKept(facts, card) && openIn(is) === n)) return false;
    return is.key === group && was.key !== group && supports(facts.is, facts.seat, group) && isOpen(is);
  },
  'why.key.away': ({ state, group, rival }, facts) => {
    const [was, is] = both(facts, state);
    return (
      was.key === group && is.key !== group && rival === other(facts.seat) && supports(facts.is, rival, group) && !supports(facts.is, rival, is.key)
    );
  },
  'why.key.later': ({ state, group, rival }, facts) => {
    const [was, is] = both(facts, state);
    const isOut = facts.is.campaigners[rival].discard.some((card) => supportsBy(card, group));
    return was.key === group && is.key !== group && rival === other(facts.seat) && isOut && !supports(facts.is, rival, is.key);
  },
  'why.rekeys': ({ state, group, before }, facts) => {
    const [was, is] = both(facts, state);
    return is.key === group && was.key === before && group !== before && isOpen(is);
  },
  'why.draws.safe': ({ state, rival }, { was, seat }) => {
    const { discard } = was.campaigners[rival];
    const cards = cardsOf[rival].filter(({ id, starter }) => !discard.includes(id) && (was.decks !== 'starter' || starter));
    const isSpent =
      was.tiles.flatMap(({ defense, economy }) => [...defense, ...economy]).filter(({ token }) => token === rival).length === tokensPerSide;
    return rival === other(seat) && (isSpent || cards.every(({ id }) => !wouldWin(at(was, state), id, rival)));
  },
  'why.draws.search': ({ state, rival }, { was, seat }) => {
    const [tile, { hand }] = [at(was, state), was.campaigners[seat as Side]];
    const playable = hand.filter((card) => hand.length > (cardOf(card).cost === 'any' ? 1 : Number(cardOf(card).cost)));
    return rival === other(seat) && lacks(tile, rival) === 1 && playable.every((card) => !wouldStop(tile, card, rival));
  },
  'why.draws.pays': ({ state, card, n }, { was, seat }) =>
    cardOf(card).cost === n && was.campaigners[seat as Side].hand.length === n + 1 && wouldWin(at(was, state), card, seat as Side),
  'why.draws.affords': ({ card, n }, facts) =>
    cardOf(card).cost === n && handOf(facts).includes(card) && handOf(facts).length > n && facts.was.campaigners[facts.seat as Side].hand.length <= n,
  'why.draws': ({ hand }, facts) => facts.is.latest?.did === 'draw' && handOf(facts).length === hand,
  'why.enters.key': ({ state, card, group, n, wins }, facts) => {
    const { key, defense, economy, square } = tileOf(state);
    const open = [...(square < 3 ? defense : economy)].filter((letter) => letter === 'W').length;
    if ((lacksAsPrinted(state, facts.seat) === open) !== (wins ?? false)) return false;
    const isOpenOne = [...defense, ...economy].filter((letter) => letter === 'W').length === n;
    return facts.was.unused.includes(state) && key === group && supportsBy(card, group) && isOpenOne && wasKept(facts, card);
  },
  'why.enters.shift': ({ state, card, issue, own, theirs, missing }, facts) => {
    const { seat } = facts;
    const { square } = tileOf(state);
    const spaces = issue === 'defense' ? square - 2 : 3 - square;
    const shifted = sumOf(cardOf(card).play.map(({ kind, n }) => (kind === 'shift' ? Number(n) : 0)));
    const count = (side: string): number => [...tileOf(state)[issue]].filter((letter) => letter === (side === 'obama' ? 'B' : 'R')).length;
    const isScored = count(seat) === own && count(other(seat)) === theirs && own > theirs;
    if (missing !== undefined && missing >= tileOf(state)[issue].length - own) return false;
    return spaces > 0 && shifted >= spaces && isScored && wasKept(facts, card);
  },
  'why.enters.most': ({ state, votes, rival }, { was }) => {
    const isAhead = (id: string): boolean => lacksAsPrinted(id, rival) < lacksAsPrinted(id, other(rival));
    return !isAhead(state) && was.unused.every((id) => tileOf(id).votes <= votes || isAhead(id));
  },
  'why.enters.leads': ({ state, missing, both: onBoth }, { was, seat }) =>
    isOnBoth(state, seat) === (onBoth === true) &&
    was.unused.includes(state) &&
    lacksAsPrinted(state, seat) === missing &&
    missing < lacksAsPrinted(state, other(seat)),
  'why.enters.near': ({ state, missing }, { was, seat }) =>
    was.unused.includes(state) && lacksAsPrinted(state, seat) === missing && missing < lacksAsPrinted(state, other(seat)),
  'why.enters.even': ({ state, missing, issue, own, theirs }, { was, seat }) => {
    const isEven = lacksAsPrinted(state, seat) === missing && lacksAsPrinted(state, other(seat)) === missing;
    const count = (side: string): number => [...tileOf(state)[issue!]].filter((letter) => letter === (side === 'obama' ? 'B' : 'R')).length;
    const isNext = tileOf(state).square === (issue === 'economy' ? 2 : 3);
    const isScored = issue === undefined || (isNext && count(seat) === own && count(other(seat)) === theirs && own! > theirs!);
    return was.unused.includes(state) && isEven && isScored;
  },
  'why.enters.small': ({ state, votes }, { was }) => was.unused.includes(state) && was.unused.every((id) => tileOf(id).votes >= votes),
  'why.enters': ({ state }, { was, is }) => was.unused.includes(state) && !is.unused.includes(state),
  'why.drafts': ({ does, card, only }, { was, is, seat }) => {
    const kept = is.campaigners[seat as Side].draft?.kept ?? [...handOf({ is, seat } as Here), ...is.campaigners[seat as Side].deck];
    const { kept: before, seen } = was.campaigners[seat as Side].draft!;
    const isOnly = only === undefined || seen.every((one) => meetsNeed(one, only) === (one === card));
    return seen.includes(card!) && isOnly && kept.some((one) => !before.includes(one) && one === card && shows[does](one));
  },
  'why.opens.near': ({ states, votes }, { seat }) =>
    states.every((id) => lacksAsPrinted(id, seat) <= lacksAsPrinted(id, other(seat))) && (votes === undefined || votes === sum(states)),
  'why.opens': ({ states, votes }) => votes === sum(states),
  'why.prepares': (_, { was }) => was.phase === 'preparing',
  'why.aims.wins': ({ state, votes }, facts) => {
    const won = (game: Campaign): boolean => game.campaigners[facts.seat as Side].won.includes(state);
    return isAimed(facts, state) && won(facts.is) && !won(facts.was) && votes === tileOf(state).votes;
  },
  'why.aims.gains': ({ state, n }, facts) =>
    n > 0 && isAimed(facts, state) && ['gains', 'undecided'].some((key) => wasTold(facts, key, { side: facts.seat, state })),
  'why.aims.shifts': ({ state, issue, ...score }, facts) => {
    const is = at(facts.is, state);
    const isBetter = leads(is, issue, facts.seat) && isScore(score, is, issue, facts.seat);
    return isAimed(facts, state) && wasTold(facts, 'shifts', { state, toward: issue }) && isBetter;
  },
  'why.aims.slows': ({ state, rival }, facts) => {
    const isHit = newsAt(facts, state).some(({ key, args }) => (key === 'gains' && args?.side === facts.seat) || args?.turned === true);
    return isAimed(facts, state) && rival === other(facts.seat) && isHit;
  },
  'why.aims.denies': ({ state, rival }, facts) => isSpared(facts, state) && rival === other(facts.seat),
  'why.aims.denies.near': ({ state, rival }, facts) => isSpared(facts, state) && lacks(at(facts.was, state), rival) > 1,
  'why.aims.idle': ({ state, rival }, facts) => {
    const [was, is] = both(facts, state);
    const isNoCloser = is ? lacks(is, rival) >= lacks(was, rival) : !facts.is.campaigners[rival].won.includes(state);
    return isAimed(facts, state) && isNoCloser;
  },
  'why.aims.small': ({ state, votes }, facts) => isAimed(facts, state) && facts.was.tiles.every(({ id }) => id === state || tileOf(id).votes > votes),
  'why.aims.spares': ({ state, rival }, facts) =>
    isAimed(facts, state) && at(facts.is, state) !== undefined && !facts.is.campaigners[rival].won.includes(state),
  'why.aims.behind': ({ state, rival }, facts) =>
    isAimed(facts, state) &&
    rival === other(facts.seat) &&
    facts.was.tiles.every((tile) => leads(tile, deciding(tile), rival) === (tile.id === state)),
  'why.aims.beside': ({ state, rival, issue, n }, facts) => {
    const won = newsAt(facts, state).filter(({ args }) => args?.side === rival);
    return (
      deciding(at(facts.is, state)) !== issue && won.every(({ args }) => args!.issue === issue) && sumOf(won.map(({ args }) => Number(args!.n))) === n
    );
  },
  'why.aims.decided': ({ state, issue }, facts) =>
    onlyShifts(facts, state, issue) && deciding(at(facts.is, state)) === issue && !newsAt(facts, state).some(({ args }) => args?.turned),
  'why.aims.undecided': ({ state, issue }, facts) => onlyShifts(facts, state, issue) && deciding(at(facts.is, state)) !== issue,
  'why.aims.short': ({ state, rival, missing }, facts) =>
    isAimed(facts, state) && rival === other(facts.seat) && lacks(at(facts.is, state), rival) === missing,
  'why.aims.key': ({ state, group }, facts) =>
    wasTold(facts, 'key', { state, group }) && !newsAt(facts, state).some(({ key }) => ['gains', 'undecided', 'shifts'].includes(key)),
  'why.aims.nothing': ({ state }, facts) =>
    isAimed(facts, state) && !newsAt(facts, state).some(({ key }) => ['gains', 'undecided', 'shifts', 'key'].includes(key)),
  'why.aims': ({ state, rival }, facts) => isAimed(facts, state) && rival === other(facts.seat) && facts.is.campaigners[rival].won.includes(state),
  'why.bonus': ({ rival, face, states = [], votes = 0 }, facts) => {
    const isWon = states.every(
      (id) => [facts.was, facts.is].map((one) => one.campaigners[facts.seat as Side].won.includes(id)).join() === 'false,true',
    );
    return rival === other(facts.seat) && wasTold(facts, 'rolls', { side: rival, face }) && isWon && votes === sum(states);
  },
  'why.bonus.free': (_, { answer }) => answer!.ask === 'ask.bonus' && answer!.picked[0] === 'accept',
  'why.leaves': (_, { was, is, seat, answer }) =>
    was.active === other(seat) && answer!.ask !== 'ask.discard' && JSON.stringify(was.tiles) === JSON.stringify(is.tiles),
  'why.declines': (_, facts) => wasTold(facts, 'declines', { side: facts.seat }),
  'why.voters': ({ state, issue, n }, facts) => n > 0 && wasTold(facts, 'gains', { side: facts.seat, state, issue, n }),
  'why.holds': ({ rival }, { was, is }) => was.tiles.every((tile) => !at(is, tile.id) || wasNotHelped(tile, at(is, tile.id), rival)),
  'why.saves': ({ n }, facts) => handOf(facts).length === n && n > 0,
  'why.empties': (_, facts) => handOf(facts).length === 0,
};

const wasNotHelped = (was: Tile, is: Tile, rival: Side): boolean => lacks(is, rival) >= lacks(was, rival);

/** What is said if nothing else is true. */
export const last: readonly string[] = ['why.holds', 'why.saves', 'why.empties', 'why.prepares'];
