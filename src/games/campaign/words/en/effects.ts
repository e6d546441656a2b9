/** What cards do, in English, generated from their parts. */

import { english } from '../../../../i18n/languages/english.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import type { DidKey, IdleKey, Messages } from '../../messages.ts';
import { type Card, cardOf } from '../../rules/cards/card.ts';
import { bonusFor } from '../../rules/cards/die.ts';
import { newsOf } from '../../rules/cards/news.ts';
import { type Clause, deedsOf } from '../../rules/parts/deeds.ts';
import type { Aspect, Deed, Doer } from '../../rules/parts/meaning.ts';
import { type CardId, type Lasting, type NewsId, opponentOf, type Side } from '../../vocabulary.ts';
import { always, needsUndecided, remembered, sentences, type Wording, wordsFor } from '../parts.ts';
import { count, quoted, quotedAll } from './labels.ts';
import { names } from './names.ts';

const onIssue: { readonly [A in Aspect]: string } = {
  defense: 'Defense',
  economy: 'Economy',
  majority: 'the majority issue',
  minority: 'the minority issue',
  either: 'either issue',
  same: 'that issue',
};
const toIssue: { readonly [A in Aspect]: string } = {
  defense: 'toward Defense',
  economy: 'toward Economy',
  majority: 'toward its majority issue',
  minority: 'toward its minority issue',
  either: 'either way',
  same: 'toward that issue',
};
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What a Media Support changes while it is in force, addressed to its owner, or naming them. */
export function lastingEffect(lasting: Lasting, by: Side, owner: 'you' | 'name'): string {
  const [me, other] = [names[by], names[opponentOf(by)]];
  const mine = owner === 'you';
  if (lasting === 'chooses-news-state') return `${mine ? 'you choose' : `${me} chooses`} which state each Breaking News card affects`;
  if (lasting === 'never-rolls') return `${mine ? 'you go' : `${me} goes`} negative without rolling the die`;
  return `whenever ${other} goes negative, ${other} rolls the die twice, and ${mine ? 'you' : me} may take both bonuses`;
}

/** A verb for the reader, or for a side by name. */
const does = (by: Doer, verb: string): string => (by === 'me' ? verb : `${names[by]} ${verb}s`);

function nounOf({ where, times }: Clause, side: Side): string {
  if (where === 'one') return 'one state';
  if (where === 'several') return `each of ${times} different states`;
  if (where === 'behind') return `a state where ${names[opponentOf(side)]} leads on the majority issue`;
  return where === 'affected' ? 'the state' : 'a different state';
}

/** Where a deed happens: in words, and whether that is the state the news affects. */
interface At {
  noun: string;
  there: boolean;
}
const placeOf = (clause: Clause, side: Side): At => ({ noun: nounOf(clause, side), there: clause.where === 'affected' });

const gains = ({ by, n, issue }: Deed<'gain'>): string => `${does(by, 'gain')} ${n} support on ${onIssue[issue]}`;
const takes = ({ by, n, issue }: Deed<'take'>): string =>
  `${does(by, 'take')} ${counted(n, 'undecided voter', 'undecided voters')} on ${onIssue[issue]}`;
const way = ({ n, toward }: Deed<'shift'>): string => `${counted(n, 'space', 'spaces')} ${toIssue[toward]}`;

