/** The rulings on the start and the turn, by their numbers on the components page. */

import { describe, expect, test } from 'vitest';
import { deck } from '../../../src/games/moi-president/data/deck.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { kindCards } from '../../../src/games/moi-president/rules/cards/kinds.ts';
import { handSize } from '../../../src/games/moi-president/vocabulary.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { campagne, shown, socle } from './cards.ts';
import { scenario } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

test('ruling 1: all throw, the highest begins, the tied-highest throw again among themselves; clockwise', () => {
  let rethrown = 0;
  for (let n = 1; n <= 60; n++) {
    const { state, events } = start(moiPresident.rules, { seats: ['A', 'B', 'C', 'D'], options: {}, seed: seedOf(n) });
    const { rounds } = state.dice!;
    expect(rounds[0]!.map(({ by }) => by)).toEqual(['A', 'B', 'C', 'D']);
    rounds.forEach((round, i) => {
      const most = Math.max(...round.map(({ die }) => die));
      const top = round.filter(({ die }) => die === most).map(({ by }) => by);
      expect(top).toEqual(rounds[i + 1]?.map(({ by }) => by) ?? [state.first]);
    });
    rethrown += rounds.length - 1;
    // Each round names who rolls again; the last names nobody.
    const tied = events.flatMap(({ message }) => (message.key === 'start.rolls' ? [message.args?.tied] : []));
    expect(tied).toEqual(rounds.map((_, i) => rounds[i + 1]?.map(({ by }) => by) ?? []));
    expect(decisions(moiPresident.rules, state).map(({ seat }) => seat)).toEqual([state.first]);
  }
  expect(rethrown).toBeGreaterThan(5);
  scenario({ active: 'C' })
    .asks('C', 'ask.card')
    .answer(scenario({ active: 'C' }).asks('C', 'ask.card').decision.options.at(-1)!.id)
    .asks('A', 'ask.card');
});

test('ruling 2: exactly one card a turn; discarding without effect is always allowed', () => {
  const hand = [campagne(5), 'immunite-01', 'debat-01', 'indecis-01'];
  scenario({ hands: { A: hand } })
    .asks('A', 'ask.card')
    .picking(1)
    .offering(campagne(5), ...hand.map((card) => `discard-${card}`))
    .answer(campagne(5))
    .asks('B', 'ask.card');
});

describe('ruling 3: what can only be discarded', () => {
  test('attacks without a legal target, Confiance without campaign, Indécis without undecided', () => {
    scenario({ hands: { A: ['debat-01', 'affaire-01', 'confiance-01', 'indecis-01'] } })
      .asks('A', 'ask.card')
      .blocking('debat-01', 'blocked.you-under')
      .blocking('affaire-01', 'blocked.no-target')
      .blocking('confiance-01', 'blocked.no-campaign')
      .blocking('indecis-01', 'blocked.no-undecided')
      .refuses(['affaire-01'], 'blocked');
  });
  test('a Débat when only oneself has five points', () => {
    scenario({ hands: { A: ['debat-01'] }, campaign: { A: campaign.A } })
      .asks('A', 'ask.card')
      .blocking('debat-01', 'blocked.no-target');
  });
  test('jokers as an action', () => {
    scenario({ hands: { A: ['immunite-01', 'diversion-01'] }, campaign })
      .asks('A', 'ask.card')
      .blocking('immunite-01', 'blocked.joker')
      .blocking('diversion-01', 'blocked.joker');
  });
  test('specials are always playable', () => {
    const hand = ['nouvelle-donne-01', 'tourne-main-01', 'tourne-points-01', 'grand-debat-01'];
    scenario({ hands: { A: hand } })
      .asks('A', 'ask.card')
      .offering(...hand, ...hand.map((card) => `discard-${card}`));
  });
});

test('ruling 4: whoever reacts draws at once, the active player at the end of the turn', () => {
  scenario({ hands: { A: ['debat-01'], B: ['diversion-01'] }, campaign, pile: [socle(3), socle(3, 2)], dice: [6, 1] })
    .asks('A', 'ask.card')
    .answer('debat-01')
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('divert-C')
    .tells('you-draw', { cards: [shown(socle(3))] })
    .sees((state) => {
      expect(state.places.B!.hand).toHaveLength(4);
      expect(state.places.A!.hand).toHaveLength(3);
    })
    .asks('C', 'ask.react')
    .answer('suffer')
    .asks('A', 'ask.take')
    .answer(campagne(6))
    .tells('you-draw', { cards: [shown(socle(3, 2))] });
});

describe('ruling 5: the empty pile', () => {
  test('the discard is shuffled into a new one, never the Indécis zone', () => {
    const discard = ['debat-05', 'debat-06', socle(3)];
    scenario({ hands: { A: [campagne(10)] }, pile: [], discard, undecided: [campagne(3)] })
      .asks('A', 'ask.card')
      .answer(campagne(10))
      .tells('rebuilt', { cards: 3, times: 1 })
      .sees((state) => {
        expect(state.places.A!.hand).toHaveLength(4);
        expect(state.pile).toHaveLength(2);
        expect([...state.pile, ...state.places.A!.hand]).toEqual(expect.arrayContaining(discard));
        expect(state.discard).toEqual([]);
        expect(state.undecided).toEqual([campagne(3)]);
        expect(state.rebuilds).toBe(1);
      });
  });
  test('it cannot run dry: with every card of points in a zone, five hands leave cards over', () => {
    const points = deck.filter(({ kind }) => kindCards[kind].stays).length;
    expect(deck.length - points - 5 * handSize).toBeGreaterThan(0);
  });
});
