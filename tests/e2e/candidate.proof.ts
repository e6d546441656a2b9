/** Candidate at a real table: a half-laid plan survives a kill, and stays secret. */
import { expect, test } from 'vitest';
import { candidate } from '../../src/games/candidate/game.ts';
import { names, scenario } from '../games/candidate/scenario.ts';
import { onlyLong } from '../tools/often.ts';
import { looksAround } from './player.ts';
import { livingPost } from './robot.ts';
import { openScene, withBrowser } from './scene-tab.ts';
import { channel, setScene } from './set-scene.ts';

const hands = {
  A: ['money-100-1', 'rumor-50-1', 'zero-1', 'squelch-1'],
  B: ['money-30-1', 'scandal-1'],
  C: ['endorsement-50-2', 'money-20-1'],
  D: ['money-10-1'],
};
/** The start of the question is the same whatever is at stake. */
const asked = { boxes: ['CA'], owes: 0, votes: 54, piles: [], own: 0, rivals: [] };

/** Everything A holds, under each of its names. */
const secrets = [...hands.A, 'Money $100,000', 'Money $100k', 'Secret Tape', 'Zero', 'Squelch'];

test('a half-laid campaign survives a kill, and nobody else learns of it before it is revealed', async () => {
  const { state } = names(scenario({ hands, dealer: 'D' }), 'D', 'S1');
  const { at, told, child, stranger, say } = await setScene(candidate, state);
  const [a, b, c, d] = [at.A!, at.B!, at.C!, at.D!];
  const others = [b, c, d].map(({ person }) => person);
  const everybodyLooks = async () => {
    for (const person of [...others, stranger]) await looksAround(person, channel);
  };

  const campaign = say('ask.campaign', asked);
  await a.picks(campaign, 'money-100-1>CA:A');
  const halfLaid = await a.asked(campaign);
  await everybodyLooks();
  const post = livingPost(stranger, channel)!;
  await child.restart();

  // Nothing was posted and nothing was lost: the same question, with the plan behind it.
  await everybodyLooks();
  expect(livingPost(stranger, channel)!.id).toBe(post.id);
  expect(await a.opens()).toEqual(halfLaid);
  await a.picks(campaign, 'rumor-50-1>CA:B');
  await a.asked(campaign);
  const left = ['squelch-1', 'zero-1'].flatMap((card) => ['A', 'C', 'D'].map((on) => `${card}>CA:${on}`));
  expect(a.choices().sort()).toEqual(['back-money-100-1', 'back-rumor-50-1', ...left, 'submit'].sort());
  told.expectSecret(secrets, [a.person]);

  await a.picks(campaign, 'submit');
  await b.asked(campaign);
  const counts = [
    { box: 'CA', on: 'A', n: 1 },
    { box: 'CA', on: 'B', n: 1 },
  ];
  expect(stranger.text(livingPost(stranger, channel)!)).toContain(say('campaigns', { seat: 'A', counts }));
  await everybodyLooks();
  told.expectSecret(secrets, [a.person]);

  for (const other of [b, c]) {
    await other.picks(campaign, 'pass');
    await other.picks(say('ask.pass'), 'pass-sure');
  }
  await d.picks(campaign, 'money-10-1>CA:D');
  await d.picks(campaign, 'submit');
  // Everyone is told what was revealed. What stayed in the hand stays secret.
  await a.asked(say('ask.primary', { tuesday: false, own: 0, rivals: [] }));
  const result = 'votes with $100k';
  expect((await looksAround(stranger, channel)).join('\n')).toContain(result);
  expect(() => told.expectSecret([result], [])).toThrow(/was shown/);
  told.expectSecret(['zero-1', 'squelch-1', 'Zero', 'Squelch'], [a.person]);
  expect(child.log()).toBe('');
});

withBrowser('in a tab', (browser) => {
  test('a campaign: a card on its section, the plan, and the result', onlyLong, async () => {
    const { state } = names(scenario({ hands, dealer: 'D', won: { B: ['NY', 'NJ'], C: ['TX'] }, undecided: ['OK'] }), 'D', 'S1');
    const set = await setScene(candidate, state, 'real');
    const ada = await openScene(browser(), set, 'ada', 'candidate');
    await set.at.A!.picks(set.say('ask.campaign', asked), 'money-100-1>CA:A');
    await ada.opens(set.say('ask.campaign', asked));
    await ada.keep('plan-where');
    await ada.choosesFrom('Another player’s section', /Secret Tape .*Ben/);
    await ada.opens(set.say('ask.campaign', asked));
    await ada.keep('plan');
    await ada.chooses(set.say('submit', { n: 2 }));
    for (const seat of ['B', 'C', 'D']) {
      await set.at[seat]!.picks(set.say('ask.campaign', asked), 'pass');
      await set.at[seat]!.picks(set.say('ask.pass'), 'pass-sure');
    }
    await ada.shows('votes with $100k');
    await ada.keep('result');
  });
});
