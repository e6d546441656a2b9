/** What cards do, in French: made from their parts. */

import { type Card, cardOf } from '../../rules/cards/card.ts';
import { type Aspect, type Clause, type Deed, type Doer, deedsOf } from '../../rules/cards/deeds.ts';
import { bonusFor } from '../../rules/cards/die.ts';
import { newsOf } from '../../rules/cards/news.ts';
import { type CardId, type Lasting, type NewsId, opponentOf, type Side } from '../../vocabulary.ts';
import { remembered, sentences } from '../parts.ts';
import { names } from './names.ts';

const onIssue: { readonly [A in Aspect]: string } = {
  defense: 'sur la Défense',
  economy: "sur l'Économie",
  majority: "sur l'enjeu majoritaire",
  minority: "sur l'enjeu minoritaire",
  either: "sur l'un des deux enjeux",
  same: 'sur cet enjeu',
};
const toIssue: { readonly [A in Aspect]: string } = {
  defense: 'vers la Défense',
  economy: "vers l'Économie",
  majority: 'vers son enjeu majoritaire',
  minority: 'vers son enjeu minoritaire',
  either: "dans un sens ou dans l'autre",
  same: 'vers cet enjeu',
};
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const spaces = (n: number): string => (n === 1 ? "d'une case" : `de ${n} cases`);
const blocks = (n: number): string => counted(n, "bloc d'indécis", "blocs d'indécis");

/** Said to the reader, or as what may be done. */
type Mood = 'you' | 'infinitive';

/** What a Media Support changes while it is in force, said to its owner, or of them by name. */
export function lastingEffect(lasting: Lasting, by: Side, owner: 'you' | 'name'): string {
  const [me, other] = [names[by], names[opponentOf(by)]];
  const mine = owner === 'you';
  if (lasting === 'chooses-news-state') return `${mine ? 'vous choisissez' : `${me} choisit`} l'État que touche chaque carte Dernière minute`;
  if (lasting === 'never-rolls')
    return mine ? 'vos campagnes négatives ne vous coûtent aucun jet de dé' : `${me} fait campagne négative sans lancer le dé`;
  return mine
    ? `en campagne négative, ${other} lance le dé deux fois, à votre profit`
    : `en campagne négative, ${other} lance le dé deux fois, au profit ${by === 'obama' ? "d'Obama" : 'de McCain'}`;
}

/** A verb for the reader, as an infinitive, or for a side by name. */
function does(by: Doer, mood: Mood, [you, infinitive, name]: readonly [string, string, string]): string {
  if (by !== 'me') return `${names[by]} ${name}`;
  return mood === 'you' ? you : infinitive;
}
const verbs = {
  gain: ['gagnez', 'gagner', 'gagne'],
  take: ['ralliez', 'rallier', 'rallie'],
  shift: ['orientez', 'orienter', 'oriente'],
  change: ['changez', 'changer', 'change'],
  draw: ['piochez', 'piocher', 'pioche'],
  discard: ['défaussez', 'défausser', 'défausse'],
  play: ['jouez', 'jouer', 'joue'],
} as const;

function nounOf({ where, times }: Clause, side: Side): string {
  if (where === 'one') return 'un État';
  if (where === 'other') return 'un autre État';
  if (where === 'several') return `chacun de ${times} États différents`;
  if (where === 'behind') return `un État où ${names[opponentOf(side)]} mène sur l'enjeu majoritaire`;
  return where === 'affected' ? "l'État" : 'un État différent';
}
const elided = (noun: string): string => (/^[aeiouéu]/i.test(noun) ? `d'${noun}` : `de ${noun}`);

/** A deed with its place in it: «gagnez 2 soutiens sur l'Économie dans un État». */
function alone(deed: Deed, clause: Clause, side: Side, mood: Mood): string {
  const noun = nounOf(clause, side);
  switch (deed.do) {
    case 'gain':
      return `${does(deed.by, mood, verbs.gain)} ${counted(deed.n, 'soutien', 'soutiens')} ${onIssue[deed.issue]} dans ${noun}`;
    case 'take':
      return `${does(deed.by, mood, verbs.take)} ${blocks(deed.n)} ${onIssue[deed.issue]} dans ${noun}`;
    case 'shift': {
      const way = `${spaces(deed.n)} ${toIssue[deed.toward]}`;
      return clause.where === 'affected' ? `${noun} s'oriente ${way}` : `${does('me', mood, verbs.shift)} ${noun} ${way}`;
    }
    case 'key':
      return clause.where === 'affected'
        ? `la clé démographique ${elided(noun)} change`
        : `${does('me', mood, verbs.change)} la clé démographique ${elided(noun)}`;
    case 'leader':
      return `qui a le plus d'électeurs sur l'enjeu majoritaire de ${noun} y rallie tous les indécis ; à égalité, personne`;
    case 'draw':
      return `${does(deed.by, mood, verbs.draw)} ${counted(deed.n, 'carte', 'cartes')}`;
    case 'discard':
      return `${does(deed.by, mood, verbs.discard)} ${counted(deed.n, 'carte', 'cartes')} au choix (toutes, s'il y en a moins)`;
    case 'play-one':
      return mood === 'you' ? 'jouez-en une aussitôt et gardez le reste' : 'en jouer une aussitôt';
    case 'group':
      return `partout où la clé est « ${names[deed.group]} », tous les indécis des deux enjeux ${deed.by === 'me' ? 'vous rejoignent' : `rejoignent ${names[deed.by]}`}`;
    case 'lose-media':
      return 'le Soutien médiatique en vigueur est défaussé';
    case 'stay':
      return '';
  }
}

