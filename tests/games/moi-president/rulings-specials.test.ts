/** The rulings on the socle and the specials, by their numbers on the components page. */

import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { view } from '../../../src/games/moi-president/rules/view.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { playRandom } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';
import { campagne, socle } from './cards.ts';
import { allCards, scenario, scores } from './scenario.ts';
import { standing } from './standing.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

describe('ruling 15: the socle', () => {
  test('cards won from the Indécis zone become socle cards whatever they were', () => {
    scenario({ hands: { A: ['indecis-01'] }, undecided: [campagne(8)], dice: [5] })
      .asks('A', 'ask.card')
      .answer('indecis-01')
      .sees((state) => expect(state.places.A!.socle).toEqual([campagne(8)]));
  });
  test('never loses a card in 15 games', () => {
    for (let n = 0; n < 15; n++) {
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
  scenario({ active: 'B', hands: { B: ['grand-debat-01'] }, campaign, dice: [4, 5, 6] })
    .asks('B', 'ask.card')
    .answer('grand-debat-01')
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
  scenario({
    people: 2,
    hands: { A: ['tourne-main-01', 'debat-01', 'debat-02', 'debat-03'], B: ['immunite-01'] },
    pile: ['indecis-01', 'indecis-02'],
  })
    .asks('A', 'ask.card')
    .answer('tourne-main-01')
    .sees((state) => {
      expect([...state.places.B!.hand].sort()).toEqual(['debat-01', 'debat-02', 'debat-03', 'indecis-01']);
      expect(state.places.A!.hand).toContain('immunite-01');
      expect(state.pile).toEqual(['indecis-02']);
    })
    .asks('B', 'ask.card');
});

describe('whoever passed cards on by a Tourne-main', () => {
  const table = () =>
    scenario({ hands: { A: ['tourne-main-01', 'debat-01', 'debat-02', 'debat-03'], B: [campagne(4), 'immunite-01'] }, pile: ['indecis-01'] })
      .asks('A', 'ask.card')
      .answer('tourne-main-01')
      .asks('A', 'ask.direction')
      .answer('clockwise');
  const known = (state: MoiPresident, viewer: string) =>
    Object.fromEntries(view(state, viewer).own!.known.map(({ seat, cards }) => [seat, cards.map(({ id }) => id)]));

  test('knows where they are, and nobody else does', () => {
    const { state } = table();
    expect(known(state, 'A')).toEqual({ B: ['indecis-01', 'debat-01', 'debat-02', 'debat-03'] });
    expect(known(state, 'B')).toMatchObject({ C: expect.arrayContaining([campagne(4), 'immunite-01']) });
    expect(known(state, 'C')).toMatchObject({ A: expect.anything() });
    expect(view(state, null).own).toBe(null);
  });

  test('loses sight of a card when it is used, and of all by a Nouvelle donne', () => {
    const next = table().asks('B', 'ask.card').answer('discard-debat-01');
    expect(known(next.state, 'A')).toEqual({ B: ['indecis-01', 'debat-02', 'debat-03'] });
    const { state } = table();
    state.places.B!.hand[0] = 'nouvelle-donne-01';
    const dealt = tableAt(moiPresident, state).asks('B', 'ask.card').answer('nouvelle-donne-01');
    expect(dealt.state.passed).toBe(undefined);
  });

  test('knows of them too when they are passed on again', () => {
    const { state } = table();
    state.places.B!.hand[0] = 'tourne-main-02';
    const again = tableAt(moiPresident, state).asks('B', 'ask.card').answer('tourne-main-02').asks('B', 'ask.direction').answer('clockwise');
    expect(known(again.state, 'A')).toMatchObject({ C: expect.arrayContaining(['debat-02', 'debat-03']) });
    expect(known(again.state, 'B').C).toHaveLength(4);
  });
});

test('ruling 18: Nouvelle donne: everything but zones is shuffled, the card itself included; no further draw', () => {
  const table = scenario({ hands: { A: ['nouvelle-donne-01'] }, campaign, undecided: [socle(3)], discard: ['debat-07'] });
  const shuffled = allCards(table.state).length - 6 - 1;
  table
    .asks('A', 'ask.card')
    .answer('nouvelle-donne-01')
    .tells('new-deal', { pile: shuffled - 3 * 4 })
    .sees((state) => {
      const hidden = [...state.pile, ...state.seats.flatMap((seat) => state.places[seat]!.hand)];
      expect(hidden).toHaveLength(shuffled);
      expect(hidden).toContain('nouvelle-donne-01');
      expect(state.seats.map((seat) => state.places[seat]!.hand.length)).toEqual([4, 4, 4]);
      expect(state.discard).toEqual([]);
    });
});

test('ruling 19: Tourne-points: campaign zones only; an empty one passes as empty', () => {
  scenario({ hands: { A: ['tourne-points-01'] }, campaign: { A: [campagne(5)] }, socle: { A: [socle(5)] } })
    .asks('A', 'ask.card')
    .answer('tourne-points-01')
    .asks('A', 'ask.direction')
    .answer('clockwise')
    .sees((state) => expect(scores(state)).toEqual({ A: [0, 5], B: [5, 0], C: [0, 0] }));
});
