/** Random games until every card of every deck was in somebody's hand or turned over for all: its words said what it does, in every language. */
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

  test.each(langs)('every card says what it does (%s)', { timeout: 1_200_000 }, (lang) => {
    const unmet = new Set(cards);
    const bare = new Set<string>();
    for (let n = 0; unmet.size > 0 && n < mostGames; n++) {
      playRandom(standing, n, {
        before: (state, open) => {
          for (const { seat } of open) {
            const snapshot = snapshotOf(game, state, seat, open);
            const speech = speechOf(game, snapshot.table, lang);
            const read = readHand(game, snapshot.view, handFigure(game, snapshot, speech).words(), speech.text);
            for (const card of read.cards) unmet.delete(card);
            for (const line of read.bare) bare.add(line);
          }
        },
        after: (state, _answer, events) => {
          for (const event of events) {
            const card = event.to === 'all' && event.message.key === 'infos' ? played(event) : null;
            if (card === null) continue;
            unmet.delete(card);
            const { text } = speechOf(game, tableOf(game, state, []), lang);
            if (!letters(text(event.message)).includes(letters(effectOf(game, card, text)))) bare.add(text(event.message));
          }
        },
      });
    }
    expect([...bare].slice(0, 20)).toEqual([]);
    expect([...unmet], `not met in ${mostGames} games`).toEqual([]);
  });

  test.each(langs)('the last post says who has won, at every table (%s)', async (lang) => {
    for (const n of standing.tables.keys()) await expectWinners(game, playRandom(standing, n, {}).state, lang);
  });
});
