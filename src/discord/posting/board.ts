/** A board as it is posted: its words, its picture, and the picture of the decision. */
import type { Message, Seat } from '../../kernel/types.ts';
import type { Delivery } from '../../table/model/outbox/sending.ts';
import type { Snapshot } from '../../table/model/types.ts';
import { publicSpeech, type Services } from '../interactions/services.ts';
import { boardPlace, type FigurePart } from '../pictures/pictures.ts';
import { boardPost, boardPostFigure, highlightOf } from '../present/board/board-post.ts';
import { boardName } from '../present/parts/figures.ts';
import { bot } from '../text/index.ts';
import { codeOf } from '../wire/errors.ts';
import type { Post } from '../wire/parts.ts';
import { knownGame } from './delivering.ts';

const missingPermissions = 50013;

/** A board ready to be posted. */
interface Board {
  post: Post;
  isLate: boolean;
}

/** Acts on the board with its picture or, where files may not be attached, with its words, which need only permission to send. */
export async function inPictureOrWords<T>(make: (inWords: boolean) => Promise<Board>, act: (board: Board, inWords: boolean) => Promise<T>) {
  const board = await make(false);
  try {
    return { done: await act(board, false), board };
  } catch (error) {
    if (codeOf(error) !== missingPermissions || board.post.files.length === 0) throw error;
    const words = await make(true);
    return { done: await act(words, true), board: words };
  }
}

/** The board with its words; `inWords` if no picture can be attached. */
export async function boardOf(
  services: Services,
  snapshot: Snapshot,
  story: Message[],
  { pings, first, below = [], mayMove = false }: Pick<Delivery, 'pings' | 'first'> & { below?: readonly Seat[]; mayMove?: boolean },
  inWords = false,
): Promise<Board> {
  const it = storyOn(services, snapshot, story);
  const trouble = inWords ? { trouble: it.speech.text(bot('bot.board.noFiles')) } : {};
  const board = { ...it, pings, first, below, ...trouble };
  const figure = boardPostFigure(board);
  const [shown, highlight] = await Promise.all([
    services.pictures.show(inWords ? { ...figure, scene: () => null } : figure, boardPlace(snapshot.table)),
    inWords ? null : showHighlight(services, board, mayMove),
  ]);
  // When the board can't be drawn now, the decision's picture would stand alone beside the words.
  return { post: boardPost(board, shown, shown.isLate ? null : highlight), isLate: shown.isLate === true };
}

/** The pictures among the files of a post. */
export const picturesIn = ({ files }: Post) => ({
  board: files.find(({ name }) => name === boardName),
  highlight: files.find(({ name }) => name !== boardName),
});

/** The picture of what the post decided. A game that fails to draw it still gets its board posted. */
async function showHighlight({ highlights, log }: Services, board: Parameters<typeof highlightOf>[0], moves: boolean): Promise<FigurePart | null> {
  const { table } = board.snapshot;
  try {
    const found = highlightOf(board);
    return found && highlights ? await highlights.show({ ...found, whose: boardPlace(table).whose ?? [], moves }) : null;
  } catch (error) {
    log.error({ err: error, table: table.id }, 'could not draw what a post decided: its words tell it');
    return null;
  }
}

/** A table's story as everyone reads it. */
export function storyOn(services: Services, snapshot: Snapshot, story: Message[]) {
  const game = knownGame(services, snapshot.table);
  return { game, snapshot, story, speech: publicSpeech(game, snapshot.table) };
}
