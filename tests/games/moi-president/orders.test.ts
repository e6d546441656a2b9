/** Standing orders: private, applied at once, told only to their owner, replaceable at any time. */

import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { stakeOf } from '../../../src/games/moi-president/rules/orders.ts';
import { type Attack, type OrderId, orderIds } from '../../../src/games/moi-president/vocabulary.ts';
import { ordersFor } from '../../../src/kernel/question.ts';
import { apply, decisions, fold, order } from '../../../src/kernel/run.ts';
import { campagne } from './cards.ts';
import { type Setting, scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)] };

/** A attacks B, who left these orders. */
function attacked(card: string, orders: OrderId[], hand: string[] = ['immunite-01'], setting: Setting = {}) {
  return scenario({ people: 2, hands: { A: [card], B: hand }, campaign, orders: { B: orders }, ...setting })
    .asks('A', 'ask.card')
    .answer(card);
}

test('every order can be left, whatever lies on the table, and has its words in every language', () => {
  const { state } = scenario({});
  const offered = ordersFor(moiPresident.rules, state, 'A');
  expect(offered.map(({ id }) => id)).toEqual([...orderIds]);
  expect(offered.every(({ blocked }) => blocked === undefined)).toBe(true);
});

describe('Immunité by order', () => {
  test.each<[OrderId, string]>([
    ['immunite-any', 'debat-01'],
    ['immunite-any', 'affaire-01'],
    ['immunite-debat', 'debat-01'],
    ['immunite-polemique', 'polemique-01'],
    ['immunite-affaire', 'affaire-01'],
    ['immunite-from-5', 'affaire-01'],
    ['immunite-from-5', 'debat-01'],
  ])('%s answers %s', (id, card) => {
    attacked(card, [id]).tells('order.answered', { answer: 'immunite', attacker: 'A' }).tells('reacts.immunite', { by: 'B' }).asks('B', 'ask.card');
  });
  test('from 5 points only when so much is at stake', () => {
    attacked('polemique-01', ['immunite-from-5']).asks('B', 'ask.react');
  });
  test('against another kind of attack one is asked', () => {
    attacked('debat-01', ['immunite-affaire']).asks('B', 'ask.react');
  });
  test('answers whatever is held: without the card, the attack is suffered', () => {
    attacked('affaire-01', ['immunite-any'], [])
      .tells('order.answered', { answer: 'suffer' })
      .tells('pays', { by: 'B', set: [8] });
  });
  test('whoever knows the orders reads nothing of the hand from the next question', () => {
    const asked = (hand: string[]) => decisions(moiPresident.rules, attacked('debat-01', ['immunite-affaire'], hand).state).map(({ ask }) => ask);
    expect(asked(['immunite-01'])).toEqual(asked([]));
    for (const hand of [['immunite-01'], []]) attacked('affaire-01', ['immunite-affaire'], hand).asks('B', 'ask.card');
  });
  test('comes before suffering', () => {
    attacked('affaire-01', ['suffer-affaire', 'immunite-any']).tells('reacts.immunite');
  });
});

describe('suffering by order', () => {
  test.each<[OrderId, string]>([
    ['suffer-debat', 'debat-01'],
    ['suffer-polemique', 'polemique-01'],
    ['suffer-below-5', 'polemique-01'],
  ])('%s lets %s strike', (id, card) => {
    attacked(card, [id], [], { dice: [6, 1] })
      .tells('order.answered', { answer: 'suffer' })
      .tells('duel');
  });
  test('“never ask me for Affaire” still asks which cards, unless that is ordered as well', () => {
    const three = { campaign: { B: [campagne(3), campagne(3, 2), campagne(8)] } };
    attacked('affaire-01', ['suffer-affaire'], [], three).asks('B', 'ask.pay').offering('3+3', '8');
    attacked('affaire-01', ['suffer-affaire', 'pay-cheapest'], [], three)
      .tells('order.chose', { choice: 'pay-cheapest' })
      .sees((state) => expect(scores(state).B).toEqual([8, 0]))
      .asks('B', 'ask.card');
  });
  test('below 5 never suffers an Affaire, nor a Débat for a bigger card', () => {
    attacked('affaire-01', ['suffer-below-5']).asks('B', 'ask.react');
    attacked('debat-01', ['suffer-below-5']).asks('B', 'ask.react');
  });
});

