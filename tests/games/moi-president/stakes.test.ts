/** The stakes of an answer are shown beside it: exact, and based on open information. */
import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { campagne, socle } from './cards.ts';
import { type Setting, scenario } from './scenario.ts';

const en = sayOf(moiPresident, 'en', ['A', 'B', 'C', 'D', 'E']);
const asked = (state: MoiPresident): Decision => decisions(moiPresident.rules, state)[0]!;
const turn = (setting: Setting): Decision => asked(scenario(setting).state);
const detailOf = ({ options }: Decision, id: string): string => en(options.find((one) => one.id === id)!.detail!);

describe('before a card is played', () => {
  test('the question says how far one is, and who of the others is farthest', () => {
    const { ask } = turn({ campaign: { A: [campagne(8)], B: [campagne(3)], C: [campagne(5)] }, socle: { C: [socle(10)] } });
    expect(en(ask)).toBe(
      'Your turn: play one card, or discard one. You have 8 of the 51 points (campaign 8, base 0); Cleo leads the others with 15.\nBen: campaign 3, base 0 · Cleo: campaign 5, base 10.',
    );
  });

  test('the question says what of one’s own can be lost, as the picture does', () => {
    const { ask } = turn({ people: 2, campaign: { A: [campagne(3), campagne(8)] }, socle: { A: [socle(6), socle(4)] } });
    expect(en(ask)).toContain('You have 21 of the 51 points (campaign 8 + 3, base 10).');
    const fr = sayOf(moiPresident, 'fr', ['A', 'B']);
    expect(fr(ask)).toContain('(campagne 8 + 3, socle 10)');
  });

  test('points say what one would have, and whether that is enough', () => {
    const few = turn({ hands: { A: [campagne(8), socle(3)] }, campaign: { A: [campagne(4)] }, socle: { A: [socle(10)] } });
    expect(detailOf(few, campagne(8))).toBe('22 of 51 in all, 12 of them exposed to attack');
    expect(detailOf(few, socle(3))).toBe('50%: 3 points for good, 17 of 51 in all · otherwise to the undecided, who would hold 3');
    const bases = [socle(10), socle(8), socle(6), socle(5), socle(4), socle(3)];
    const enough = turn({ hands: { A: [campagne(8)] }, campaign: { A: [campagne(10)] }, socle: { A: bases } });
    expect(detailOf(enough, campagne(8))).toBe('54 points: you are ELECTED');
  });

  test('a Trust says what it can secure, and no more than what it does if there is nothing', () => {
    const trust = (campaign: string[]) => detailOf(turn({ hands: { A: ['confiance-01'] }, campaign: { A: campaign } }), 'confiance-01');
    expect(trust([campagne(5)])).toContain('worth 5 points');
    expect(trust([])).not.toContain('0 points');
  });

  test('to pass hands between two is to swap them, and only there', () => {
    const passing = (people: number) => detailOf(turn({ people, hands: { A: ['tourne-main-01'] } }), 'tourne-main-01');
    expect(passing(2)).toContain('swap');
    expect(passing(3)).not.toContain('swap');
  });

  test('of two who have as much to lose, an attack names whoever leads', () => {
    const attack = turn({ hands: { A: ['affaire-01'] }, campaign: { B: [campagne(5)], C: [campagne(5, 2)] }, socle: { C: [socle(10)] } });
    expect(detailOf(attack, 'affaire-01')).toContain('Best against Cleo');
  });

  test('an attack says what it can gain from whoever has most to lose, and what it risks', () => {
    const attack = turn({
      hands: { A: ['debat-01', 'polemique-01', 'affaire-01'] },
      campaign: { A: [campagne(3), campagne(8)], B: [campagne(6), campagne(4)], C: [campagne(10)] },
    });
    expect(detailOf(attack, 'debat-01')).toBe('Best against Cleo: even odds to take 10 or lose up to 8');
    expect(detailOf(attack, 'polemique-01')).toBe('Best against Cleo: even odds that they lose 10 or that you lose 3 or more');
    expect(detailOf(attack, 'affaire-01')).toBe('Best against Cleo: they lose 10, and you risk nothing');
  });
});

test('Trust says just how much it saves where there is one card to save', () => {
  const hands = { A: ['confiance-01'] };
  expect(detailOf(turn({ hands, campaign: { A: [campagne(8)] } }), 'confiance-01')).toBe(
    '50%: secure a campaign card worth 8 points for good · otherwise nothing',
  );
  expect(detailOf(turn({ hands, campaign: { A: [campagne(8), campagne(3)] } }), 'confiance-01')).toBe(
    '50%: secure one campaign card for good, up to 8 points · otherwise nothing',
  );
});

