/** How Hustings sets up the local Discord, which itself knows nothing of Hustings. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { guideId } from '../../src/discord/actions/show/topics.ts';
import { commandsOf } from '../../src/discord/commands/commands.ts';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import { games, stopped } from '../../src/games/index.ts';
import { begunAt, startLocal, worldOf } from '../../src/local.ts';
import type { Scene } from '../../src/scene/types.ts';
import { games as played, stage } from '../discord/setting.ts';
import { begun, bid } from '../discord/table.ts';
import { demoGame } from '../table/demo-game.ts';
import { thinkingGame } from '../table/demo-mind.ts';

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

  test('offers every game as the bot itself offers it: alone, with somebody, and how it is played', () => {
    for (const game of [...games, demoGame]) {
      const { title, note, text, ways } = worldOf([game]).offers![0]!;
      expect(title).toEqual({ en: game.texts.en.title, fr: game.texts.fr.title });
      expect([note, text].map((said) => (typeof said === 'object' ? said.fr : null))).toEqual([
        expect.stringMatching(/^\d.* joueurs · \d.* minutes$/),
        game.texts.fr.pitch,
      ]);
      const [body] = commandsOf([game]);
      for (const way of ways) {
        const [command, subcommand] = way.command.split(' ');
        const offered = body!.options!.find(({ name }) => name === subcommand);
        const known = offered && 'options' in offered ? offered.options!.map(({ name }) => name) : [];
        expect([command, way.channel, way.as]).toEqual([body!.name, body!.name, 'ada']);
        expect(known).toEqual(expect.arrayContaining(Object.keys(way.options!)));
      }
      const starts = ways.filter(({ command }) => command.endsWith(' start'));
      const alone = starts.filter((way) => Object.values(way.options!).includes('Hustings'));
      expect(alone.map((way) => way.choice!.values[0]!.value)).toEqual(game.mind ? ['novice'] : []);
      expect(starts.filter((way) => way.with).map((way) => Object.values(way.options!))).toEqual([['ben', true]]);
      expect(ways.slice(-2).map(({ command, options }) => [command, options])).toEqual([
        [`${game.command} learn`, {}],
        [`${game.command} rules`, { topic: guideId }],
      ]);
      expect(ways.some(({ command }) => command.endsWith(' watch'))).toBe(body!.options!.some(({ name }) => name === 'watch'));
    }
  });

  test('draws the picture of a game when it is first looked at', async () => {
    const seen: Scene[] = [];
    const draw: Draw = async (scene) => {
      seen.push(scene);
      return Buffer.from('a picture');
    };
    const place = await startLocal({ port: 0 }, draw);
    expect(seen).toEqual([]);
    const told = await Promise.all(games.map(async (_, at) => (await fetch(place.url.replace('?', `offers/${at}?locale=fr&`))).text()));
    await place.stop();
    expect(told).toEqual(games.map(() => 'a picture'));
    expect(seen.map(({ width }) => width)).toEqual(games.map(() => 1000));
    expect(JSON.stringify(seen)).toContain('JOUER');
  });
});

describe('the first page leads back to what goes on', () => {
  test('what waits for somebody first, with those who play seated beside each other, in both languages', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await ada.command('#campaign', 'demo', { subcommand: 'start' });
    const tell = begunAt(on.tables, { games: played });
    const at = (await board()).channel_id;
    const both = await tell('en-US');
    expect(both.map(({ channel, seats, text }) => [channel === at, seats, text])).toEqual([
      [true, ['ada', 'ben'], 'Waiting for Ada and Ben · asked'],
      [false, ['ada'], 'Lobby, 1 of 4 joined · ends'],
    ]);
    await bid(ada, await board(), '1', '1');
    const [first] = await tell('fr');
    expect(first).toMatchObject({ seats: ['ben', 'ada'], text: 'On attend Ben · demandé', who: 'Ada et Ben' });
    // A player whose turn it is gets a link to their panel; in a lobby there is none.
    expect((await tell('fr')).map(({ press }) => press)).toEqual([expect.stringMatching(/^v1:.+:play$/), null]);
    expect(ben.key).toBe('ben');
    // A stopped game does not hide the others.
    expect(await begunAt(on.tables, { games: [demoGame] })('en-US')).toMatchObject([{ channel: both[1]!.channel }]);
  });

  test('each game that is played has a little picture of its board, drawn once while nothing happens, but for those who have chosen words', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    await ada.command('#campaign', 'demo', { subcommand: 'start' });
    const seen: Scene[] = [];
    const draw: Draw = async (scene) => {
      seen.push(scene);
      return Buffer.from('a board');
    };
    const place = await startLocal({ port: 0, begun: begunAt(on.tables, { games: played, draw }) });
    onTestFinished(() => place.stop());
    const door = (path: string) => fetch(`${new URL(path, place.url).href}&${new URL(place.url).search.slice(1)}`);
    const pictures = async () => {
      const told = (await (await door('/begun.json?locale=en-US')).json()) as { begun: { picture: { src: string; alt: string } | null }[] };
      return told.begun.map(({ picture }) => picture);
    };
    const [first, lobby] = await pictures();
    expect(lobby).toBeNull();
    expect(first!.alt).not.toBe('');
    expect(seen).toEqual([]);
    for (const src of [first!.src, (await pictures())[0]!.src]) expect(await (await door(src)).text()).toBe('a board');
    expect(seen.map(({ width }) => width)).toEqual([480]);
    expect((await door('/begun.png?of=another')).status).toBe(404);
    await bid(ada, await board(), '1', '1');
    const [moved] = await pictures();
    expect(moved!.src).not.toBe(first!.src);
    await on.tables.changeSettings(on.place.person('ben').id, { words: true }, 'words');
    expect((await pictures())[0]).toBeNull();
  });

  test('what somebody here watches stands last, until it is over', async () => {
    const on = await stage({ games: [demoGame, { ...thinkingGame, command: 'duel' }] });
    const ada = on.place.person('ada');
    await ada.command('#lounge', 'duel', { subcommand: 'watch' });
    await ada.command('#campaign', 'demo', { subcommand: 'start' });
    const tell = begunAt(on.tables, { games: [demoGame, { ...thinkingGame, command: 'duel' }] });
    const all = await tell('en-US');
    expect(all.map(({ seats, text }) => [seats, text])).toEqual([
      [['ada'], 'Lobby, 1 of 4 joined · ends'],
      [['ada'], 'Computers are playing · last move'],
    ]);
    const [show] = await on.tables.shows(ada.id);
    await on.tables.watch(show!.id, ada.id, 'pause', 'pause');
    expect((await tell('fr'))[1]!.text).toBe('Mise en pause');
    await on.tables.end(show!.id, 'end');
    expect((await tell('en-US')).length).toBe(1);
  });

  test('nobody here plays: it leads nowhere', async () => {
    expect(await begunAt((await stage()).tables)('en-US')).toEqual([]);
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
