/** Parts of English sentences. */

import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { printOf, sorted } from '../../data/cards.ts';
import { signed } from '../../data/families.ts';
import { type Face, type Family, undecidedBox } from '../../vocabulary.ts';
import { cardName, familyNames } from './names.ts';

/** Money, formatted the same wherever players read it: «$40k», «−$20k», «$0». */
export const k = (thousands: number): string => `${thousands < 0 ? '−' : ''}$${Math.abs(thousands)}${thousands === 0 ? '' : 'k'}`;
export const votes = (say: Say<'en'>, n: number): string => `${say.number(n)} ${say.plural(n, { one: 'vote', other: 'votes' })}`;
export const cards = (say: Say<'en'>, n: number): string => `${n} ${say.plural(n, { one: 'card', other: 'cards' })}`;
export const zeros = (say: Say<'en'>, n: number): string => `${n} ${say.plural(n, { one: 'Zero', other: 'Zeros' })}`;
export const players = (say: Say<'en'>, seats: readonly Seat[]): string => say.player(seats);
/** Whom a rule against anyone is about: «Ada or Ben», «Ada, Ben, or Cleo». */
export function noneOf(say: Say<'en'>, seats: readonly Seat[]): string {
  const names = seats.map((seat) => say.player(seat));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} or ${names.at(-1)}`;
}

/** A card in full: «State Governor (Endorsement, $30k)». */
export function card(_say: Say<'en'>, face: Face): string {
  const print = printOf(face);
  const name = cardName(face);
  if (print.value === 0) return name;
  const amount = `${signed(print) < 0 ? '−' : ''}${k(print.value)}`;
  const family = familyNames[print.family];
  return name === family ? `${name} ${amount}` : `${name} (${family}, ${amount})`;
}

/** A card in short: «State Governor $30k». */
export function short(_say: Say<'en'>, face: Face): string {
  const print = printOf(face);
  return print.value === 0 ? cardName(face) : `${cardName(face)} ${k(signed(print))}`;
}

export const cardList = (say: Say<'en'>, faces: readonly Face[]): string => say.list(sorted(faces).map((face) => card(say, face)));

export const effects: { [F in Family]: string } = {
  money: 'Adds to its section. Only Money pays for groundwork.',
  endorsement: 'Adds to its section, unless a ruling cancels it.',
  rumor: 'Subtracts from a rival’s total, unless there’s a Squelch on their section.',
  squelch: 'Silences every Rumor on its section.',
  zero: 'Does nothing. It’s a bluff.',
  scandal: 'Cancels every card in the state. Everyone campaigns there again.',
  'party-ruling': 'No Endorsement counts anywhere in the state.',
  'state-ruling': 'No Endorsement counts on its section.',
  'favorite-son': 'The owner of the section wins the state. Works once a game for each candidate.',
  deadlock: 'Nobody wins the state, and its votes become Undecided.',
};

/** A state's name in a sentence: only one takes an article. */
export const stateName = (say: Say<'en'>, id: string): string => (id === 'DC' ? `the ${say.title(id)}` : say.title(id));
export const box = (say: Say<'en'>, id: string): string => (id === undecidedBox ? 'the Undecided votes' : stateName(say, id));
/** Where a campaign takes place: «in Ohio and Iowa», «for the Undecided votes». */
export const inBoxes = (say: Say<'en'>, ids: readonly string[]): string =>
  ids.includes(undecidedBox) ? 'for the Undecided votes' : `in ${say.list(ids.map((id) => stateName(say, id)))}`;
export const atStake = (say: Say<'en'>, n: number): string => `${votes(say, n)} ${say.plural(n, { one: 'is', other: 'are' })} at stake.`;
export const at = (say: Say<'en'>, id: string): string => (id === undecidedBox ? '' : ` in ${stateName(say, id)}`);
export const boxTitle = (say: Say<'en'>, id: string, kind: string): string =>
  kind === 'elimination' ? 'To stay in the race' : id === undecidedBox ? 'Convention' : say.capital(stateName(say, id));
