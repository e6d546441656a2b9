/** A game's options in a reader's words. */
import type { Game, StartOption } from '../../../games/game.ts';
import { toldAt } from '../../../i18n/options.ts';
import type { Topic } from '../../../i18n/types.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import { isOverDays } from '../../../table/clock/clock.ts';
import { allOptions } from '../../../table/model/options.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';

/** A start option, in the reader's words. */
export interface Shown {
  name: string;
  title: string;
  value: string;
  description: string;
}

export function shownOption(game: Game, options: StartOptions, { name, initial }: StartOption, speech: Speech): Shown {
  const words = game.texts[speech.lang].options[name];
  const value = options[name] ?? initial;
  const shown = typeof value === 'boolean' ? speech.text(bot('bot.toggle', { on: value })) : (words?.choices[value] ?? value);
  return { name, title: words?.title ?? name, value: shown, description: words?.description ?? '' };
}

/** The options in force for this game at this table, including new options for an older table; null: the table is another game's, or none. */
export const inForce = (game: Game, table: TableInfo | null): StartOptions | null =>
  table?.game === game.command ? allOptions(game, table.options, table.people.length, isOverDays(table.clock)) : null;

/** A page as it reads with these options in force (null: at no table); it ends with the options it is about, as chosen. */
export function topicAt(game: Game, topic: Topic, chosen: StartOptions | null, speech: Speech): string {
  const body = toldAt(topic, chosen);
  const about = chosen === null ? [] : game.options.filter(({ name }) => topic.about?.includes(name));
  if (chosen === null || about.length === 0) return body;
  const options = about.map((option) => {
    const { title, value } = shownOption(game, chosen, option, speech);
    return speech.text(bot('bot.lobby.option', { name: title, value: clamp(value, 100) }));
  });
  return `${body}\n\n${speech.text(bot('bot.rules.here', { options: options.join(' · ') }))}`;
}
