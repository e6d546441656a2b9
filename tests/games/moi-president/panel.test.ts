/** The panel of a player who reads words instead of pictures. */
import { expect, test } from 'vitest';
import { panelPost } from '../../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { text } from '../../../src/discord/wire/parts.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import { people, snapshotOf, wordsOf } from '../../words/reader.ts';
import { campagne, socle } from './cards.ts';
import { type Setting, scenario } from './scenario.ts';

const cards = { A: [campagne(8), 'immunite-01', 'debat-01', 'indecis-01'] };
const setting = { people: 2, hands: cards, campaign: { A: [campagne(3)], B: [campagne(5), campagne(6)] }, socle: { B: [socle(4)] } };

function linesOf(lang: Lang, table: Setting = setting, names = people): string[] {
  const { state } = scenario(table);
  const snapshot = snapshotOf(moiPresident, state, 'A', undefined, names);
  const speech = speechOf(moiPresident, snapshot.table, lang);
  const words = moiPresident.handWords(snapshot.view as never, speech.text);
  const post = panelPost({ game: moiPresident, snapshot, speech }, { part: text(words), files: [], taken: words.length });
  return wordsOf(post).flatMap(({ text }) => text.split('\n').map((line) => line.replaceAll(/\s/g, ' ')));
}

test('each card is one line: what it is, and what it would lead to or why it cannot be played', () => {
  const lines = linesOf('en');
  for (const n of [1, 2, 3, 4]) expect(lines.filter((line) => line.includes(`${n} · `) && line.includes(' – '))).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('**1 · Campaign 8**'))).toBe(
    '**1 · Campaign 8** – Lay it in your campaign zone: its points count, but can be lost. · 11 of 51 in all, 11 of them exposed to attack',
  );
  expect(lines.find((line) => line.startsWith('**4 · Immunity**'))).toMatch(/^\*\*4 · Immunity\*\* – .+ · .+/);
});

test('the question says what lies before the others, with the values that can be lost', () => {
  expect(linesOf('en')).toContain('Ben: campaign 6 + 5, base 4.');
  expect(linesOf('fr')).toContain('Ben : campagne 6 + 5, socle 4.');
});

test('of what lies before the others nothing is cut, since no picture shows the rest', () => {
  const campaign = {
    A: [campagne(8, 3), campagne(3, 3)],
    B: [campagne(3), campagne(3, 2), campagne(5, 3), campagne(5, 5)],
    C: [campagne(4), campagne(4, 2), campagne(5, 4), campagne(5, 6)],
    D: [campagne(5), campagne(5, 2), campagne(10), campagne(6)],
    E: [campagne(8), campagne(8, 2), campagne(10, 2)],
  };
  const names = ['Ada', 'Benjamin the Elder', 'Élodie de la Tour', 'Daniel of Boston', 'Hugo von Bremen'];
  const line = linesOf('en', { people: 5, campaign }, names).find((one) => one.startsWith('-# Benjamin'));
  expect(line).toMatch(/Hugo von Bremen: campaign 10 \+ 8 \+ 8, base 0\.$/);
});

test('without a card to play, no heading stands above nothing', () => {
  const headings = (hand: string[]) => {
    const { state } = scenario({ people: 2, hands: { A: hand } });
    const snapshot = snapshotOf(moiPresident, state, 'A');
    const speech = speechOf(moiPresident, snapshot.table, 'en');
    const tells = snapshot.asked!.decision.options.map(({ id }) => id);
    const shown = { part: text('A picture.'), files: [], taken: 0, high: 300, tells, says: 'all' as const };
    const post = panelPost({ game: moiPresident, snapshot, speech }, shown);
    return wordsOf(post).flatMap(({ text }) => text.split('\n').filter((line) => /^\*\*Play\*\*$/.test(line)));
  };
  expect(headings(['debat-01', 'debat-02', 'affaire-01', 'immunite-01'])).toEqual([]);
  expect(headings(['debat-01', 'debat-02', 'affaire-01', campagne(5)]).length).toBeLessThan(2);
});
