/** Plays random games until every card of every deck was in a hand or turned over in public, and its words said what it does, in every language. */
import { describe, expect, test } from 'vitest';
import { handFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom } from '../standing/play.ts';
import { effectOf, letters, readHand } from './effects.ts';
import { expectWinners } from './last-post.ts';
import { snapshotOf, tableOf } from './reader.ts';

const mostGames = 300;

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const { game, cards, played } = standing;

  test('every card says what it does, in every language', { timeout: 1_200_000 }, () => {
    const unmet = new Map(langs.map((lang) => [lang, new Set(cards)]));
    const bare = new Set<string>();
    // Each game is played once, and read in every language.
    for (let n = 0; [...unmet.values()].some(({ size }) => size > 0) && n < mostGames; n++) {
      playRandom(standing, n, {
        before: (state, open) => {
          for (const { seat } of open) {
            const snapshot = snapshotOf(game, state, seat, open);
            for (const [lang, left] of unmet) {
              const speech = speechOf(game, snapshot.table, lang);
              const read = readHand(game, snapshot.view, handFigure(game, snapshot, speech).words(), speech.text);
              for (const card of read.cards) left.delete(card);
              for (const line of read.bare) bare.add(`${lang}: ${line}`);
            }
          }
        },
        after: (state, _answer, events) => {
          for (const event of events) {
            const card = event.to === 'all' && event.message.key === 'infos' ? played(event) : null;
            if (card === null) continue;
            for (const [lang, left] of unmet) {
              left.delete(card);
              const { text } = speechOf(game, tableOf(game, state, []), lang);
              if (!letters(text(event.message)).includes(letters(effectOf(game, card, text)))) bare.add(`${lang}: ${text(event.message)}`);
            }
          }
        },
      });
    }
    expect([...bare].slice(0, 20)).toEqual([]);
    expect(Object.fromEntries([...unmet].map(([lang, left]) => [lang, [...left]])), `not met in ${mostGames} games`).toEqual(
      Object.fromEntries(langs.map((lang) => [lang, []])),
    );
  });

  test('the last post says who has won, at every table, in every language', async () => {
    for (const n of standing.tables.keys()) {
      const { state } = playRandom(standing, n, {});
      for (const lang of langs) await expectWinners(game, state, lang);
    }
  });
});
