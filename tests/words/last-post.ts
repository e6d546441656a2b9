/** The last post of a game, without its picture. */
import pino from 'pino';
import { expect } from 'vitest';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { boardPost, boardPostFigure } from '../../src/discord/present/board/board-post.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import type { Core } from '../../src/kernel/types.ts';
import { snapshotOf, tableOf, wordsOf } from './reader.ts';

export const withoutPictures = openPictures(() => Promise.reject(new Error('no pictures')), pino({ level: 'silent' }));

/** Its first lines name everyone who has won. */
export async function expectWinners(game: Game, end: Core, lang: Lang): Promise<void> {
  const speech = speechOf(game, tableOf(game, end, []), lang);
  const board = { game, snapshot: snapshotOf(game, end, null, []), story: [], pings: [], speech };
  const post = boardPost(board, await withoutPictures.show(boardPostFigure(board)));
  const read = wordsOf(post)
    .map(({ text }) => text)
    .join('\n');
  for (const seat of end.outcome!.winners) expect(read.split('\n').slice(0, 3).join('\n')).toContain(speech.text.player(seat));
}
