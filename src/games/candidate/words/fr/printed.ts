import type { Printed } from '../printed.ts';
import { familyNames, printedNames } from './names.ts';

export const printed: Printed = {
  votes: 'Les marqueurs de vote',
  votesColumns: ['État', 'Voix'],
  votesNote: (n, sum) => `${n} marqueurs, ${sum} voix.`,
  primaries: 'Les primaires',
  primariesColumns: ['N°', 'États', 'Voix'],
  deck: 'Les cartes',
  deckColumns: ['Carte', 'Valeur en milliers de dollars', 'Exemplaires'],
  deckNote: (n) => `${n} cartes.`,
  family: (family) => (printedNames[family] ? `${familyNames[family]} (${printedNames[family]})` : familyNames[family]),
  titles: 'Titres des Soutiens et des Rumeurs',
  titlesColumns: ['Titre', 'Valeur en milliers de dollars'],
};