const wording: Wording<At> = {
  /** «gain 2 support on Economy in one state» */
  gain: {
    alone: (deed, { noun }) => `${gains(deed)} in ${noun}`,
    following: (deed, { there }) => `${gains(deed)}${there ? ' there' : ''}`,
  },
  take: {
    alone: (deed, { noun }) => `${takes(deed)} in ${noun}`,
    following: (deed, { there }) => `${takes(deed)}${there ? ' there' : ''}`,
  },
  shift: {
    alone: (deed, { noun, there }) => (there ? `${noun} shifts ${way(deed)}` : `shift ${noun} ${way(deed)}`),
    following: (deed, { there }) => `${there ? 'it shifts' : 'shift it'} ${way(deed)}`,
  },
  key: {
    alone: (_, { noun, there }) => (there ? `the key demographic of ${noun} changes` : `change the key demographic of ${noun}`),
    following: (_, { there }) => (there ? 'its key demographic changes' : 'change its key demographic'),
  },
  leader: always((_, { noun }) => `the side that leads on the majority issue of ${noun} takes all undecided voters there (on a tie, nobody does)`),
  draw: always(({ by, n }) => `${does(by, 'draw')} ${counted(n, 'card', 'cards')}`),
  discard: always(({ by, n }) => `${does(by, 'discard')} ${counted(n, 'card', 'cards')}, or the whole hand if it is smaller`),
  'play-one': always(() => 'play one of them at once and keep the rest'),
  group: always(
    ({ by, group }) =>
      `in every state whose key is ${names[group]}, all undecided voters on both issues ${by === 'me' ? 'become yours' : `join ${names[by]}`}`,
  ),
  'lose-media': always(() => 'any Media Support in force is discarded'),
  /** The card's text as a whole says what it changes while it stays in force. */
  stay: always(() => ''),
};

/** A deed that follows another in the same place: repeated words are left out. */
function following(deed: Deed, before: Deed | undefined, at: At): string {
  if ((deed.do === 'gain' || deed.do === 'take') && before?.do === deed.do && before.by === deed.by) return `${deed.n} on ${onIssue[deed.issue]}`;
  return wordsFor(wording, deed).following(deed, at);
}

const ifAny = (clause: Clause): string => (needsUndecided(clause) ? ', if there are any' : '');

function clauseOf(clause: Clause, side: Side): string {
  const [first, ...rest] = clause.deeds;
  if (!first) return '';
  const at = placeOf(clause, side);
  const alone = wordsFor(wording, first).alone(first, at);
  const more = rest.map((deed, i) => following(deed, i === 0 ? first : rest[i - 1], at));
  if (clause.where === 'nowhere') return alone;
  if (clause.where === 'affected') {
    const alike = rest.every((deed) => deed.do === first.do && 'by' in deed && 'by' in first && deed.by === first.by);
    if (alike && first.do === 'take') return `${[takes(first), ...more].join(' and ')} in the state${ifAny(clause)}`;
    return [alone, ...more].join(', then ') + ifAny(clause);
  }
  if (rest.length === 0 && clause.where !== 'behind') return alone + ifAny(clause);
  return `in ${at.noun}: ${[following(first, undefined, at), ...more].join(', then ')}${ifAny(clause)}`;
}

function cardSentence({ side, cost, negative, lasting, play }: Card): string {
  const clauses = deedsOf(play).map((clause) => ({ clause, said: clauseOf(clause, side) }));
  const [head, ...tail] = clauses;
  const said = clauses.map(({ clause, said }, i) => (i > 0 && clause.where === 'other' ? `then ${said}` : said));
  const paid =
    cost === 'any'
      ? [`discard any number of other cards${head?.clause.where === 'paid' ? `; for each, ${head.said}` : ''}`]
      : cost > 0
        ? [`discard ${counted(cost, 'other card', 'other cards')}`]
        : [];
  const rest = cost === 'any' && head?.clause.where === 'paid' ? tail.map(({ said }) => said) : said;
  const stays = lasting ? [`stays in force: ${lastingEffect(lasting, side, 'you')}`] : [];
  return sentences(english, [...paid, ...rest, ...stays, ...(negative ? ['go negative at the end of the turn'] : [])]);
}

