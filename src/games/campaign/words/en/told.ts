/** What happened, as posts tell it in English: each player is named once, followed by their actions in order. */
import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { votesToWin } from '../../data/numbers.ts';
import { tileOf } from '../../data/states.ts';
import type { Did, Idle, Messages } from '../../messages.ts';
import { cardOf } from '../../rules/cards/card.ts';
import { opponentOf, type Side, type StateId } from '../../vocabulary.ts';
import { lastingEffect } from './effects.ts';
import { count, quoted, quotedAll } from './labels.ts';

/** Verbs with one subject, and clauses that have their own. */
interface Told {
  verbs: string[];
  clauses: string[];
}

const cards = (n: number, say: Say<'en'>): string => (n === 1 ? 'a card' : count(n, { one: 'card', other: 'cards' }, say));

/** What a side does to a state; `there`: the state was named just before. */
function verbOf(did: Did, say: Say<'en'>, there: boolean): string | null {
  const place = 'state' in did.args ? (there ? 'there' : `in ${say.title(did.args.state)}`) : '';
  const voters = (n: number, kind: string) => `${say.number(n)} ${kind} ${say.plural(n, { one: 'voter', other: 'voters' })}`;
  switch (did.key) {
    case 'gains':
      return `wins ${voters(did.args.n, say.title(did.args.issue))} ${place}`;
    case 'undecided':
      return `wins ${voters(did.args.n, `undecided ${say.title(did.args.issue)}`)} ${place}`;
    case 'group':
      return `wins ${voters(did.args.n, 'undecided')} in ${say.titles(did.args.states)} (key: ${say.title(did.args.group)})`;
    case 'shifts':
      return `shifts ${there ? 'it' : say.title(did.args.state)} ${shift(did.args, say)}`;
    case 'key':
      return `makes ${say.title(did.args.group)} the key demographic ${there ? 'there' : `of ${say.title(did.args.state)}`}`;
    case 'draws':
      return `draws ${cards(did.args.n, say)}`;
    case 'discards':
      return `discards ${quotedAll(say, did.args.cards)}`;
    default:
      return null;
  }
}

const shift = ({ spaces, toward, turned }: Messages['shifts'], say: Say<'en'>): string =>
  `${count(spaces, { one: 'space', other: 'spaces' }, say)} toward ${say.title(toward)}${turned ? ', which becomes the majority issue' : ''}`;

/** That nothing came of it, if the state was named just before. */
function noneThere(did: Did, say: Say<'en'>): string {
  switch (did.key) {
    case 'gains.none':
      return `All ${say.title(did.args.issue)} voters there already back ${say.seat(did.args.side)}.`;
    case 'undecided.none':
      return `Nobody there is undecided on ${say.title(did.args.issue)}.`;
    case 'leader.none':
      return `${say.title(did.args.issue)} is tied there, so nobody wins the undecided voters.`;
    default:
      return say(did);
  }
}

/** Why nothing came of it, inside a sentence; `there`: the state was named just before. */
function whyNothing(idle: readonly Idle[], say: Say<'en'>, there = false): string {
  const reasons = idle.map((one) => {
    if (one.key === 'media.none') return 'there is no Media Support to lose';
    if (one.key === 'discards.none') return `${say.player(one.args.side)} has no cards to discard`;
    return `${there ? 'the state' : say.title(one.args.state)} can’t shift further toward ${say.title(one.args.toward)}`;
  });
  return say.list([...new Set(reasons)]);
}

const because = (idle: readonly Idle[], say: Say<'en'>, there = false): string => (idle.length > 0 ? `: ${whyNothing(idle, say, there)}` : '');

/** What no verb can say: sentences of their own. */
function sentenceOf(did: Did, say: Say<'en'>, there = false): string | null {
  if (there && did.key.endsWith('.none')) return noneThere(did, say);
  if (did.key !== 'media') return verbOf(did, say, there) === null ? say(did) : null;
  const { side, card } = did.args;
  const { lasting } = cardOf(card);
  return lasting ? `From now on ${lastingEffect(lasting, side, 'name')}.` : say(did);
}

type Gains = Extract<Did, { key: 'gains' | 'undecided' }>;
/** The same side has just won voters on the other issue in the same state. */
const isSecond = (did: Did | undefined, before: Did | undefined): did is Gains =>
  (did?.key === 'gains' || did?.key === 'undecided') &&
  did.key === before?.key &&
  did.args.state === before.args.state &&
  did.args.side === before.args.side;
/** «wins 1 Defense voter and 1 Economy voter in Ohio» */
function bothIssues(first: Did, second: Gains, say: Say<'en'>, there: boolean): string | null {
  if (first.key !== second.key) return null;
  const kind = second.key === 'undecided' ? 'undecided ' : '';
  const voters = ({ n, issue }: Gains['args']) => `${say.number(n)} ${kind}${say.title(issue)} ${say.plural(n, { one: 'voter', other: 'voters' })}`;
  return `wins ${say.list([voters(first.args), voters(second.args)])} ${there ? 'there' : `in ${say.title(second.args.state)}`}`;
}

/** What was done, as verbs in order; a state is named only the first time. */
function toldOf(did: readonly Did[], say: Say<'en'>, named: StateId | null = null): Told {
  let at = named;
  const verbs: string[] = [];
  const clauses: string[] = [];
  for (const [i, one] of did.entries()) {
    const state = 'state' in one.args ? one.args.state : null;
    if (isSecond(one, did[i - 1])) continue;
    const next = did[i + 1];
    const there = state !== null && state === at;
    const verb = isSecond(next, one) ? bothIssues(one, next, say, there) : verbOf(one, say, there);
    if (verb !== null && state !== null) at = state;
    if (verb !== null) verbs.push(verb);
    const sentence = sentenceOf(one, say);
    if (sentence !== null) clauses.push(sentence);
  }
  return { verbs, clauses };
}

