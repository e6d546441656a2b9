/**
 * Whole games in words: no picture can be drawn, and everything that is needed to play still stands in what each player gets: what every card
 * does, what every option leads to, why another cannot be chosen, and in the end who has won. `whole-games.proof.ts` plays until every card was met.
 */

import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { boardPost, boardPostFigure } from '../../src/discord/present/board/board-post.ts';
import { type Panel, panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { handFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/languages.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import type { Core, Decision, Message } from '../../src/kernel/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { letters, readHand } from './effects.ts';
import { snapshotOf, tableOf, wordsOf } from './reader.ts';

const withoutPictures = openPictures(() => Promise.reject(new Error('no pictures')), pino({ level: 'silent' }));

/** A game as it went: what was asked at each step, and what was told of it. */
interface Step {
  state: Core;
  open: Decision[];
  told: Message[];
}

function stepsOf(standing: Standing, n: number): { steps: Step[]; end: Core } {
  const steps: Step[] = [];
  let told: Message[] = [];
  const { state: end } = playRandom(standing, n, {
    before: (state, open) => {
      steps.push({ state: copyJson(state), open: copyJson(open), told });
      told = [];
    },
    after: (_state, _answer, events) => {
      told = events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
    },
  });
  return { steps, end };
}

/** One step in so many is read. */
const readEvery = 8;

/** What a player reads on the panel without its picture, as one text. */
async function panelText(panel: Panel): Promise<string> {
  const figure = panelFigure(panel);
  const post = panelPost(panel, figure && (await withoutPictures.show(figure)));
  expect(JSON.stringify(post.components)).not.toContain('attachment://');
  return letters(
    wordsOf(post)
      .map(({ text }) => text)
      .join('\n'),
  );
}

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const { game } = standing;

  test.each(langs)('every option says what it leads to, every card what it does (%s)', { timeout: 180_000 }, async (lang) => {
    const missing = new Set<string>();
    const bare = new Set<string>();
    // A game for each language.
    for (const n of [langs.indexOf(lang) % standing.tables.length]) {
      for (const { state, open, told } of stepsOf(standing, n).steps.filter((_, i) => i % readEvery === 0)) {
        for (const decision of open) {
          const snapshot = snapshotOf(game, state, decision.seat, open);
          const speech = speechOf(game, snapshot.table, lang);
          const read = await panelText({ game, snapshot, speech, events: told.map((message) => ({ to: 'all' as const, message })) });
          for (const { label, detail, blocked } of decision.options) {
            for (const message of [label, blocked ?? detail]) {
              const wanted = message
                ? letters(speech.text(message))
                    .replace(/[.!?]$/, '')
                    .slice(0, 90)
                : '';
              if (!read.includes(wanted)) missing.add(`${message?.key}: ${wanted}`);
            }
          }
          for (const line of readHand(game, snapshot.view, handFigure(game, snapshot, speech).words(), speech.text).bare) bare.add(line);
        }
      }
    }
    expect([...missing].slice(0, 30)).toEqual([]);
    expect([...bare].slice(0, 30)).toEqual([]);
  });

  test.each(langs)('the last post says who has won (%s)', async (lang) => {
    for (const n of [...standing.tables.keys()].filter(
      (one) => one % langs.length === langs.indexOf(lang) || standing.tables.length < langs.length,
    )) {
      const { end } = stepsOf(standing, n);
      const snapshot = snapshotOf(game, end, null, []);
      const speech = speechOf(game, tableOf(game, end, []), lang);
      const board = { game, snapshot, story: [], pings: [], speech };
      const post = boardPost(board, await withoutPictures.show(boardPostFigure(board)));
      const read = wordsOf(post)
        .map(({ text }) => text)
        .join('\n');
      for (const seat of end.outcome!.winners) expect(read.split('\n').slice(0, 3).join('\n')).toContain(speech.text.player(seat));
    }
  });
});
