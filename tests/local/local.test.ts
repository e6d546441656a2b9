/** How Hustings furnishes the local Discord, which itself knows nothing of Hustings. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games, stopped } from '../../src/games/index.ts';
import { startLocal, worldOf } from '../../src/local.ts';
import { demoGame } from '../table/demo-game.ts';

const workspace = resolve(import.meta.dirname, '../../src/playground');
const files = readdirSync(workspace, { recursive: true, encoding: 'utf8' })
  .map((name) => join(workspace, name))
  .filter((path) => !/node_modules|[\\/]dist[\\/]/.test(path) && statSync(path).isFile());

describe('the local Discord of Hustings', () => {
  test('has a channel for every game, by its command and its title', async () => {
    const place = await startLocal({ port: 0 });
    const topics = games.map(({ command }) => place.person('ada').channel(`#${command}`)).map((channel) => 'topic' in channel && channel.topic);
    await place.stop();
    expect(topics).toEqual(games.map(({ texts }) => `For ${texts.en.title}.`));
  });

  test('gives a new game its channel by itself', () => {
    expect(worldOf([...games, demoGame]).channels?.at(-1)).toEqual({ name: demoGame.command, topic: `For ${demoGame.texts.en.title}.` });
  });

  test('offers at its first button a game for two', () => {
    const { begin } = worldOf(games);
    const game = games.find(({ command }) => begin?.command === `${command} start`);
    expect(game?.rules.players).toEqual({ min: 2, max: 2 });
    expect(begin).toMatchObject({ as: 'ada', with: ['ben'], options: { opponent: 'ben' } });
    expect(worldOf([demoGame]).begin).toBeUndefined();
  });
});

describe('the first page', () => {
  test('teaches every game: a lesson and How to play, by commands there are', () => {
    const { tries = [] } = worldOf(games);
    expect(tries.map(({ name }) => name)).toEqual(games.map(({ texts }) => ({ en: texts.en.title, fr: texts.fr.title })));
    for (const [i, { ways }] of tries.entries()) {
      const { command } = games[i]!;
      expect(ways.map((way) => [way.channel, way.command])).toEqual([
        [command, `${command} learn`],
        [command, `${command} rules`],
      ]);
    }
  });
});

describe('the local Discord itself', () => {
  test('was found', () => expect(files.length).toBeGreaterThan(80));

  test('names neither Hustings nor any of its games', () => {
    const names = [...games, ...stopped.flatMap(({ game }) => game ?? [])].flatMap(({ command, texts }) => [
      command,
      ...Object.values(texts).flatMap(({ title, command: own }) => [title, own ?? title]),
    ]);
    expect(names.length).toBeGreaterThan(8);
    const known = new RegExp(`hustings|${names.map((name) => `\\b${name}\\b`).join('|')}`, 'i');
    const said = files.flatMap((path) => known.exec(readFileSync(path, 'utf8'))?.[0]?.concat(` in ${path}`) ?? []);
    expect(said).toEqual([]);
  });

  test('takes nothing from outside its folder', () => {
    const taken = files
      .filter((path) => /\.(ts|js|json|html|css)$/.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/(?:from |import |import\(|URL\(|extends": )['"](\.\.?\/[^'"]*)['"]/g)].map(([, to]) =>
          resolve(dirname(path), to!),
        ),
      )
      .filter((path) => path !== workspace && !path.startsWith(join(workspace, '/')));
    expect(taken).toEqual([]);
  });
});
