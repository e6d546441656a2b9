/** The rulings of the components page by their numbers: the socle and the specials. */
import { describe, expect, test } from 'vitest';
import { playRandom } from '../../standing/play.ts';
import { allCards, scenario, scores } from './scenario.ts';
import { standing } from './standing.ts';

const campaign = { A: ['campagne-5-1', 'campagne-3-1'], B: ['campagne-8-1', 'campagne-4-1'], C: ['campagne-5-2', 'campagne-6-1'] };

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
