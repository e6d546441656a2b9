/** The panel of a player who reads words instead of pictures. */
import { expect, test } from 'vitest';
import { panelFigure, panelPost } from '../../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { text } from '../../../src/discord/wire/parts.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { type Lang, langs } from '../../../src/i18n/types.ts';
import type { Core, Decision } from '../../../src/kernel/types.ts';
import { playRandom, type Standing } from '../../standing/play.ts';
import { snapshotOf, wordsOf } from '../../words/reader.ts';
import { standing } from './standing.ts';

/** The first moment of game 0 in which a state comes into play. */
function moment(): { state: Core; decision: Decision } {
  const found: { state: Core; decision: Decision }[] = [];
  playRandom(standing as unknown as Standing, 0, {
    before(state, open) {
      const decision = open.find(({ ask }) => ask.key === 'ask.new-state');
      if (found.length === 0 && decision) found.push({ state: structuredClone(state), decision });
    },
  });
  return found[0]!;
}

test.each(langs)('each state that may come into play is told once, and none is cut off: %s', (lang: Lang) => {
  const { state, decision } = moment();
  const snapshot = snapshotOf(campaign, state, decision.seat);
  const speech = speechOf(campaign, snapshot.table, lang);
  const words = panelFigure({ game: campaign, snapshot, speech })!.words();
  const told = wordsOf(panelPost({ game: campaign, snapshot, speech }, { part: text(words), files: [], taken: words.length }));
  const lines = told.filter(({ plain }) => !plain).flatMap((one) => one.text.split('\n'));
  expect(decision.options.length).toBeGreaterThan(12);
  expect(lines).not.toContain('…');
  for (const { label } of decision.options) expect(lines.filter((line) => line.includes(`**${speech.text(label)}**`))).toHaveLength(1);
  const described = told.filter((one) => one.plain && /undecided|indécis/.test(one.text));
  expect(described).toEqual([]);
});
