/** A panel with its picture, as a player sees it, and its height on a phone. */
import { asPicture } from '../../src/discord/pictures/pictures.ts';
import { panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';
import { snapshotOf, wordsOf } from '../words/reader.ts';
import { clients, heightOf } from './heights.ts';

/** The panel of a seat that is asked something; `isWhole`: after *More*. `high`: in pixels, on the local page. */
export function panelOf(game: Game, state: Core, seat: Seat, lang: Lang, isWhole = false): { post: Post; high: number } {
  const snapshot = snapshotOf(game, state, seat);
  const panel = { game, snapshot, speech: speechOf(game, snapshot.table, lang), isWhole };
  const figure = panelFigure(panel)!;
  const scene = figure.scene()!;
  const post = panelPost(panel, asPicture(figure, scene, figure.alt(), Buffer.alloc(1)));
  return { post, high: heightOf(post, clients.local, { sizes: { [figure.name]: scene } }) };
}

/** The text of a post, a line for each part, with plain spaces. */
export const wordsIn = (post: Post): string =>
  wordsOf(post)
    .map(({ text }) => text.replaceAll(/\s/g, ' '))
    .join('\n');
