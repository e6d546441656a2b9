/**
 * Nothing hidden leaves the program: if another consistent choice replaces everything a viewer can't see, every message to them stays the same,
 * letter by letter: texts, alt texts, labels, custom ids, file names, and everything that pictures are drawn from.
 */
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { boardPost, boardPostFigure, highlightOf } from '../../src/discord/present/board/board-post.ts';
import { ordersPost } from '../../src/discord/present/panel/orders.ts';
import { panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { handFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import type { Core } from '../../src/kernel/types.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import type { Tables } from '../../src/table/model/tables.ts';
import type { Person } from '../../src/table/model/types.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { change, must } from '../table/context.ts';
import { someOf } from '../tools/often.ts';

const people: Person[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name, i) => ({ id: `10000000000000000${i}`, name }));
const log = pino({ level: 'silent' });
const openOn = (store: Store, n = { seed: 0 }): Tables =>
  openTables({ store, games, clock: () => 1_800_000_000_000, chance: { ...cryptoChance, seed: () => seedOf(++n.seed) }, log }).tables;

/** Comparing the scene of a picture is as good as comparing the picture. */
const pictures = openPictures(async (scene) => Buffer.from(JSON.stringify(scene)), log);

/** All messages the program would send now: the public post, and everything `user` can ask for. */
async function messages(game: Game, store: Store, tables: Tables, id: string, user: string | null): Promise<string> {
  const told = (await store.publicSince(id, 0)).map(({ message }) => message);
  const seen = await must(tables.snapshot(id, user));
  const said = langs.map(async (lang) => {
    const of = { game, snapshot: seen, speech: speechOf(game, seen.table, lang) };
    const board = { ...of, story: [], pings: [] };
    const figure = panelFigure(of);
    const hand = handFigure(game, seen, of.speech);
    return [
      boardPost(board, await pictures.show(boardPostFigure(board))),
      ...(user === null ? [0, 0.5, 1].map((at) => highlightOf({ ...of, story: told })?.highlight.at(at)) : []),
      ...(user === null
        ? []
        : [panelPost(of, figure && (await pictures.show(figure))), await pictures.show(hand), await pictures.show({ ...hand, scene: () => null })]),
      ...(seen.orders ? [ordersPost(game, seen, of.speech, undefined)] : []),
      game.describe(seen.view, of.speech.text),
    ];
  });
  const plain = (await Promise.all(said)).map((list) =>
    JSON.stringify(list, (_, value) => (value?.type === 'Buffer' ? String(Buffer.from(value.data)) : value)),
  );
  return plain.join('\n');
}

/** Looks at the same table with another state, in a program that has just started. */
async function inTwin<T>(store: Store, id: string, state: Core, look: (tables: Tables) => Promise<T>): Promise<T> {
  const { rules, state: before } = (await store.position(id))!;
  await change(store, (db) => db.putPosition(id, { rules, state: JSON.stringify(state) }));
  try {
    return await look(openOn(store));
  } finally {
    await change(store, (db) => db.putPosition(id, { rules, state: before }));
  }
}

async function playWatched(standing: Standing, n: number, answers: number, every: number): Promise<number> {
  const { game, tables: settings, twin } = standing;
  const setting = settings[n % settings.length]!;
  const chance = openRandom(startRandom(seedOf(n + 40)), () => {});
  const store = openStore(':memory:');
  const tables = openOn(store, { seed: n });
  let requests = 0;
  const request = () => `request ${++requests}`;
  const seated = people.slice(0, setting.people);
  const [host, ...invited] = seated;
  const place = { guild: '1', channel: '2' };
  const { id } = await must(
    tables.open({ game: game.command, place, host: host!, invited, options: setting.options, lang: 'en', request: request() }),
  );
  for (const person of invited) await must(tables.accept(id, person, request()));
  let compared = 0;
  for (let i = 0; i < answers && (await tables.find(id))!.phase === 'playing'; i++) {
    const { seats, toAct } = (await tables.find(id))!;
    if (i % every === 0) {
      const state = JSON.parse((await store.position(id))!.state) as Core;
      for (const user of [...seated.map((person) => person.id), null]) {
        const other = twin(state, user === null ? null : seats[user]!, chance);
        const theirs = await inTwin(store, id, other, async (twins) => await messages(game, store, twins, id, user));
        expect(theirs, `what ${user === null ? 'a spectator' : seats[user]} receives after ${i} answers`).toBe(
          await messages(game, store, tables, id, user),
        );
        compared += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1;
      }
    }
    const user = chance.pick(
      'who',
      seated.filter((person) => toAct.includes(seats[person.id]!)),
    ).id;
    const asked = (await must(tables.snapshot(id, user))).asked!;
    await must(tables.answer(id, user, asked.ref, randomAnswer(asked.decision, chance).picked, request()));
  }
  await store.close();
  return compared;
}

describe.each(someOf(games, 2).map((game) => ({ command: game.command })))('$command', ({ command }) => {
  test('sends the same whatever is hidden', async () => {
    const { standing } = (await import(`../games/${command}/standing.ts`)) as { standing: Standing };
    let compared = 0;
    for (const n of [0, 1, 2]) compared += await playWatched(standing, n, 150, 13);
    expect(compared, 'twins that really differed').toBeGreaterThan(20);
  });
});
