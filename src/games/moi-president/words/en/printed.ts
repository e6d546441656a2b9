import type { Printed } from '../printed.ts';

export const printed: Printed = {
  worth: 'Points',
  copies: 'Copies',
  card: 'Card',
  family: 'Family',
  others: 'Cards without points',
  families: 'Families (the rules print these sizes: 20, 19, 17, 10, 4)',
  count: 'Cards',
  named: { campagne: 'Campaign points', bonus: 'Bonus', attaque: 'Attack', joker: 'Joker', speciale: 'Special' },
  values: (name) => `Values of “${name}”`,
  sum: (n, points) => `${n} cards, ${points} points.`,
};
