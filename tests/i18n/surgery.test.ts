/** The language's own file joins, opens and ends finished sentences: German nouns keep their capitals, Greek questions end with «;». */
import { expect, test } from 'vitest';
import { files, textOf } from '../tools/imports.ts';

/** Code that changes the case of letters, cuts the end of a sentence, or looks at its beginning. */
const surgery =
  /\.to(?:Locale)?(?:Upper|Lower)Case\(|\.charAt\(0\)|\.replace(?:All)?\(\/(?:\\\.|\[[.!?…]+\]|\^\\?\p{L}\/)|\.endsWith\('[.!?…»”]'\)|(?:lower|upper)First/gu;

/** Exceptions that are no sentences: names typed to be looked up, the letters of a token, colors, a list of words; and the language's own files. */
const none = ['discord/speech/folded.ts', 'i18n/tokens.ts', 'scene/colors.ts', 'scene/colors.ts'];
const isOwn = (file: string): boolean => file === 'i18n/capitals.ts' || file.startsWith('i18n/languages/') || none.includes(file);
/** Rules and printed values contain no sentences. */
const speaks = (file: string): boolean =>
  /^(?:i18n|scene|games|discord|table|render|process)\//.test(file) && !/^games\/[^/]+\/(?:data|rules)\//.test(file);

const found = (text: string): string[] => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(surgery) ?? [];

test.each([
  `const lowerFirst = (text) => text`,
  `said.charAt(0).toUpperCase() + said.slice(1)`,
  `bonusWords(face).replace(/\\.$/, '')`,
  `say(detail).replace(/[.]$/, '')`,
  `the(attack).replace(/^t/, 'T')`,
  `said.toLocaleLowerCase()`,
  `title.endsWith('.') ? title : title + '.'`,
])('surgery on a sentence is found: %s', (text) => expect(found(text)).not.toEqual([]));

test('nobody cuts or changes a finished sentence but the language that it is in', () => {
  const others = files.filter((file) => speaks(file) && !isOwn(file));
  expect(others.length).toBeGreaterThan(200);
  expect(others.flatMap((file) => found(textOf(file)).map((one) => `${file}: ${one}`))).toEqual([]);
});

test('who is let do it has a reason to', () => {
  for (const file of none) expect(found(textOf(file)), file).not.toEqual([]);
});
