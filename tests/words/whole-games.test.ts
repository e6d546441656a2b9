/**
 * Whole games in words: if no picture can be drawn, each player still gets everything they need to play: what every card does, what every option
 * leads to, why another is blocked, and in the end who has won. `whole-games.proof.ts` plays until every card has come up.
 */

import { describe, expect, test } from 'vitest';
import type { Panel } from '../../src/discord/present/panel/head.ts';
import { panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { handFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/languages.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import type { Core, Decision, Message } from '../../src/kernel/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { letters, readHand } from './effects.ts';
import { expectWinners, withoutPictures } from './last-post.ts';
import { snapshotOf, wordsOf } from './reader.ts';

/** A game as played: for one step in this many, the question, and what had been told about the step before. */
interface Step {
  state: Core;
  open: Decision[];
  told: Message[];
}
const readEvery = 8;

interface Played {
  steps: Step[];
  end: Core;
}

const played = new Map<string, Played>();

/** A random game, played once for all tests that read it. */
function gameOf(standing: Standing, n: number): Played {
  const key = `${standing.game.command} ${n}`;
  const known = played.get(key) ?? playedAnew(standing, n);
  played.set(key, known);
  return known;
}

function playedAnew(standing: Standing, n: number): Played {
  const steps: Step[] = [];
  let told: Message[] = [];
  let count = 0;
  const { state: end } = playRandom(standing, n, {
    before: (state, open) => void (count++ % readEvery === 0 && steps.push({ state: copyJson(state), open: copyJson(open), told })),
    after: (_state, _answer, events) => {
      told = events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
    },
  });
  return { steps, end };
}

/** The text of a player's panel without its picture, and behind More. */
async function panelText(panel: Panel): Promise<string> {
  const figure = panelFigure(panel);
  const shown = figure && (await withoutPictures.show(figure));
  const posts = [panelPost(panel, shown), panelPost({ ...panel, isWhole: true }, shown)];
  expect(JSON.stringify(posts)).not.toContain('attachment://');
  return letters(
    posts
      .flatMap(wordsOf)
      .map(({ text }) => text)
      .join('\n'),
  );
}

/** No line of the hand was cut. */
const isWhole = (hand: string, read: string): boolean => hand.split('\n').every((line) => read.includes(letters(line)));

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const { game } = standing;

  test.each(langs)('every option says what it leads to, every card what it does (%s)', { timeout: 180_000 }, async (lang) => {
    const missing = new Set<string>();
    const bare = new Set<string>();
    // A game for each language.
    for (const n of [langs.indexOf(lang) % standing.tables.length]) {
      for (const { state, open, told } of gameOf(standing, n).steps) {
        for (const decision of open) {
          const snapshot = snapshotOf(game, state, decision.seat, open);
          const speech = speechOf(game, snapshot.table, lang);
          const read = await panelText({ game, snapshot, speech, events: told.map((message) => ({ to: 'all' as const, message })) });
          for (const { label, detail, restates, blocked } of decision.options) {
            // A detail that only restates the hand is left out when the whole hand is above.
            const isAbove = restates && isWhole(game.handWords(snapshot.view, speech.text), read);
            for (const message of [label, blocked ?? (isAbove ? undefined : detail)]) {
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

  test.each(langs)('the last post says who has won (%s)', (lang) =>
    expectWinners(game, gameOf(standing, langs.indexOf(lang) % standing.tables.length).end, lang));
});
