/** Each ruling of the components page, by its number. */
import { describe, expect, test } from 'vitest';
import { whileAway } from '../../../src/games/moi-president/away.ts';
import { deck, kindOf } from '../../../src/games/moi-president/cards/deck.ts';
import { kindCards } from '../../../src/games/moi-president/cards/kinds.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { isDead, leaders, reachOf } from '../../../src/games/moi-president/outcome.ts';
import { isExposed } from '../../../src/games/moi-president/scores.ts';
import { handSize } from '../../../src/games/moi-president/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { allCards, scenario, scores } from './scenario.ts';
import { standing } from './standing.ts';

const campaign = { A: ['campagne-5-1', 'campagne-3-1'], B: ['campagne-8-1', 'campagne-4-1'], C: ['campagne-5-2', 'campagne-6-1'] };

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
    expect(events.filter(({ message }) => message.key === 'start.rolls')).toHaveLength(rounds.length);
    expect(decisions(moiPresident.rules, state).map(({ seat }) => seat)).toEqual([state.first]);
  }
  expect(rethrown).toBeGreaterThan(5);
  scenario({ active: 'C' })
    .asks('C', 'ask.card')
    .answer(scenario({ active: 'C' }).asks('C', 'ask.card').decision.options.at(-1)!.id)
    .asks('A', 'ask.card');
});

test('ruling 2: exactly one card a turn; discarding without effect is always allowed', () => {
  const hand = ['campagne-5-1', 'immunite-1', 'debat-1', 'indecis-1'];
  scenario({ hands: { A: hand } })
    .asks('A', 'ask.card')
    .picking(1)
    .offering('campagne-5-1', ...hand.map((card) => `discard-${card}`))
    .answer('campagne-5-1')
    .asks('B', 'ask.card');
});

describe('ruling 3: what can only be discarded', () => {
  test('attacks without a legal target, Confiance without campaign, Indécis without undecided', () => {
    scenario({ hands: { A: ['debat-1', 'affaire-1', 'confiance-1', 'indecis-1'] } })
      .asks('A', 'ask.card')
      .blocking('debat-1', 'blocked.you-under')
      .blocking('affaire-1', 'blocked.no-target')
      .blocking('confiance-1', 'blocked.no-campaign')
      .blocking('indecis-1', 'blocked.no-undecided')
      .refuses(['affaire-1'], 'blocked');
  });
  test('a Débat when only oneself has five points', () => {
    scenario({ hands: { A: ['debat-1'] }, campaign: { A: campaign.A } })
      .asks('A', 'ask.card')
      .blocking('debat-1', 'blocked.no-target');
  });
  test('jokers as an action', () => {
    scenario({ hands: { A: ['immunite-1', 'diversion-1'] }, campaign })
      .asks('A', 'ask.card')
      .blocking('immunite-1', 'blocked.joker')
      .blocking('diversion-1', 'blocked.joker');
  });
  test('specials are always playable', () => {
    const hand = ['nouvelle-donne-1', 'tourne-main-1', 'tourne-points-1', 'grand-debat-1'];
    scenario({ hands: { A: hand } })
      .asks('A', 'ask.card')
      .offering(...hand, ...hand.map((card) => `discard-${card}`));
  });
});

test('ruling 4: whoever reacts draws at once, the active player at the end of the turn', () => {
  scenario({ hands: { A: ['debat-1'], B: ['diversion-1'] }, campaign, pile: ['socle-3-1', 'socle-3-2'], dice: [6, 1] })
    .asks('A', 'ask.card')
    .answer('debat-1')
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('divert-C')
    .tells('you-draw', { cards: ['socle-3-1'] })
    .sees((state) => {
      expect(state.places.B!.hand).toHaveLength(4);
      expect(state.places.A!.hand).toHaveLength(3);
    })
    .asks('C', 'ask.react')
    .answer('suffer')
    .asks('A', 'ask.take')
    .answer('campagne-6-1')
    .tells('you-draw', { cards: ['socle-3-2'] });
});

