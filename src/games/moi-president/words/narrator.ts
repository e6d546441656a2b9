/** Joins causes with their results: an attack with its duel and what changed hands, a card with its die, discards with what followed them. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { type Messages, msg, type Won } from '../messages.ts';

type Key = keyof Messages;
type Fact = { [K in Key]: { key: K; args: Messages[K] } }[Key];

/** Messages for some seats alone, which go below the line they came in. */
const privately: readonly string[] = ['your-hand', 'you-draw', 'passed', 'order.answered', 'order.chose'] satisfies Key[];

const fight = ['reacts.immunite', 'reacts.diversion', 'duel.tie', 'duel', 'takes', 'gives', 'pays', 'attack.falls'] as const;
const bonus = ['keeps', 'undecided', 'trusts', 'trust.none', 'rallies'] as const;
/** The messages that continue a line, by the message that begins it. */
const chains: { readonly [K in Key]?: readonly Key[] } = {
  'start.rolls': ['start.rolls', 'start.first'],
  discards: ['discards'],
  attacks: fight,
  'reacts.immunite': fight,
  'reacts.diversion': fight,
  'duel.tie': fight,
  duel: fight,
  plays: ['luck', ...bonus, 'passes.hands', 'passes.zones', 'new-deal', 'exempt'],
  luck: bonus,
  exempt: ['exempt'],
};
const debate: readonly string[] = ['exempt', 'stands', 'pays'] satisfies Key[];
/** Messages that a line of discards is joined with, if they follow at once. */
const afterDiscards: readonly string[] = ['lays', 'plays', 'attacks'] satisfies Key[];

export function narrate(events: readonly Message[]): Message[] {
  const groups: Message[][] = [];
  let open: Message[] | null = null;
  for (const event of events) {
    if (privately.includes(event.key)) groups.push([event]);
    else if (open && goesOn(open, event)) open.push(event);
    else {
      open = [event];
      groups.push(open);
    }
  }
  return groups.map(lineOf);
}

function goesOn(line: readonly Message[], next: Message): boolean {
  const [first, last] = [line[0] as Fact, line.at(-1) as Fact];
  const fact = next as Fact;
  if (last.key === 'discards' && afterDiscards.includes(fact.key)) return true;
  const began = first.key === 'discards' ? (line.find(({ key }) => key !== 'discards') as Fact | undefined) : first;
  // The dice of the Great Debate, and what they cost, go with the card.
  if (began?.key === 'plays' && debate.includes(fact.key)) return true;
  // If a post begins after the card, a die goes with what it cost, or with others that cost nothing.
  if (last.key === 'stands')
    return last.args.spared ? fact.key === 'stands' && fact.args.spared : fact.key === 'pays' && last.args.seat === fact.args.by;
  return (chains[(began ?? first).key] ?? []).includes(fact.key);
}

function lineOf(facts: Message[]): Message {
  const told = sentencesOf(facts as Fact[]);
  return told.length === 1 ? told[0]! : msg('joined', { facts: told });
}

function sentencesOf(facts: readonly Fact[]): Message[] {
  const told: Message[] = [];
  for (let i = 0; i < facts.length; ) {
    const [sentence, used] = sentenceAt(facts.slice(i));
    const again = sentence.key === 'start.rolls' && told.at(-1)?.key.startsWith('start.');
    told.push(again ? { ...sentence, key: 'start.again' } : sentence);
    i += used;
  }
  return told;
}

/** The sentence that these facts begin with, and how many of them it tells. */
function sentenceAt(facts: readonly Fact[]): [Message, number] {
  const [fact, next] = facts as [Fact, Fact | undefined];
  if (fact.key === 'discards') {
    const those = facts.slice(0, lengthOf(facts, 'discards')) as Extract<Fact, { key: 'discards' }>[];
    return [those.length === 1 ? fact : msg('discarded', { discards: those.map(({ args }) => args) }), those.length];
  }
  if (fact.key === 'exempt') {
    const those = facts.slice(0, lengthOf(facts, 'exempt')) as Extract<Fact, { key: 'exempt' }>[];
    return [msg('exempt', { seat: those.flatMap(({ args }) => args.seat as Seat) }), those.length];
  }
  if (fact.key === 'attacks') {
    const [duel, used] = duelAt(facts.slice(1));
    return duel ? [msg('fights', { ...fact.args, ...duel }), 1 + used] : [fact, 1];
  }
  if (fact.key === 'duel' || fact.key === 'duel.tie') {
    const [duel, used] = duelAt(facts);
    return duel ? [msg('duelled', duel), used] : [fact, 1];
  }
  if (fact.key === 'plays' && next?.key === 'luck') {
    const won = wonBy(facts[2]);
    return [msg('tries', { by: fact.args.by, card: fact.args.card, die: next.args.die, isLucky: next.args.won, won }), won ? 3 : 2];
  }
  if (fact.key === 'stands' && next?.key === 'pays') return [msg('fails', { ...next.args, die: fact.args.die }), 2];
  const those = sparedIn(facts);
  if (those.length > 1) {
    const rolls = those.flatMap(({ args }) => [args.seat].flat().map((by) => ({ by, die: args.die })));
    const isOne = rolls.every(({ die }) => die === rolls[0]!.die);
    return [isOne ? msg('stands', { ...those[0]!.args, seat: rolls.map(({ by }) => by) }) : msg('spared', { rolls }), those.length];
  }
  return [fact as Message, 1];
}

/** The leading facts about players whose dice cost them nothing. */
function sparedIn(facts: readonly Fact[]): Extract<Fact, { key: 'stands' }>[] {
  const end = facts.findIndex((fact) => fact.key !== 'stands' || !fact.args.spared);
  return facts.slice(0, end < 0 ? facts.length : end) as Extract<Fact, { key: 'stands' }>[];
}

function lengthOf(facts: readonly Fact[], key: Key): number {
  const end = facts.findIndex((fact) => fact.key !== key);
  return end < 0 ? facts.length : end;
}

/** The roll that decided a duel, and how many facts it takes with the ties before it. */
function duelAt(facts: readonly Fact[]): [Messages['duelled'] | null, number] {
  const ties = lengthOf(facts, 'duel.tie');
  const decided = facts[ties];
  if (decided?.key !== 'duel') return [null, 0];
  return [{ one: decided.args.one, other: decided.args.other, ties }, ties + 1];
}

/** The result of a bonus card's die; null: nothing told yet. */
function wonBy(fact: Fact | undefined): Won | null {
  switch (fact?.key) {
    case 'keeps':
      return { what: 'kept', total: fact.args.total };
    case 'undecided':
      return { what: 'lost', worth: fact.args.worth };
    case 'trusts':
      return { what: 'secured', points: fact.args.points };
    case 'trust.none':
      return { what: 'nothing' };
    case 'rallies':
      return { what: 'rallied', cards: fact.args.cards, points: fact.args.points, total: fact.args.total };
    default:
      return null;
  }
}
