/**
 * Adds a third language: a row of the table, and a folder for the bot and for each game. Its readers see the bot and its commands in it, and can play
 * every game in it. Nothing else of the program changes, and all of it compiles.
 */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { APIApplicationCommand, APIApplicationCommandSubcommandOption } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { type Copy, copyProgram } from '../corrections/copy.ts';
import { startChild } from '../e2e/child.ts';
import { livingPost, play, robot } from '../e2e/robot.ts';
import { openGroundToday, temporaryFolder } from '../e2e/stage.ts';
import { startGame } from '../e2e/start.ts';

const root = resolve(import.meta.dirname, '../..');
const german = `import { type Language, withFullStops } from './language.ts';

export const german = {
  name: 'Deutsch',
  locales: ['de'],
  plurals: { cardinal: ['one', 'other'], ordinal: ['other'] },
  quotation: '„$1“',
  endsQuoted: '.!?…',
  punctuation: [],
  forms: (name, mark = '') => ({ plain: mark + name + mark, of: 'von ' + mark + name + mark, to: 'zu ' + mark + name + mark }),
  of: (name) => 'von '.concat(name),
  ...withFullStops('de'),
  inside: (sentence) => withFullStops('de').clause(sentence),
} as const satisfies Language;
`;
const folders = ['src/discord/text', ...games.map(({ command }) => `src/games/${command}/words`)];

/** The texts that differ from the copied folder, so that tests can recognize the language. */
const words: { file: string; from: string; to: string }[] = [
  { file: 'src/discord/text/de/phrases.ts', from: "'bot.button.undo': () => 'Reprendre'", to: "'bot.button.undo': () => 'Zurücknehmen'" },
  { file: 'src/discord/text/de/phrases.ts', from: "'bot.button.log': () => 'Journal'", to: "'bot.button.log': () => 'Verlauf'" },
  { file: 'src/discord/text/de/typed.ts', from: "start: 'commencer'", to: "start: 'beginnen'" },
  { file: 'src/games/campaign/words/de/index.ts', from: "command: 'campagne'", to: "command: 'wahlkampf'" },
  ...games.map(({ command, texts }) => ({
    file: `src/games/${command}/words/de/index.ts`,
    from: `  title: '${texts.fr.title}'`,
    to: `  title: '${texts.fr.title} auf Deutsch'`,
  })),
];

let copy: Copy;
beforeAll(() => {
  copy = copyProgram('tests');
  symlinkSync(join(root, 'bench'), join(copy.folder, 'bench'), 'junction');
  for (const config of ['vitest.config.ts', 'vitest.proof.config.ts']) cpSync(join(root, config), join(copy.folder, config));
  writeFileSync(join(copy.folder, 'src/i18n/languages/german.ts'), german);
  const row = ', de: german } as const satisfies';
  copy.edit({ file: 'src/i18n/languages.ts', from: ' } as const satisfies', to: row });
  copy.edit({
    file: 'src/i18n/languages.ts',
    from: 'import { french }',
    to: "import { german } from './languages/german.ts'; import { french }",
  });
  for (const folder of folders) cpSync(join(copy.folder, folder, 'fr'), join(copy.folder, folder, 'de'), { recursive: true });
  for (const edit of words) copy.edit(edit);
});
afterAll(() => copy.remove());

test('nothing but its row, its file and its folders was touched', () => {
  const filesOf = (folder: string) => readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const textOf = (folder: string, file: string) => readFileSync(join(folder, 'src', file), 'utf8');
  const known = new Set(filesOf(root));
  const touched = filesOf(copy.folder).filter((file) => !known.has(file) || textOf(root, file) !== textOf(copy.folder, file));
  expect(touched.filter((file) => !/\/de\//.test(file))).toEqual(['i18n/languages.ts', 'i18n/languages/german.ts']);
});

test('all of it compiles, the tests as well', async () => {
  const options = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(join(copy.folder, 'tsconfig.json'), JSON.stringify({ ...options, include: ['src', 'tests'], exclude: ['src/playground'] }));
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', copy.folder]).catch((failed) => failed);
  expect(stdout).toBe('');
});

test('it is offered in commands, spoken, and played', async () => {
  const ground = await openGroundToday();
  let commands: APIApplicationCommand[] = [];
  ground.place.onRequest(({ method, path, body }) => {
    if (method === 'PUT' && path.endsWith('/commands')) commands = body as APIApplicationCommand[];
  });
  const child = await startChild(ground, join(await temporaryFolder(), 'games.db'), { main: copy.main });

  // On a busy machine the program is ready before Discord has its commands.
  await expect.poll(() => commands.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const campaign = commands.find(({ name }) => name === 'campaign')!;
  const start = campaign.options?.find(({ name }) => name === 'start') as APIApplicationCommandSubcommandOption;
  const language = start.options?.find(({ name }) => name === 'language');
  expect(campaign.name_localizations).toMatchObject({ fr: 'campagne', de: 'wahlkampf' });
  expect(start.name_localizations).toMatchObject({ fr: 'commencer', de: 'beginnen' });
  expect(language).toMatchObject({ choices: expect.arrayContaining([{ name: 'Deutsch', value: 'de' }]) });

  const readers = ['ada', 'ben'].map((key): HeadlessPerson => ground.place.person(key));
  const [ada] = readers as [HeadlessPerson];
  for (const person of readers) person.setLocale('de');
  for (const game of games) {
    const channel = `#${game.command}`;
    // A host who reads this language need not choose it.
    const invitation = await startGame(readers, game, {}, channel);
    expect(ada.text(ada.message(invitation)), game.command).toContain(`${game.texts.fr.title} auf Deutsch`);
    await play(
      readers.map((person, i) => robot(person, i + 7)),
      channel,
      { presses: 25 },
    );
    expect(ada.buttons(livingPost(ada, channel)!), game.command).toContain('Verlauf');
    const { message: help } = await ada.command(channel, game.command, { subcommand: 'help' });
    expect(ada.text(help!), game.command).toContain('Zurücknehmen');
  }
  expect(child.log()).toBe('');
}, 120_000);

test('its readers can hold the printed tables beside the box', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(copy.folder, 'src/scripts/components.ts'), 'president', 'de']);
  expect(stdout).toContain('# Le Jeu du Président auf Deutsch');
});
