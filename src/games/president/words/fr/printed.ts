import type { Printed } from '../printed.ts';

export const printed: Printed = {
  cities: 'Les villes',
  citiesColumns: ['Ville', 'Points', 'Département', 'Inscrits en mars 1986'],
  citiesNote: (n, sum) => `${n} villes, ${sum} points. La règle donne 24 villes et 89 points.`,
  squares: 'Les cases, dans le sens des aiguilles d’une montre',
  squaresColumns: ['Case', 'Ce qu’elle est'],
  infos: 'Les cartes Infos',
  infosColumns: ['N°', 'Titre', 'Ordre'],
  media: 'Les cartes Media',
  mediaColumns: ['N°', 'Titre'],
};
