/** What the private panel shows a player who flies. */
import './box.ts';
import { expect, test } from 'vitest';
import { panelPost } from '../../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { gallery } from '../../../src/discord/wire/parts.ts';
import { president } from '../../../src/games/president/game.ts';
import { langs } from '../../../src/i18n/languages.ts';
import { snapshotOf } from '../../words/reader.ts';
import { landing } from './scenario.ts';

const picture = { part: gallery('board.png', '–'), files: [], taken: 0 };

test('no city of one’s own is among the buttons of a flight; all that can be chosen is in a menu', () => {
  const own = ['lille', 'marseille', 'lyon', 'nice'];
  const table = landing(7, { cities: { A: own } });
  table.asks('A', 'ask.fly');
  const { state } = table;
  const snapshot = snapshotOf(president, state, 'A');
  for (const lang of langs) {
    const post = panelPost({ game: president, snapshot, speech: speechOf(president, snapshot.table, lang) }, picture);
    const names = own.map((city) => president.texts[lang].names[city]!);
    const all = JSON.stringify(post.components);
    const buttons = [...all.matchAll(/"type":2,[^}]*?"label":"([^"]+)"/g)].map(([, label]) => label);
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.filter((label) => names.includes(label!))).toEqual([]);
    for (const name of names) expect(all).toContain(`"label":"${name}"`);
  }
});
