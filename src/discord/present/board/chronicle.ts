/** What stays of a board post when the next one comes: its story and the board small beside it, so that the channel reads as a chronicle. */
import { ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { Message } from '../../../kernel/types.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp, container, limits, type Part, type Post, postOf, text } from '../../wire/parts.ts';
import { boardName } from '../parts/figures.ts';
import { sitters } from '../parts/people.ts';
import { linesOf } from '../parts/story.ts';

type Sitting = Pick<TableInfo, 'people' | 'seats'>;

/**
 * The post that told `told`, as a chronicle; `picture` says whether the message has one. Null: its story has moved to a newer post. `table` says who plays.
 * It mentions nobody, and has no buttons.
 */
export function chronicle(game: Game, told: readonly Message[] | null, speech: Speech, picture: boolean, table: Sitting): Post {
  const lines = told === null ? [speech.text(bot('bot.board.moved'))] : linesOf(told, game, speech);
  const words = text(clamp(lines.join('\n') || speech.text(nothingTold(game, speech, picture, table)), limits.text));
  const part: Part = picture
    ? {
        type: ComponentType.Section,
        components: [words],
        accessory: {
          type: ComponentType.Thumbnail,
          media: { url: `attachment://${boardName}` },
          description: speech.plain(bot('bot.board.then')),
        },
      }
    : words;
  return postOf([container(game.colour(null), [part])]);
}

/** An invitation says what began with it, a board of which nothing is to be told only that it stood here. */
const nothingTold = (game: Game, speech: Speech, picture: boolean, table: Sitting): Message =>
  picture ? bot('bot.board.then') : bot('bot.board.began', { title: game.texts[speech.lang].title, who: sitters(table, speech) });
