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
