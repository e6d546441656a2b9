/** Ce qui raconte un tour, en français. */
import type { Say } from '../../../../i18n/types.ts';
import { infosOf } from '../../data/infos.ts';
import { squareAt, squareBefore } from '../../data/squares.ts';
import type { Battle, Count } from '../../state.ts';
import { joke } from '../cards.ts';
import type { LegWords } from '../journey.ts';
import { infosTexts } from './cards.ts';
import { goldOrders, infosOrder, orderWords } from './orders.ts';

const quoted = (say: Say, id: string): string => `« ${say.title(id)} »`;
const before = (say: Say, n: number): string => say.title(squareBefore(n).name);
/** « case Infos après Laval » : plusieurs cases s’appellent Infos, et aucun numéro n’est imprimé. */
const plain = (say: Say, n: number): string => `case ${say.title(squareAt(n).name)} après ${before(say, n)}`;
/** « Caen », « la case Départ », « la case Infos après Laval », « Punch ». */
export const place = (say: Say, n: number): string => {
  const { kind, name } = squareAt(n);
  const said = say.title(name);
  if (kind === 'gold') return `« ${said} »`;
  if (kind === 'depart') return `la case ${said}`;
  return kind === 'city' ? said : `la ${plain(say, n)}`;
};
/** « la case Départ », « la case « Punch » », « la case Infos après Laval ». */
const theSquare = (say: Say, n: number): string => {
  const { kind, name } = squareAt(n);
  if (kind === 'depart') return `la case ${say.title(name)}`;
  return kind === 'gold' ? `la case ${quoted(say, name)}` : `la ${plain(say, n)}`;
};
const isCity = (n: number): boolean => squareAt(n).kind === 'city';
/** « à Paris », « à la case Départ », « à la case Infos après Laval ». */
export const to = (say: Say, n: number): string => (isCity(n) ? `à ${place(say, n)}` : `à ${theSquare(say, n)}`);
/** « à Paris », « sur la case Départ », « sur la case Infos après Laval ». */
export const on = (say: Say, n: number): string => (isCity(n) ? to(say, n) : `sur ${theSquare(say, n)}`);

/** La même, sans dire laquelle de sa sorte ; une case qui renvoie le pion plus loin dit de combien. */
const square = (say: Say, n: number): string => {
  const { kind, name } = squareAt(n);
  if (kind === 'gold') return `${place(say, n)}${name === 'battant' ? ` (${orderWords(squareAt(n))})` : ''}`;
  return kind === 'city' || kind === 'depart' ? place(say, n) : `une case ${say.title(name)}`;
};

/** «4 + 1 (force) + 2 (cartes Président) = 7», ou le seul chiffre du dé. */
const total = ({ die, strength, presidents, total: sum }: Count): string => {
  const cards = presidents === 1 ? 'carte' : 'cartes';
  const parts = [String(die), ...(strength > 0 ? ['1 (force)'] : []), ...(presidents > 0 ? [`${presidents} (${cards} Président)`] : [])];
  return parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
};

/** Les dés d’une bataille, ceux de qui gagne d’abord. */
export const dice = ({ throws, winner }: Battle): string =>
  throws
    .map((pair) => (pair[0]!.seat === winner ? pair : pair.toReversed()))
    .map((pair) => pair.map(total).join(' contre '))
    .join(', égalité ; puis ');

const freed = (say: Say, cities: readonly string[]): string =>
  `${say.titles(cities)} ${cities.length > 1 ? 'sont de nouveau libres' : 'est de nouveau libre'}`;

