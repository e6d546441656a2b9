/** A whole game of the bot, played over the real protocol from the start command to the last post. */
import { expect, test } from 'vitest';
import { median } from '../../bench/measure.ts';
import type { Game } from '../../src/games/game.ts';
import { someOf } from '../tools/often.ts';
import { play, robot } from './robot.ts';
import { openStage, type Setting } from './stage.ts';
import { allOptions, startGame } from './start.ts';

/** The median presses a turn that a player of the game should need, including Play. */
const mostPresses: { [command: string]: number } = { campaign: 3 };

export interface Evening {
  name: string;
  people: number;
  options: { [name: string]: string | boolean };
}

/** As few people as possible, and no option changed. */
export const shortest = ({ rules: { players } }: Game): Evening => ({ name: `${players.min} people`, people: players.min, options: {} });

/**
 * As few people as possible, and a number in between with all options. Random games among as many as possible take thousands of presses. A short proof
 * plays none of them, as `computers.proof.ts` plays whole games, too.
 */
export function evenings(game: Game): Evening[] {
  const { min, max } = game.rules.players;
  const between = Math.floor((min + max) / 2);
  const all = [shortest(game), { name: `${between} people, all options`, people: between, options: allOptions(game) }];
  return someOf(all, 0);
}

/** Declares one whole game for each of these evenings. */
export function testEvenings(game: Game, which: readonly Evening[], setting: Setting = {}): void {
  test.each([...which])('is played to the end by $name', { timeout: 120_000 }, async ({ people, options }) => {
    const on = await openStage(setting);
    const players = on.people(people);
    await startGame(players, game, options);
    const robots = players.map((person, i) => robot(person, i + 1));
    const { isOver, post } = await play(robots, '#lounge', { presses: 4000 });
    expect(isOver).toBe(true);
    expect(players[0]!.text(post!)).toMatch(/^### /m);
    expect(players[0]!.text(post!), 'played to its end').not.toContain('agrees to a draw');
    expect(robots.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(median(robots.flatMap(({ turns }) => turns))).toBeLessThanOrEqual(mostPresses[game.command] ?? Number.POSITIVE_INFINITY);
    expect(on.errors).toEqual([]);
  });
}

/** Declares the beginning of a game among as many people as possible, who read French. */
export function testFrench(game: Game): void {
  test('is played in French by people who read French', async () => {
    const on = await openStage();
    const players = on.people(game.rules.players.max);
    for (const person of players) person.setLocale('fr');
    await startGame(players, game, { language: 'fr' });
    const robots = players.map((person, i) => robot(person, i + 21));
    const { post } = await play(robots, '#lounge', { presses: 60 });
    const [first] = players;
    expect(first!.buttons(post!)).toEqual(expect.arrayContaining(['Journal', 'Texte']));
    const read = [first!.text(post!), ...first!.buttons(post!), ...robots.flatMap(({ told }) => told.map(({ question }) => question))];
    expect(read.filter((text) => /\b(your turn|choose|in which|of these|nothing to do|plays)\b/i.test(text))).toEqual([]);
    expect(on.errors).toEqual([]);
  });
}
