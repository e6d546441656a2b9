/** Parts of French sentences. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { printOf, sorted } from '../../data/cards.ts';
import { signed } from '../../data/families.ts';
import { type Face, type Family, undecidedBox } from '../../vocabulary.ts';
import { cardName, familyNames } from './names.ts';

/** Money, formatted the same wherever players read it: «40 k$», «−20 k$», «0 $». */
export const k = (thousands: number): string => `${thousands < 0 ? '−' : ''}${Math.abs(thousands)}\u00a0${thousands === 0 ? '' : 'k'}$`;
export const votes = (say: Say<'fr'>, n: number): string => `${say.number(n)} voix`;
export const undecidedVotes = (say: Say<'fr'>, n: number): string => `${votes(say, n)} ${say.plural(n, oneOrMore('indécise', 'indécises'))}`;
export const cards = (say: Say<'fr'>, n: number): string => `${n} ${say.plural(n, oneOrMore('carte', 'cartes'))}`;
export const zeros = (say: Say<'fr'>, n: number): string => `${n} ${say.plural(n, oneOrMore('Zéro', 'Zéros'))}`;
export const players = (say: Say<'fr'>, seats: readonly Seat[]): string => say.player(seats);
/** De qui parle une négation : « Ada ni Ben », « Ada, Ben ni Cléo ». */
export function noneOf(say: Say<'fr'>, seats: readonly Seat[]): string {
  const names = seats.map((seat) => say.player(seat));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ni ${names.at(-1)}`;
}

/** A card in full: «Gouverneur (Soutien, 30 k$)». */
export function card(_say: Say<'fr'>, face: Face): string {
  const print = printOf(face);
  const name = cardName(face);
  if (print.value === 0) return name;
  const amount = `${signed(print) < 0 ? '−' : ''}${k(print.value)}`;
  const family = familyNames[print.family];
  return name === family ? `${name} ${amount}` : `${name} (${family}, ${amount})`;
}

/** A card in short: «Gouverneur 30 k$». */
export function short(_say: Say<'fr'>, face: Face): string {
  const print = printOf(face);
  return print.value === 0 ? cardName(face) : `${cardName(face)} ${k(signed(print))}`;
}

export const cardList = (say: Say<'fr'>, faces: readonly Face[]): string => say.list(sorted(faces).map((face) => card(say, face)));

export const effects: { [F in Family]: string } = {
  money: 'S’ajoute au total de sa section. C’est la seule carte qui permet de préparer une primaire.',
  endorsement: 'S’ajoute au total de sa section, sauf si une Décision (Ruling) l’annule.',
  rumor: 'Se retranche du total d’un adversaire, sauf s’il y a un Démenti sur sa section.',
  squelch: 'Annule toutes les Rumeurs de sa section.',
  zero: 'N’a aucun effet : c’est du bluff.',
  scandal: 'Annule toutes les cartes de l’État, et on y refait campagne.',
  'party-ruling': 'Dans tout l’État, aucun Soutien ne compte.',
  'state-ruling': 'Aucun Soutien ne compte sur sa section.',
  'favorite-son': 'Le candidat de la section gagne l’État, une fois par partie et par candidat.',
  deadlock: 'Personne ne gagne l’État, et ses voix vont aux Indécis.',
};

/** After «campagne :», where a state takes no article. */
export const box = (say: Say<'fr'>, id: string): string => (id === undecidedBox ? 'voix indécises' : say.title(id));
/** Where a campaign takes place: « (Ohio, Iowa)», « pour les voix indécises». */
export const boxesOf = (say: Say<'fr'>, ids: readonly string[]): string =>
  ids.includes(undecidedBox) ? ' pour les voix indécises' : ` (${ids.map((id) => say.title(id)).join(', ')})`;
export const at = (say: Say<'fr'>, id: string): string => (id === undecidedBox ? '' : ` (${say.title(id)})`);
export const boxTitle = (say: Say<'fr'>, id: string, kind: string): string =>
  kind === 'elimination' ? 'Pour rester en course' : id === undecidedBox ? 'Convention' : say.title(id);
