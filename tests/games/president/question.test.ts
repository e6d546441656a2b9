/** The picture of each kind of question, and the panel beside it: the stakes, the player's cards, each answer's result, on a phone's screen. */
import { describe, expect, test } from 'vitest';
import { president } from '../../../src/games/president/game.ts';
import { question } from '../../../src/games/president/picture/question.ts';
import { view } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import { type Lang, langs } from '../../../src/i18n/types.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Decision, Seat } from '../../../src/kernel/types.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { screen } from '../../tools/heights.ts';
import { panelOf, wordsIn } from '../../tools/panel.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import type { Table } from '../scenario.ts';
import { drawing, landing, scenario } from './scenario.ts';

const en = sayOf(president, 'en', ['A', 'B', 'C', 'D', 'E', 'F']);
const now = { toAct: [], about: [] };
const decisionOf = ({ state }: Table<President>, seat: Seat): Decision => decisions(president.rules, state).find((one) => one.seat === seat)!;

/** The text of the picture beside a seat's question. */
function said(table: Table<President>, seat: Seat): string[] {
  const sketch = question(view(table.state, seat), decisionOf(table, seat), now, en);
  if (!sketch) throw new Error('It has no picture.');
  return textsIn(sketch.scene);
}
const textsIn = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text.replaceAll(/\s/g, ' '));

const panelIn = (table: Table<President>, seat: Seat, lang: Lang, isWhole = false) => panelOf(president, table.state, seat, lang, isWhole);

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
const cities = { A: ['paris', 'caen'], B: ['lyon', 'nancy'], C: ['lille'] };
/** A wants Lyon, which is B's: strength 10 to 8. */
const battle = (media: { [seat: string]: string[] }) => landing('lyon', { seats: ['A', 'B', 'C'], cities, media });
const armed = { A: ['A3', 'A8', 'P2', 'J1', 'J2'], B: ['P3', 'J3'] };
const attacked = (held: string) =>
  battle({ A: ['A3'], B: [held] })
    .asks('A', 'ask.attack')
    .answer('A3')
    .asks('B', 'ask.attack')
    .answer('nothing');
const flying = (media: { [seat: string]: string[] }) =>
  landing(7, { seats: ['A', 'B', 'C'], cities, media })
    .asks('A', 'ask.fly')
    .answer('fly-24');

test('before the die is rolled: the six squares ahead, each with what comes of it', () => {
  const table = scenario({ seats: ['A', 'B'], cities: { A: ['rouen'], B: ['caen'] } });
  expect(said(table, 'A')).toEqual(expect.arrayContaining(['Rouen', 'Yours', 'Caen', 'Battle 68%', 'Punch', 'Roll again', 'Laval', 'Free']));
  const last = ['dijon', 'besancon', 'avignon', 'poitiers', 'limoges', 'orleans', 'reims'];
  expect(said(scenario({ cities: { A: last } }), 'A')).toContain('Free · group');
});

describe('a battle', () => {
  test('shows both sides, each attack with its number and its parry, and the chances of the dice', () => {
    const texts = said(battle(armed), 'A');
    expect(texts).toEqual(expect.arrayContaining(['Lyon', '5', 'Arrives · 10', 'Owner · 8', '+1']));
    expect(texts).toEqual(expect.arrayContaining(['1', 'Disastrous Poll', 'Parry: Counter-Poll', '2', 'Debate Canceled', 'Parry: Evening News']));
    expect(texts).toEqual(expect.arrayContaining(['No Président', '68%', '1 Président', '81%', '2 Président', '91%', 'die + 3']));
  });

  test('shows nobody what the other holds', () => {
    const [some, others] = [armed, { ...armed, B: ['A1', 'A2'] }].map((media) => said(battle(media), 'A'));
    expect(some).toEqual(others);
    const unasked = battle(armed);
    expect(question(view(unasked.state, null), decisionOf(unasked, 'A'), now, en)).toBeNull();
  });

  test('says in words what is asked, and the rest behind More', () => {
    expect(wordsIn(panelIn(battle(armed), 'A', 'en').post)).toMatch(/owns Lyon \(5 points\): show an attack\?/);
    expect(wordsIn(panelIn(battle(armed), 'A', 'en').post)).not.toContain('Unless it’s parried');
    expect(wordsIn(panelIn(battle(armed), 'A', 'en', true).post)).toContain('Unless it’s parried');
  });

  test('says what the city would decide', () => {
    const rest = ['rouen', 'bordeaux'];
    expect(said(landing('lyon', { cities: { A: rest, B: ['lyon'] }, media: armed }), 'A')).toContainEqual(
      expect.stringMatching(/completes a safe group/),
    );
  });
});