describe('ruling 5: the empty pile', () => {
  test('the discard is shuffled into a new one, never the Indécis zone', () => {
    const discard = ['debat-5', 'debat-6', 'socle-3-1'];
    scenario({ hands: { A: ['campagne-10-1'] }, pile: [], discard, undecided: ['campagne-3-1'] })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .tells('rebuilt', { cards: 3, times: 1 })
      .sees((state) => {
        expect(state.places.A!.hand).toHaveLength(4);
        expect(state.pile).toHaveLength(2);
        expect([...state.pile, ...state.places.A!.hand]).toEqual(expect.arrayContaining(discard));
        expect(state.discard).toEqual([]);
        expect(state.undecided).toEqual(['campagne-3-1']);
        expect(state.rebuilds).toBe(1);
      });
  });
  test('it cannot run dry: at least 19 cards are outside zones and hands', () => {
    const points = deck.filter(({ kind }) => kindCards[kind].stays).length;
    expect(deck.length - points - 5 * handSize).toBe(19);
  });
});

describe('ruling 6: the target', () => {
  test('is one other player with five campaign points', () => {
    scenario({ people: 4, hands: { A: ['polemique-1'] }, campaign: { ...campaign, D: ['campagne-4-2'] } })
      .asks('A', 'ask.card')
      .answer('polemique-1')
      .asks('A', 'ask.target')
      .picking(1)
      .offering('B', 'C');
  });
  test('of an Affaire may be named by somebody without points', () => {
    scenario({ hands: { A: ['affaire-1', 'debat-1'] }, campaign: { B: campaign.B, C: campaign.C } })
      .asks('A', 'ask.card')
      .blocking('debat-1', 'blocked.you-under')
      .answer('affaire-1')
      .asks('A', 'ask.target')
      .offering('B', 'C');
  });
});

