/** What the channel learns: who is pinged for what, which lines a post never drops, and which are merged. */

import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/discord/present/parts/story.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { board } from '../../../src/games/moi-president/picture/board.ts';
import { ordered } from '../../../src/games/moi-president/rules/orders.ts';
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import { orderIds } from '../../../src/games/moi-president/vocabulary.ts';
import { messages } from '../../../src/i18n/say.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Core, Decision, Event, Message } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';
import { standing } from './standing.ts';

const { rules } = moiPresident;
const seats = ['A', 'B', 'C', 'D', 'E'];
const en = sayOf(moiPresident, 'en', seats);
/** French with plain spaces instead of non-breaking ones. */
const french = sayOf(moiPresident, 'fr', seats);
const fr = (message: Message): string => french(message).replaceAll('\u00a0', ' ');
const openly = (events: readonly Event[]): Message[] => events.filter(({ to }) => to === 'all').map(({ message }) => message);

test('every question calls its seat, in words that are the same whatever anybody holds', () => {
  const called = new Map<string, Set<string>>();
  /** Each sentence is said only once per language, however often someone is pinged. */
  const said = new Set<string>();
  const look = (state: Core) => {
    for (const { call, ask } of decisions(rules, state as never)) {
      if (!call) throw new Error(`'${ask.key}' calls nobody.`);
      if (!said.has(JSON.stringify(call))) for (const say of [en, fr]) expect(say(call)).toMatch(/^\p{Ll}[^.]*$/u);
      said.add(JSON.stringify(call));
      called.set(ask.key, (called.get(ask.key) ?? new Set()).add(call.key));
    }
  };
  for (let n = 0; n < 18; n++) playRandom(standing, n, { after: look });
  expect(Object.fromEntries([...called].map(([ask, calls]) => [ask, [...calls]]))).toEqual(
    Object.fromEntries(['card', 'target', 'react', 'trust', 'take', 'give', 'pay', 'direction'].map((key) => [`ask.${key}`, [`call.${key}`]])),
  );
});

test('a Grand débat among five is told whole: that it was played, who is left out in one line, every die and every loss', () => {
  const table = scenario({
    people: 5,
    hands: { A: ['grand-debat-01'] },
    campaign: { B: [campagne(8)], C: [campagne(5)], D: [campagne(5, 2)] },
    dice: [5, 5, 1],
  })
    .asks('A', 'ask.card')
    .answer('grand-debat-01');
  const { lines, left } = storyOf(openly(table.events), moiPresident);
  expect(left).toBe(0);
  expect(lines.map(en)).toEqual([
    'Ada plays **Great Debate**. Ada and Eve have fewer than 5 campaign points and skip the Great Debate. Ben and Cleo each roll **5**: no points lost. Dan rolls **1** and leaves a campaign card worth 5 points to the undecided, who now hold 5 points.',
  ]);
  expect(fr(lines[0]!)).toMatch(/^Ada joue \*\*Grand débat\*\*\. Ada et Eve n’ont pas 5 points de campagne et échappent au Grand débat\./);
});

test('whose hand goes to whom is told, and in the board in words which way', () => {
  const { events, state } = scenario({ people: 3, hands: { A: ['tourne-main-01'] } })
    .asks('A', 'ask.card')
    .answer('tourne-main-01')
    .asks('A', 'ask.direction')
    .answer('anticlockwise');
  expect(openly(events).map(en)).toContain('Hands pass counterclockwise: Ada’s to Cleo, Ben’s to Ada, and Cleo’s to Ben.');
  expect(openly(events).map(fr)).toContain('Les mains passent dans le sens antihoraire : d’Ada à Cleo, de Ben à Ada et de Cleo à Ben.');
  expect(moiPresident.describe(rules.view(state, null), en)).toContain('Last card: Ada plays Pass Your Hand; everything passes counterclockwise.');
});