test('an attack stands with the only card that parries it, whether that is held or not', () => {
  expect(said(attacked('P3'), 'B')).toEqual(expect.arrayContaining(['Only “Counter-Poll” parries it.', '1', 'Counter-Poll', 'You lose Lyon']));
  expect(said(attacked('P3'), 'B')).not.toContain('You don’t have this card.');
  expect(said(attacked('J1'), 'B')).toEqual(expect.arrayContaining(['Counter-Poll', 'You don’t have this card.']));
});

test('a helicopter may fly to every city, each with whose it is and the chances there', () => {
  const texts = said(landing(7, { seats: ['A', 'B', 'C'], cities }), 'A');
  expect(texts).toEqual(expect.arrayContaining(['Lyon', '68%', 'Paris', 'Yours', 'Marseille', 'Free', 'Clermont']));
});

test('no letters of the cities one may fly to are under 9 px on a phone, in French as well', () => {
  const owned = { A: ['paris', 'dijon'], B: ['lyon', 'nancy', 'rouen'], C: ['lille', 'nice'], D: ['clermont-ferrand'] };
  const last = { A: ['marseille'], B: ['bordeaux'], C: ['lyon', 'rouen'] };
  for (const lang of langs)
    for (const setting of [
      { seats, cities: owned, immobilised: ['C'] },
      { seats: ['A', 'B', 'C'], cities: last, active: 'C' },
    ]) {
      const table = landing(7, setting);
      const seat = setting.active ?? 'A';
      const { scene } = question(view(table.state, seat), decisionOf(table, seat), now, sayOf(president, lang, seats))!;
      const small = fitReport(scene).filter(({ size, text }) => text.role !== 'mark' && size < 30);
      expect(small.map(({ text, size }) => `${text.text}: ${size}`)).toEqual([]);
    }
});

test('a flight to be blocked stands with where it goes, and with the card that would block it', () => {
  expect(said(flying({ A: ['J1'], B: ['A1'] }), 'B')).toEqual(expect.arrayContaining(['Lyon', '5', '1', 'Grounded Helicopter', 'Let it through']));
  expect(said(flying({ A: ['J1'], B: ['J2'] }), 'B')).toContain('You don’t have this card.');
});

test('cities to choose from stand with their points, and with how much of a safe group one has or would have', () => {
  expect(said(drawing('I10', { cities: { A: ['caen'] } }), 'A')).toEqual(expect.arrayContaining(['Rennes', '3', 'Then you own 2 of 5']));
  expect(said(drawing('I01', { cities: { A: ['caen', 'rennes'] } }), 'A')).toEqual(expect.arrayContaining(['Caen', 'Rennes', 'You own 2 of 5']));
});

describe.each(langs)('in %s', (lang) => {
  const say = sayOf(president, lang, seats);
  const six = { seats, cities };
  const tables: { readonly [name: string]: [() => Table<President>, Seat] } = {
    'the squares ahead among six': [() => scenario(six), 'A'],
    'a flight among six': [() => landing(7, six), 'A'],
    'a battle with many cards': [() => battle({ A: ['A1', 'A2', 'A3', 'A4', 'A5', 'J1', 'J2', 'J3'], B: ['P1'] }), 'A'],
    'every attack, and every Président': [() => battle({ A: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`A${n}`, `J${n}`]), B: ['P1'] }), 'A'],
    'an attack to be parried': [() => attacked('P3'), 'B'],
    'a flight to be blocked': [() => flying({ A: ['J1'], B: ['A1'] }), 'B'],
    'a blocked flight': [
      () =>
        flying({ A: ['P1'], B: ['A1'] })
          .asks('B', 'ask.block')
          .answer('A1'),
      'A',
    ],
    'free cities': [() => drawing('I12', six), 'A'],
    'tied cities': [() => drawing('I01', { cities: { A: ['caen', 'rennes', 'nancy'] } }), 'A'],
    'a city to be exchanged': [() => drawing('I15', six), 'A'],
  };
  test.each(Object.entries(tables))('%s: all of it stands on a phone’s screen, and is readable', (_, [laid, seat]) => {
    const table = laid();
    const { scene } = question(view(table.state, seat), decisionOf(table, seat), now, say)!;
    expect(faultsOf(scene)).toEqual([]);
    expect(panelIn(table, seat, lang).high).toBeLessThanOrEqual(screen.height);
  });
});
