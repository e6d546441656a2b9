/** What cards do, in English: made from their parts. */

import { type Card, cardOf } from '../../rules/cards/card.ts';
import { type Aspect, type Clause, type Deed, type Doer, deedsOf } from '../../rules/cards/deeds.ts';
import { bonusFor } from '../../rules/cards/die.ts';
import { newsOf } from '../../rules/cards/news.ts';
import { type CardId, type Lasting, type NewsId, opponentOf, type Side } from '../../vocabulary.ts';
import { remembered, sentences } from '../parts.ts';
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

/** What a Media Support changes while it is in force, said to its owner, or of them by name. */
export function lastingEffect(lasting: Lasting, by: Side, owner: 'you' | 'name'): string {
  const [me, other] = [names[by], names[opponentOf(by)]];
  const mine = owner === 'you';
  if (lasting === 'chooses-news-state') return `${mine ? 'you choose' : `${me} chooses`} which state in play each Breaking News card affects`;
  if (lasting === 'never-rolls') return mine ? 'your Going Negative cards cost you no die roll' : `${me} goes negative without rolling the die`;
  return `whenever ${other} goes negative, the die is rolled twice, and ${mine ? 'you' : me} may take both results`;
}

/** A verb for the reader, or for a side by name. */
const does = (by: Doer, verb: string): string => (by === 'me' ? verb : `${names[by]} ${verb}s`);

function nounOf({ where, times }: Clause, side: Side): string {
  if (where === 'one') return 'one state';
  if (where === 'several') return `each of ${times} different states`;
  if (where === 'behind') return `a state where ${names[opponentOf(side)]} leads on the majority issue`;
  return where === 'affected' ? 'the state' : 'a different state';
}

/** A deed with its place in it: «gain 2 support on Economy in one state». */
function alone(deed: Deed, clause: Clause, side: Side): string {
  const noun = nounOf(clause, side);
  switch (deed.do) {
    case 'gain':
      return `${does(deed.by, 'gain')} ${deed.n} support on ${onIssue[deed.issue]} in ${noun}`;
    case 'take':
      return `${does(deed.by, 'take')} ${counted(deed.n, 'undecided block', 'undecided blocks')} on ${onIssue[deed.issue]} in ${noun}`;
    case 'shift': {
      const way = `${counted(deed.n, 'space', 'spaces')} ${toIssue[deed.toward]}`;
      return clause.where === 'affected' ? `${noun} shifts ${way}` : `shift ${noun} ${way}`;
    }
    case 'key':
      return clause.where === 'affected' ? `the key demographic of ${noun} changes` : `change the key demographic of ${noun}`;
    case 'leader':
      return `whoever has more voters on the majority issue of ${noun} takes all undecided ones there; at a tie, nobody does`;
    case 'draw':
      return `${does(deed.by, 'draw')} ${counted(deed.n, 'card', 'cards')}`;
    case 'discard':
      return `${deed.by === 'me' ? 'choose' : `${names[deed.by]} chooses`} ${counted(deed.n, 'card', 'cards')} to discard (all, if fewer)`;
    case 'play-one':
      return 'play one of them at once; keep the rest';
    case 'group':
      return `in every state whose key is ${names[deed.group]}, all undecided voters on both issues ${deed.by === 'me' ? 'become yours' : `join ${names[deed.by]}`}`;
    case 'lose-media':
      return 'the Media Support in force, if any, is discarded';
    case 'stay':
      return '';
  }
}

/** The same where the place was named before. `before` is the deed it follows: what is alike is not said again. */
function following(deed: Deed, before: Deed | undefined, clause: Clause, side: Side): string {
  const there = clause.where === 'affected';
  if ((deed.do === 'gain' || deed.do === 'take') && before?.do === deed.do && before.by === deed.by) return `${deed.n} on ${onIssue[deed.issue]}`;
  switch (deed.do) {
    case 'gain':
      return `${does(deed.by, 'gain')} ${deed.n} support on ${onIssue[deed.issue]}${there ? ' there' : ''}`;
    case 'take':
      return `${does(deed.by, 'take')} ${counted(deed.n, 'undecided block', 'undecided blocks')} on ${onIssue[deed.issue]}${there ? ' there' : ''}`;
    case 'shift':
      return `${there ? 'it shifts' : 'shift it'} ${counted(deed.n, 'space', 'spaces')} ${toIssue[deed.toward]}`;
    case 'key':
      return there ? 'its key demographic changes' : 'change its key demographic';
    default:
      return alone(deed, clause, side);
  }
}

const ifAny = (clause: Clause): string => (clause.deeds.some((deed) => deed.do === 'take') ? ', if there are any' : '');

function clauseOf(clause: Clause, side: Side): string {
  const [first, ...rest] = clause.deeds;
  if (!first) return '';
  const more = (from: Deed) => rest.map((deed, i) => following(deed, i === 0 ? from : rest[i - 1], clause, side));
  if (clause.where === 'nowhere') return alone(first, clause, side);
  if (clause.where === 'affected') {
    const alike = rest.every((deed) => deed.do === first.do && 'by' in deed && 'by' in first && deed.by === first.by);
    if (alike && first.do === 'take')
      return `${does(first.by, 'take')} ${counted(first.n, 'undecided block', 'undecided blocks')} on ${[onIssue[first.issue], ...more(first)].join(' and ')} in the state${ifAny(clause)}`;
    return [alone(first, clause, side), ...more(first)].join(', then ') + ifAny(clause);
  }
  if (rest.length === 0 && clause.where !== 'behind') return alone(first, clause, side) + ifAny(clause);
  return `in ${nounOf(clause, side)}: ${[following(first, undefined, clause, side), ...more(first)].join(', then ')}${ifAny(clause)}`;
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
  return sentences([...paid, ...rest, ...stays, ...(negative ? ['go negative at end of turn'] : [])]);
}

/** The sentence of a Campaign Strategy card, said to its player. */
export const cardEffect = remembered((id: CardId) => cardSentence(cardOf(id)));
/** The sentence of a Breaking News card. */
export const newsEffect = remembered((id: NewsId) => sentences(deedsOf(newsOf(id).play).map((clause) => clauseOf(clause, 'obama'))));
/** What a face of the die gives, said to whoever may take it. */
export const bonusWords = remembered((face: number) => {
  const steps = bonusFor(face);
  return steps.length === 0 ? 'Nothing.' : sentences(deedsOf(steps).map((clause) => clauseOf(clause, 'obama')));
});
