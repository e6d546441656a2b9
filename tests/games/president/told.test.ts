/** What everyone is told: every event that changes something, every card that was not shown, and what each question is about. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/discord/present/parts/story.ts';
import { goldOrders, squareNamed } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import { msg } from '../../../src/games/president/messages.ts';
import { board } from '../../../src/games/president/picture/board.ts';
import { chance } from '../../../src/games/president/rules/chance.ts';
import { rules } from '../../../src/games/president/rules/index.ts';
import { view } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import { langs } from '../../../src/i18n/languages.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import type { Table } from '../scenario.ts';
import { drawing, landing, scenario } from './scenario.ts';
import { standing } from './standing.ts';

const players = { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan' };
const saying = (lang: Lang) => openSay({ lang, texts: president.texts[lang], players });
const publicly = ({ events }: Table<President>) => events.filter(({ to }) => to === 'all').map(({ message }) => message);
const story = (table: Table<President>, lang: Lang = 'en') => storyOf(publicly(table), president).lines.map((line) => saying(lang)(line));
const worded = ({ detail }: Option | undefined = { id: '', label: { key: '' } }) => (detail ? saying('en')(detail) : '');

const four = ['A', 'B', 'C', 'D'];
const cities = { A: ['paris'], B: ['lyon'] };

describe('a card not shown is told', () => {
  test('the passes of a battle, once both have said what they do', () => {
    const table = landing('lyon', { cities, media: { A: ['A3'], B: ['A2'] }, combat: [6, 1] });
    expect(story(table)).toEqual([expect.stringMatching(/^Ada rolls \d and battles Ben for Lyon\.$/)]);
    expect(story(table.asks('A', 'ask.attack').answer('nothing'))).toEqual([]);
    table.asks('B', 'ask.attack').answer('nothing').tells('shows.none', { seat: 'A' }).tells('shows.none', { seat: 'B' });
  });
  test('the same whether a player answered or an order, and whatever is held', () => {
    const asked = landing('lyon', { cities, media: { A: ['A3'], B: ['J2'] } })
      .asks('B', 'ask.attack')
      .answer('nothing');
    const ordered = landing('lyon', { cities, media: { A: ['A3'], B: ['A2'] } }).orders('B', 'attack-never');
    expect(publicly(ordered)).toEqual(publicly(asked));
  });
  test('who holds no card, as everybody can see, has nothing to show', () => {
    const table = landing('lyon', { cities, media: { A: ['A3'] }, combat: [6, 1] });
    table.tellsNot('shows.none').asks('A', 'ask.attack').answer('nothing').tells('shows.none', { seat: 'A' });
  });
  test('flights let go: of all who hold cards, at once, after the last answer', () => {
    const table = landing(7, { seats: four, media: { B: ['A1'], C: ['J1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36');
    expect(story(table)).toEqual(['Ada wants to fly to Lille.']);
    expect(publicly(table.asks('B', 'ask.block').answer('nothing'))).toEqual([]);
    expect(story(table.asks('C', 'ask.block').answer('nothing'))).toEqual(['Ada flies to Lille and claims it.']);
    landing(7).asks('A', 'ask.fly').answer('fly-36').tells('flies', { sure: true }).tellsNot('lets.go');
  });
  test('a block without parade', () => {
    const table = landing(7, { media: { A: ['P2'], B: ['A1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .asks('B', 'ask.block')
      .answer('A1');
    expect(story(table)[0]).toMatch(/^Ben blocks Ada with “Grounded Helicopter”: \*Your helicopter will not take off/);
    expect(story(table.asks('A', 'ask.insist').answer('nothing'))).toEqual(['No parry: Ada stays on the ground until the next turn.']);
  });
});

describe('what happens is told in the order in which it happens', () => {
  test('Départ is passed before the landing', () => {
    const table = landing('rouen', { pile: ['A2'] }, 4);
    expect(story(table)).toEqual(['Ada rolls 4, takes a Media card for passing Départ, and claims Rouen.']);
    expect(story(table, 'fr')).toEqual(['Ada fait 4, prend une carte Media en passant par la case Départ et prend Rouen.']);
    landing(
      'rouen',
      {
        media: {
          B: [
            'A1',
            'A2',
            'A3',
            'A4',
            'A5',
            'A6',
            'A7',
            'A8',
            'P1',
            'P2',
            'P3',
            'P4',
            'P5',
            'P6',
            'P7',
            'P8',
            'J1',
            'J2',
            'J3',
            'J4',
            'J5',
            'J6',
            'J7',
            'J8',
          ],
        },
      },
      4,
    )
      .tells('rolls', { past: 'empty' })
      .tellsNot('media');
  });
  test('a group completed, then the map, with what that means', () => {
    const table = landing('lyon', { cities: { A: ['rouen', 'bordeaux'] } });
    expect(story(table).at(-1)).toBe('Ada holds every city worth 5, so nobody can take them anymore.');
  });
  test('each gold square says what is printed on it', () => {
    for (const order of goldOrders) landing(squareNamed(order)).tells('gold', { order });
    expect(story(landing(17), 'fr')).toEqual([
      expect.stringMatching(/^Ada fait \d, tombe sur «\sBattant\s» \(avancez de 6 cases\) et prend Grenoble\.$/),
    ]);
    expect(story(landing(32))).toEqual(['Ada rolls 3: “Your campaign is wearing you out. Miss two turns!”']);
  });
  test('a round limit is said when the game begins', () => {
    const begun = (rounds: string) => start(president.rules, { seats: ['A', 'B', 'C'], options: { rounds }, seed: seedOf(1) });
    expect(begun('20').events[0]?.message).toEqual({ key: 'limited', args: { rounds: 20 } });
    expect(begun('off').events.map(({ message }) => message.key)).not.toContain('limited');
    expect(begun('falling').events[0]?.message).toEqual({ key: 'falling', args: { rounds: 15, majority: 45 } });
  });
});

describe('a question says what it is about', () => {
  test('an attack: whose city, what the card would do, what happens without it', () => {
    const table = landing('lyon', { cities, media: { A: ['A3'], B: ['A2'] } });
    const owner = table.asks('B', 'ask.attack').decision;
    expect(saying('en')(owner.ask)).toBe(
      'Ada arrives in Lyon (5 points), your city: show an attack?\nUnless it’s parried, you keep the city without a battle. If nobody attacks, the dice decide: your chance is 32% if neither of you commits Président cards. Strength 5 to 7: Ada adds 1 to the die.',
    );
    expect(owner.options.map(worded)).toEqual([
      'The die alone: 32% to win if Ada commits none',
      'You keep the city without a battle, unless Ada shows “Right of Reply”',
    ]);
    const newcomer = table.asks('A', 'ask.attack').decision;
    expect(saying('en')(newcomer.ask)).toMatch(
      /^Ben owns Lyon \(5 points\): show an attack\?\nBen may attack first; if not, your attack counts\. Unless it’s parried, you take the city at once/,
    );
    expect(newcomer.options.map(worded)).toEqual([
      'The die + 1: 68% to win if Ben commits none',
      'You take the city at once, unless Ben shows “Counter-Poll”',
    ]);
    // Both hold an attack, and the city is worth using one.
    for (const { options } of [owner, newcomer]) expect(options.filter(({ likely }) => likely).map(({ id }) => id)).toHaveLength(1);
  });
  test('without an attack in hand: the dice, or that there is nothing to show', () => {
    const asked = (media: { [seat: string]: string[] }) => saying('en')(landing('lyon', { cities, media }).asks('A', 'ask.attack').decision.ask);
    expect(asked({ A: ['J1'] })).toBe(
      'Ben owns Lyon (5 points): commit Président cards?\nIf nobody attacks, the dice decide: your chance is 68% if neither of you commits Président cards. You spend the ones you commit only if the dice decide. Strength 7 to 5: you add 1 to the die.',
    );
    expect(asked({ A: ['P4'] })).toContain('you have nothing to show.\nIf nobody attacks, the dice decide: your chance');
  });
  test('a battle: what else the newcomer would have by the city', () => {
    const group = landing('lyon', { cities: { A: ['rouen', 'bordeaux'], B: ['lyon'] }, media: { A: ['A3'], B: ['A2'] } });
    expect(saying('en')(group.asks('A', 'ask.attack').decision.ask)).toContain(
      'With this city, you hold every city worth 5, and nobody can take them anymore.',
    );
    expect(saying('en')(group.asks('B', 'ask.attack').decision.ask)).toContain(
      'With this city, Ada holds every city worth 5, and nobody can take them anymore.',
    );
  });
  test('an attack for a small city is the likely answer only if it completes a group, or elects', () => {
    const likely = (owned: string[], complete = false) => {
      const setting = { cities: { A: owned, B: ['nantes'] }, media: { A: ['A3'] }, complete };
      return landing('nantes', setting)
        .asks('A', 'ask.attack')
        .decision.options.some((option) => option.likely);
    };
    expect(likely(['nice'], true)).toBe(false);
    expect(likely(['nice', 'strasbourg', 'grenoble', 'toulouse'])).toBe(true);
    const of41 = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'rennes'];
    expect(likely(of41, true)).toBe(true);
    expect(likely(of41.slice(1), true)).toBe(false);
  });
  test('a flight into trouble is asked about again', () => {
    const { options } = landing(7, { cities: { A: ['paris'] } }).asks('A', 'ask.fly').decision;
    const risky = ['extinction', 'faiblesse', 'epuisement', 'oubli'].map((name) => `fly-${squareNamed(name)}`);
    expect(options.filter(({ risky }) => risky).map(({ id }) => id)).toEqual(risky);
  });
  test('Président cards: how likely the win is', () => {
    // Five of six faces: 15 of 30 decided pairs when level, 20 and 26 … with one and two more.
    expect([-6, -1, 0, 1, 2, 5, 6].map(chance)).toEqual([0, 32, 50, 68, 81, 100, 100]);
    const table = landing('lyon', { cities, media: { A: ['J1', 'J2'] } });
    expect(table.asks('A', 'ask.attack').decision.options.map(worded)).toEqual([
      'The die + 1: 68% to win',
      'The die + 2: 81% to win',
      'The die + 3: 91% to win',
    ]);
  });
  test('a flight: a battle, none since the city is safe or its owner sits out, a group completed', () => {
    const table = landing(7, {
      seats: four,
      cities: { A: ['rouen', 'bordeaux'], B: ['lille'], C: ['caen', 'rennes', 'nancy', 'montpellier', 'clermont-ferrand'], D: ['paris'] },
      immobilised: ['D'],
    });
    const { options } = table.asks('A', 'ask.fly').decision;
    const to = (name: string) => worded(options.find(({ id }) => id === `fly-${squareNamed(name)}`));
    expect(to('lille')).toBe('10 points · Ben · strength 10 to 10');
    expect(to('caen')).toBe('3 points · Cleo · no battle: complete group');
    expect(to('paris')).toBe('7 points · Dan · no battle: Dan is sitting out');
    expect(to('lyon')).toBe('5 points · completes your 5-point cities: safe for good');
    expect(to('rouen')).toBe('5 points · already yours: nothing happens');
    expect(to('epuisement')).toBe('After Strasbourg: miss two turns');
  });
  test('of several equal cities, how many go', () => {
    const table = drawing('I04', { cities: { A: ['caen', 'nancy', 'rennes'] } });
    const { ask } = table.asks('A', 'ask.tie').decision;
    expect(saying('en')(ask)).toBe('Your weakest cities are tied: which 2 do you give up?');
  });
  test('the die: the six squares ahead, and whose they are', () => {
    const table = scenario({ cities: { B: ['caen'] } });
    expect(worded(table.asks('A', 'ask.roll').decision.options[0])).toBe(
      '1 Rouen (5, free), 2 Caen (3, Ben), 3 Punch, 4 Laval (2, free), 5 Infos, 6 Rennes (3, free)',
    );
  });
});

test('an end by resignation is no election, in no word and in no picture', () => {
  const { state } = scenario({ cities }).leaves('B').ends('won.alone', 'A');
  const seen = view(state, null);
  expect(saying('en')(state.outcome!.message)).toBe('There are no opponents left: Ada wins without an election.');
  expect(saying('fr')(state.outcome!.message)).toBe('Plus aucun adversaire en lice\u00a0: Ada l’emporte sans élection.');
  expect(president.race(seen, saying('fr'))).toContain('Ada l’a emporté sans élection,');
  for (const [lang, picture, elected] of [
    ['en', 'UNOPPOSED', /(wins|won) the election|élysée/i],
    ['fr', 'SANS RIVAL', /remporte|élysée/i],
  ] as const) {
    const words = textsOf(board(seen, { toAct: [], about: [] }, saying(lang))).map(({ text }) => text);
    expect(words).toContain(picture);
    for (const text of [president.race(seen, saying(lang)), president.describe(seen, saying(lang)), ...words]) expect(text).not.toMatch(elected);
  }
});

test('the hand in words ends with one’s own standing orders, and nobody reads another’s', () => {
  const table = scenario({ media: { A: ['A1'] } })
    .orders('A', 'parry', 'attack-never')
    .orders('B', 'block-never');
  const hand = (seat: string, lang: Lang) => president.handWords(view(table.state, seat), saying(lang)).split('\n');
  expect(hand('A', 'en')[1]).toBe('Your standing orders: Parry whenever I can (battles and flights); Never show an attack.');
  expect(hand('A', 'fr')[1]).toMatch(/^Vos consignes\s: Montrer la parade .+\s; Ne jamais montrer d’attaque\.$/);
  expect(hand('B', 'en')).toEqual(['You have no Media cards.', 'Your standing orders: Never block a flight.']);
  expect(president.handWords(view(scenario({ media: { A: ['A1'] } }).state, 'A'), saying('en'))).not.toContain('orders');
});

test('the hand in words tells of its Président cards once', () => {
  const hand = president.handWords(view(scenario({ media: { A: ['J1', 'A1', 'J2'] } }).state, 'A'), saying('en')).split('\n');
  expect(hand).toHaveLength(2);
  expect(hand[0]).toMatch(/^[\d, ]+\. /);
  expect(hand.filter((line) => line.includes('adds 1 to the combat die'))).toHaveLength(1);
});

describe('for the posts', () => {
  test('dice that leave somebody level at the top say who rolls again', () => {
    const rolled = (...dice: number[]) => msg('dice', { rolls: dice.map((die, i) => ({ seat: four[i]!, die })) });
    expect(saying('en')(rolled(3, 5, 5))).toBe('The dice for the first turn: Ada 3, Ben 5, and Cleo 5. A tie: Ben and Cleo roll again.');
    expect(saying('fr')(rolled(3, 5, 5))).toMatch(/Égalité.: Ben et Cleo relancent\.$/u);
    expect(saying('en')(rolled(3, 5, 4))).toBe('The dice for the first turn: Ada 3, Ben 5, and Cleo 4.');
  });
  test('every question has a line for everybody, which says nothing of a hand', () => {
    const calls = new Set<string>();
    // In some of these games players leave orders other than the initial ones, and so are asked more often.
    for (const n of [0, 2, 7, 8, 9])
      playRandom(standing, n, {
        before: (state) => {
          for (const { call, ask } of decisions(president.rules, state as President)) {
            expect(call, ask.key).toBeDefined();
            // A player whose order shows no attack is pinged like everyone: the order is private.
            expect([ask.key.replace('ask.', 'call.'), ...(ask.key === 'ask.commit' ? ['call.attack'] : [])]).toContain(call!.key);
            calls.add(call!.key);
            for (const lang of langs) expect(saying(lang)(call!)).not.toMatch(/^[A-ZÀ-Ý]|\.$/u);
          }
        },
      });
    expect(calls.size).toBeGreaterThan(8);
  });
  test('one chapter is one turn', () => {
    const table = scenario({ pawns: { A: 1 }, die: [2, 6] });
    const chapter = () => president.chapter?.(rules.view(table.state, null));
    const first = chapter();
    table.asks('A', 'ask.roll').answer('roll');
    expect(chapter()).toBe(first);
    table.asks('A', 'ask.roll').answer('roll');
    expect(chapter()).not.toBe(first);
  });
  test('headlines and gathered sentences exist', () => {
    const { phrases } = president.texts.en;
    for (const key of [...president.headlines, ...(president.gathered ?? [])]) expect(Object.keys(phrases)).toContain(key);
  });
});

test('the board in words says where a pawn stands as a player would, with the number for whoever counts squares', () => {
  const { state } = scenario({ pawns: { A: 5, B: 2 } });
  const shown = view(state, null);
  const words = (lang: Lang) => JSON.stringify(president.describe(shown, saying(lang)));
  expect(words('en')).toContain('on the Infos square after Laval (square 5)');
  expect(words('en')).toContain('on Caen (square 2)');
  expect(words('fr')).toContain('pion sur la case Infos après Laval (case 5)');
  expect(words('fr')).toContain('pion à Caen (case 2)');
});
