/** A campaign is told in one sentence, and the race by its votes. */
import { expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { msg } from '../../../src/games/candidate/messages.ts';
import type { CandidateView } from '../../../src/games/candidate/rules/view.ts';
import { narrate, standing as standingOf } from '../../../src/games/candidate/words/narrator.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { playRandom, type Standing } from '../../standing/play.ts';
import { standing } from './standing.ts';

const players = { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan' };
const say = (lang: Lang) => openSay({ lang, texts: candidate.texts[lang], players });
const told = (events: readonly Message[], lang: Lang = 'en') => narrate(events).map((one) => say(lang)(one).replaceAll(/[\u00a0\u202f]/g, ' '));

const passes = (seat: string) => msg('passes', { seat });
const lays = (seat: string, ...on: [string, number][]) => msg('campaigns', { seat, counts: on.map(([owner, n]) => ({ box: 'OH', on: owner, n })) });

test('who laid cards and who passed is one sentence, with what lies on others’ sections', () => {
  const campaign = [lays('A', ['A', 2]), passes('B'), lays('C', ['C', 1], ['A', 2]), passes('D')];
  expect(told(campaign)).toEqual(['Ada lays 2 cards face down and Cleo 3 (2 on Ada’s section); Ben and Dan pass.']);
  expect(told(campaign, 'fr')).toEqual(['Ada place 2 cartes face cachée et Cleo 3 (2 chez Ada) ; Ben et Dan passent.']);
  expect(told([passes('A'), passes('B'), msg('passes.empty', { seat: 'C' })])).toEqual(['Ada and Ben pass; Cleo has no cards and passes.']);
});

test('one move alone is told whole, and what stands between the moves stays', () => {
  const one = lays('A', ['A', 2]);
  expect(narrate([one])).toEqual([one]);
  const gives = msg('gives-up', { seat: 'A', cards: ['money-50'] });
  expect(narrate([one, gives, passes('B')]).map(({ key }) => key)).toEqual(['told.campaign', 'gives-up']);
});

test('nobody becomes the next Dealer who is out in the next line', () => {
  const deals = (seat: string) => msg('deals', { seat });
  const out = msg('eliminated', { seat: 'C', votes: 8, fewest: true });
  expect(narrate([deals('C'), out])).toEqual([out]);
  expect(narrate([deals('B'), out])).toEqual([deals('B'), out]);
  expect(narrate([deals('C'), passes('A'), out])).toEqual([deals('C'), passes('A'), out]);
});

test('the race names those with votes, the leader first', () => {
  const view = (...votes: [string, number, boolean?][]) =>
    ({ runners: votes.map(([seat, n, out]) => ({ seat, votes: n, running: !out })) }) as unknown as CandidateView;
  expect(say('en')(standingOf(view(['A', 70], ['B', 93], ['C', 0], ['D', 99, true])))).toBe('Ben 93 · Ada 70 of 270');
  expect(say('en')(standingOf(view(['A', 0])))).toBe('Nobody has votes yet; 270 win.');
});

test('in a whole game every move of a campaign is told once', () => {
  const events: Message[] = [];
  playRandom(standing as unknown as Standing, 0, {
    after: (_state, _answer, all) => void events.push(...all.filter(({ to }) => to === 'all').map(({ message }) => message)),
  });
  const lines = narrate(events);
  const count = (key: string) => events.filter((one) => one.key === key).length;
  const joined = lines
    .filter(({ key }) => key === 'told.campaign')
    .map(({ args }) => args as { laid: unknown[]; passed: unknown[]; empty: unknown[] });
  const alone = (key: string) => lines.filter((one) => one.key === key).length;
  const sum = (which: 'laid' | 'passed' | 'empty') => joined.reduce((all, one) => all + one[which].length, 0);
  expect(sum('laid') + alone('campaigns')).toBe(count('campaigns'));
  expect(sum('passed') + alone('passes')).toBe(count('passes'));
  expect(sum('empty') + alone('passes.empty')).toBe(count('passes.empty'));
  for (const key of ['count', 'names', 'bandwagon', 'eliminated']) expect(alone(key), key).toBe(count(key));
});