/** The sentence of a Campaign Strategy card, addressed to its player. */
export const cardEffect = remembered((id: CardId) => cardSentence(cardOf(id)));
/** The sentence of a Breaking News card. */
export const newsEffect = remembered((id: NewsId) =>
  sentences(
    english,
    deedsOf(newsOf(id).play).map((clause) => clauseOf(clause, 'obama')),
  ),
);
/** The bonus of a face of the die, addressed to the player who may take it. */
export const bonusWords = remembered((face: number) => {
  const steps = bonusFor(face);
  return steps.length === 0
    ? 'Nothing.'
    : sentences(
        english,
        deedsOf(steps).map((clause) => clauseOf(clause, 'obama')),
      );
});

/** What parts of cards did. */
export const happened: Pick<Phrases<Messages, 'en'>, DidKey | IdleKey | 'draws.you' | 'reshuffles'> = {
  'plays.none': ({ side }, say) => `${say.player(side)} can’t pay for any of the cards and keeps them.`,
  draws: ({ side, n }, say) => `${say.player(side)} draws ${n === 1 ? 'a card' : count(n, { one: 'card', other: 'cards' }, say)}.`,
  'draws.you': ({ cards }, say) => `You drew ${quotedAll(say, cards)}.`,
  'draws.none': ({ side }, say) => `${say.player(side)} has nothing left to draw.`,
  reshuffles: ({ side }, say) => `${say.of(say.seat(side))} deck is empty, so the discard pile becomes a new one.`,
  discards: ({ side, cards }, say) => `${say.player(side)} discards ${quotedAll(say, cards)}.`,
  'discards.none': ({ side }, say) => `${say.player(side)} has no card to discard.`,
  gains: ({ side, state, issue, n }, say) =>
    `${say.title(state)}: ${count(n, { one: 'voter comes', other: 'voters come' }, say)} over to ${say.seat(side)} on ${say.title(issue)}.`,
  'gains.none': ({ side, state, issue }, say) => `${say.title(state)}: all ${say.title(issue)} voters already back ${say.seat(side)}.`,
  'gains.no-token': ({ side, state }, say) => `${say.title(state)}: ${say.seat(side)} has no support tokens left, so the support is lost.`,
  undecided: ({ side, state, issue, n }, say) =>
    `${say.title(state)}: ${count(n, { one: 'undecided voter', other: 'undecided voters' }, say)} on ${say.title(issue)} ${say.plural(n, { one: 'sides', other: 'side' })} with ${say.seat(side)}.`,
  'undecided.none': ({ state, issue }, say) => `${say.title(state)}: nobody is undecided on ${say.title(issue)}.`,
  'leader.none': ({ state, issue }, say) => `${say.title(state)}: ${say.title(issue)} is tied, so nobody wins the undecided voters.`,
  group: ({ side, group, n, states }, say) =>
    `${say.title(group)}: ${say.seat(side)} wins ${count(n, { one: 'undecided voter', other: 'undecided voters' }, say)} in ${say.titles(states)}.`,
  'group.none': ({ group }, say) => `There are no undecided voters where the key is ${say.title(group)}.`,
  'group.no-token': ({ side, group }, say) => `${say.title(group)}: ${say.seat(side)} has no tokens left to win them.`,
  shifts: ({ state, toward, spaces, turned, end }, say) =>
    `${say.title(state)} shifts ${count(spaces, { one: 'space', other: 'spaces' }, say)} toward ${say.title(toward)}${turned ? ', which becomes the majority issue' : ''}${end ? ' (end of the track)' : ''}.`,
  'shifts.none': ({ state, toward }, say) => `${say.title(state)} can’t shift further toward ${say.title(toward)}.`,
  key: ({ state, group }, say) => `${say.title(state)}: the key demographic is now ${say.title(group)}.`,
  media: ({ side, card }, say) => {
    const { lasting } = cardOf(card);
    return `Media Support for ${say.seat(side)}: ${lasting ? `from now on ${lastingEffect(lasting, side, 'name')}.` : `${quoted(say, card)}.`}`;
  },
  'media.gone': ({ side, card }, say) => `${say.seat(side)} loses the Media Support ${quoted(say, card)}.`,
  'media.none': () => 'There is no Media Support to lose.',
};
