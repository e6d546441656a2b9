/** What happened, as posts tell it in English: whoever did something is named once, and does one thing after the other. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { votesToWin } from '../../data/numbers.ts';
import type { Did, Messages } from '../../messages.ts';
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

/** What somebody does to a state; `there`: it was named just before. */
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
  `${count(spaces, { one: 'space', other: 'spaces' }, say)} toward ${say.title(toward)}${turned ? ', which now decides there' : ''}`;

/** What no verb says: sentences of their own. */
function sentenceOf(did: Did, say: Say<'en'>): string | null {
  if (did.key !== 'media') return /\.(none|no-token|gone)$/.test(did.key) ? say(did) : null;
  const { side, card } = did.args;
  const { lasting } = cardOf(card);
  return lasting ? `From now on ${lastingEffect(lasting, side, 'name')}.` : say(did);
}

type Gains = Extract<Did, { key: 'gains' }>;
/** The same side has won voters of the other issue in the same state just before. */
const isSecond = (did: Did | undefined, before: Did | undefined): did is Gains =>
  did?.key === 'gains' && before?.key === 'gains' && did.args.state === before.args.state && did.args.side === before.args.side;
/** «wins 1 Defense voter and 1 Economy voter in Ohio» */
const bothIssues = (first: Did, second: Gains, say: Say<'en'>): string | null =>
  first.key === 'gains'
    ? `wins ${say.list([first, second].map(({ args: { n, issue } }) => `${say.number(n)} ${say.title(issue)} ${say.plural(n, { one: 'voter', other: 'voters' })}`))} in ${say.title(first.args.state)}`
    : null;

/** What was done as verbs, in order; a state is named the first time alone. */
function toldOf(did: readonly Did[], say: Say<'en'>, named: StateId | null = null): Told {
  let at = named;
  const verbs: string[] = [];
  const clauses: string[] = [];
  for (const [i, one] of did.entries()) {
    const state = 'state' in one.args ? one.args.state : null;
    if (isSecond(one, did[i - 1])) continue;
    const next = did[i + 1];
    const verb = isSecond(next, one) ? bothIssues(one, next, say) : verbOf(one, say, state !== null && state === at);
    if (verb !== null && state !== null) at = state;
    if (verb !== null) verbs.push(verb);
    const sentence = sentenceOf(one, say);
    if (sentence !== null) clauses.push(sentence);
  }
  return { verbs, clauses };
}

/** Both drew one card, and nothing else was done. */
const isEach = (did: readonly Did[]): boolean => did.length === 2 && did.every(({ key, args }) => key === 'draws' && 'n' in args && args.n === 1);

const joined = (...sentences: readonly (string | null)[]): string => sentences.filter((one) => one !== null).join(' ');

/** What the news did to the state they hit, each with its own subject. */
function newsOf(did: readonly Did[], say: Say<'en'>, state: StateId | null): string {
  const clauses = did.flatMap((one, i) => {
    if (one.key === 'shifts') return [`${i === 0 ? 'the state' : 'it'} shifts ${shift(one.args, say)}`];
    if (one.key === 'key') return [`its key demographic is now ${say.title(one.args.group)}`];
    const before = did[i - 1];
    const verb = verbOf(one, say, state !== null);
    if (verb === null || !('side' in one.args)) return [];
    const isSame = before !== undefined && 'side' in before.args && before.args.side === one.args.side && before.key === one.key;
    return [isSame ? verb.replace(/^wins /, '') : `${say.seat(one.args.side)} ${verb}`];
  });
  const rest = did.flatMap((one) => sentenceOf(one, say) ?? []);
  if (clauses.length === 0) return rest.length > 0 ? rest.join(' ') : 'Nothing changes.';
  const said = isEach(did) ? 'both sides draw a card' : clauses.join(', and ');
  return joined(say.sentence(said), ...rest);
}

const goesNegative = (side: Side, face: number, say: Say<'en'>): string => `${say.seat(side)} went negative and rolled ${face}`;

export const told: Pick<
  Phrases<Messages, 'en'>,
  'told.plays' | 'told.then' | 'told.wins' | 'told.news' | 'told.rolls' | 'told.draws' | 'standing'
> = {
  'told.plays': ({ side, card, paid, did, idle }, say) => {
    const { verbs, clauses } = toldOf(did, say);
    const cost = paid.length > 0 ? [`discards ${quotedAll(say, paid)} for it`] : [];
    const plays = say.list([`plays ${quoted(say, card)}`, ...cost, ...verbs]);
    return joined(`${say.player(side)} ${plays}${idle ? ', but nothing changes' : ''}.`, ...clauses);
  },
  'told.then': ({ side, card, did }, say) => {
    const { verbs, clauses } = toldOf(did, say);
    return joined(verbs.length > 0 ? `To finish ${quoted(say, card)}, ${say.player(side)} ${say.list(verbs)}.` : null, ...clauses);
  },
  'told.wins': ({ side, state, votes, total, next, left }, say) =>
    joined(
      `${say.title(state)} goes to ${say.seat(side)}: ${count(votes, { one: 'vote', other: 'votes' }, say)}, ${say.number(total)} in all.`,
      next && `${say.player(side)} brings ${say.title(next.state)} into play (${count(next.votes, { one: 'vote', other: 'votes' }, say)}).`,
      left === null ? null : `No states are left to bring in: ${count(left, { one: 'state remains', other: 'states remain' }, say)}.`,
    ),
  'told.news': ({ card, state, by, did }, say) =>
    joined(
      `Breaking News${state && !by ? ` in ${say.title(state)}` : ''}: ${quoted(say, card)}.`,
      state && by && `${say.player(by)} aims it at ${say.title(state)}.`,
      newsOf(did, say, state),
    ),
  'told.rolls': ({ side, face, declined, did }, say) => {
    const to = say.player(opponentOf(side));
    if (declined) return `${goesNegative(side, face, say)}; ${to} declines the bonus.`;
    const { verbs, clauses } = toldOf(did, say);
    return joined(`${goesNegative(side, face, say)}: ${verbs.length > 0 ? `${to} ${say.list(verbs)}` : 'the bonus changes nothing'}.`, ...clauses);
  },
  'told.draws': ({ drawn }, say) =>
    drawn.length === 2 && drawn.every(({ n }) => n === drawn[0]!.n)
      ? `Both draw ${cards(drawn[0]!.n, say)}.`
      : `${say.list(drawn.map(({ side, n }) => `${say.player(side)} draws ${cards(n, say)}`))}.`,
  standing: ({ obama, mccain }, say) => {
    if (obama === mccain) return `Obama and McCain have ${say.number(obama)} votes each (${votesToWin} to win).`;
    const leader = obama > mccain ? 'obama' : 'mccain';
    return `${say.seat(leader)} leads ${say.number(Math.max(obama, mccain))}–${say.number(Math.min(obama, mccain))} (${votesToWin} to win).`;
  },
};
