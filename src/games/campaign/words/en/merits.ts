/** What a card is good for, in English, read from its parts: each completes “a card that …”. */
import type { Say } from '../../../../i18n/types.ts';
import { type Card, cardOf } from '../../rules/cards/card.ts';
import type { Need } from '../../rules/drafting.ts';
import { type Clause, inOrder } from '../../rules/parts/deeds.ts';
import type { Aspect, Deed } from '../../rules/parts/meaning.ts';
import type { Merit } from '../../rules/seen.ts';
import { type CardId, opponentOf } from '../../vocabulary.ts';
import { count } from './labels.ts';

/** Only old reviews lack the card. */
export const merits: { readonly [M in Merit]: string } = {
  draws: 'draws cards',
  media: 'stays in force',
  several: 'works in several states',
  strong: 'wins over two voters at once',
  both: 'wins over a voter and moves the issue marker',
  gains: 'wins over a voter in any state',
  shifts: 'can change which issue decides a state',
  group: 'wins over every undecided voter of a group',
  key: 'changes the key demographic',
};

/** What no other card on offer does. */
export const onlyOne: { readonly [N in Need]: string } = {
  voters: 'the only one on offer that wins over voters',
  draws: 'the only one on offer that draws cards',
  shifts: 'the only one on offer that moves an issue marker',
};

const issues: { readonly [A in Aspect]: string } = {
  defense: 'Defense',
  economy: 'Economy',
  majority: 'the issue that decides',
  minority: 'the issue that doesn’t decide',
  either: 'either issue',
  same: 'that issue',
};

function gains({ n, issue }: Deed<'gain'>, { where }: Clause, before: Deed | undefined): string {
  const on = issues[where === 'behind' ? 'majority' : issue];
  if (before?.do === 'gain') return `${n === 1 ? 'another' : n} on ${on}`;
  return `wins over ${n === 1 ? 'a voter' : `${n} voters at once`} on ${on}`;
}

function shifts({ n, toward }: Deed<'shift'>, before: Deed | undefined): string {
  // The track has four squares, so that two spaces always cross its middle.
  if (toward === 'minority' && n > 1) return 'makes the other issue decide in any state';
  const spaces = n === 1 ? '' : ` ${n} spaces`;
  if (toward === 'either') return `moves the issue marker${spaces} either way`;
  const isNamed = before?.do === 'gain' && (toward === 'same' || toward === before.issue);
  return `moves the marker${spaces} toward ${isNamed ? 'it' : issues[toward]}`;
}

/** Where a part of a card works, if not just in a state of the player's choice. */
function placeOf({ where, times }: Clause, card: Card, say: Say<'en'>): string {
  if (where === 'several') return ` in each of ${times} states`;
  if (where === 'paid') return ' in one state for each card paid';
  if (where === 'behind') return `, in a state where ${say.seat(opponentOf(card.side))} leads on it`;
  return where === 'other' ? ' in another state' : '';
}

/** What a Media Support does for its owner. */
function lasts({ lasting, side }: Card, say: Say<'en'>): string {
  if (lasting === 'chooses-news-state') return 'lets you choose which state each Breaking News card affects';
  if (lasting === 'never-rolls') return 'lets you go negative without rolling the die';
  return lasting ? `makes ${say.seat(opponentOf(side))} roll the die twice when going negative` : merits.media;
}

function verbOf(deed: Deed, clause: Clause, before: Deed | undefined, card: Card, say: Say<'en'>): string {
  const cards = (n: number): string => count(n, { one: 'card', other: 'cards' }, say);
  switch (deed.do) {
    case 'gain':
      return `${gains(deed, clause, before)}${placeOf(clause, card, say)}`;
    case 'shift':
      return `${shifts(deed, before)}${placeOf(clause, card, say)}`;
    case 'key':
      return merits.key;
    case 'draw':
      return before !== undefined && deed.n === 1 ? 'replaces itself' : `draws ${cards(deed.n)}`;
    case 'play-one':
      return 'plays one of them at once';
    case 'group':
      return `wins over every undecided voter where the key is ${say.title(deed.group)}`;
    default:
      return lasts(card, say);
  }
}

/** «wins over a voter on Defense and replaces itself» */
export function meritIn(id: CardId, say: Say<'en'>): string {
  const card = cardOf(id);
  return say.list(inOrder(card.play).map(({ deed, clause, before }) => verbOf(deed, clause, before, card, say)));
}