test.each([
  [
    2,
    'Your turn: play one card, or discard one. You have 0 of the 51 points, and Ben has 8.\nBen: campaign 8, base 0.',
    'Ben rolls: 1, 2, or 3 costs 5 points or more',
  ],
  [
    3,
    'Your turn: play one card, or discard one. You have 0 of the 51 points; Ben leads the others with 8.\nBen: campaign 8, base 0.',
    'Ben rolls: 1, 2, or 3 costs 5 points or more',
  ],
])('among %i, the question and what hangs on a card speak of as many as there are', (people, ask, debate) => {
  const { state } = scenario({ people, hands: { A: ['grand-debat-01'] }, campaign: { B: [campagne(8)] } });
  const [{ ask: asked, options }] = decisions(rules, state) as [Decision];
  expect(en(asked)).toBe(ask);
  const { detail } = options.find(({ id }) => id === 'grand-debat-01')!;
  expect(en(detail!)).toBe(debate);
});

test.each([
  ['debat-01', 'Face the duel', 'Accepter le duel'],
  ['polemique-01', 'Face the duel', 'Accepter le duel'],
  ['affaire-01', 'Discard 8 points', 'Défausser 8 points'],
])('to let %s happen is named by what happens', (card, english, inFrench) => {
  const { state } = scenario({ people: 2, hands: { A: [card] }, campaign: { A: [campagne(6)], B: [campagne(8)] } })
    .asks('A', 'ask.card')
    .answer(card);
  const [{ options }] = decisions(rules, state) as [Decision];
  const { label } = options.find(({ id }) => id === 'suffer')!;
  expect([en(label), fr(label)]).toEqual([english, inFrench]);
});

test('who gives whom a campaign is told, and how much it is worth', () => {
  const { events } = scenario({ people: 3, hands: { A: ['tourne-points-01'] }, campaign: { A: [campagne(8)] }, socle: { B: [socle(3)] } })
    .asks('A', 'ask.card')
    .answer('tourne-points-01')
    .asks('A', 'ask.direction')
    .answer('clockwise');
  expect(openly(events).map(en)).toContain(
    'Campaigns change hands: Ada gives 8 points to Ben, Ben gives nothing to Cleo, and Cleo gives nothing to Ada.',
  );
});

test('the first post ends with who begins: what one plays for stands below it in every game', () => {
  const { events } = start(rules, { seats: ['A', 'B'], options: {}, seed: seedOf(1) });
  const told = storyOf(openly(events), moiPresident).lines.map(en);
  expect(told.at(-1)).toMatch(/ \*\*Ada\*\* goes first\.$/);
});

describe('a board post tells one turn', () => {
  const { state } = scenario({});
  const view = (turn: number) => rules.view({ ...state, turn } as never, null);
  test('and the next turn is another one', () => expect(moiPresident.chapter!(view(4))).not.toBe(moiPresident.chapter!(view(5))));
});

test('an end by resignation is no election, in no word and in no picture', () => {
  const { state } = scenario({ people: 2 }).leaves('B').ends('won.alone', 'A');
  const view = rules.view(state, null) as MoiPresidentView;
  expect(en(state.outcome!.message)).toBe('There are no opponents left: **Ada** wins without an election.');
  expect(fr(state.outcome!.message)).toBe('Plus aucun adversaire en lice : **Ada** l’emporte sans élection.');
  for (const [say, picture, elected] of [
    [en, 'Unopposed', /wins the election|election is over|elected/i],
    [french, 'Sans rival', /remporte l’élection|élection terminée|élysée/i],
  ] as const) {
    const words = textsOf(board(view, { toAct: [], about: [] }, say)).map(({ text }) => text);
    expect(words).toContain(picture);
    for (const text of [say(state.outcome!.message), moiPresident.race(view, say), moiPresident.describe(view, say), ...words])
      expect(text).not.toMatch(elected);
  }
});