/** The same where the place was named before. `before` is the deed it follows: what is alike is not said again. */
function following(deed: Deed, before: Deed | undefined, clause: Clause, side: Side, mood: Mood): string {
  const there = clause.where === 'affected';
  if ((deed.do === 'gain' || deed.do === 'take') && before?.do === deed.do && before.by === deed.by) return `${deed.n} ${onIssue[deed.issue]}`;
  const verb = (by: Doer, which: keyof typeof verbs) => (there && by !== 'me' ? `${names[by]} y ${verbs[which][2]}` : does(by, mood, verbs[which]));
  switch (deed.do) {
    case 'gain':
      return `${verb(deed.by, 'gain')} ${counted(deed.n, 'soutien', 'soutiens')} ${onIssue[deed.issue]}`;
    case 'take':
      return `${verb(deed.by, 'take')} ${blocks(deed.n)} ${onIssue[deed.issue]}`;
    case 'shift': {
      const it = there ? "il s'oriente" : mood === 'you' ? 'orientez-le' : "l'orienter";
      return `${it} ${spaces(deed.n)} ${toIssue[deed.toward]}`;
    }
    case 'key':
      return there ? 'sa clé démographique change' : `${does('me', mood, verbs.change)} sa clé démographique`;
    default:
      return alone(deed, clause, side, mood);
  }
}

const ifAny = (clause: Clause): string => (clause.deeds.some((deed) => deed.do === 'take') ? ", s'il y en a" : '');

function clauseOf(clause: Clause, side: Side, mood: Mood): string {
  const [first, ...rest] = clause.deeds;
  if (!first) return '';
  const more = (from: Deed) => rest.map((deed, i) => following(deed, i === 0 ? from : rest[i - 1], clause, side, mood));
  if (clause.where === 'nowhere') return alone(first, clause, side, mood);
  if (clause.where === 'affected') {
    const alike = rest.every((deed) => deed.do === first.do && 'by' in deed && 'by' in first && deed.by === first.by);
    if (alike && first.do === 'take')
      return `${does(first.by, mood, verbs.take)} ${blocks(first.n)} ${[onIssue[first.issue], ...more(first)].join(' et ')} dans l'État${ifAny(clause)}`;
    return [alone(first, clause, side, mood), ...more(first)].join(', puis ') + ifAny(clause);
  }
  if (rest.length === 0 && clause.where !== 'behind') return alone(first, clause, side, mood) + ifAny(clause);
  return `dans ${nounOf(clause, side)} : ${[following(first, undefined, clause, side, mood), ...more(first)].join(', puis ')}${ifAny(clause)}`;
}

function cardSentence({ side, cost, negative, lasting, play }: Card): string {
  const clauses = deedsOf(play).map((clause) => ({ clause, said: clauseOf(clause, side, 'you') }));
  const [head, ...tail] = clauses;
  const said = clauses.map(({ clause, said }, i) => (i > 0 && clause.where === 'other' ? `puis ${said}` : said));
  const paid =
    cost === 'any'
      ? [`défaussez d'autres cartes, à volonté${head?.clause.where === 'paid' ? ` ; pour chacune, ${head.said}` : ''}`]
      : cost > 0
        ? [`défaussez ${counted(cost, 'autre carte', 'autres cartes')}`]
        : [];
  const rest = cost === 'any' && head?.clause.where === 'paid' ? tail.map(({ said }) => said) : said;
  const stays = lasting ? [`reste en vigueur : ${lastingEffect(lasting, side, 'you')}`] : [];
  return sentences([...paid, ...rest, ...stays, ...(negative ? ['campagne négative en fin de tour'] : [])]);
}

/** The sentence of a Campaign Strategy card, said to its player. */
export const cardEffect = remembered((id: CardId) => cardSentence(cardOf(id)));
/** The sentence of a Breaking News card. */
export const newsEffect = remembered((id: NewsId) => sentences(deedsOf(newsOf(id).play).map((clause) => clauseOf(clause, 'obama', 'you'))));
/** What a face of the die gives, as what may be done. */
export const bonusWords = remembered((face: number) => {
  const steps = bonusFor(face);
  return steps.length === 0 ? 'Rien.' : sentences(deedsOf(steps).map((clause) => clauseOf(clause, 'obama', 'infinitive')));
});
