/** The event that decided a post: the last card, attack or departure worth a picture, made from the public messages that tell it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import type { Card } from '../data/deck.ts';
import type { LastView, Messages } from '../messages.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import type { Roll } from '../state.ts';

type Key = keyof Messages;
type Fact = { [K in Key]: { key: K; args: Messages[K] } }[Key];
type Of<K extends Key> = Messages[K];

/** A joker that turned an attack to another player, or ended it. */
interface Reply {
  by: Seat;
  joker: 'immunite' | 'diversion';
  to: Seat | null;
}

/** An attack under way, canceled, or struck. */
export interface Attacked {
  what: 'attack';
  card: Card;
  /** Who played it, and its first target. */
  by: Seat;
  target: Seat;
  replies: Reply[];
  /** The two who decided it between them. */
  attacker: Seat;
  victim: Seat;
  /** The dice of each round, the attacker's first; the last round decided. Empty if nobody has rolled. */
  rounds: [Roll, Roll][];
  took: Of<'takes'> | null;
  gave: Of<'gives'> | null;
  paid: Of<'pays'> | null;
}
export interface Tried {
  what: 'bonus';
  by: Seat;
  card: Card;
  die: number;
  kept: Of<'keeps'> | null;
  lost: Of<'undecided'> | null;
  trusted: Of<'trusts'> | null;
  rallied: Of<'rallies'> | null;
}
export interface Debated {
  what: 'debate';
  card: Card;
  rolls: Roll[];
  paid: Of<'pays'>[];
}
export type DecisiveEvent =
  | ({ what: 'lay' } & Of<'lays'>)
  | Tried
  | Attacked
  | Debated
  | { what: 'hands'; card: Card; gifts: { from: Seat; to: Seat }[] }
  | { what: 'zones'; card: Card; gifts: Of<'passes.zones'>['gifts'] }
  | { what: 'deal'; card: Card; pile: number }
  | ({ what: 'leave' } & Of<'leaves'>);

const openers: readonly string[] = ['lays', 'plays', 'attacks', 'leaves'] satisfies Key[];
/** Messages that go on telling about a played card. If a post begins with one, the board says which card. */
const followers: readonly string[] = [
  ...['luck', 'keeps', 'undecided', 'trusts', 'trust.none', 'rallies', 'reacts.immunite', 'reacts.diversion', 'duel.tie', 'duel'],
  ...['takes', 'gives', 'pays', 'passes.hands', 'passes.zones', 'new-deal', 'exempt', 'stands'],
];

/** The last event worth a picture. */
export function decisive(told: readonly Message[], view: MoiPresidentView): DecisiveEvent | null {
  const runs: Fact[][] = [[]];
  for (const { key, args } of told) {
    const fact = { key, args: args ?? {} } as Fact;
    if (openers.includes(key) || key === 'discards') runs.push([fact]);
    else if (followers.includes(key)) runs.at(-1)!.push(fact);
  }
  for (const [i, run] of [...runs.entries()].reverse()) {
    const event = i > 0 ? eventOf(run) : runs.length === 1 ? eventOf(begun(run, view.last)) : null;
    if (event) return event;
  }
  return null;
}

/** The rest of a turn that an earlier post began to tell, with its beginning taken from the board. */
function begun(run: Fact[], last: LastView | null): Fact[] {
  if (run.length === 0 || !last || last.discarded) return [];
  const { by, card, target, replies } = last;
  if (kindCards[card.kind].category !== 'attaque') return [{ key: 'plays', args: { by, card } }, ...run];
  if (target === null) return [];
  // The board has every joker of the turn, so none told earlier is missing.
  const told = run.filter(({ key }) => key === 'reacts.diversion' || key === 'reacts.immunite').length;
  const attack = card.kind as Of<'duel'>['why'];
  const before = replies.slice(0, replies.length - told).flatMap(({ by: who, joker, to }): Fact[] => {
    return joker === 'diversion' && to !== null
      ? [{ key: 'reacts.diversion', args: { by: who, attack, attacker: by, to, swapped: false } }]
      : [{ key: 'reacts.immunite', args: { by: who, attack, attacker: by } }];
  });
  return [{ key: 'attacks', args: { by, card, target } }, ...before, ...run];
}

/** Logs of games begun under rules 1 name a card by an older id, for which there is no picture. */
const isCard = (card: unknown): card is Card => typeof card === 'object' && card !== null && 'kind' in card && String(card.kind) in kindCards;

function eventOf(run: readonly Fact[]): DecisiveEvent | null {
  const [first, ...more] = run;
  switch (first?.key) {
    case 'leaves':
      return { what: 'leave', ...first.args };
    case 'lays':
      return isCard(first.args.card) ? { what: 'lay', ...first.args } : null;
    case 'attacks':
      return isCard(first.args.card) ? attackOf(first.args, more) : null;
    case 'plays':
      return isCard(first.args.card) ? playOf(first.args, more) : null;
    default:
      return null;
  }
}

/** The last fact with this key. */
const one = <K extends Key>(facts: readonly Fact[], key: K): Messages[K] | null =>
  (facts.findLast((fact) => fact.key === key)?.args as Messages[K] | undefined) ?? null;
const all = <K extends Key>(facts: readonly Fact[], key: K): Messages[K][] =>
  facts.flatMap((fact) => (fact.key === key ? [fact.args as Messages[K]] : []));

function attackOf({ by, card, target }: Of<'attacks'>, more: readonly Fact[]): Attacked {
  let [attacker, victim] = [by, target];
  const replies: Reply[] = [];
  for (const { key, args } of more) {
    if (key === 'reacts.immunite') replies.push({ by: args.by, joker: 'immunite', to: null });
    if (key !== 'reacts.diversion') continue;
    replies.push({ by: args.by, joker: 'diversion', to: args.to });
    if (args.to === attacker) attacker = args.by;
    victim = args.to;
  }
  const rounds = [...all(more, 'duel.tie'), ...all(more, 'duel')].map(({ one: mine, other }): [Roll, Roll] => [mine, other]);
  const came = { took: one(more, 'takes'), gave: one(more, 'gives'), paid: one(more, 'pays') };
  return { what: 'attack', card, by, target, replies, attacker, victim, rounds: one(more, 'duel') ? rounds : [], ...came };
}

function playOf({ by, card }: Of<'plays'>, more: readonly Fact[]): DecisiveEvent | null {
  switch (card.kind) {
    case 'tourne-main': {
      const gifts = one(more, 'passes.hands')?.gifts;
      return gifts ? { what: 'hands', card, gifts } : null;
    }
    case 'tourne-points': {
      const gifts = one(more, 'passes.zones')?.gifts;
      return gifts ? { what: 'zones', card, gifts } : null;
    }
    case 'nouvelle-donne': {
      const dealt = one(more, 'new-deal');
      return dealt && { what: 'deal', card, pile: dealt.pile };
    }
    case 'grand-debat': {
      const rolls = all(more, 'stands').flatMap(({ seat, die }) => [seat].flat().map((who) => ({ by: who, die })));
      const paid = all(more, 'pays');
      return rolls.length > 0 || paid.length > 0 ? { what: 'debate', card, rolls, paid } : null;
    }
    default: {
      const luck = one(more, 'luck');
      const came = { kept: one(more, 'keeps'), lost: one(more, 'undecided'), trusted: one(more, 'trusts'), rallied: one(more, 'rallies') };
      return luck && { what: 'bonus', by, card, die: luck.die, ...came };
    }
  }
}
