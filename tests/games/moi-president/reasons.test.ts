/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { saidOf } from '../said.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

const game = moiPresident as unknown as Parameters<typeof saidOf>[0];

/** What is said when A throws this card away. */
const thrownAway = (card: string, setting: Parameters<typeof scenario>[0]) =>
  saidOf(game, scenario({ ...setting, hands: { A: [card, 'immunite-01', 'debat-01', 'debat-02'] } }), {
    seat: 'A',
    ask: 'ask.card',
    picked: [`discard-${card}`],
  });

test.each([
  ['the undecided hold', 'indecis-01', { undecided: [campagne(5)] }, { undecided: [campagne(8)] }],
  ['the own campaign has', 'confiance-01', { campaign: { A: [campagne(5)] } }, { campaign: { A: [campagne(5), campagne(8)] } }],
  ['the target can lose', 'affaire-01', { campaign: { B: [campagne(5)] } }, { campaign: { B: [campagne(8)] } }],
])('not worth a card: so little is all that %s', (_, card, little, more) => {
  const said = thrownAway(card, little);
  expect(said.own).toContain('why.little');
  expect(said.all).toContain('why.little');
  expect(thrownAway(card, more).own).not.toContain('why.little');
});

test('a card that can do nothing at all is useless, not worth little', () => {
  const said = thrownAway('indecis-01', { undecided: [], socle: { A: [socle(5)] } });
  expect(said.own).toContain('why.useless');
  expect(said.own).not.toContain('why.little');
});

/** What is said first when A answers so. */
const because = (table: ReturnType<typeof scenario>, picked: string) => {
  const was = moiPresident.rules.view(table.state, 'A');
  const before = table.events.length;
  table.asks('A', 'ask.card').answer(picked);
  const told = table.events.slice(before).map(({ message }) => [message]);
  const is = moiPresident.rules.view(table.state, 'A');
  return moiPresident.reasons!({ seat: 'A', was, is, told, answer: { ask: 'ask.card', picked: [picked] } });
};

test('a Debate says what it risks, whom it stops, and that it would elect', () => {
  const duel = (own: string[], socles: string[] = []) =>
    because(
      scenario({ people: 2, hands: { A: ['debat-01'] }, campaign: { A: own, B: [campagne(8), campagne(5)] }, socle: { A: socles } }),
      'debat-01',
    ).find(({ key }) => key === 'why.attacks')?.args;
  expect(duel([campagne(6)])).toMatchObject({ stake: 8, risks: 6, exact: false });
  expect(duel([campagne(6)])).not.toHaveProperty('elects');
  const sure = [socle(10), socle(8), socle(6), socle(5), socle(4), socle(3)];
  expect(duel([campagne(10)], sure)).toMatchObject({ stake: 8, risks: 10, elects: 54 });
});

test('a duel in which others stake more is no danger to be kept from', () => {
  const keys = (own: string[]) =>
    because(scenario({ people: 2, hands: { A: ['debat-01'] }, campaign: { A: own, B: [campagne(8)] } }), 'discard-debat-01');
  expect(keys([campagne(5)]).map(({ key }) => key)).not.toContain('why.peace');
  expect(keys([campagne(10)]).map(({ key }) => key)).toContain('why.peace');
});

test('a Great Debate costs what five points take without change', () => {
  const at = (own: string[]) =>
    because(scenario({ people: 2, hands: { A: ['grand-debat-01'] }, campaign: { A: own, B: [campagne(10)] } }), 'grand-debat-01')[0];
  expect(at([campagne(3)])).toEqual({ key: 'why.debate', args: { seats: ['B'], stakes: [10], risks: 0 } });
});
