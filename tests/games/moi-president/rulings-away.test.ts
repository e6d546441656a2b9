/** The rulings on players who leave or are away, by their numbers on the components page. */

import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { whileAway } from '../../../src/games/moi-president/rules/away.ts';
import { reachOf } from '../../../src/games/moi-president/rules/outcome.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { apply, decisions } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { campagne, cardsFor, socle } from './cards.ts';
import { scenario, scores } from './scenario.ts';

const { rules } = moiPresident;
const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

describe('ruling 23: a player who leaves', () => {
  test('hand and campaign go to the discard, the socle out of the game', () => {
    scenario({ campaign, socle: { B: [socle(5)] } })
      .leaves('B')
      .sees((state) => {
        expect(state.discard.slice(0, 2)).toEqual(campaign.B);
        expect(state.discard).toHaveLength(6);
        expect(state.out).toEqual([socle(5)]);
        expect(reachOf(state, 'A')).toBe(174 - 5);
      })
      .asks('A', 'ask.card');
  });
  test('whose turn it is: the next one plays', () => {
    scenario({}).leaves('A').asks('B', 'ask.card');
  });
  test('an attack on or by him comes to nothing', () => {
    const attacked = () =>
      scenario({ hands: { A: ['debat-01'] }, campaign })
        .asks('A', 'ask.card')
        .answer('debat-01')
        .asks('A', 'ask.target')
        .answer('B');
    attacked().leaves('B').tells('attack.falls').asks('C', 'ask.card');
    attacked().leaves('A').tells('attack.falls').asks('B', 'ask.card');
    scenario({ hands: { A: ['debat-01'] }, campaign })
      .asks('A', 'ask.card')
      .answer('debat-01')
      .leaves('A')
      .asks('B', 'ask.card');
  });
  test('what he was asked falls away: a card to take, to give, to pay, a direction', () => {
    const duel = (card: string, dice: number[]) =>
      scenario({ hands: { A: [card] }, campaign, dice })
        .asks('A', 'ask.card')
        .answer(card)
        .asks('A', 'ask.target')
        .answer('B')
        .asks('B', 'ask.react')
        .answer('suffer');
    duel('debat-01', [6, 1]).leaves('A').asks('B', 'ask.card');
    duel('debat-01', [6, 1]).leaves('B').asks('C', 'ask.card');
    duel('polemique-01', [6, 1]).leaves('B').asks('C', 'ask.card');
    scenario({
      hands: { A: ['grand-debat-01'] },
      campaign: { A: [campagne(5), campagne(6)], B: [campagne(5, 2), campagne(8)] },
      dice: [1, 1],
    })
      .asks('A', 'ask.card')
      .answer('grand-debat-01')
      .leaves('A')
      .asks('B', 'ask.pay');
    scenario({ hands: { A: ['tourne-points-01'] }, campaign })
      .asks('A', 'ask.card')
      .answer('tourne-points-01')
      .leaves('A')
      .sees((state) => expect(scores(state)).toEqual({ A: [0, 0], B: [12, 0], C: [11, 0] }))
      .asks('B', 'ask.card');
  });
  test('things pass him by', () => {
    scenario({ hands: { A: ['tourne-points-01'] }, campaign, people: 4 })
      .leaves('B')
      .asks('A', 'ask.card')
      .answer('tourne-points-01')
      .asks('A', 'ask.direction')
      .answer('clockwise')
      .sees((state) => expect(scores(state)).toEqual({ A: [0, 0], B: [0, 0], C: [8, 0], D: [11, 0] }));
  });
  test('whoever is left alone wins', () => {
    scenario({}).leaves('A').leaves('C').ends('won.alone', 'B');
  });
});

describe('ruling 24: somebody who is away', () => {
  const random = () => openRandom(startRandom(seedOf(5)), () => {});
  const away = (asked: { decision: Parameters<typeof whileAway>[0] }) => whileAway(asked.decision, random());
  test('discards a random card', () => {
    const found = new Set(
      Array.from(
        { length: 40 },
        (_, n) =>
          whileAway(
            scenario({}).asks('A', 'ask.card').decision,
            openRandom(startRandom(seedOf(n + 1)), () => {}),
          )[0]!,
      ),
    );
    expect(found.size).toBe(4);
    for (const id of found) expect(id).toMatch(/^discard-/);
  });
  test('suffers; takes the highest; gives the lowest; pays by the cheapest set, then the fewest cards; passes clockwise', () => {
    const react = (card: string, dice: number[]) =>
      scenario({
        people: 2,
        hands: { A: [card], B: ['immunite-01'] },
        campaign: { A: campaign.A, B: [campagne(3, 3), campagne(3, 4), campagne(6), campagne(8)] },
        dice,
      })
        .asks('A', 'ask.card')
        .answer(card)
        .asks('B', 'ask.react');
    expect(away(react('affaire-01', []))).toEqual(['suffer']);
    expect(away(react('debat-01', [6, 1]).answer('suffer').asks('A', 'ask.take'))).toEqual([campagne(8)]);
    expect(away(react('polemique-01', [6, 1]).answer('suffer').asks('B', 'ask.give'))).toEqual([campagne(3, 3)]);
    expect(away(react('affaire-01', []).answer('suffer').asks('B', 'ask.pay'))).toEqual(['6']);
    expect(
      away(
        scenario({ hands: { A: ['tourne-main-01'] } })
          .asks('A', 'ask.card')
          .answer('tourne-main-01')
          .asks('A', 'ask.direction'),
      ),
    ).toEqual(['clockwise']);
  });
  test('where all are away and no cap is set, the game ends once a whole deck was only discarded (ruling 21)', () => {
    const chance = random();
    let { state } = scenario({ campaign });
    const cards = Object.keys(cardsFor(3)).length;
    let turns = 0;
    for (; !state.outcome && turns <= cards; turns++) {
      const [decision] = decisions(rules, state);
      const done = apply(rules, state, { decision: decision!.id, seat: decision!.seat, picked: whileAway(decision!, chance) });
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      ({ state } = done.value);
    }
    expect(state.outcome).toMatchObject({ winners: ['B'], message: { key: 'won.idle' } });
    expect(turns).toBe(cards);
  });
  test('a card that is played begins the count anew', () => {
    const table = scenario({ hands: { A: [campagne(10)] } });
    table.state.idle = 69;
    table
      .asks('A', 'ask.card')
      .answer(campagne(10))
      .sees(({ idle }) => expect(idle).toBe(undefined))
      .asks('B', 'ask.card');
  });
});
