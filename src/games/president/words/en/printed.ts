import type { Printed } from '../printed.ts';

export const printed: Printed = {
  cities: 'The cities',
  citiesColumns: ['City', 'Points', 'Département', 'Registered voters in March 1986'],
  citiesNote: (n, sum) => `${n} cities, ${sum} points. The rules print 24 cities and 89 points.`,
  squares: 'The squares, clockwise',
  squaresColumns: ['Square', 'What it is'],
  infos: 'The Infos cards',
  infosColumns: ['Id', 'Title', 'Order'],
  media: 'The Media cards',
  mediaColumns: ['Id', 'Title'],
};
