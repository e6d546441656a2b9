/** Moi Président at a real table: three play to the end, and a chain of diversions comes back to the attacker, across a kill in the middle of it. */

import { expect, test } from 'vitest';
import { kindOf } from '../../src/games/moi-president/data/deck.ts';
import { moiPresident } from '../../src/games/moi-president/game.ts';
import { campagne, shown } from '../games/moi-president/cards.ts';
import { type Setting, scenario } from '../games/moi-president/scenario.ts';
import { onlyLong } from '../tools/often.ts';
import { looksAround } from './player.ts';
import { livingPost, play, robot } from './robot.ts';
import { openScene, withBrowser } from './scene-tab.ts';
import { channel, setScene } from './set-scene.ts';
import { openStage } from './stage.ts';
import { startGame } from './start.ts';

test('three people play to the end', async () => {
  const on = await openStage();
  const people = on.people(3);
  await startGame(people, moiPresident);
  const { isOver } = await play(
    people.map((person, i) => robot(person, i + 3)),
    channel,
    { presses: 3000 },
  );
  expect(isOver).toBe(true);
  expect(on.errors).toEqual([]);
});

const attack: Setting = {
  hands: {
    A: ['debat-01', 'immunite-01', 'grand-debat-01', campagne(10)],
    B: ['diversion-01', 'immunite-02', 'tourne-main-01', campagne(10, 2)],
    C: ['diversion-02', 'immunite-03', 'nouvelle-donne-01', campagne(10, 3)],
  },
  campaign: { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] },
  dice: [2, 4],
};

test('an attack diverted twice comes back on the attacker, with a kill while the last one reacts', async () => {
  const { state } = scenario(attack);
  const { at, told, child, stranger, say } = await setScene(moiPresident, state);
  const [a, b, c] = [at.A!, at.B!, at.C!];
  const all = [a.person, b.person, c.person];
  const news = () => stranger.text(livingPost(stranger, channel)!);
  const title = (id: string) => moiPresident.texts.en.names[kindOf(id)]!;
  /** The highest card of each campaign. */
  const stakes: { [seat: string]: number } = { A: 5, B: 8, C: 6 };
  const attacked = (by: string, attacker: string) => say('ask.react', { attack: 'debat', attacker, stake: stakes[by]! });
  const diverted = (by: string, attacker: string, to: string, swapped: boolean) =>
    say('reacts.diversion', { by, attack: 'debat', attacker, to, swapped });
  const held = [
    { by: a.person, cards: ['grand-debat-01'] },
    { by: b.person, cards: ['tourne-main-01'] },
    { by: c.person, cards: ['nouvelle-donne-01'] },
  ];
  const expectHandsSecret = () => {
    for (const { by, cards } of held) told.expectSecret([...cards, ...cards.map(title)], [by]);
  };

  await a.picks(say('ask.card', { total: 0, rival: null, playable: true }), 'debat-01');
  await a.picks(say('ask.target', { attack: 'debat' }), 'B');
  await b.asked(attacked('B', 'A'));
  expect(b.choices()).toEqual(expect.arrayContaining(['suffer', 'divert-A', 'divert-C', 'immunite']));
  // Whether B and C hold a joker is their secret until they play it.
  told.expectSecret(['diversion-01', 'divert-A'], [b.person]);
  told.expectSecret(['diversion-02'], [c.person]);
  await b.picks(attacked('B', 'A'), 'divert-C');
  const question = await c.asked(attacked('C', 'A'));
  expect(news()).toContain(diverted('B', 'A', 'C', false));
  for (const person of [...all, stranger]) await looksAround(person, channel);
  const post = livingPost(stranger, channel)!;

  await child.restart();
  for (const person of [a.person, b.person, stranger]) await looksAround(person, channel);
  expect(livingPost(stranger, channel)!.id).toBe(post.id);
  told.expectSecret(['diversion-02'], [c.person]);
  expectHandsSecret();
  expect(await c.opens()).toEqual(question);
  expect(await b.opens()).toBeNull();

  await c.picks(attacked('C', 'A'), 'divert-A');
  await a.asked(attacked('A', 'C'));
  expect(news()).toContain(diverted('C', 'A', 'A', true));
  await a.picks(attacked('A', 'C'), 'suffer');
  await a.asked(say('ask.take', { from: 'C' }));
  // Cleo rolls as the attacker, Ada as the target.
  const duel = say('duelled', { one: { by: 'C', die: 2 }, other: { by: 'A', die: 4 }, ties: 0 });
  await stranger.wait(() => news().includes(duel), duel);
  await a.picks(say('ask.take', { from: 'C' }), campagne(6));
  await b.asked(say('ask.card', { total: 0, rival: null, playable: true }));
  expect(news()).toContain(say('takes', { by: 'A', from: 'C', points: 6, total: 14 }));
  // The post that begins Ben's turn tells all of Ada's, so the earlier post no longer does.
  expect(livingPost(stranger, channel)!.id).not.toBe(post.id);
  for (const line of [diverted('B', 'A', 'C', false), diverted('C', 'A', 'A', true), duel]) expect(news()).toContain(line);
  await stranger.wait(() => stranger.buttons(post).length === 0, 'the post before to become a chronicle');
  expect(stranger.text(stranger.message(post))).not.toContain(duel);
  expectHandsSecret();
  expect(child.log()).toBe('');
});

withBrowser('in a tab', (browser) => {
  test('an attack: the question whether to react, and both dice', onlyLong, async () => {
    const scene = await setScene(moiPresident, scenario(attack).state, 'real');
    const ada = await openScene(browser(), scene, 'ada', 'moi-president');
    const ben = await openScene(browser(), scene, 'ben', 'moi-president');
    await scene.at.A!.picks(scene.say('ask.card', { total: 0, rival: null, playable: true }), 'debat-01');
    await scene.at.A!.picks(scene.say('ask.target', { attack: 'debat' }), 'B');
    await ben.opens(scene.say('ask.react', { attack: 'debat', attacker: 'A', stake: 8 }));
    await ben.keep('reaction');
    await ben.chooses(scene.say('option.divert', { to: 'A' }));
    await ada.opens(scene.say('ask.react', { attack: 'debat', attacker: 'B', stake: 5 }));
    await ada.keep('attacked-back');
    await ada.chooses(scene.say('option.suffer', { attack: 'debat' }));
    await ada.opens(scene.say('ask.take', { from: 'B' }));
    await ada.shows('Ada wins the duel against Ben, 4 to 2');
    await ada.chooses(scene.say('option.card', { card: shown(campagne(8)) }));
    await ada.shows('worth 8 points from Ben');
    await ada.shows('Ada wins the duel against Ben, 4 to 2');
    await ada.keep('both-dice');
  });
});
