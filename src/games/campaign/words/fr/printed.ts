import type { Printed } from '../printed.ts';

export const printed: Printed = {
  states: (n) => `Les ${n} États`,
  columns: ['État', 'Voix', 'Dos', 'Étoile', 'Rangée Défense', 'Rangée Économie', 'Marqueur sur la case', 'Clé au départ', 'Autre groupe'],
  circles: 'Cercles de gauche à droite : R pour McCain, W indécis, B pour Obama. Cases de 1 (Défense, au bord) à 4 (Économie, au bord).',
  deck: (name) => `Le deck de ${name}`,
  cards: ['N°', 'Titre', 'Type', 'Étoile', 'Dé', 'Effet'],
  news: 'Dernière minute',
  newsColumns: ['N°', 'Titre', 'Effet'],
  die: 'Campagne négative',
  dieColumns: ['Dé', 'Ce que l’adversaire peut prendre'],
  names: { obama: 'Barack Obama', mccain: 'John McCain' },
  yes: 'oui',
  no: 'non',
  total: (n, red, blue, white) => `${n} cercles : ${red} rouges, ${blue} bleus, ${white} blancs.`,
  numbers: 'Nombres',
  numberColumns: ['Nombre', 'Nom'],
};
