/** Joins causes with their results: how a player came to a square and what happened there, a battle, turns in which nothing changed. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { type GoldOrder, goldOrderOf, squareAt } from '../data/squares.ts';
import { type Due, type Journey, type Leg, type Messages, msg, type Past } from '../messages.ts';
import type { InfosId } from '../vocabulary.ts';
import { isPrivate, together, withoutBare, withoutDie, withRoutine } from './routine.ts';

type Key = keyof Messages;
type Fact = { [K in Key]: { key: K; args: Messages[K] } }[Key];

/** Facts of one kind that form a line: the first begins it, the others continue it. */
const chains: readonly { begin: readonly Key[]; go: readonly Key[] }[] = [
  { begin: ['limited', 'falling', 'rolls.alone'], go: ['falling', 'rolls.alone'] },
  { begin: ['dice'], go: ['dice', 'begins'] },
  { begin: ['attacks', 'parries'], go: ['attacks', 'parries', 'stormed', 'repelled', 'battle.decided', 'battle.off'] },
  { begin: ['blocks'], go: ['insists', 'grounded'] },
];

/** Lines of facts, in order. */
export function narrate(events: readonly Message[]): Message[] {
  const groups: Message[][] = [];
  let open: Message[] | null = null;
  for (const event of withoutIdle(events)) {
    if (isPrivate(event)) {
      groups.push([event]);
      continue;
    }
    if (open && goesOn(open, event)) {
      open.push(event);
      continue;
    }
    open = [event];
    groups.push(open);
  }
  const all = withRoutine(withoutBare(groups));
  return joinRoutine(all.map((group) => lineOf(group, all.length > 1)));
}

/**
 * Drops facts that others imply: the attack or the dice that follow imply that a player showed no attack, and the order to miss a turn implies that
 * it's missed. They stay if nothing else happened.
 */
function withoutIdle(events: readonly Message[]): Message[] {
  const last = events.findLastIndex(({ key }) => key === 'attacks' || key === 'battle.decided');
  const told = events.filter(({ key }, i) => key !== 'shows.none' || i > last);
  return told.some((event) => event.key !== 'skips' && !isPrivate(event)) ? told.filter(({ key }) => key !== 'skips') : told;
}

function goesOn(line: readonly Message[], next: Message): boolean {
  const [first, last] = [line[0] as Fact, line.at(-1) as Fact];
  const chain = chains.find(({ begin }) => begin.includes(first.key));
  if (chain) return chain.go.includes(next.key as Key);
  const fact = next as Fact;
  if (travellerOf(first) === undefined || ends.includes(last.key)) return false;
  if (fact.key === 'rolls' && !fact.args.again) return false;
  if (fact.key === 'battle.decided' && last.key !== 'battle') return false;
  if (last.key === 'battle' && fact.key !== 'battle.decided') return false;
  const seat = travellerOf(fact);
  const ours = line.map((one) => travellerOf(one as Fact)).find((one) => one !== null);
  return seat !== undefined && (seat === null || ours === undefined || seat === ours);
}

/** After these a turn has nothing more to tell. */
const ends: readonly Key[] = ['battle.decided', 'skip.ordered', 'skips'];

/** Whose journey a fact belongs to; null: the current traveler's, undefined: nobody's. */
function travellerOf(fact: Fact): Seat | null | undefined {
  switch (fact.key) {
    case 'gold':
    case 'void':
    case 'immune':
    case 'protected':
      return null;
    case 'gives':
      return fact.args.to;
    case 'swaps':
      return fact.args.one;
    case 'battle':
    case 'battle.decided':
      return fact.args.newcomer;
    case 'lets.go':
      return fact.args.flyer;
    default:
      return (plain as readonly Key[]).includes(fact.key) ? (fact.args as { seat: Seat }).seat : undefined;
  }
}
const plain = [
  ...['rolls', 'advances', 'goes', 'fetches', 'skip.ordered', 'skips', 'media', 'media.none', 'infos', 'presidents.lost'],
  ...['takes', 'takes.none', 'loses', 'home', 'flies', 'stays'],
] as readonly Key[];

/** Turns in which no city moved begin the sentence of the one that follows. */
function joinRoutine(lines: readonly Message[]): Message[] {
  return lines.flatMap((line, i) => {
    const before = lines[i - 1];
    if (line.key === 'routine' && lines[i + 1]?.key === 'journey') return [];
    return line.key === 'journey' && before?.key === 'routine' ? [{ key: 'journey', args: { ...line.args, after: before.args! } }] : [line];
  });
}

/** `isAside`: it is told beside other things, without the numbers of dice that led nowhere. */
function lineOf(group: Message[] | Message[][], isAside: boolean): Message {
  if (Array.isArray(group[0])) {
    const turns = (group as Message[][]).map(journeyOf);
    return msg('routine', isAside ? together(turns.map(withoutDie)) : { turns, drew: [] });
  }
  const facts = group as Message[];
  const [only] = facts;
  if (facts.length === 1 && dueOf(only as Fact) === undefined) return only!;
  return travellerOf(only as Fact) === undefined
    ? msg('joined', { facts: facts.map((fact, i) => (i > 0 && fact.key === 'dice' ? { ...fact, key: 'dice.again' } : fact)) })
    : msg('journey', journeyOf(facts));
}

