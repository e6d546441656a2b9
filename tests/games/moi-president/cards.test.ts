/** One scenario at least for each kind of card, and one for each result of its die. */
import { describe, expect, test } from 'vitest';
import { allCards, scenario, scores } from './scenario.ts';

const campaign = { A: ['campagne-5-1', 'campagne-3-1'], B: ['campagne-8-1', 'campagne-4-1'] };
const [won, lost] = [
  [4, 5, 6],
  [1, 2, 3],
];

test('Campagne: laid in one’s campaign zone, and the turn passes', () => {
  scenario({ hands: { A: ['campagne-10-1'] }, pile: ['indecis-1'] })
    .asks('A', 'ask.card')
    .answer('campagne-10-1')
    .tells('lays', { by: 'A', card: 'campagne-10-1', total: 10 })
    .tells('you-draw', { cards: ['indecis-1'] })
    .sees((state) => {
      expect(scores(state).A).toEqual([10, 0]);
      expect(state.places.A!.hand).toHaveLength(4);
      expect(state.discard).toEqual([]);
      expect(state.active).toBe('B');
    })
    .asks('B', 'ask.card');
});

describe('Socle', () => {
  test.each(won!)('%i: the card goes to one’s socle', (die) => {
    scenario({ hands: { A: ['socle-8-1'] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('socle-8-1')
      .tells('luck', { by: 'A', die, won: true })
      .tells('keeps', { by: 'A', card: 'socle-8-1', total: 8 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 8]);
        expect(state.dice).toEqual({ why: 'bonus', rounds: [[{ by: 'A', die }]] });
      });
  });
  test.each(lost!)('%i: the card goes to the Indécis zone', (die) => {
    scenario({ hands: { A: ['socle-8-1'] }, undecided: ['campagne-3-1'], dice: [die] })
      .asks('A', 'ask.card')
      .answer('socle-8-1')
      .tells('luck', { by: 'A', die, won: false })
      .tells('undecided', { cards: ['socle-8-1'], worth: 11 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 0]);
        expect(state.undecided).toEqual(['campagne-3-1', 'socle-8-1']);
        expect(state.discard).toEqual([]);
      });
  });
});