test('who won is said, by one and by several', () => {
  const say = messages<{ race: { places: { seat: string; total: number }[]; winners: string[]; unopposed: boolean } }>();
  const places = [
    { seat: 'A', total: 53 },
    { seat: 'B', total: 53 },
  ];
  expect(en(say('race', { places, winners: ['A'], unopposed: false }))).toBe('The election is over: Ada wins. Ada 53, Ben 53.');
  expect(en(say('race', { places, winners: ['A', 'B'], unopposed: false }))).toBe(
    'The election is over: Ada and Ben share the victory. Ada 53, Ben 53.',
  );
  expect(fr(say('race', { places, winners: ['A'], unopposed: false }))).toBe('Élection terminée : Ada l’emporte. Ada 53, Ben 53.');
});

test('the hand in words says what each card does, under one number', () => {
  const { state } = scenario({ hands: { A: ['tourne-main-01', campagne(8), socle(3), 'immunite-01'] } });
  const said = moiPresident.handWords(rules.view(state, 'A'), en).split('\n');
  expect(said[0]).toBe('**1 · Campaign 8** – Lay it in your campaign zone: its points count, but can be lost.');
  expect(said[3]).toBe('**4 · Pass Your Hand** – You draw, then choose a direction: everyone passes their hand.');
});

test('the hand in words tells of equal cards once', () => {
  const { state } = scenario({ hands: { A: ['debat-01', 'immunite-01', 'debat-02', 'immunite-02'] } });
  expect(moiPresident.handWords(rules.view(state, 'A'), en).split('\n')).toEqual([
    expect.stringMatching(/^\*\*1, 2 · Debate\*\* – /),
    expect.stringMatching(/^\*\*3, 4 · Immunity\*\* – /),
  ]);
});

test('the board in words lists the discard, which is open to everybody', () => {
  const { state } = scenario({ discard: ['debat-01', campagne(5), 'debat-02'] });
  expect(moiPresident.describe(rules.view(state, null), en)).toContain('Discard: 3 cards, Debate on top (Campaign 5, Debate ×2).');
});

test('a discard of one card is named once', () => {
  expect(moiPresident.describe(rules.view(scenario({ discard: ['debat-01'] }).state, null), en)).toContain('Discard: 1 card, Debate.');
});

test('orders say which of them never count beside another', () => {
  const { state } = scenario({ people: 2, hands: { B: ['immunite-01'] }, campaign: { B: [campagne(8), campagne(6)] } });
  const offered = rules.orders!.all;
  for (const { id, overrides = [] } of offered)
    for (const second of overrides)
      for (const attack of ['debat', 'polemique', 'affaire'] as const) {
        const [first] = orderIds.filter((one) => one === id);
        const both = { ...state, orders: { B: [first!, second] } };
        const one = { ...state, orders: { B: [first!] } };
        if (second === `suffer-${attack}`) expect(ordered(both, 'B', attack)).toBe(ordered(one, 'B', attack));
      }
  expect(offered.find(({ id }) => id === 'immunite-debat')!.overrides).toEqual(['suffer-debat']);
});

test.each([
  { die: 6, to: 'socle', en: '5 → base', fr: '5 → socle' },
  { die: 1, to: 'undecided', en: '5 → undecided', fr: '5 → indécis' },
])('with a $die the picture shows where a Base card went', ({ die, to, ...said }) => {
  const { state } = scenario({ people: 2, hands: { A: [socle(5)] }, dice: [die] })
    .asks('A', 'ask.card')
    .answer(socle(5));
  expect(state.last!.moves).toEqual([{ by: 'A', from: 'A', to, cards: [socle(5)] }]);
  const says = { en, fr: french };
  for (const lang of ['en', 'fr'] as const) {
    const shown = textsOf(board(rules.view(state, null), { toAct: [], about: [] }, says[lang]));
    expect(shown.map(({ text }) => text)).toContain(said[lang]);
  }
});