/** What ordered this: a post that begins with it names the card or square that was read before. */
const dueOf = ({ args }: Fact): InfosId | GoldOrder | undefined => (args as Due | undefined)?.due;

function journeyOf(events: readonly Message[]): Journey {
  const facts = events as readonly Fact[];
  const seat = facts.map(travellerOf).find((one) => typeof one === 'string') ?? '';
  const legs: Leg[] = [];
  const due = dueOf(facts[0]!);
  if (due !== undefined) legs.push({ does: 'due', due });
  for (const i of facts.keys()) legs.push(...legsOf(facts, i, legs.at(-1)));
  return { seat, legs };
}

/** What a fact adds to the sentence, given its context. */
function legsOf(facts: readonly Fact[], i: number, last: Leg | undefined): Leg[] {
  const [fact, next, before] = [facts[i]!, facts[i + 1], facts[i - 1]];
  const there = last !== undefined && (last.does === 'goes' || last.does === 'flies') && squareAt(last.to).kind === 'city';
  switch (fact.key) {
    case 'rolls':
      return [{ does: 'rolls', die: fact.args.die, again: fact.args.again }, ...passed(fact.args.past), ...stop('stops', fact.args.to, next)];
    case 'advances':
      return [...passed(fact.args.past), ...stop(isHopping(before) ? 'reaches' : 'moves', fact.args.to, next)];
    case 'goes':
      return [{ does: 'goes', to: fact.args.to }];
    case 'flies':
      return [{ does: next || fact.args.sure ? 'flies' : 'wishes', to: fact.args.to }];
    case 'lets.go':
      return before?.key === 'flies' || before?.key === 'lets.go' ? [] : [{ does: 'flies', to: fact.args.to }];
    case 'gold':
      return next && isHopping(fact) ? [] : [{ does: 'gold', order: fact.args.order }];
    case 'fetches':
      return before?.key === 'gold' ? [] : [{ does: 'fetches' }];
    case 'skips':
      return [{ does: 'skips', n: fact.args.left }];
    case 'infos':
      return [{ does: 'reads', card: fact.args.card, order: next === undefined || next.key === 'void' || next.key === 'takes.none' }];
    case 'media':
      return last?.does === 'media' ? raised(last) : [{ does: 'media', n: 1 }];
    case 'media.none':
      return [{ does: 'empty' }];
    case 'takes.none':
      return [{ does: 'none' }];
    case 'presidents.lost':
      return [{ does: 'presidents', n: fact.args.n }];
    case 'void':
    case 'stays':
      return [{ does: fact.key }];
    default:
      return cityLegs(fact, next, { last, there });
  }
}

/** What happened to cities. */
function cityLegs(fact: Fact, next: Fact | undefined, { last, there }: { last: Leg | undefined; there: boolean }): Leg[] {
  switch (fact.key) {
    case 'takes':
      return [{ does: 'takes', cities: fact.args.cities, there }];
    case 'loses':
      return [{ does: last?.does === 'gold' ? 'frees' : 'loses', cities: fact.args.cities }];
    case 'gives':
      return [{ does: 'gives', from: fact.args.from, cities: fact.args.cities }];
    case 'swaps':
      return [{ does: 'swaps', other: fact.args.other, mine: fact.args.mine, theirs: fact.args.theirs }];
    case 'home':
      return [{ does: 'home', city: fact.args.city, there }];
    case 'immune':
      return [{ does: 'immune', owner: fact.args.owner }];
    case 'protected':
      return [{ does: 'protected', owner: fact.args.owner, value: fact.args.value }];
    case 'battle':
      return next ? [] : [{ does: 'battle', owner: fact.args.owner, city: fact.args.city, there }];
    case 'battle.decided':
      return [{ does: 'decided', battle: fact.args, there }];
    default:
      return [];
  }
}

/** One more card by the same order. */
function raised(last: Extract<Leg, { n: number }>): Leg[] {
  last.n++;
  return [];
}

const passed = (past: Past): Leg[] => (past === null ? [] : [{ does: 'passes', past }]);

/** Squares that move the pawn on at once. */
const isHop = (order: GoldOrder): boolean => order === 'punch' || order === 'battant';
const isHopping = (fact: Fact | undefined): boolean => fact?.key === 'gold' && isHop(fact.args.order);

/** Facts that by themselves imply the kind of square they happened on. */
const tells: { readonly [kind: string]: readonly Key[] } = {
  city: ['takes', 'home', 'battle'],
  media: ['media'],
  infos: ['infos'],
  helicopter: ['flies', 'lets.go', 'stays'],
};

/** The square itself, if what follows does not name it. */
function stop(does: 'stops' | 'moves' | 'reaches', to: number, next: Fact | undefined): Leg[] {
  const here = squareAt(to);
  const order = goldOrderOf(here);
  const isTold = order ? next?.key === 'gold' && !isHop(order) : next !== undefined && (tells[here.kind] ?? []).includes(next.key);
  return isTold ? [] : [{ does, to }];
}
