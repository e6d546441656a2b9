/**
 * A real table in the middle of a game. People start a game as usual; then the program is killed, a state from a game's scenario builder replaces the
 * one in its database, and the program starts again. It posts the board of the new state and goes on from there.
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
import type { Store } from '../../src/table/model/store/store.ts';
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
  /** The players, by their seats. */
  at: { [seat: Seat]: Player };
  /** Not in the game, but sees the channel. A table needs at most five players to have one. */
  stranger: HeadlessPerson;
  /** The game's own words in English, with the people's names. Tests name sentences, and leave the wording to the game. */
  say(key: string, args?: Fields): string;
  /** How a post tells these facts: causes with their results. */
  tells(...facts: Message[]): string;
  /** What everyone's page has shown since the scene was set. */
  told: Told;
}

/** Replaces the state of the channel's last game. The first of `users` gets its first seat, and so on. The program must not be running. */
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
    // Nothing worth a new board has happened, so it is shown again.
    db.queue(id, 'show', true, 0);
  });
}

/** A table of this game with this state and as many people as it has seats. */
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
    // If it were killed before noting its first board's message, it would leave that board's buttons.
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
  // The first board told nothing, so it was moved, and nothing is left in its place.
  await host!.wait(() => livingPost(host!, channel) !== null && !host!.sees(before), 'the board of the scene');
  const at = Object.fromEntries(state.seats.map((seat, i) => [seat, player(people[i]!, channel)]));
  const players = Object.fromEntries(state.seats.map((seat, i) => [seat, people[i]!.user.global_name!]));
  const speak = openSay({ lang: 'en', texts: game.texts.en, players });
  const say = (key: string, args: Fields = {}) => speak({ key, args });
  const tells = (...facts: Message[]) => narrated(facts, game).map(speak).join('\n');
  return { ground, child, database, at, stranger, say, tells, told };
}
