/** Every game of the bot, played by people over the real protocol: from the start command to the last post. */
import { describe, expect, test } from 'vitest';
import { median } from '../../bench/measure.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { play, robot } from './robot.ts';
import { openStage } from './stage.ts';
import { allOptions, startGame } from './start.ts';

interface Evening {
  name: string;
  people: number;
  options: StartOptions;
}

/** As few as can be, as many as can be, and some number between; the last one with all options. */
function evenings({ rules: { players }, ...game }: Game): Evening[] {
  const { min, max } = players;
  const numbers = [...new Set([min, Math.round((min + max) / 2), max])];
  const plain = numbers.map((people): Evening => ({ name: `${people} people`, people, options: {} }));
  return [...plain, { name: `${max} people, all options`, people: max, options: allOptions({ rules: { players }, ...game } as Game) }];
}

describe.each(games.map((game) => ({ command: game.command, game })))('$command', ({ game }) => {
  test.each(evenings(game))('is played to the end by $name', async ({ people, options }) => {
    const on = await openStage();
    const players = on.people(people);
    await startGame(players, game, options);
    const robots = players.map((person, i) => robot(person, i + 1));
    const began = performance.now();
    const { isOver, presses, post } = await play(robots, '#lounge', { presses: 3000 }).catch((e: unknown) => {
      console.log(
        on.errors.map((l) => l.slice(0, 1500)),
        on.problems,
        on.seen.filter((s) => s.status >= 400).map((s) => [s.method, s.path, s.status, JSON.stringify(s.response)]),
      );
      throw e;
    });
    console.log(
      game.command,
      people,
      JSON.stringify(options),
      presses,
      Math.round(performance.now() - began),
      median(robots.flatMap(({ turns }) => turns)),
    );
    expect(isOver).toBe(true);
    expect(players[0]!.text(post!)).toContain('is over');
    expect(robots.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(on.errors).toEqual([]);
  });
});