/** Turns in which a side drew a card, naming first the one that began: «Ada and Ben each draw a card». */
function draws(drawn: readonly Drawn[], say: Say<'en'>): string {
  const [first, second] = drawn;
  if (!first || !second) return first ? `${say.player(first.side)} draws ${cards(first.n, say)}` : '';
  const both = say.player([first.side, second.side]);
  if (first.n !== second.n) return say.list(drawn.map(({ side, n }) => `${say.player(side)} draws ${cards(n, say)}`));
  return first.n === 1 ? `${both} each draw a card` : `${both} each draw ${cards(first.n, say)}`;
}
type Drawn = Messages['told.draws']['drawn'][number];

/** Both drew one card, and nothing else was done. */
const isEach = (did: readonly Did[]): boolean => did.length === 2 && did.every(({ key, args }) => key === 'draws' && 'n' in args && args.n === 1);

const joined = (...sentences: readonly (string | null)[]): string => sentences.filter((one) => one !== null).join(' ');

/** What the news did to the state it hit, each change with its own subject. */
function newsOf({ did, idle, state }: Messages['told.news'], say: Say<'en'>): string {
  const clauses = did.flatMap((one, i) => {
    if (one.key === 'shifts') return [`${i === 0 ? 'the state' : 'it'} shifts ${shift(one.args, say)}`];
    if (one.key === 'key') return [`its key demographic is now ${say.title(one.args.group)}`];
    if (isSecond(one, did[i - 1])) return [];
    const next = did[i + 1];
    const verb = isSecond(next, one) ? bothIssues(one, next, say, state !== null) : verbOf(one, say, state !== null);
    return verb === null || !('side' in one.args) ? [] : [`${say.seat(one.args.side)} ${verb}`];
  });
  const rest = did.flatMap((one) => sentenceOf(one, say, state !== null) ?? []);
  if (clauses.length === 0) return rest.length > 0 ? rest.join(' ') : `Nothing changes${because(idle, say, state !== null)}.`;
  const said = isEach(did) ? 'both sides draw a card' : clauses.join(', and ');
  return joined(say.sentence(said), ...rest);
}

const goesNegative = (side: Side, face: number, say: Say<'en'>): string => `${say.player(side)} went negative and rolled ${face}`;

export const told: Pick<
  Phrases<Messages, 'en'>,
  'told.start' | 'told.plays' | 'told.then' | 'told.wins' | 'told.news' | 'told.rolls' | 'told.draws' | 'standing'
> = {
  'told.start': ({ obama, mccain }, say) =>
    `Obama starts with ${say.number(obama)} votes and McCain with ${say.number(mccain)} (${votesToWin} to win).`,
  'told.plays': ({ drawn = [], side, card, paid, did, idle, rolled = [] }, say) => {
    const { verbs, clauses } = toldOf(did, say);
    const before = drawn.length > 0 ? `${draws(drawn, say)}; ` : '';
    const cost = paid.length > 0 ? [`discards ${quotedAll(say, paid)} to pay for it`] : [];
    const plays = say.list([`plays ${quoted(say, card)}`, ...cost, ...verbs]);
    const nothing = idle.length > 0 ? `, but ${whyNothing(idle, say)}` : '';
    return joined(`${before}${say.player(side)} ${plays}${nothing}.`, ...clauses, ...rolled.map(say));
  },
  'told.then': ({ side, card, did }, say) => {
    const { verbs, clauses } = toldOf(did, say);
    return joined(verbs.length > 0 ? `With ${quoted(say, card)}, ${say.player(side)} also ${say.list(verbs)}.` : null, ...clauses);
  },
  'told.wins': ({ side, state, votes, total, issue, next, left }, say) =>
    joined(
      `${say.title(state)} goes to ${say.seat(side)}${issue ? ` with all ${tileOf(state)[issue].length} ${say.title(issue)} voters` : ''}: ${count(votes, { one: 'vote', other: 'votes' }, say)}, ${say.number(total)} in all.`,
      next && `${say.player(side)} brings ${say.title(next.state)} into play (${count(next.votes, { one: 'vote', other: 'votes' }, say)}).`,
      left === null ? null : `No states are left to bring in; ${count(left, { one: 'state remains', other: 'states remain' }, say)} in play.`,
    ),
  'told.news': (news, say) => {
    const { card, state, by } = news;
    return joined(
      `Breaking News${state && !by ? ` in ${say.title(state)}` : ''}: ${quoted(say, card)}.`,
      state && by && `${say.player(by)} aims it at ${say.title(state)}.`,
      newsOf(news, say),
    );
  },
  'told.rolls': ({ side, face, declined, did, idle }, say) => {
    const to = say.player(opponentOf(side));
    if (declined) return `${goesNegative(side, face, say)}; ${to} declines the bonus.`;
    const { verbs, clauses } = toldOf(did, say);
    if (verbs.length > 0) return joined(`${goesNegative(side, face, say)}: ${to} ${say.list(verbs)}.`, ...clauses);
    return joined(`${goesNegative(side, face, say)}, but the bonus changes nothing${because(idle, say)}.`, ...clauses);
  },
  'told.draws': ({ drawn }, say) => `${draws(drawn, say)}.`,
  standing: ({ obama, mccain }, say) => {
    if (obama === mccain) return `Obama and McCain are tied at ${say.number(obama)} votes (${votesToWin} to win).`;
    const leader = obama > mccain ? 'obama' : 'mccain';
    return `${playerAs(say, leader)} leads ${say.number(Math.max(obama, mccain))}–${say.number(Math.min(obama, mccain))} (${votesToWin} to win).`;
  },
};