export const legWords: LegWords = {
  due: ({ due }, say) => ({ verb: `applique ${due in goldOrders ? 'la case' : 'la carte'} ${quoted(say, due)}` }),
  rolls: ({ die, again }) => ({ verb: again ? `rejoue (${die})` : `fait ${die}` }),
  passes: ({ past }) => ({
    verb: past === 'card' ? 'prend une carte Media en passant par la case Départ' : 'passe par la case Départ (la pile Media est vide)',
  }),
  stops: ({ to: there }, say) => ({ verb: `tombe sur ${square(say, there)}` }),
  moves: ({ to: there }, say) => ({ verb: `avance jusqu’${to(say, there)}` }),
  reaches: ({ to: there }, say) => ({ verb: `arrive ${to(say, there)}` }),
  goes: ({ to: there }, say) => ({ verb: `va tout droit ${to(say, there)}` }),
  flies: ({ to: there }, say) => ({ verb: `s’envole vers ${squareAt(there).kind === 'gold' ? square(say, there) : place(say, there)}` }),
  wishes: ({ to: there }, say) => ({ verb: `veut s’envoler vers ${place(say, there)}` }),
  gold: ({ order }) => ({ end: ` : « ${goldOrders[order]} »`, alone: `« ${goldOrders[order]} »`, closed: true }),
  reads: ({ card, order }, say) => ({
    verb: `lit ${quoted(say, card)}`,
    end: ` : ${joke(infosTexts[card])}${order ? ` ${infosOrder(infosOf(card).does)}` : ''}`,
    closed: true,
  }),
  takes: ({ cities, there }, say) => ({ verb: `prend ${there ? 'la ville' : say.titles(cities)}` }),
  loses: ({ cities }, say) => ({ verb: `perd ${say.titles(cities)}`, end: `, de nouveau ${cities.length > 1 ? 'libres' : 'libre'}` }),
  frees: ({ cities }, say) => ({ end: `, et ${freed(say, cities)}`, alone: freed(say, cities) }),
  gives: ({ from, cities }, say, seat) => ({
    end: `, et ${say.player(from)} lui cède ${say.titles(cities)}`,
    alone: `${say.player(from)} cède ${say.titles(cities)} à ${say.player(seat)}`,
  }),
  swaps: ({ other, mine, theirs }, say) => ({ verb: `échange ${say.titles(mine)} contre ${say.titles(theirs)} avec ${say.player(other)}` }),
  presidents: ({ n }, say) => ({
    verb: n === 0 ? 'n’a pas de carte Président à perdre' : `perd ${say.number(n)} ${n > 1 ? 'cartes' : 'carte'} Président`,
  }),
  media: ({ n }, say) => ({ verb: n === 1 ? 'prend une carte Media' : `prend ${say.number(n)} cartes Media` }),
  skips: ({ n }, say) => ({ verb: `passe son tour${n > 0 ? ` (encore ${say.number(n)} après celui-ci)` : ''}` }),
  fetches: () => ({ verb: 'retourne à la case Départ, sans carte Media' }),
  none: () => ({ verb: 'ne prend aucune ville' }),
  void: () => ({ end: ', mais aucune ville ne convient', alone: 'Aucune ville ne convient : il ne se passe rien' }),
  empty: () => ({ end: ', mais la pile Media est vide', alone: 'La pile Media est vide' }),
  stays: () => ({ verb: 'reste sur l’héliport' }),
  home: ({ city, there }, say) => (there ? { end: ', sa propre ville' } : { verb: `revient à ${say.title(city)}, sa ville` }),
  immune: ({ owner }, say) => ({
    end: ` (pas de bataille : ${say.player(owner)} passe son tour)`,
    alone: `Pas de bataille : ${say.player(owner)} passe son tour`,
  }),
  protected: ({ owner, value }, say) => ({
    end: ` (pas de bataille : ${say.player(owner)} tient toutes les villes de ${value})`,
    alone: `Pas de bataille : ${say.player(owner)} tient toutes les villes de ${value}`,
  }),
  battle: ({ owner, city, there }, say) => ({ verb: `affronte ${say.player(owner)} pour ${there ? 'la ville' : say.title(city)}` }),
  decided: ({ battle, there }, say) => {
    const { city, owner, winner } = battle;
    if (winner !== owner)
      return { verb: `gagne ${there ? 'la ville' : `**${say.title(city)}**`} contre ${say.player(owner)}`, end: ` : ${dice(battle)}` };
    const kept = `${say.player(owner)} défend ${there ? 'la ville' : say.title(city)} : ${dice(battle)}`;
    return { end: `, mais ${kept}`, alone: kept };
  },
};
