/** The rulings of the components page by their numbers: the socle and the specials. */

import { describe, expect, test } from 'vitest';
import { playRandom } from '../../standing/play.ts';
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

test('ruling 18: Nouvelle donne: everything but zones is shuffled, the card itself included; no further draw', () => {
  const table = scenario({ hands: { A: ['nouvelle-donne-01'] }, campaign, undecided: [socle(3)], discard: ['debat-07'] });
  const shuffled = allCards(table.state).length - 6 - 1;
  table
    .asks('A', 'ask.card')
    .answer('nouvelle-donne-01')
    .tells('new-deal', { pile: shuffled })
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