describe('Confiance', () => {
  test.each(won!)('%i: a campaign card of one’s choice goes to one’s socle', (die) => {
    scenario({ hands: { A: ['confiance-1'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .asks('A', 'ask.trust')
      .offering('campagne-5-1', 'campagne-3-1')
      .answer('campagne-3-1')
      .tells('trusts', { by: 'A', points: 3 })
      .sees((state) => {
        expect(scores(state).A).toEqual([5, 3]);
        expect(state.discard).toEqual(['confiance-1']);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['confiance-1'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .tells('luck', { die, won: false })
      .sees((state) => expect(scores(state).A).toEqual([8, 0]))
      .asks('B', 'ask.card');
  });
  test('where all cards are worth the same, nothing is asked', () => {
    scenario({ hands: { A: ['confiance-1'] }, campaign: { A: ['campagne-5-1', 'campagne-5-2'] }, dice: [6] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .sees((state) => expect(scores(state).A).toEqual([5, 5]))
      .asks('B', 'ask.card');
  });
});

describe('Indécis', () => {
  const undecided = ['campagne-10-1', 'socle-3-1'];
  test.each(won!)('%i: the whole Indécis zone goes to one’s socle', (die) => {
    scenario({ hands: { A: ['indecis-1'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-1')
      .tells('rallies', { by: 'A', cards: 2, points: 13, total: 13 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 13]);
        expect(state.undecided).toEqual([]);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['indecis-1'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-1')
      .tells('luck', { die, won: false })
      .sees((state) => expect(state.undecided).toEqual(undecided));
  });
});

const pairs = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].flatMap((other): [number, number][] => (one === other ? [] : [[one, other]])));

describe('Débat: the higher takes a card of the other’s campaign', () => {
  test.each(pairs)('%i against %i', (one, other) => {
    const [winner, loser] = one > other ? ['A', 'B'] : ['B', 'A'];
    const [dear, left] = winner === 'A' ? ['campagne-8-1', 4] : ['campagne-5-1', 3];
    scenario({ people: 2, hands: { A: ['debat-1'] }, campaign, dice: [one, other] })
      .asks('A', 'ask.card')
      .answer('debat-1')
      .tells('attacks', { by: 'A', target: 'B' })
      .asks('B', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'A', die: one }, other: { by: 'B', die: other }, again: false })
      .asks(winner!, 'ask.take')
      .answer(String(dear))
      .tells('takes', { by: winner!, from: loser! })
      .sees((state) => expect(scores(state)[loser!]).toEqual([left, 0]));
  });
});

describe('Polémique: the lower loses a campaign card to the Indécis zone', () => {
  test.each(pairs)('%i against %i', (one, other) => {
    const loser = one < other ? 'A' : 'B';
    const card = loser === 'A' ? 'campagne-3-1' : 'campagne-4-1';
    scenario({ people: 2, hands: { A: ['polemique-1'] }, campaign, dice: [one, other] })
      .asks('A', 'ask.card')
      .answer('polemique-1')
      .asks('B', 'ask.react')
      .answer('suffer')
      .asks(loser, 'ask.give')
      .answer(card)
      .tells('gives', { by: loser })
      .sees((state) => {
        expect(state.undecided).toEqual([card]);
        expect(scores(state)).toEqual(loser === 'A' ? { A: [5, 0], B: [12, 0] } : { A: [8, 0], B: [8, 0] });
      });
  });
});

test('Affaire: the target discards five campaign points, and the attacker needs none', () => {
  scenario({ people: 2, hands: { A: ['affaire-1'] }, campaign: { B: ['campagne-8-1', 'campagne-5-1'] } })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('B', 'ask.react')
    .answer('suffer')
    .asks('B', 'ask.pay')
    .offering('5', '8')
    .answer('8')
    .tells('pays', { by: 'B', set: [8], to: 'discard' })
    .sees((state) => {
      expect(scores(state).B).toEqual([5, 0]);
      expect(state.discard).toEqual(['affaire-1', 'campagne-8-1']);
    });
});

test('Immunité: the attack is cancelled, and its user draws', () => {
  scenario({ people: 2, hands: { A: ['affaire-1'], B: ['immunite-1'] }, campaign, pile: ['socle-3-1', 'socle-3-2'] })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('B', 'ask.react')
    .answer('immunite')
    .tells('reacts.immunite', { by: 'B', attack: 'affaire', attacker: 'A' })
    .sees((state) => {
      expect(scores(state)).toEqual({ A: [8, 0], B: [12, 0] });
      expect(state.discard).toEqual(['affaire-1', 'immunite-1']);
      expect(state.places.B!.hand).toContain('socle-3-1');
      expect(state.places.A!.hand).toContain('socle-3-2');
      expect(state.last?.replies).toEqual([{ by: 'B', joker: 'immunite', to: null }]);
    });
});

test('Diversion: the attack is turned to another player', () => {
  scenario({ hands: { A: ['affaire-1'], B: ['diversion-1'] }, campaign: { ...campaign, C: ['campagne-5-2'] } })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('A', 'ask.target')
    .offering('B', 'C')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('divert-C')
    .tells('reacts.diversion', { by: 'B', to: 'C', swapped: false })
    .asks('C', 'ask.react')
    .answer('suffer')
    .tells('pays', { by: 'C', set: [5] })
    .sees((state) => expect(scores(state)).toEqual({ A: [8, 0], B: [12, 0], C: [0, 0] }));
});

test('Nouvelle donne: hands, discard and pile are shuffled, four new cards for each; the Indécis zone stays', () => {
  const table = scenario({ people: 5, hands: { A: ['nouvelle-donne-1'] }, discard: ['debat-1', 'debat-2'], undecided: ['socle-3-1'], campaign });
  const before = allCards(table.state);
  table
    .asks('A', 'ask.card')
    .answer('nouvelle-donne-1')
    .tells('new-deal')
    .sees((state) => {
      expect(state.discard).toEqual([]);
      expect(state.undecided).toEqual(['socle-3-1']);
      expect(state.seats.map((seat) => state.places[seat]!.hand.length)).toEqual([4, 4, 4, 4, 4]);
      expect(scores(state).B).toEqual([12, 0]);
      expect(allCards(state)).toEqual(before);
      expect(state.rebuilds).toBe(0);
    });
});

describe('Tourne-main: hands pass to the neighbour', () => {
  const table = () => scenario({ hands: { A: ['tourne-main-1'] }, pile: ['indecis-1'] });
  test.each([
    ['clockwise', { A: 'C', B: 'A', C: 'B' }],
    ['anticlockwise', { A: 'B', B: 'C', C: 'A' }],
  ])('%s', (direction, from) => {
    const begun = table();
    const hands = Object.fromEntries(begun.state.seats.map((seat) => [seat, begun.state.places[seat]!.hand]));
    hands.A = [...hands.A!.filter((card) => card !== 'tourne-main-1'), 'indecis-1'];
    begun
      .asks('A', 'ask.card')
      .answer('tourne-main-1')
      .asks('A', 'ask.direction')
      .answer(direction)
      .sees((state) => {
        for (const [to, giver] of Object.entries(from)) expect([...state.places[to]!.hand].sort()).toEqual([...hands[giver]!].sort());
        expect(state.active).toBe('B');
      });
  });
  test('what passes is told to giver and receiver only', () => {
    const { events } = table().asks('A', 'ask.card').answer('tourne-main-1').asks('A', 'ask.direction').answer('clockwise');
    expect(events.filter(({ message }) => message.key === 'passed').map(({ to }) => to)).toEqual([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'A'],
    ]);
    expect(events.filter(({ to }) => to === 'all').every(({ message }) => !JSON.stringify(message).includes('indecis-1'))).toBe(true);
  });
});

describe('Tourne-points: campaign zones pass to the neighbour', () => {
  test.each([
    ['clockwise', { A: [0, 0], B: [8, 3], C: [12, 0] }],
    ['anticlockwise', { A: [12, 0], B: [0, 3], C: [8, 0] }],
  ])('%s', (direction, after) => {
    scenario({ hands: { A: ['tourne-points-1'] }, campaign, socle: { B: ['socle-3-1'] } })
      .asks('A', 'ask.card')
      .answer('tourne-points-1')
      .asks('A', 'ask.direction')
      .answer(direction)
      .tells('passes.zones')
      .sees((state) => expect(scores(state)).toEqual(after));
  });
});

describe('Grand débat: each with five campaign points throws', () => {
  test.each(won!)('%i: spared', (die) => {
    scenario({ hands: { A: ['grand-debat-1'] }, campaign: { B: ['campagne-8-1'] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('grand-debat-1')
      .tells('debate.exempt', { by: 'A' })
      .tells('debate', { by: 'B', die, spared: true })
      .sees((state) => expect(scores(state).B).toEqual([8, 0]));
  });
  test.each(lost!)('%i: five points go to the Indécis zone', (die) => {
    scenario({ hands: { A: ['grand-debat-1'] }, campaign: { B: ['campagne-8-1'] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('grand-debat-1')
      .tells('debate', { by: 'B', die, spared: false })
      .tells('pays', { by: 'B', set: [8], to: 'undecided', worth: 8 })
      .sees((state) => expect(state.undecided).toEqual(['campagne-8-1']));
  });
});

test('any card can be discarded without its effect, a joker too', () => {
  scenario({ hands: { A: ['immunite-1', 'campagne-10-1'] } })
    .asks('A', 'ask.card')
    .blocking('immunite-1', 'blocked.joker')
    .answer('discard-immunite-1')
    .tells('discards', { by: 'A', card: 'immunite-1' })
    .sees((state) => expect(state.discard).toEqual(['immunite-1']));
  scenario({ hands: { A: ['campagne-10-1'] } })
    .asks('A', 'ask.card')
    .answer('discard-campagne-10-1')
    .sees((state) => {
      expect(scores(state).A).toEqual([0, 0]);
      expect(state.discard).toEqual(['campagne-10-1']);
    });
});
