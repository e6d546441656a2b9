import { expect, test } from 'vitest';
import { orderGroups } from '../../src/discord/present/panel/orders.ts';
import { panelPost } from '../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import type { Option } from '../../src/kernel/types.ts';
import type { Snapshot } from '../../src/table/model/types.ts';
import { demoGame } from '../table/demo-game.ts';

const about = (group: string, n: number): Option[] =>
  Array.from({ length: n }, (_, i) => ({ id: `${group}-${i}`, label: { key: 'order' }, group: { key: group } }));

test('orders about one thing stand in one menu, and what is too much for it in the next, under the same heading', () => {
  const menus = orderGroups([...about('duels', 30), ...about('parries', 2)]);
  expect(menus.map(({ name, options }) => [name?.key ?? null, options.length])).toEqual([
    ['duels', 25],
    [null, 5],
    ['parries', 2],
  ]);
});

test('the panel names every order that is in force, and no other', () => {
  const order = (id: string): Option => ({ id, label: { key: 'demo.option', args: { id } } });
  const table = { id: 'abcdefghij', phase: 'playing', people: [], seats: {}, toAct: [], banks: {}, away: [], paused: null, clock: 'none', since: {} };
  const saidWith = (left: string[]) => {
    const orders = { offered: [order('Parry'), order('Attack')], left };
    const snapshot = { table, viewer: 'A', asked: null, ahead: [], canUndo: false, canAskBack: false, orders } as unknown as Snapshot;
    return JSON.stringify(panelPost({ game: demoGame, snapshot, speech: speechOf(demoGame, null, 'en') }, null));
  };
  expect(saidWith([])).not.toContain('standing orders');
  expect(saidWith(['Parry'])).toContain('Your standing orders: Parry.');
  expect(saidWith(['Parry', 'Attack'])).toContain('Your standing orders: Parry · Attack.');
});

test('the panel tells what an order has answered for its owner, however much else has happened: no post tells it', () => {
  const { en } = demoGame.texts;
  const phrases = { ...en.phrases, 'demo.gain': () => 'A gain.', 'order.demo': () => 'Your standing order answered.' };
  const game = { ...demoGame, headlines: ['demo.gain'], texts: { ...demoGame.texts, en: { ...en, phrases } } } as Game;
  const table = { id: 'abcdefghij', phase: 'playing', people: [], seats: {}, toAct: [], banks: {}, away: [], paused: null, clock: 'none', since: {} };
  const snapshot = { table, viewer: 'A', asked: null, ahead: [], canUndo: false, canAskBack: false, orders: null } as unknown as Snapshot;
  const events = [
    { to: ['A'], message: { key: 'order.demo' } },
    ...Array.from({ length: 9 }, () => ({ to: 'all' as const, message: { key: 'demo.gain' } })),
  ];
  const told = JSON.stringify(panelPost({ game, snapshot, speech: speechOf(game, null, 'en'), events }, null));
  expect(told).toContain('Your standing order answered.');
  expect(told.match(/A gain/g)).toHaveLength(4);
});