test('ruling 7: the target alone may react, and is asked with or without a joker', () => {
  const table = scenario({ hands: { A: ['affaire-1'], C: ['immunite-1'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-1');
  table
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .offering('suffer')
    .blocking('immunite', 'blocked.not-held')
    .blocking('divert', 'blocked.not-held')
    .answer('suffer');
  scenario({ hands: { A: ['affaire-1'], C: ['immunite-1'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('A', 'ask.target')
    .answer('B')
    .sees((state) => expect(decisions(moiPresident.rules, state).map(({ seat }) => seat)).toEqual(['B']));
});

test('ruling 8: Immunité ends the attack, the cards are discarded', () => {
  scenario({ hands: { A: ['debat-1'], B: ['immunite-1'] }, campaign })
    .asks('A', 'ask.card')
    .answer('debat-1')
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('immunite')
    .tellsNot('duel')
    .sees((state) => expect(state.discard).toEqual(['debat-1', 'immunite-1']))
    .asks('B', 'ask.card');
});

describe('ruling 9: Diversion', () => {
  test('names somebody else with five campaign points, the attacker too', () => {
    scenario({ people: 4, hands: { A: ['debat-1'], B: ['diversion-1'] }, campaign })
      .asks('A', 'ask.card')
      .answer('debat-1')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .offering('suffer', 'divert-A', 'divert-C')
      .blocking('divert-D', 'blocked.target-under');
  });
  test('is not playable where nobody has five points', () => {
    scenario({ hands: { A: ['affaire-1'], B: ['diversion-1'] }, campaign: { B: campaign.B } })
      .asks('A', 'ask.card')
      .answer('affaire-1')
      .asks('B', 'ask.react')
      .offering('suffer')
      .blocking('divert-A', 'blocked.target-under')
      .blocking('divert-C', 'blocked.target-under');
  });
  test('chains without limit, and the same player may react several times', () => {
    scenario({ hands: { A: ['affaire-1'], B: ['diversion-1', 'diversion-2'], C: ['diversion-3'] }, campaign })
      .asks('A', 'ask.card')
      .answer('affaire-1')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-C')
      .asks('C', 'ask.react')
      .answer('divert-B')
      .asks('B', 'ask.react')
      .answer('divert-C')
      .asks('C', 'ask.react')
      .answer('suffer')
      .sees((state) =>
        expect(state.last?.replies.map(({ by, to }) => [by, to])).toEqual([
          ['B', 'C'],
          ['C', 'B'],
          ['B', 'C'],
        ]),
      );
  });
});

describe('ruling 10: a Diversion to the attacker swaps the roles', () => {
  test('the diverter throws as the attacker', () => {
    scenario({ hands: { A: ['debat-1'], B: ['diversion-1'] }, campaign, dice: [2, 4] })
      .asks('A', 'ask.card')
      .answer('debat-1')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-A')
      .tells('reacts.diversion', { by: 'B', to: 'A', swapped: true })
      .asks('A', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'B', die: 2 }, other: { by: 'A', die: 4 } })
      .asks('A', 'ask.take');
  });
  test('any other diversion leaves the attacker, and landing on the present attacker swaps again', () => {
    scenario({ hands: { A: ['polemique-1', 'diversion-1'], B: ['diversion-2', 'diversion-3'] }, campaign, dice: [5, 1] })
      .asks('A', 'ask.card')
      .answer('polemique-1')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-A')
      .asks('A', 'ask.react')
      .answer('divert-B')
      .tells('reacts.diversion', { by: 'A', to: 'B', swapped: true })
      .asks('B', 'ask.react')
      .answer('divert-C')
      .tells('reacts.diversion', { swapped: false, attacker: 'A' })
      .asks('C', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'A', die: 5 }, other: { by: 'C', die: 1 } })
      .asks('C', 'ask.give');
  });
});

test('ruling 11: Débat: ties are thrown again, the winner chooses one card of the loser’s campaign', () => {
  scenario({ people: 2, hands: { A: ['debat-1'] }, campaign, dice: [3, 3, 5, 5, 2, 6] })
    .asks('A', 'ask.card')
    .answer('debat-1')
    .asks('B', 'ask.react')
    .answer('suffer')
    .tells('duel', { one: { by: 'A', die: 3 }, other: { by: 'B', die: 3 }, again: false })
    .tells('duel', { one: { by: 'A', die: 2 }, other: { by: 'B', die: 6 }, again: true })
    .sees((state) => expect(state.dice?.rounds).toHaveLength(3))
    .asks('B', 'ask.take')
    .offering('campagne-5-1', 'campagne-3-1')
    .answer('campagne-3-1')
    .sees((state) => expect(scores(state)).toEqual({ A: [5, 0], B: [15, 0] }));
});

test('ruling 12: Polémique: ties are thrown again, the loser chooses one of his campaign cards', () => {
  scenario({ people: 2, hands: { A: ['polemique-1'] }, campaign, dice: [1, 1, 4, 2] })
    .asks('A', 'ask.card')
    .answer('polemique-1')
    .asks('B', 'ask.react')
    .answer('suffer')
    .asks('B', 'ask.give')
    .offering('campagne-4-1', 'campagne-8-1')
    .answer('campagne-8-1')
    .sees((state) => expect(state.undecided).toEqual(['campagne-8-1']));
});

describe('ruling 13: five points without change, by a set of which no card is to spare', () => {
  const small = ['campagne-3-1', 'campagne-3-2', 'campagne-4-1', 'campagne-10-1'];
  test('Affaire: to the discard', () => {
    scenario({ people: 2, hands: { A: ['affaire-1'] }, campaign: { B: small } })
      .asks('A', 'ask.card')
      .answer('affaire-1')
      .asks('B', 'ask.react')
      .answer('suffer')
      .asks('B', 'ask.pay')
      .offering('3+3', '4+3', '10')
      .answer('4+3')
      .sees((state) => {
        expect(state.discard).toEqual(['affaire-1', 'campagne-4-1', 'campagne-3-1']);
        expect(scores(state).B).toEqual([13, 0]);
      });
  });
  test('Grand débat: to the Indécis zone', () => {
    scenario({ people: 2, hands: { A: ['grand-debat-1'] }, campaign: { B: small }, dice: [1] })
      .asks('A', 'ask.card')
      .answer('grand-debat-1')
      .asks('B', 'ask.pay')
      .answer('10')
      .sees((state) => expect(state.undecided).toEqual(['campagne-10-1']));
  });
});

test('ruling 14: with less than five campaign points one is neither attacked nor called, whatever the socle', () => {
  scenario({ hands: { A: ['affaire-1', 'grand-debat-1'] }, campaign: { B: ['campagne-4-1'] }, socle: { B: ['socle-10-1'], C: ['socle-8-1'] } })
    .asks('A', 'ask.card')
    .blocking('affaire-1', 'blocked.no-target')
    .answer('grand-debat-1')
    .tells('debate.exempt', { by: 'B' })
    .tells('debate.exempt', { by: 'C' })
    .tellsNot('debate')
    .asks('B', 'ask.card');
});

describe('ruling 15: the socle', () => {
  test('cards won from the Indécis zone become socle cards whatever they were', () => {
    scenario({ hands: { A: ['indecis-1'] }, undecided: ['campagne-8-1'], dice: [5] })
      .asks('A', 'ask.card')
      .answer('indecis-1')
      .sees((state) => expect(state.places.A!.socle).toEqual(['campagne-8-1']));
  });
  test('never loses a card in 40 games', () => {
    for (let n = 0; n < 40; n++) {
      const before: { [seat: string]: string[] } = {};
      playRandom(standing, n, {
        after: (now) => {
          const state = now as Parameters<typeof scores>[0];
          for (const seat of state.seats) {
            const { socle } = state.places[seat]!;
            expect(socle.slice(0, before[seat]?.length ?? 0)).toEqual(before[seat] ?? []);
            before[seat] = [...socle];
          }
        },
      });
    }
  });
});

test('ruling 16: Grand débat: the active player first, then clockwise', () => {
  scenario({ active: 'B', hands: { B: ['grand-debat-1'] }, campaign, dice: [4, 5, 6] })
    .asks('B', 'ask.card')
    .answer('grand-debat-1')
    .sees((state) =>
      expect(state.dice).toEqual({
        why: 'grand-debat',
        rounds: [
          [
            { by: 'B', die: 4 },
            { by: 'C', die: 5 },
            { by: 'A', die: 6 },
          ],
        ],
      }),
    );
});

test('ruling 17: Tourne-main: the active player draws to four first, nobody draws after; two players swap', () => {
  scenario({ people: 2, hands: { A: ['tourne-main-1', 'debat-1', 'debat-2', 'debat-3'], B: ['immunite-1'] }, pile: ['indecis-1', 'indecis-2'] })
    .asks('A', 'ask.card')
    .answer('tourne-main-1')
    .sees((state) => {
      expect([...state.places.B!.hand].sort()).toEqual(['debat-1', 'debat-2', 'debat-3', 'indecis-1']);
      expect(state.places.A!.hand).toContain('immunite-1');
      expect(state.pile).toEqual(['indecis-2']);
    })
    .asks('B', 'ask.card');
});

test('ruling 18: Nouvelle donne: everything but zones is shuffled, the card itself included; no further draw', () => {
  const table = scenario({ hands: { A: ['nouvelle-donne-1'] }, campaign, undecided: ['socle-3-1'], discard: ['debat-7'] });
  const shuffled = allCards(table.state).length - 6 - 1;
  table
    .asks('A', 'ask.card')
    .answer('nouvelle-donne-1')
    .tells('new-deal', { pile: shuffled })
    .sees((state) => {
      const hidden = [...state.pile, ...state.seats.flatMap((seat) => state.places[seat]!.hand)];
      expect(hidden).toHaveLength(shuffled);
      expect(hidden).toContain('nouvelle-donne-1');
      expect(state.seats.map((seat) => state.places[seat]!.hand.length)).toEqual([4, 4, 4]);
      expect(state.discard).toEqual([]);
    });
});

test('ruling 19: Tourne-points: campaign zones only; an empty one passes as empty', () => {
  scenario({ hands: { A: ['tourne-points-1'] }, campaign: { A: ['campagne-5-1'] }, socle: { A: ['socle-5-1'] } })
    .asks('A', 'ask.card')
    .answer('tourne-points-1')
    .asks('A', 'ask.direction')
    .answer('clockwise')
    .sees((state) => expect(scores(state)).toEqual({ A: [0, 5], B: [5, 0], C: [0, 0] }));
});

describe('ruling 20: victory at the end of one’s own turn', () => {
  const near = ['campagne-10-1', 'campagne-10-2', 'campagne-10-3', 'campagne-8-1', 'campagne-8-2'];
  test('51 points win, campaign and socle together', () => {
    scenario({ hands: { A: ['campagne-3-1'] }, campaign: { A: near }, socle: { A: ['socle-3-1'] } })
      .asks('A', 'ask.card')
      .answer('campagne-3-1')
      .ends('won.elected', 'A');
  });
  test('50 do not', () => {
    scenario({ hands: { A: ['campagne-4-1'] }, campaign: { A: near } })
      .asks('A', 'ask.card')
      .answer('campagne-4-1')
      .asks('B', 'ask.card');
  });
  test('lifted to 51 on somebody else’s turn, one must still have them at the end of the next own one', () => {
    const table = scenario({
      people: 2,
      hands: { A: ['tourne-points-1'], B: ['socle-3-1', 'debat-1'] },
      campaign: { A: near },
      socle: { B: ['socle-5-1', 'socle-10-1'] },
    })
      .asks('A', 'ask.card')
      .answer('tourne-points-1')
      .sees((state) => expect(scores(state).B).toEqual([46, 15]));
    table.asks('B', 'ask.card').answer('discard-debat-1').ends('won.elected', 'B');
  });
});

describe('ruling 21: the dead game', () => {
  const points = deck.filter(({ kind }) => kindCards[kind].stays).map(({ id }) => id);
  /** Socles of 41 or 42 points each for B, C, D and 10 for A leave less than 51 to everybody. */
  const socle = {
    A: ['socle-10-1'],
    B: ['campagne-10-1', 'campagne-10-2', 'campagne-10-3', 'campagne-8-1', 'campagne-4-1'],
    C: ['campagne-8-2', 'campagne-8-3', 'socle-8-1', 'campagne-6-1', 'campagne-6-2', 'socle-6-1'],
    D: ['campagne-5-1', 'campagne-5-2', 'campagne-5-3', 'campagne-5-4', 'campagne-5-5', 'campagne-5-6', 'socle-5-1', 'socle-5-2'],
  };
  /** Nearly all that is left, for E. */
  const rest = ['socle-4-1', 'socle-4-2', 'socle-3-1', 'socle-3-2', 'campagne-3-2', 'campagne-3-3', 'campagne-3-4'];
  test('174 − the socles of the others < 51 for everybody, exactly', () => {
    const four = scenario({ people: 4, socle });
    expect(four.state.seats.map((seat) => reachOf(four.state, seat))).toEqual([50, 82, 82, 80]);
    expect(isDead(four.state)).toBe(false);
    const fifty = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-4-2'] } });
    expect(fifty.state.seats.map((seat) => reachOf(fifty.state, seat))).toEqual([18, 50, 50, 48, 40]);
    expect(isDead(fifty.state)).toBe(true);
    const fiftyOne = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-3-1'] } });
    expect(fiftyOne.state.seats.map((seat) => reachOf(fiftyOne.state, seat))).toEqual([19, 51, 51, 49, 40]);
    expect(isDead(fiftyOne.state)).toBe(false);
  });
  test('a socle that left the game is out of everybody’s reach', () => {
    const { state } = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-4-2'] } }).leaves('A');
    expect(['B', 'C', 'D', 'E'].map((seat) => reachOf(state, seat))).toEqual([50, 50, 48, 40]);
  });
  test('is found after the turn that makes it, exactly', () => {
    const even = (from: number) => points.filter((_, i) => i % 5 === from);
    const spread = { A: even(0), B: even(1), C: even(2), D: even(3), E: even(4) };
    const last = spread.A.pop()!;
    const table = scenario({
      people: 5,
      hands: {
        A: ['indecis-1', 'confiance-1', 'debat-1', 'debat-2'],
        B: ['confiance-2', 'debat-3', 'debat-4', 'debat-5'],
        C: ['polemique-1', 'polemique-2', 'polemique-3', 'polemique-4'],
        D: ['affaire-1', 'affaire-2', 'affaire-3', 'affaire-4'],
        E: ['immunite-1', 'immunite-2', 'immunite-3', 'immunite-4'],
      },
      socle: spread,
      undecided: [last],
      dice: [6],
    });
    expect(isDead(table.state)).toBe(true);
    const [winner, ...shared] = leaders(table.state);
    expect(shared).toEqual([]);
    table.asks('A', 'ask.card').answer('discard-debat-1').ends('won.blocked', winner!);
  });
  test('a tie goes to the bigger socle, then the victory is shared', () => {
    const tied = scenario({ campaign: { A: ['campagne-5-1'], B: ['campagne-3-1', 'campagne-4-1'] }, socle: { A: ['socle-5-1'], B: ['socle-3-1'] } });
    expect(leaders(tied.state)).toEqual(['A']);
    const level = scenario({ campaign: { A: ['campagne-5-1'], C: ['campagne-5-2'] }, socle: { A: ['socle-5-1'], C: ['socle-5-2'] } });
    expect(leaders(level.state)).toEqual(['A', 'C']);
  });
  test('the host’s cap ends the game when the pile would be rebuilt a ninth time', () => {
    const end = { hands: { A: ['campagne-10-1'] }, pile: [], discard: ['debat-1', 'debat-2'] };
    scenario({ ...end, cap: true, rebuilds: 8 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .ends('won.cap', 'A');
    scenario({ ...end, cap: true, rebuilds: 7 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .asks('B', 'ask.card');
    scenario({ ...end, rebuilds: 8 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .asks('B', 'ask.card');
  });
});

test('ruling 22: two players: the five Diversion cards leave, 65 are left, and the question does not name them', () => {
  const { state } = start(moiPresident.rules, { seats: ['A', 'B'], options: {}, seed: seedOf(3) });
  expect(allCards(state)).toHaveLength(65);
  expect(allCards(state).some((card) => kindOf(card) === 'diversion')).toBe(false);
  const asked = scenario({ people: 2, hands: { A: ['affaire-1'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('B', 'ask.react');
  expect(asked.decision.options.map(({ id }) => id)).toEqual(['suffer', 'immunite']);
});

describe('ruling 23: a player who leaves', () => {
  test('hand and campaign go to the discard, the socle out of the game', () => {
    scenario({ campaign, socle: { B: ['socle-5-1'] } })
      .leaves('B')
      .sees((state) => {
        expect(state.discard.slice(0, 2)).toEqual(campaign.B);
        expect(state.discard).toHaveLength(6);
        expect(state.out).toEqual(['socle-5-1']);
        expect(reachOf(state, 'A')).toBe(174 - 5);
      })
      .asks('A', 'ask.card');
  });
  test('whose turn it is: the next one plays', () => {
    scenario({}).leaves('A').asks('B', 'ask.card');
  });
  test('an attack on or by him comes to nothing', () => {
    const attacked = () =>
      scenario({ hands: { A: ['debat-1'] }, campaign })
        .asks('A', 'ask.card')
        .answer('debat-1')
        .asks('A', 'ask.target')
        .answer('B');
    attacked().leaves('B').tells('attack.falls').asks('C', 'ask.card');
    attacked().leaves('A').tells('attack.falls').asks('B', 'ask.card');
    scenario({ hands: { A: ['debat-1'] }, campaign })
      .asks('A', 'ask.card')
      .answer('debat-1')
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
    duel('debat-1', [6, 1]).leaves('A').asks('B', 'ask.card');
    duel('debat-1', [6, 1]).leaves('B').asks('C', 'ask.card');
    duel('polemique-1', [6, 1]).leaves('B').asks('C', 'ask.card');
    scenario({
      hands: { A: ['grand-debat-1'] },
      campaign: { A: ['campagne-5-1', 'campagne-6-1'], B: ['campagne-5-2', 'campagne-8-1'] },
      dice: [1, 1],
    })
      .asks('A', 'ask.card')
      .answer('grand-debat-1')
      .leaves('A')
      .asks('B', 'ask.pay');
    scenario({ hands: { A: ['tourne-points-1'] }, campaign })
      .asks('A', 'ask.card')
      .answer('tourne-points-1')
      .leaves('A')
      .sees((state) => expect(scores(state)).toEqual({ A: [0, 0], B: [12, 0], C: [11, 0] }))
      .asks('B', 'ask.card');
  });
  test('things pass him by', () => {
    scenario({ hands: { A: ['tourne-points-1'] }, campaign, people: 4 })
      .leaves('B')
      .asks('A', 'ask.card')
      .answer('tourne-points-1')
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
        hands: { A: [card], B: ['immunite-1'] },
        campaign: { A: campaign.A, B: ['campagne-3-3', 'campagne-3-4', 'campagne-6-1', 'campagne-8-1'] },
        dice,
      })
        .asks('A', 'ask.card')
        .answer(card)
        .asks('B', 'ask.react');
    expect(away(react('affaire-1', []))).toEqual(['suffer']);
    expect(away(react('debat-1', [6, 1]).answer('suffer').asks('A', 'ask.take'))).toEqual(['campagne-8-1']);
    expect(away(react('polemique-1', [6, 1]).answer('suffer').asks('B', 'ask.give'))).toEqual(['campagne-3-3']);
    expect(away(react('affaire-1', []).answer('suffer').asks('B', 'ask.pay'))).toEqual(['6']);
    expect(
      away(
        scenario({ hands: { A: ['tourne-main-1'] } })
          .asks('A', 'ask.card')
          .answer('tourne-main-1')
          .asks('A', 'ask.direction'),
      ),
    ).toEqual(['clockwise']);
  });
});

test('exposed is who has five campaign points and plays on', () => {
  const { state } = scenario({ campaign: { A: ['campagne-4-1'], B: ['campagne-5-1'] }, socle: { A: ['socle-10-1'] } });
  expect(state.seats.filter((seat) => isExposed(state, seat))).toEqual(['B']);
});