test('the choices after a duel can be ordered', () => {
  attacked('debat-01', ['suffer-debat', 'take-highest'], [], { dice: [1, 6] })
    .tells('takes', { by: 'B', from: 'A', points: 5 })
    .tells('order.chose', { choice: 'take-highest' });
  attacked('polemique-01', ['suffer-polemique', 'give-lowest'], [], { dice: [6, 1] }).tells('gives', { by: 'B', points: 4 });
});

test.each<[Attack, number]>([
  ['debat', 8],
  ['polemique', 4],
  ['affaire', 8],
])('what a %s may cost', (attack, stake) => {
  expect(stakeOf(scenario({ people: 2, campaign }).state, 'B', attack)).toBe(stake);
});

test('an order left while one is asked answers at once', () => {
  attacked('affaire-01', [])
    .sees((state) => expect(decisions(moiPresident.rules, state)[0]?.seat).toBe('B'))
    .orders('B', 'immunite-any')
    .tells('reacts.immunite')
    .asks('B', 'ask.card');
});

test('orders are replaced and taken back', () => {
  scenario({ people: 2, hands: { A: ['affaire-01'], B: ['immunite-01'] }, campaign })
    .orders('B', 'immunite-any')
    .orders('B')
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('B', 'ask.react');
});

test('nobody else learns of an order: the view holds one’s own, and what it did is told to its owner', () => {
  const table = attacked('affaire-01', ['immunite-any']);
  expect(table.events.filter(({ message }) => message.key === 'order.answered').map(({ to }) => to)).toEqual([['B']]);
  expect(moiPresident.rules.view(table.state, 'B')).toMatchObject({ own: { orders: ['immunite-any'] } });
  for (const viewer of ['A', null]) expect(JSON.stringify(moiPresident.rules.view(table.state, viewer))).not.toContain('immunite-any');
});

test('an attack said aloud cannot be taken back, so that nobody tries out who left which orders', () => {
  const three = { people: 3, hands: { A: ['affaire-01'] }, campaign: { ...campaign, C: [campagne(10)] } };
  const { state } = scenario(three).asks('A', 'ask.card').answer('affaire-01');
  const barrier = (picked: string) => {
    const [decision] = decisions(moiPresident.rules, state);
    const done = apply(moiPresident.rules, state, { decision: decision!.id, seat: 'A', picked: [picked] });
    return done.ok && done.value.barrier;
  };
  expect([barrier('B'), barrier('C')]).toEqual(['all', 'all']);
});

test('an attack that an order answered cannot be taken back', () => {
  const { state } = scenario({ people: 2, hands: { A: ['affaire-01'] }, campaign, orders: { B: ['suffer-affaire'] } });
  const [decision] = decisions(moiPresident.rules, state);
  const done = apply(moiPresident.rules, state, { decision: decision!.id, seat: 'A', picked: ['affaire-01'] });
  expect(done).toMatchObject({ ok: true, value: { barrier: 'all' } });
});

test('answers and orders play again to the same state', () => {
  const { state } = scenario({ people: 2, hands: { A: ['affaire-01'], B: ['immunite-01'] }, campaign });
  const left = order(moiPresident.rules, state, 'B', ['immunite-any']);
  if (!left.ok) throw new Error('refused');
  const [decision] = decisions(moiPresident.rules, left.value.state);
  const done = apply(moiPresident.rules, left.value.state, { decision: decision!.id, seat: 'A', picked: ['affaire-01'] });
  if (!done.ok) throw new Error('refused');
  const again = fold(moiPresident.rules, state, [
    { seat: 'B', picked: ['immunite-any'], orders: true },
    { seat: 'A', picked: ['affaire-01'] },
  ]);
  expect(again).toEqual(done.value.state);
});

test('a question offers the order that would have answered it, which is the same course whether an Immunité is held or not', () => {
  const [held, bare] = [['immunite-01'], []].map((hand) => attacked('polemique-01', [], hand, { dice: [6, 1] }).asks('B', 'ask.react'));
  const orders = ({ decision }: NonNullable<typeof held>) => decision.options.flatMap(({ leaves }) => leaves?.orders ?? []);
  expect([orders(held!), orders(bare!)]).toEqual([
    ['suffer-below-5', 'immunite-any'],
    ['suffer-below-5', 'immunite-any'],
  ]);
  held!.answer('immunite+immunite-any').tells('reacts.immunite').asks('B', 'ask.card');
  const struck = bare!.answer('suffer+immunite-any').tells('duel');
  expect(struck.state.orders.B).toEqual(['immunite-any']);
});

test('nothing is offered below 5 where more is at stake', () => {
  attacked('affaire-01', []).asks('B', 'ask.react').leaving('immunite', 'immunite-any');
});
