/**
 * Runs inside a copy of the program. Prints everything a game says without a table, by where it says it, as JSON: rules pages, How to play, the
 * lesson, options, hints, and each of the messages in the given file, which tables have shown.
 */
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/games/game.ts';
import type { AnyOptions, Following } from '../../src/i18n/options.ts';
import { firstLineOf, openSay, toldAt } from '../../src/i18n/say.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Message } from '../../src/kernel/types.ts';
import { preselected } from '../../src/table/model/options.ts';

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
  // Also with each value of each option, if that changes the text.
  const tables = game.options.flatMap((option) =>
    (option.kind === 'toggle' ? [false, true] : option.values).map((value) => [`${option.name} ${value}`, { [option.name]: value }] as const),
  );
  const tellAt = (where: string, title: string, text: Following<AnyOptions>): void => {
    tell(where, `${title}\n${text.body}`);
    for (const [table, chosen] of tables) {
      const told = toldAt(text, { ...preselected(game, 2), ...chosen });
      if (told !== text.body) tell(`${where} at ${table}`, `${title}\n${told}`);
    }
  };
  for (const topic of texts.topics) tellAt(`page ${topic.id}`, topic.title, topic);
  for (const [i, page] of texts.guide.pages.entries()) tellAt(`how to play ${i + 1}`, page.title, page);
  for (const [i, body] of texts.guide.steps.entries()) tell(`lesson ${i + 1}`, body);
  tellAt('aim', '', texts.guide.aim);
  tell('end', texts.guide.end);
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

/** A message that these values make impossible, such as one about a square that no longer exists, is empty. */
function said(text: () => string): string {
  try {
    return text();
  } catch {
    return '';
  }
}
