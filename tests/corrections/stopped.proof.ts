/** An impossible value or an unreadable file stops one game. It says so and keeps its games, and the other three can be played. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '../e2e/child.ts';
import { livingPost } from '../e2e/robot.ts';
import { openGroundToday, temporaryFolder } from '../e2e/stage.ts';
import { copyProgram, type Edit } from './copy.ts';

const cities = 'src/games/president/data/cities.ts';

/** What the database holds of the games of one kind: the tables, who sits there, and all their events. */
function keptOf(file: string, game: string): unknown {
  const db = new Database(file, { readonly: true });
  try {
    const tables = db.prepare('select * from tables where game = ?').all(game) as { id: string }[];
    const rows = (part: string, where: string, id: string) => db.prepare(`select * from ${part} where ${where}`).all(id);
    return tables.map((row) => [
      row,
      ...['people', 'positions', 'checkpoints'].map((part) => rows(part, '"table" = ?', row.id)),
      ...['answers', 'messages'].map((part) => rows(part, 'book = (select no from books where "table" = ?)', row.id)),
    ]);
  } finally {
    db.close();
  }
}

const breaks: { name: string; edit: Edit; problem: string }[] = [
  {
    name: 'a line that cannot be read',
    edit: { file: cities, from: "city('caen', 'Caen', 3, 14,", to: "city('caen', 'Caen', 3 14," },
    problem: "Expected ','",
  },
  {
    name: 'an impossible value',
    edit: { file: cities, from: "city('caen', 'Caen', 3,", to: "city('caen', 'Caen', -3," },
    problem: 'Caen has −3 points; a city is worth at least 1.',
  },
];

/** The stopped command is a link once the program has registered its commands with Discord. */
const outOfOrder = /(?:`\/president`|<\/president:\d+>) is out of order/;

test.each(breaks)('$name stops only its game', { timeout: 120_000 }, async ({ edit, problem }) => {
  const copy = copyProgram();
  onTestFinished(copy.remove);
  const database = join(await temporaryFolder(), 'games.db');
  const ground = await openGroundToday();
  const child = await startChild(ground, database, { main: copy.main });
  const [ada, ben] = [ground.place.person('ada'), ground.place.person('ben')];
  const channel = '#lounge';
  const { message: lobby } = await ada.command(channel, 'president', { subcommand: 'start', options: { player2: 'ben' } });
  await ben.press(lobby!, 'Accept');
  const board = await ada.wait(() => livingPost(ada, channel), 'the first board');
  await child.kill();
  const before = keptOf(database, 'president');
  expect(JSON.stringify(before)).toContain('"candidates');

  const line = copy.edit(edit);
  await child.start();
  expect(child.log()).toContain(`${edit.file}, line ${line}: ${problem}`);
  expect(
    child
      .log()
      .split('\n')
      .filter((line) => line !== ''),
    'one thing is said, and no bug',
  ).toHaveLength(1);
  const { message: pressed } = await ben.press(board, 'Play');
  expect(ben.text(pressed!)).toMatch(outOfOrder);
  // Another game's command in the same channel also reports the stopped game; its start suggests another place.
  const { message: looked } = await ada.command(channel, 'campaign', { subcommand: 'board' });
  expect(ada.text(looked!)).toMatch(outOfOrder);
  const { message: elsewhere } = await ada.command(channel, 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  expect(ada.text(elsewhere!)).toContain('open a thread');
  expect(ada.buttons(elsewhere!)).toHaveLength(1);
  for (const game of ['campaign', 'candidate', 'moi-president']) {
    const { message } = await ada.command('#candidate', game, { subcommand: 'rules', options: { topic: 'turn' } });
    expect(ada.text(message!), game).not.toContain('out of order');
  }
  const { message: invitation } = await ada.command('#candidate', 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(invitation!, 'Accept');
  await ada.wait(() => livingPost(ada, '#candidate'), 'the board of another game');
  await child.kill();
  expect(keptOf(database, 'president')).toEqual(before);

  copy.mend(edit.file);
  await child.start();
  const { message: panel } = await ada.press(board, 'Hand');
  expect(ada.text(panel!)).not.toContain('out of order');
  await ada.wait(() => ada.canCall('president', 'board'), 'the whole command');
  const { message: again } = await ada.command(channel, 'president', { subcommand: 'board' });
  expect(ada.buttons(again!)).toContain('Play');
});
