import type { Printed } from '../printed.ts';

export const printed: Printed = {
  worth: 'Points',
  copies: 'Exemplaires',
  card: 'Carte',
  family: 'Famille',
  others: 'Cartes sans points',
  families: 'Familles (les règles donnent ces nombres : 20, 19, 17, 10, 4)',
  count: 'Cartes',
  named: { campagne: 'Points de campagne', bonus: 'Bonus', attaque: 'Attaque', joker: 'Joker', speciale: 'Spéciale' },
  values: (name) => `Valeurs de « ${name} »`,
  sum: (n, points) => `${n} cartes, ${points} points.`,
};
