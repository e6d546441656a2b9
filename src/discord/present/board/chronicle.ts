/** What stays of a board post when the next one comes: its story with the board small beside it, so that the channel reads as a chronicle. */
import { ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { Message } from '../../../kernel/types.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp, container, gallery, limits, type Part, type Post, postOf, text } from '../../wire/parts.ts';
import { sitters } from '../parts/people.ts';
import { linesOf } from '../parts/story.ts';
import { decidedWords } from './board-post.ts';

type Sitting = Pick<TableInfo, 'people' | 'seats'>;

/** What a post told, and how the race stood at that time. */
interface Told {
  told: readonly Message[];
  race: Message | null;
}

/** The file names of its pictures, if it has them. */
interface Pictures {
  board: string | null;
  highlight?: string | null;
}

/** A board post as a chronicle. `table` says who plays. It mentions nobody and has no buttons. */
export function chronicle(game: Game, { told, race }: Told, speech: Speech, { board: picture, highlight = null }: Pictures, table: Sitting): Post {
  const lines = linesOf(told, game, speech);
  const words = text(clamp(lines.join('\n') || speech.text(nothingTold(game, speech, picture !== null, table)), limits.text));
  const part: Part =
    picture !== null
      ? {
          type: ComponentType.Section,
          components: [words],
          accessory: {
            type: ComponentType.Thumbnail,
            media: { url: `attachment://${picture}` },
            description: raceWords(race, speech),
          },
        }
      : words;
  const decided = highlight === null ? [] : [gallery(highlight, decidedWords(told, game, speech))];
  return postOf([container(game.colour(null), [part, ...decided])]);
}

/** The picture's alt text: who led at the time. */
const raceWords = (race: Message | null, speech: Speech): string =>
  clamp(race === null ? speech.plain(bot('bot.board.then')) : speech.plain(bot('bot.board.was', { standing: speech.plainLine(race) })), limits.alt);

/** An invitation says what began with it; a board with nothing to tell says only that it was here. */
const nothingTold = (game: Game, speech: Speech, picture: boolean, table: Sitting): Message =>
  picture ? bot('bot.board.then') : bot('bot.board.began', { title: game.texts[speech.lang].title, who: sitters(table, speech) });
