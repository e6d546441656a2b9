/**
 * Runs inside a copy of the program: prints everything a game says without a table, by where it says it, as JSON: rules pages, How to play, the
 * lesson, options, hints, and each of the messages in the file that is named, which were met at a table.
 */
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/games/game.ts';
import { firstLineOf } from '../../src/i18n/firsts.ts';
import { openSay } from '../../src/i18n/say.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Message } from '../../src/kernel/types.ts';

const [, , command = '', met = ''] = process.argv;
const games = Object.values((await import(`../../src/games/${command}/game.ts`)) as { [name: string]: Game });
const game = games.find((one) => one.command === command)!;
const messages = JSON.parse(readFileSync(met, 'utf8')) as Message[];

const told: { [where: string]: string } = {};
for (const lang of langs) {
  const texts = game.texts[lang];
  const say = openSay({ lang, texts });
  const tell = (where: string, text: string): void => {
    told[`${lang} ${where}`] = text;
  };
  for (const { id, title, body } of texts.topics) tell(`page ${id}`, `${title}\n${body}`);
  for (const [i, { title, body }] of texts.guide.pages.entries()) tell(`how to play ${i + 1}`, `${title}\n${body}`);
  for (const [i, body] of texts.guide.steps.entries()) tell(`lesson ${i + 1}`, body);
  for (const part of ['aim', 'end'] as const) tell(part, texts.guide[part]);
  for (const part of ['pitch', 'credits'] as const) tell(part, texts[part]);
  for (const [option, { title = '', description, choices }] of Object.entries(texts.options))
    tell(`option ${option}`, [title, description, ...Object.values(choices)].join('\n'));
  for (const [i, message] of messages.entries()) {
    tell(
      `said ${message.key} ${i}`,
      said(() => say(message)),
    );
    if (texts.firsts[message.key])
      tell(
        `hint ${message.key} ${i}`,
        said(() => firstLineOf(texts, message, say) ?? ''),
      );
  }
}
console.log(JSON.stringify(told));

/** What cannot be said with these values, such as the name of a square that is there no more, says nothing. */
function said(text: () => string): string {
  try {
    return text();
  } catch {
    return '';
  }
}
