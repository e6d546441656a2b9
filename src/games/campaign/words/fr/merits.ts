/** What a card is good for, in French, read from its parts: each completes « une carte qui … ». */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Say } from '../../../../i18n/types.ts';
import { type Card, cardOf } from '../../rules/cards/card.ts';
import type { Need } from '../../rules/drafting.ts';
import { type Clause, inOrder } from '../../rules/parts/deeds.ts';
import type { Aspect, Deed } from '../../rules/parts/meaning.ts';
import type { Merit } from '../../rules/seen.ts';
import { type CardId, opponentOf } from '../../vocabulary.ts';
import { count, spacesOn } from './labels.ts';

/** Only old reviews lack the card. */
export const merits: { readonly [M in Merit]: string } = {
  draws: 'fait piocher',
  media: 'reste en vigueur',
  several: 'agit dans plusieurs États',
  strong: 'rallie deux électeurs d’un coup',
  both: 'rallie un électeur et déplace le marqueur',
  gains: 'rallie un électeur dans l’État de son choix',
  shifts: 'peut changer l’enjeu qui décide d’un État',
  group: 'rallie tous les indécis d’un groupe',
  key: 'change la clé démographique',
};

/** What no other card on offer does. */
export const onlyOne: { readonly [N in Need]: string } = {
  voters: 'la seule proposée qui rallie des électeurs',
  draws: 'la seule proposée qui fasse piocher',
  shifts: 'la seule proposée qui déplace un marqueur',
};

const onIssue: { readonly [A in Aspect]: string } = {
  defense: 'sur la Défense',
  economy: 'sur l’Économie',
  majority: 'sur l’enjeu majoritaire',
  minority: 'sur l’enjeu minoritaire',
  either: 'sur l’un des deux enjeux',
  same: 'sur cet enjeu',
};
const toIssue: { readonly [A in Aspect]: string } = {
  defense: 'vers la Défense',
  economy: 'vers l’Économie',
  majority: 'vers l’enjeu majoritaire',
  minority: 'vers l’enjeu minoritaire',
  either: 'dans le sens de son choix',
  same: 'vers cet enjeu',
};

function gains({ n, issue }: Deed<'gain'>, { where }: Clause, before: Deed | undefined): string {
  const on = onIssue[where === 'behind' ? 'majority' : issue];
  if (before?.do === 'gain') return `${n === 1 ? 'un autre' : n} ${on}`;
  return `rallie ${n === 1 ? 'un électeur' : `${n} électeurs d’un coup`} ${on}`;
}

function shifts({ n, toward }: Deed<'shift'>, before: Deed | undefined): string {
  // The track has four squares, so that two spaces always cross its middle.
  if (toward === 'minority' && n > 1) return 'rend l’autre enjeu majoritaire dans l’État de son choix';
  const isNamed = before?.do === 'gain' && toward === before.issue;
  return `déplace le marqueur${n === 1 ? '' : ` ${spacesOn(n)}`} ${isNamed ? toIssue.same : toIssue[toward]}`;
}

/** Where a part of a card works, if not just in a state of the player's choice. */
function placeOf({ where, times }: Clause, card: Card, say: Say<'fr'>): string {
  if (where === 'several') return ` dans ${times} États différents`;
  if (where === 'paid') return ' dans un État par carte défaussée';
  if (where === 'behind') return ` d’un État où ${say.seat(opponentOf(card.side))} mène`;
  return where === 'other' ? ' dans un autre État' : '';
}

/** What a Media Support does for its owner. */
function lasts({ lasting, side }: Card, say: Say<'fr'>): string {
  if (lasting === 'chooses-news-state') return 'permet de choisir l’État que touche chaque carte Dernière minute';
  if (lasting === 'never-rolls') return 'permet de mener des campagnes négatives sans lancer le dé';
  return lasting ? `fait lancer le dé deux fois à ${say.seat(opponentOf(side))} après ses campagnes négatives` : merits.media;
}

function verbOf(deed: Deed, clause: Clause, before: Deed | undefined, card: Card, say: Say<'fr'>): string {
  switch (deed.do) {
    case 'gain':
      return `${gains(deed, clause, before)}${placeOf(clause, card, say)}`;
    case 'shift':
      return `${shifts(deed, before)}${placeOf(clause, card, say)}`;
    case 'key':
      return merits.key;
    case 'draw':
      return `fait piocher ${before !== undefined && deed.n === 1 ? 'une carte à sa place' : count(deed.n, oneOrMore('carte', 'cartes'), say)}`;
    case 'play-one':
      return 'en fait jouer une aussitôt';
    case 'group':
      return `rallie tous les indécis là où la clé est « ${say.title(deed.group)} »`;
    default:
      return lasts(card, say);
  }
}

/** «rallie un électeur sur la Défense et fait piocher une carte à sa place» */
export function meritIn(id: CardId, say: Say<'fr'>): string {
  const card = cardOf(id);
  return say.list(inOrder(card.play).map(({ deed, clause, before }) => verbOf(deed, clause, before, card, say)));
}
