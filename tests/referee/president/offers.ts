/** The options of Le Jeu du Président that everyone can know. */
import { pointsOf } from '../../../src/games/president/data/cities.ts';
import { squares } from '../../../src/games/president/data/squares.ts';
import type { CityId } from '../../../src/games/president/vocabulary.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { freeOf } from '../log.ts';
import { type Board, freeCities, open } from './board.ts';
import { offersFor } from './infos.ts';

export function offers(board: Board, asked: Decision): { mine: string[]; shown: string[] } | null {
  const { seat, ask } = asked;
  const shown = freeOf(asked);
  const points = shown.map((id) => (ask.key === 'ask.tie' || ask.key === 'ask.free' ? pointsOf(id) : 0));
  const mine: { [key: string]: () => readonly string[] } = {
    'ask.roll': () => ['roll'],
    'ask.fly': () => [...squares.filter(({ kind }) => kind !== 'helicopter').map(({ n }) => `fly-${n}`), 'stay'],
    /** All cities of equal worth. */
    'ask.tie': () => open(board, seat).filter((city) => pointsOf(city) === points[0]),
    'ask.free': () => freeCities(board).filter((city) => pointsOf(city) >= Math.min(...points) && pointsOf(city) <= Math.max(...points)),
    'ask.give': () => open(board, seat).filter((city) => offersFor(board, seat, city).length > 0),
    'ask.get': () => offersFor(board, seat, ask.args!.mine as CityId),
  };
  const right = mine[ask.key];
  return right ? { mine: [...right()], shown } : null;
}
