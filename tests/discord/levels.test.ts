/** Every place that offers levels offers those of its game. */
import { expect, test } from 'vitest';
import { levelsIn } from '../../src/computer/levels.ts';
import { commandsOf } from '../../src/discord/commands/commands.ts';
import { optionsPost } from '../../src/discord/present/lobby/invitation.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';
import { worldOf } from '../../src/local.ts';
import { tableInfo } from '../table/table-info.ts';

const isLevel = (value: unknown): boolean => ['novice', 'regular', 'expert'].includes(String(value));

test.each(games.map((game) => [game.command, game] as const))('/%s offers as many levels as it has', (_, game) => {
  const offered = levelsIn(game);
  const [command] = commandsOf([game]);
  for (const subcommand of ['start', 'watch']) {
    const options = command!.options!.find(({ name }) => name === subcommand) as { options: { name: string; choices?: { value: string }[] }[] };
    expect(options.options.find(({ name }) => name === 'level')!.choices!.map(({ value }) => value)).toEqual(offered);
  }
  const lobby = tableInfo({ game: game.command, phase: 'gathering', people: [{ id: '1', name: 'Ada' }], seats: {}, wishes: {}, toAct: [] });
  const shown = JSON.stringify(optionsPost(game, lobby, '1', speechOf(game, null, 'en')));
  expect([...shown.matchAll(/"value":"(\w+)"/g)].map(([, value]) => value).filter(isLevel)).toEqual(offered);
  const choices = worldOf([game]).offers![0]!.ways.flatMap(({ choice }) => choice?.values.map(({ value }) => value) ?? []);
  expect(choices).toEqual(offered);
});
