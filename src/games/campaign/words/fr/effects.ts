/** What cards do, in French, generated from their parts. */

import { french, oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import type { DidKey, IdleKey, Messages } from '../../messages.ts';
import { type Card, cardOf } from '../../rules/cards/card.ts';
import { bonusFor } from '../../rules/cards/die.ts';
import { newsOf } from '../../rules/cards/news.ts';
import { type Clause, deedsOf } from '../../rules/parts/deeds.ts';
import type { Aspect, Deed, Doer } from '../../rules/parts/meaning.ts';
import { type CardId, type Lasting, type NewsId, opponentOf, type Side } from '../../vocabulary.ts';
import { always, needsUndecided, remembered, sentences, type Wording, wordsFor } from '../parts.ts';
import { count, onIssue, quoted, quotedAll, spacesOn, theIssue, toIssue } from './labels.ts';
import { names } from './names.ts';

const onAspect: { readonly [A in Aspect]: string } = {
  defense: 'sur la Défense',
  economy: "sur l'Économie",
  majority: "sur l'enjeu majoritaire",
  minority: "sur l'enjeu minoritaire",
  either: "sur l'un des deux enjeux",
  same: 'sur cet enjeu',
};
const toAspect: { readonly [A in Aspect]: string } = {
  defense: 'vers la Défense',
  economy: "vers l'Économie",
  majority: "vers l'enjeu majoritaire",
  minority: "vers l'enjeu minoritaire",
  either: 'vers un enjeu au choix',
  same: 'vers cet enjeu',
};
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const voters = (n: number): string => counted(n, 'électeur indécis', 'électeurs indécis');

/** Addressed to the reader, or as something that may be done. */
type Mood = 'you' | 'infinitive';

/** What a Media Support changes while it is in force, addressed to its owner, or naming them. */
export function lastingEffect(lasting: Lasting, by: Side, owner: 'you' | 'name'): string {
  const [me, other] = [names[by], names[opponentOf(by)]];
  const mine = owner === 'you';
  if (lasting === 'chooses-news-state') return `${mine ? 'vous choisissez' : `${me} choisit`} l'État que touche chaque carte Dernière minute`;
  if (lasting === 'never-rolls')
    return mine ? 'vous menez vos campagnes négatives sans lancer le dé' : `${me} mène ses campagnes négatives sans lancer le dé`;
  return `après chaque campagne négative, ${other} lance le dé deux fois, et ${mine ? 'vous pouvez' : `${me} peut`} prendre les deux bonus`;
}

/** A verb for the reader, as an infinitive, or for a side by name. */
function does(by: Doer, mood: Mood, [you, infinitive, name]: readonly [string, string, string]): string {
  if (by !== 'me') return `${names[by]} ${name}`;
  return mood === 'you' ? you : infinitive;
}
const verbs = {
  gain: ['gagnez', 'gagner', 'gagne'],
  take: ['ralliez', 'rallier', 'rallie'],
  shift: ['déplacez', 'déplacer', 'déplace'],
  change: ['changez', 'changer', 'change'],
  draw: ['piochez', 'piocher', 'pioche'],
  discard: ['défaussez', 'défausser', 'défausse'],
  play: ['jouez', 'jouer', 'joue'],
} as const;

function nounOf({ where, times }: Clause, side: Side): string {
  if (where === 'one') return 'un État';
  if (where === 'other') return 'un autre État';
  if (where === 'several') return `chacun des ${times} États choisis`;
  if (where === 'behind') return `un État où ${names[opponentOf(side)]} mène sur l'enjeu majoritaire`;
  return where === 'affected' ? "l'État" : 'un État différent';
}

/** Where a deed happens and whom it addresses: in words, whether that is the state the news affects, and the mood. */
interface At {
  noun: string;
  there: boolean;
  mood: Mood;
}
const placeOf = (clause: Clause, side: Side, mood: Mood): At => ({ noun: nounOf(clause, side), there: clause.where === 'affected', mood });

/** The verb when the place was named before: «McCain y gagne». */
const doesThere = (by: Doer, { there, mood }: At, which: 'gain' | 'take'): string =>
  there && by !== 'me' ? `${names[by]} y ${verbs[which][2]}` : does(by, mood, verbs[which]);

const support = ({ n, issue }: Deed<'gain'>): string => `${counted(n, 'soutien', 'soutiens')} ${onAspect[issue]}`;
const undecided = ({ n, issue }: Deed<'take'>): string => `${voters(n)} ${onAspect[issue]}`;
const way = ({ n, toward }: Deed<'shift'>): string => `${spacesOn(n)} ${toAspect[toward]}`;

const wording: Wording<At> = {
  /** «gagnez 2 soutiens sur l'Économie dans un État» */
  gain: {
    alone: (deed, { noun, mood }) => `${does(deed.by, mood, verbs.gain)} ${support(deed)} dans ${noun}`,
    following: (deed, at) => `${doesThere(deed.by, at, 'gain')} ${support(deed)}`,
  },
  take: {
    alone: (deed, { noun, mood }) => `${does(deed.by, mood, verbs.take)} ${undecided(deed)} dans ${noun}`,
    following: (deed, at) => `${doesThere(deed.by, at, 'take')} ${undecided(deed)}`,
  },
  shift: {
    alone: (deed, { noun, there, mood }) => {
      const marker = `le marqueur ${french.forms(noun).of}`;
      return there ? `${marker} avance ${way(deed)}` : `${does('me', mood, verbs.shift)} ${spacesOn(deed.n)} ${marker} ${toAspect[deed.toward]}`;
    },
    following: (deed, { there, mood }) => (there ? `son marqueur avance ${way(deed)}` : `${does('me', mood, verbs.shift)} le marqueur ${way(deed)}`),
  },
  key: {
    alone: (_, { noun, there, mood }) =>
      there
        ? `la clé démographique ${french.forms(noun).of} change`
        : `${does('me', mood, verbs.change)} la clé démographique ${french.forms(noun).of}`,
    following: (_, { there, mood }) => (there ? 'la clé démographique change' : `${does('me', mood, verbs.change)} la clé démographique`),
  },
  leader: always(
    (_, { noun }) => `le camp en tête sur l'enjeu majoritaire ${french.forms(noun).of} y rallie tous les indécis (à égalité, personne ne les rallie)`,
  ),
  draw: always(({ by, n }, { mood }) => `${does(by, mood, verbs.draw)} ${counted(n, 'carte', 'cartes')}`),
  discard: always(({ by, n }, { mood }) => {
    const hand =
      by === 'me' && mood === 'you' ? 'votre main si vous en avez moins' : by === 'me' ? "sa main s'il y en a moins" : "sa main s'il en a moins";
    return `${does(by, mood, verbs.discard)} ${counted(n, 'carte', 'cartes')} au choix, ou toute ${hand}`;
  }),
  'play-one': always((_, { mood }) => (mood === 'you' ? 'jouez-en une aussitôt et gardez les autres' : 'en jouer une aussitôt')),
  group: always(
    ({ by, group }) =>
      `partout où la clé est « ${names[group]} », tous les indécis des deux enjeux ${by === 'me' ? 'vous rejoignent' : `rejoignent ${names[by]}`}`,
  ),
  'lose-media': always(() => 'le Soutien médiatique en vigueur est défaussé'),
  /** The card's text as a whole says what it changes while it stays in force. */
  stay: always(() => ''),
};

/** A deed that follows another in the same place: repeated words are left out. */
function following(deed: Deed, before: Deed | undefined, at: At): string {
  if ((deed.do === 'gain' || deed.do === 'take') && before?.do === deed.do && before.by === deed.by) return `${deed.n} ${onAspect[deed.issue]}`;
  return wordsFor(wording, deed).following(deed, at);
}

const ifAny = (clause: Clause): string => (needsUndecided(clause) ? ", s'il y en a" : '');

function clauseOf(clause: Clause, side: Side, mood: Mood): string {
  const [first, ...rest] = clause.deeds;
  if (!first) return '';
  const at = placeOf(clause, side, mood);
  const alone = wordsFor(wording, first).alone(first, at);
  const more = rest.map((deed, i) => following(deed, i === 0 ? first : rest[i - 1], at));
  if (clause.where === 'nowhere') return alone;
  if (clause.where === 'affected') {
    const alike = rest.every((deed) => deed.do === first.do && 'by' in deed && 'by' in first && deed.by === first.by);
    if (alike && first.do === 'take')
      return `${does(first.by, mood, verbs.take)} ${[undecided(first), ...more].join(' et ')} dans l'État${ifAny(clause)}`;
    return [alone, ...more].join(', puis ') + ifAny(clause);
  }
  if (rest.length === 0 && clause.where !== 'behind') return alone + ifAny(clause);
  return `dans ${at.noun} : ${[following(first, undefined, at), ...more].join(', puis ')}${ifAny(clause)}`;
}

function cardSentence({ side, cost, negative, lasting, play }: Card): string {
  const clauses = deedsOf(play).map((clause) => ({ clause, said: clauseOf(clause, side, 'you') }));
  const [head, ...tail] = clauses;
  const said = clauses.map(({ clause, said }, i) => (i > 0 && clause.where === 'other' ? `puis ${said}` : said));
  const paid =
    cost === 'any'
      ? [`défaussez les cartes de votre choix${head?.clause.where === 'paid' ? ` ; pour chacune, ${head.said}` : ''}`]
      : cost > 0
        ? [`défaussez ${counted(cost, 'autre carte', 'autres cartes')}`]
        : [];
  const rest = cost === 'any' && head?.clause.where === 'paid' ? tail.map(({ said }) => said) : said;
  const stays = lasting ? [`reste en vigueur : ${lastingEffect(lasting, side, 'you')}`] : [];
  return sentences(french, [...paid, ...rest, ...stays, ...(negative ? ['campagne négative : lancez le dé en fin de tour'] : [])]);
}

/** The sentence of a Campaign Strategy card, addressed to its player. */
export const cardEffect = remembered((id: CardId) => cardSentence(cardOf(id)));
/** The sentence of a Breaking News card. */
export const newsEffect = remembered((id: NewsId) =>
  sentences(
    french,
    deedsOf(newsOf(id).play).map((clause) => clauseOf(clause, 'obama', 'you')),
  ),
);
/** The bonus of a face of the die, as something that may be done. */
export const bonusWords = remembered((face: number) => {
  const steps = bonusFor(face);
  return steps.length === 0
    ? 'Rien.'
    : sentences(
        french,
        deedsOf(steps).map((clause) => clauseOf(clause, 'obama', 'infinitive')),
      );
});

/** What parts of cards did. */
export const happened: Pick<Phrases<Messages, 'fr'>, DidKey | IdleKey | 'draws.you' | 'reshuffles'> = {
  'plays.none': ({ side }, say) => `${say.player(side)} ne peut payer aucune des cartes piochées et les garde.`,
  draws: ({ side, n }, say) => `${say.player(side)} pioche ${count(n, oneOrMore('carte', 'cartes'), say)}.`,
  'draws.you': ({ cards }, say) => `Vous avez pioché : ${quotedAll(say, cards)}.`,
  'draws.none': ({ side }, say) => `${say.player(side)} n'a plus rien à piocher.`,
  reshuffles: ({ side }, say) => `La pioche ${say.of(say.seat(side))} est vide : sa défausse, mélangée, la remplace.`,
  discards: ({ side, cards }, say) => `${say.player(side)} défausse ${quotedAll(say, cards)}.`,
  'discards.none': ({ side }, say) => `${say.player(side)} n'a aucune carte à défausser.`,
  gains: ({ side, state, issue, n }, say) =>
    `${say.title(state)} : ${count(n, oneOrMore('électeur rejoint', 'électeurs rejoignent'), say)} ${say.seat(side)} ${onIssue[issue]}.`,
  'gains.none': ({ side, state, issue }, say) =>
    `${say.title(state)} : tous les électeurs ${say.forms(theIssue[issue]).of} soutiennent déjà ${say.seat(side)}.`,
  'gains.no-token': ({ side, state }, say) => `${say.title(state)} : ${say.seat(side)} n'a plus de jeton et perd ce soutien.`,
  undecided: ({ side, state, issue, n }, say) =>
    `${say.title(state)} : ${count(n, oneOrMore('électeur indécis se rallie', 'électeurs indécis se rallient'), say)} à ${say.seat(side)} ${onIssue[issue]}.`,
  'undecided.none': ({ state, issue }, say) => `${say.title(state)} : il n'y a plus d'indécis ${onIssue[issue]}.`,
  'leader.none': ({ state, issue }, say) => `${say.title(state)} : égalité ${onIssue[issue]}, donc personne ne rallie les indécis.`,
  group: ({ side, group, n, states }, say) =>
    `${say.titles(states)} (${say.title(group)}) : ${count(n, oneOrMore('électeur indécis se rallie', 'électeurs indécis se rallient'), say)} à ${say.seat(side)}.`,
  'group.none': ({ group }, say) => `${say.title(group)} : il n'y a aucun indécis à rallier.`,
  'group.no-token': ({ side, group }, say) => `${say.title(group)} : ${say.seat(side)} n’a plus de jeton pour les rallier.`,
  shifts: ({ state, toward, spaces, turned, end }, say) =>
    `${say.title(state)} : le marqueur avance ${spacesOn(spaces)} ${toIssue[toward]}${turned ? ', qui devient majoritaire' : ''}${end ? ' (bout de la piste)' : ''}.`,
  'shifts.none': ({ state, toward }, say) => `${say.title(state)} : le marqueur ne peut pas aller plus loin ${toIssue[toward]}.`,
  key: ({ state, group }, say) => `${say.title(state)} : la clé démographique devient « ${say.title(group)} ».`,
  media: ({ side, card }, say) => {
    const { lasting } = cardOf(card);
    return `Soutien médiatique ${say.of(say.seat(side))} : ${lasting ? `désormais, ${lastingEffect(lasting, side, 'name')}.` : `${quoted(say, card)}.`}`;
  },
  'media.gone': ({ side, card }, say) => `${say.seat(side)} perd son Soutien médiatique : ${quoted(say, card)}.`,
  'media.none': () => "Il n'y avait aucun Soutien médiatique à perdre.",
};
