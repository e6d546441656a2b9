/**
 * The box of the rule tests: values as reconstructed when the tests were written. It replaces the game's own, so that correcting a value there leaves
 * these tests alone; `reconstruction.test.ts` checks the game's own. Import it before everything else.
 */
import { cities } from '../../../src/games/president/data/cities.ts';
import { type InfosOrder, infosCards } from '../../../src/games/president/data/infos.ts';
import { goldNumbers, goldOrders, type SquareKind, squares } from '../../../src/games/president/data/squares.ts';

const points: { readonly [value: number]: string } = {
  2: 'orleans reims dijon besancon avignon poitiers limoges laval',
  3: 'rennes montpellier nancy caen clermont-ferrand',
  4: 'nantes nice strasbourg grenoble toulouse',
  5: 'lyon rouen bordeaux',
  6: 'marseille',
  7: 'paris',
  10: 'lille',
};

const loop = [
  'depart rouen caen punch laval infos rennes helicopter nantes poitiers',
  'media limoges extinction bordeaux toulouse infos montpellier battant marseille nice',
  'media avignon faiblesse grenoble lyon infos clermont-ferrand helicopter dijon besancon',
  'media strasbourg epuisement nancy reims infos lille oubli paris orleans',
]
  .join(' ')
  .split(' ');

const gold = { extinction: 1, battant: 6, faiblesse: 1, epuisement: 2 };

const orders: { readonly [card: string]: InfosOrder } = {
  I01: { order: 'lose', rank: 'weakest', n: 1 },
  I02: { order: 'lose', rank: 'weakest', n: 1 },
  I03: { order: 'lose', rank: 'strongest', n: 1 },
  I04: { order: 'lose', rank: 'weakest', n: 2 },
  I05: { order: 'spend', n: 1 },
  I06: { order: 'spend', n: 1 },
  I07: { order: 'spend', n: 2 },
  I08: { order: 'spend', n: 'all' },
  I09: { order: 'take', least: 2, most: 2, n: 1, may: false },
  I10: { order: 'take', least: 2, most: 4, n: 1, may: false },
  I11: { order: 'given', n: 1 },
  I12: { order: 'take', least: 2, most: 3, n: 2, may: true },
  I13: { order: 'exchange', with: 'follower', n: 1 },
  I14: { order: 'exchange', with: 'follower', n: 1 },
  I15: { order: 'offer' },
  I16: { order: 'exchange', with: 'left', n: 2 },
  I17: { order: 'next', square: 'media' },
  I18: { order: 'go', square: 'depart' },
  I19: { order: 'next', square: 'helicopter' },
  I20: { order: 'go', square: 'paris' },
  I21: { order: 'draw', n: 1 },
  I22: { order: 'draw', n: 1 },
  I23: { order: 'draw', n: 1 },
  I24: { order: 'draw', n: 1 },
};

for (const city of cities) {
  const [value] = Object.entries(points).find(([, ids]) => ids.split(' ').includes(city.id)) ?? [];
  Object.assign(city, { points: Number(value) });
}
for (const [n, name] of loop.entries()) {
  const plain = ['depart', 'media', 'infos', 'helicopter'].find((kind) => kind === name) as SquareKind | undefined;
  Object.assign(squares[n]!, { name, kind: plain ?? (goldOrders.some((order) => order === name) ? 'gold' : 'city') });
}
Object.assign(goldNumbers, gold);
for (const card of infosCards) Object.assign(card, { does: orders[card.id] });
