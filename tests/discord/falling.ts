import type { Game } from '../../src/games/game.ts';
import { games } from './setting.ts';

/** The game of this command, whose `part` throws while `sick.now` is set. */
export function falling(command: string, part: keyof Game): { game: Game; sick: { now: boolean } } {
  const sick = { now: false };
  const sound = games.find((game) => game.command === command)!;
  const game = new Proxy(sound, {
    get(target, name, self) {
      if (name === part && sick.now) throw new Error(`a bug in ${part}`);
      return Reflect.get(target, name, self);
    },
  });
  return { game, sick };
}
