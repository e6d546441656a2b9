/** Parts of French sentences. */

import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { printOf, sorted } from '../../data/cards.ts';
import { signed } from '../../data/families.ts';
import { type Face, type Family, undecidedBox } from '../../vocabulary.ts';
import { cardName, familyNames } from './names.ts';

export const cash = (say: Say, thousands: number): string => `${say.number(thousands * 1000)}\u00a0$`;
/** The same in short: «40 k$», «−20 k$». */
export const k = (thousands: number): string => `${thousands < 0 ? '−' : ''}${Math.abs(thousands)}\u00a0k$`;
export const votes = (say: Say, n: number): string => `${say.number(n)} voix`;
export const undecidedVotes = (say: Say, n: number): string => `${votes(say, n)} ${say.plural(n, 'indécise', 'indécises')}`;
export const cards = (say: Say, n: number): string => `${n} ${say.plural(n, 'carte', 'cartes')}`;
export const zeros = (say: Say, n: number): string => `${n} ${say.plural(n, 'Zéro', 'Zéros')}`;
export const players = (say: Say, seats: readonly Seat[]): string => say.player(seats);

/** A card in full: «Gouverneur (Soutien, 30 000 $)». */
export function card(say: Say, face: Face): string {
  const print = printOf(face);
  const name = cardName(face);
  if (print.value === 0) return name;
  const amount = `${signed(print) < 0 ? '−' : ''}${cash(say, print.value)}`;
  const family = familyNames[print.family];
  return name === family ? `${name} ${amount}` : `${name} (${family}, ${amount})`;
}

/** A card in short: «Gouverneur 30 k$». */
export function short(_say: Say, face: Face): string {
  const print = printOf(face);
  return print.value === 0 ? cardName(face) : `${cardName(face)} ${k(signed(print))}`;
}

export const cardList = (say: Say, faces: readonly Face[]): string => say.list(sorted(faces).map((face) => card(say, face)));

export const effects: { [F in Family]: string } = {
  money: 'S’ajoute au total de la section où il se trouve. Seule carte qui paie une préparation.',
  endorsement: 'S’ajoute au total de sa section, sauf si une décision (Ruling) l’annule.',
  rumor: 'Se retranche du total d’un adversaire, sauf s’il y a un démenti sur sa section.',
  squelch: 'Fait taire toutes les rumeurs de la même section, dans cet État.',
  zero: 'Aucun effet : du bluff.',
  scandal: 'Toutes les cartes de l’État sont annulées, et on y refait campagne.',
  'party-ruling': 'Aucun soutien ne compte dans tout l’État.',
  'state-ruling': 'Aucun soutien ne compte sur la section où cette carte se trouve.',
  'favorite-son': 'La section où cette carte se trouve gagne l’État ; une fois par partie et par candidat.',
  deadlock: 'Personne ne gagne l’État : ses voix vont aux Indécis.',
};

/** After «campagne :», where a state needs no article. */
export const box = (say: Say, id: string): string => (id === undecidedBox ? 'voix indécises' : say.title(id));
export const at = (say: Say, id: string): string => (id === undecidedBox ? '' : ` (${say.title(id)})`);
export const boxTitle = (say: Say, id: string, kind: string): string =>
  kind === 'elimination' ? 'Pour rester en course' : id === undecidedBox ? 'Convention' : say.title(id);
