/**
 * Thirty random presses of every game in the pseudo-language, through the whole program: a copy of it has the language as its third. The headless
 * Discord refuses labels, menus and messages that are too long, as Discord does. `whole.proof.ts` plays whole games.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { HeadlessPerson } from '../../../src/playground/index.ts';
import { type Copy, copyProgram } from '../../corrections/copy.ts';
import { startChild } from '../../e2e/child.ts';
import { livingPost, play, robot } from '../../e2e/robot.ts';
import { openGroundToday, temporaryFolder } from '../../e2e/stage.ts';
import { startGame } from '../../e2e/start.ts';

/** Discord has no locale for CLDR's own pseudo-language code, so Bulgarian replaces it, which Intl knows. */
const code = 'bg';
const language = `import { english } from './english.ts';
import type { Language } from './language.ts';

export const pseudo = {
  ...english,
  name: 'Pseudo',
  locales: ['bg'],
  plurals: { cardinal: ['one', 'other'], ordinal: ['other'] },
} as const satisfies Language;
`;
const botTexts = `import { pseudoPhrases } from '../../../../tests/i18n/pseudo/texts.ts';
import * as english from '../en/index.ts';

export const phrases = pseudoPhrases(english.phrases);
export const { typed, guideWords } = english;
`;
const gameTexts = `import { pseudoTexts } from '../../../../../tests/i18n/pseudo/texts.ts';
import { texts as english } from '../en/index.ts';
import { texts as french } from '../fr/index.ts';

export const texts = pseudoTexts(english as never, french);
`;

let copy: Copy;
beforeAll(() => {
  copy = copyProgram('tests');
  const write = (file: string, text: string): void => {
    mkdirSync(join(copy.folder, file, '..'), { recursive: true });
    writeFileSync(join(copy.folder, file), text);
  };
  write('src/i18n/languages/pseudo.ts', language);
  const folders = ['src/discord/text', ...games.map(({ command }) => `src/games/${command}/words`)];
  for (const folder of folders) cpSync(join(copy.folder, folder, 'en'), join(copy.folder, folder, code), { recursive: true });
  write(`src/discord/text/${code}/index.ts`, botTexts);
  for (const { command } of games) write(`src/games/${command}/words/${code}/index.ts`, gameTexts);
  const table = 'src/i18n/languages.ts';
  copy.edit({ file: table, from: ' } as const satisfies', to: `, ${code}: pseudo } as const satisfies` });
  copy.edit({ file: table, from: 'import { french }', to: "import { pseudo } from './languages/pseudo.ts'; import { french }" });
});
afterAll(() => copy.remove());

test.each(games.map((game) => [game.command, game] as const))(
  '%s is played',
  async (command, game) => {
    const ground = await openGroundToday();
    const child = await startChild(ground, join(await temporaryFolder(), 'games.db'), { main: copy.main });
    const channel = `#${command}`;
    const people = ['ada', 'ben'].map((key): HeadlessPerson => ground.place.person(key));
    const [ada] = people as [HeadlessPerson];
    for (const person of people) person.setLocale(code);
    await startGame(people, game, {}, channel);
    const robots = people.map((person, i) => robot(person, i + 3));

    const { isOver, presses } = await play(robots, channel, { presses: 30 });

    expect(isOver || presses >= 30).toBe(true);
    expect(robots.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(ada.text(livingPost(ada, channel)!)).toMatch(/[фбмπν]/);
    // The log may report a slow machine; that is no fault.
    const told = child.log().split('\n');
    expect(told.filter((line) => line !== '' && !line.includes('loopDelay'))).toEqual([]);
  },
  240_000,
);