test('each card has one number, to be played and to be discarded; points are given away only after being asked again', () => {
  const table = scenario({ hands: { A: [campagne(3), campagne(8), 'immunite-01', 'diversion-01'] } });
  const { options } = asked(table.state);
  expect(moiPresident.handOrder!(moiPresident.rules.view(table.state, 'A'))).toEqual([campagne(8), campagne(3), 'immunite-01', 'diversion-01']);
  const drops = options.filter(({ id }) => id.startsWith('discard-'));
  expect(drops.map(({ holds }) => holds)).toEqual([campagne(8), campagne(3), 'immunite-01', 'diversion-01']);
  expect(drops.filter(({ risky }) => risky).map(({ holds }) => holds)).toEqual([campagne(8), campagne(3)]);
  expect(options.filter(({ likely }) => likely).map(({ id }) => id)).toEqual([campagne(8)]);
});

test('whoever can play nothing discards without being asked again', () => {
  const decision = turn({ hands: { A: ['immunite-01', 'immunite-02', 'diversion-01', 'confiance-01'] } });
  expect(en(decision.ask)).toContain('you can’t play any of your cards, so discard one.');
  expect(decision.options.some(({ risky }) => risky)).toBe(false);
});

test('who is attacked learns what either side may lose', () => {
  const setting: Setting = {
    hands: { A: ['debat-01'], B: ['immunite-01'] },
    campaign: { A: [campagne(3), campagne(8)], B: [campagne(6), campagne(4)] },
    people: 2,
  };
  const defends = asked(scenario(setting).asks('A', 'ask.card').answer('debat-01').state);
  expect(detailOf(defends, 'suffer')).toBe('Even odds: you lose up to 6 points, or take up to 8 from Ada');
  expect(defends.options.find(({ likely }) => likely)?.id).toBe('immunite');
});

test.each([
  { cards: [6], asked: 'It would cost you 6 points.', label: 'Discard 6 points', detail: 'You discard 6 points' },
  {
    cards: [6, 3, 4],
    asked: 'It would cost you at least 6 points.',
    label: 'Discard 6 points or more',
    detail: 'You choose what to discard, at least 6 points',
  },
])('a Scandal against $cards says what it costs, the same everywhere', ({ cards, asked: cost, label, detail }) => {
  const setting: Setting = { hands: { A: ['affaire-01'] }, campaign: { B: cards.map((points) => campagne(points)) }, people: 2 };
  const table = scenario(setting);
  expect(detailOf(asked(table.state), 'affaire-01')).toBe(`Against Ben: they lose 6${cards.length > 1 ? ' or more' : ''}, and you risk nothing`);
  const defends = asked(table.asks('A', 'ask.card').answer('affaire-01').state);
  expect(en(defends.ask)).toContain(cost);
  expect(en(defends.options.find(({ id }) => id === 'suffer')!.label)).toBe(label);
  expect(detailOf(defends, 'suffer')).toBe(detail);
});

test.each([
  {
    attack: 'polemique-01',
    offered: 'Against Ben: even odds that they lose 6 or that you lose 3 or more',
    cost: 'The duel could cost you 6 points.',
    detail: 'Even odds: you lose 6 points, or Ada loses 3 or more',
  },
  {
    attack: 'debat-01',
    offered: 'Against Ben: even odds to take 6 or lose up to 8',
    cost: 'The duel could cost you 6 points.',
    detail: 'Even odds: you lose 6 points, or take up to 8 from Ada',
  },
])('of one card that $attack may take both sides read just its points', ({ attack, offered, cost, detail }) => {
  const campaign = { A: [campagne(3), campagne(8)], B: [campagne(6)] };
  const table = scenario({ hands: { A: [attack] }, campaign, people: 2 });
  expect(detailOf(asked(table.state), attack)).toBe(offered);
  const defends = asked(table.asks('A', 'ask.card').answer(attack).state);
  expect(en(defends.ask)).toContain(cost);
  expect(detailOf(defends, 'suffer')).toBe(detail);
  const fr = sayOf(moiPresident, 'fr', ['A', 'B']);
  expect(fr(defends.options.find(({ id }) => id === 'suffer')!.detail!)).not.toMatch(/vous perdez[^,]*(plus|jusqu)/);
});

test('whoever takes, gives or pays sees what is left to everybody concerned', () => {
  const won = scenario({
    hands: { A: ['debat-01'] },
    campaign: { A: [campagne(5)], B: [campagne(6), campagne(4)] },
    people: 2,
    dice: [6, 1],
  });
  const taking = asked(won.asks('A', 'ask.card').answer('debat-01').asks('B', 'ask.react').answer('suffer').state);
  expect(detailOf(taking, campagne(6))).toBe('After that: Ada 11, Ben 4 of 51');
});
