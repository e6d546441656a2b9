import type { Printed } from '../printed.ts';

export const printed: Printed = {
  states: (n) => `The ${n} states`,
  columns: ['State', 'Votes', 'Back', 'Star', 'Defense row', 'Economy row', 'Marker on square', 'Key at the start', 'Other group'],
  circles: 'Circles from left to right: R for McCain, W undecided, B for Obama. Squares from 1 (far Defense) to 4 (far Economy).',
  deck: (name) => `The deck of ${name}`,
  cards: ['Id', 'Title', 'Kind', 'Star', 'Die', 'Effect'],
  news: 'Breaking News',
  newsColumns: ['Id', 'Title', 'Effect'],
  die: 'Going Negative',
  dieColumns: ['Die', 'What the opponent may take'],
  names: { obama: 'Barack Obama', mccain: 'John McCain' },
  yes: 'yes',
  no: 'no',
  total: (n, red, blue, white) => `${n} circles: ${red} red, ${blue} blue, ${white} white.`,
  numbers: 'Numbers',
  numberColumns: ['Number', 'Name'],
};
