/**
 * A real table in the middle of things. People start a game as they always do; then the program is killed, the state its database holds is replaced
 * by one that a game's scenario builder made, and the program is started again: it posts the board of the new state and goes on from there.
 */
import { join } from 'node:path';
import { expect } from 'vitest';
import { narrated } from '../../src/discord/present/parts/story.ts';
import type { Game } from '../../src/games/game.ts';
import { openSay } from '../../src/i18n/say.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Fields, Message, Seat } from '../../src/kernel/types.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/table/model/store.ts';
import { change } from '../table/context.ts';
import { type Child, startChild } from './child.ts';
import { type Player, player } from './player.ts';
import { livingPost } from './robot.ts';
import { everybody, type Ground, openGroundToday, temporaryFolder } from './stage.ts';
import { startGame } from './start.ts';
import { type Told, watchPages } from './told.ts';

export const channel = '#lounge';

export interface Scene {
  ground: Ground;
  child: Child;
  database: string;
  /** Whoever sits there. */
  at: { [seat: Seat]: Player };
  /** Plays no part, but sees the channel: there is one at tables of five at most. */
  stranger: HeadlessPerson;
  /** The game's own words in English, with the people's names: tests name sentences, and leave their wording to the game. */
  say(key: string, args?: Fields): string;
  /** What a post makes of these facts: causes with their results. */
  tells(...facts: Message[]): string;
  /** What everybody's page was shown since the scene was set. */
  told: Told;
}

/** Puts the state where the last game of the channel is kept. The first of `users` gets its first seat, and so on. The program must not be running. */
async function putState(
  store: Store,
  inChannel: string,
  { rules, chapter }: Pick<Game, 'rules' | 'chapter'>,
  state: Core,
  users: readonly string[],
): Promise<void> {
  const id = (await store.latest(inChannel))!;
  const row = (await store.table(id))!;
  const open = decisions(rules, state).map(({ seat }) => seat);
  const people = await store.people(id);
  await change(store, (db) => {
    for (const person of people) db.putPerson(id, { ...person, seat: state.seats[users.indexOf(person.user)] ?? null });
    db.putPosition(id, { rules: rules.version, state: JSON.stringify(state) });
    db.dropCheckpoint(id);
    // What was dealt at the start is no longer true.
    db.undo(id, 0);
    db.saveTable({ ...row, version: row.version + 1, toAct: open, called: [], chapter: chapter?.(rules.view(state, null)) ?? null });
    // Nothing happened that would be worth a board of its own: it is shown anew.
    db.queue(id, 'show', true, 0);
  });
}

/** A table of this game among as many people as the state has seats, with this state. */
export async function setScene<S extends Core>(game: Game, state: S, pictures: 'none' | 'real' = 'none'): Promise<Scene> {
  const database = join(await temporaryFolder(), 'games.db');
  const ground = await openGroundToday();
  const child = await startChild(ground, database, pictures);
  const people = everybody.slice(0, state.seats.length).map((key) => ground.place.person(key));
  const stranger = ground.place.person(everybody[state.seats.length]!);
  await startGame(people, game, {}, channel);
  const [host] = people;
  const before = livingPost(host!, channel)!;
  const store = openStore(database);
  try {
    // Killed before it knew where its first board stands, it would leave that one's buttons.
    const kept = async () => (await store.table((await store.latest(ground.place.channelId(channel)))!))!.postMessage;
    await expect.poll(kept, { timeout: 10_000, interval: 10 }).toBe(before.id);
    await child.kill();
    const users = people.map(({ id }) => id);
    await putState(store, ground.place.channelId(channel), game, state, users);
  } finally {
    await store.close();
  }
  const told = watchPages(ground, [...people, stranger], channel);
  await child.start();
  // Nothing was told on the first board: it has moved, and where it stood is nothing.
  await host!.wait(() => livingPost(host!, channel) !== null && !host!.sees(before), 'the board of the scene');
  const at = Object.fromEntries(state.seats.map((seat, i) => [seat, player(people[i]!, channel)]));
  const players = Object.fromEntries(state.seats.map((seat, i) => [seat, people[i]!.user.global_name!]));
  const speak = openSay({ lang: 'en', texts: game.texts.en, players });
  const say = (key: string, args: Fields = {}) => speak({ key, args });
  const tells = (...facts: Message[]) => narrated(facts, game).map(speak).join('\n');
  return { ground, child, database, at, stranger, say, tells, told };
}
