/** The rulings on the Convention, the options and leaving, with at least one test each. */
import { describe, expect, test } from 'vitest';
import { printed } from '../../../src/games/candidate/data/cards.ts';
import { stateIds, votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { playOrder } from '../../../src/games/candidate/rules/table.ts';
import { majority } from '../../../src/games/candidate/vocabulary.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { asked, campaigns, candidacyIn, convention, handOf, lays, mayLay, names, type Setting, scenario, toAct, votes } from './scenario.ts';

const blanks = (n: number, from = 1) => Array.from({ length: n }, (_, i) => `squelch-${from + i}`);
/** Three candidates, A before B before C. After a last primary without a winner Ohio is Undecided, and B is the Dealer. */
const three: Omit<Setting, 'remaining'> = {
  hands: { A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'] },
  dealer: 'A',
  won: { A: ['CA', 'FL'], B: ['NY', 'GA', 'MO'], C: ['PA', 'DE', 'ND'] },
};

describe('the Convention', () => {
  test('27: after the refill of the last primary the leader takes the pawn and draws a card', () => {
    const table = convention({ ...three, deck: blanks(5) }).tells('convention', { votes: votesIn('OH') });
    table.tells('convention.leader', { seat: 'A', votes: votesIn('CA', 'FL') });
    expect([table.state.bandwagon, handOf(table, 'A').length, handOf(table, 'B').length]).toEqual(['A', 6, 5]);
  });

  test('27: the winner of the last primary has his bonus too; leaders who tie draw one each, without the pawn', () => {
    const last = scenario({ hands: { A: ['money-50-1'], B: [] }, won: { A: ['CA'] }, remaining: ['S5'], bandwagon: 'A' });
    campaigns(names(last, 'B', 'S5'), 'A', ['money-50-1', 'OH:A']);
    expect([handOf(last, 'A').length, last.state.bandwagon]).toEqual([8, 'A']);
    const equal = convention({ hands: { A: ['zero-1'], B: ['zero-2'] }, won: { A: ['ME'], B: ['NH'] } });
    equal.tells('convention.leaders', { seats: ['B', 'A'], votes: votesIn('ME') });
    expect([equal.state.bandwagon, handOf(equal, 'A').length, handOf(equal, 'B').length]).toEqual([null, 6, 6]);
  });

  test('28: all Undecided votes are one state; the winner takes them, refills with the bonus, the Dealer passes left', () => {
    const table = convention({ ...three, undecided: ['TX', 'WA'], deck: blanks(5) });
    expect(table.state.contest).toMatchObject({ kind: 'convention', boxes: [{ id: 'undecided', states: ['TX', 'WA', 'OH'] }] });
    expect(toAct(table)).toEqual(['C']);
    campaigns(table, 'C', ['money-30-1', 'undecided:C']);
    campaigns(table, 'A');
    campaigns(table, 'B')
      .tells('count', { verdict: { kind: 'won', by: 'C', son: false }, votes: votesIn('TX', 'WA', 'OH') })
      .tells('bandwagon', { seat: 'C', bonus: 1 });
    expect(votes(table, 'C')).toEqual(['PA', 'DE', 'ND', 'TX', 'WA', 'OH']);
    table.tells('deals', { seat: 'C' }).tells('eliminated', { seat: 'B', votes: votesIn('NY', 'GA', 'MO') });
  });

  test('28: Favorite Son and Deadlock are Zeros; any number may be laid on the own section', () => {
    const hands = { A: ['favorite-son-1', 'favorite-son-2', 'deadlock-1', 'scandal-1'], B: ['money-40-1'] };
    const table = convention({ hands, won: { A: ['CA'] }, dealer: 'A' });
    for (const card of ['favorite-son-1', 'favorite-son-2', 'deadlock-1']) {
      lays(table, 'A', card, 'undecided:A');
    }
    asked(table, 'A').answer('submit');
    campaigns(table, 'B', ['money-40-1', 'undecided:B']).tells('count', { verdict: { kind: 'won', by: 'B', son: false } });
    expect(candidacyIn(table, 'A').sonUsed).toBe(false);
  });

  test('28: 270 votes win', () => {
    const won = { A: ['CA', 'TX', 'NY', 'FL', 'PA', 'IL', 'MI', 'NJ', 'NC', 'GA'], B: ['VA'] };
    const table = convention({ hands: { A: ['money-50-1'], B: ['zero-1'] }, won, dealer: 'A' });
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B').ends('won.votes', 'A');
  });

  test('29: the candidate with the fewest votes is eliminated: votes to Undecided, hand discarded; the last one wins', () => {
    const table = convention({ ...three, deck: blanks(5) });
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B').tells('eliminated', { seat: 'C', votes: votesIn('PA', 'DE', 'ND'), fewest: true });
    expect([handOf(table, 'C'), table.state.undecided]).toEqual([[], ['PA', 'DE', 'ND']]);
    expect([table.state.out, toAct(table)]).toEqual([['C'], ['B']]);
    campaigns(table, 'B', ['money-40-1', 'undecided:B']);
    campaigns(table, 'A').tells('eliminated', { seat: 'B' }).ends('won.last', 'A');
  });

  test('30: without Undecided votes the round is skipped, and the last is eliminated', () => {
    const table = scenario({ hands: { A: ['money-50-1'], B: [], C: [] }, won: { B: ['NY'], C: ['FL'] }, remaining: ['S5'] });
    campaigns(names(table, 'C', 'S5'), 'A', ['money-50-1', 'OH:A']);
    table.tells('round.empty').tells('eliminated', { seat: 'A', votes: votesIn('OH') });
    expect(table.state.undecided).toEqual(['OH']);
  });

  test('31: a round without a winner eliminates nobody; two in a row eliminate the last', () => {
    const table = convention({ ...three, deck: blanks(5) });
    for (const seat of toRound(table)) campaigns(table, seat);
    table.tells('quiet').tells('bandwagon.none').tellsNot('eliminated');
    expect([table.state.bandwagon, table.state.undecided, table.state.dealer]).toEqual([null, ['OH'], 'C']);
    for (const seat of toRound(table)) campaigns(table, seat);
    table.tells('quiet').tells('eliminated', { seat: 'C' });
  });

  test('29: the hand of whoever is eliminated lies open: nobody takes back what led there', () => {
    const hands = { A: ['money-50-1', ...blanks(4)], B: blanks(12).slice(5), C: ['scandal-1'] };
    const table = convention({ ...three, hands });
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B', ['squelch-6', 'undecided:B']).tellsNot('eliminated').asks('B', 'ask.discard-down').answer('squelch-7');
    table.tells('eliminated', { seat: 'C' }).tellsNot('draws.you').binds();
    expect(table.state.discard).toContain('scandal-1');
  });

  const lastPlace = (hands: Setting['hands']) => {
    const table = convention({ hands, dealer: 'A', won: { A: ['CA'], B: ['ME'], C: ['NH'] }, deck: blanks(5) });
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    return campaigns(table, 'B').tells('lowest', { seats: ['B', 'C'], votes: votesIn('ME') });
  };

  test('32: those who share the last place campaign without votes; the winner is safe and refills, the other is out', () => {
    const table = lastPlace({ A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'] });
    expect(table.state.contest).toMatchObject({ kind: 'elimination', boxes: [{ rivals: ['B', 'C'], states: [] }] });
    expect(toAct(table)).toEqual(['B']);
    mayLay(table, 'B', 'money-40-1', 'undecided:B', 'undecided:C');
    lays(table, 'B', 'money-40-1', 'undecided:B');
    asked(table, 'B').answer('submit');
    campaigns(table, 'C', ['money-30-1', 'undecided:C']).tells('safe', { seat: 'B' }).tells('eliminated', { seat: 'C' }).tellsNot('bandwagon');
    expect(handOf(table, 'B')).toHaveLength(5);
    expect(votes(table, 'B')).toEqual(['ME']);
  });

  test('32: without a positive winner once more, then a lot', () => {
    const table = lastPlace({ A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'] });
    campaigns(table, 'B');
    campaigns(table, 'C').tells('lowest.again');
    campaigns(table, 'B');
    campaigns(table, 'C').tells('lowest.lot');
    expect(['B', 'C']).toContain(table.state.out[0]);
  });

  test('33: 269 to 269: both are last; the winner is alone and wins', () => {
    const { each, ...won } = level();
    const table = names(scenario({ hands: { A: ['money-50-1', 'money-40-1'], B: ['zero-1'] }, won, remaining: ['S5'] }), 'B', 'S5');
    campaigns(table, 'A', ['money-50-1', 'OH:A']);
    campaigns(table, 'B')
      .tells('round.empty')
      .tells('lowest', { seats: ['A', 'B'], votes: each });
    expect(toAct(table)).toEqual(['B']);
    campaigns(table, 'B');
    campaigns(table, 'A', ['money-40-1', 'undecided:A']).tells('eliminated', { seat: 'B', votes: each }).ends('won.last', 'A');
  });
});

/** States among `from` that have exactly this many votes together, or null. */
function worth(votes: number, from: readonly string[]): string[] | null {
  const found = new Map<number, string[]>([[0, []]]);
  for (const state of from) {
    for (const [sum, states] of [...found]) {
      const more = sum + votesIn(state);
      if (more <= votes && !found.has(more)) found.set(more, [...states, state]);
    }
  }
  return found.get(votes) ?? null;
}

/** A (due to win Ohio) and B have as many votes as two can have without a majority: 269, unless a corrected marker makes the sum odd. */
function level(): { A: string[]; B: string[]; each: number } {
  const others = stateIds.filter((id) => id !== 'OH');
  for (let each = majority - 1; each > votesIn('OH'); each--) {
    const A = worth(each - votesIn('OH'), others);
    const B =
      A &&
      worth(
        each,
        others.filter((id) => !A.includes(id)),
      );
    if (A && B) return { A, B, each };
  }
  throw new Error('No two candidates can be level.');
}

/** The play order of the round. */
const toRound = (table: ReturnType<typeof scenario>): string[] => playOrder(table.state);

describe('options', () => {
  test('35: the Incumbent has a hand of 6', () => {
    const dealt = (incumbent: boolean, champion: string | null) => {
      const { state } = start(candidate.rules, { seats: ['A', 'B'], options: { incumbent }, champion, seed: seedOf(1) });
      return ['A', 'B'].map((seat) => state.candidacies[seat]!.hand.length);
    };
    expect(dealt(true, 'B')).toEqual([5, 6]);
    expect(dealt(false, 'B')).toEqual([5, 5]);
    expect(dealt(true, null)).toEqual([5, 5]);
    const table = scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] }, options: { incumbent: true }, champion: 'A' });
    campaigns(names(table, 'B', 'S1'), 'A', ['money-50-1', 'CA:A']);
    expect([handOf(campaigns(table, 'B'), 'A').length, handOf(table, 'B').length]).toEqual([7, 5]);
  });

  describe('36: the extended Convention', () => {
    const extended = () => convention({ ...three, undecided: ['TX', 'WA'], deck: blanks(5), options: { 'extended-convention': true } });

    test('the Dealer chooses which Undecided states are contested as one; then the next Dealer, until the box is empty', () => {
      const table = extended();
      table.asks('B', 'ask.contested').offering('TX', 'WA', 'OH').picking(0, 3).answer('WA', 'OH');
      campaigns(table, 'C', ['money-30-1', 'undecided:C']);
      campaigns(table, 'A');
      campaigns(table, 'B')
        .tells('count', { votes: votesIn('WA', 'OH') })
        .tellsNot('eliminated');
      table.asks('C', 'ask.contested').offering('TX').answer('TX');
      campaigns(table, 'A', ['money-50-1', 'undecided:A']);
      campaigns(table, 'B');
      campaigns(table, 'C').tells('eliminated', { seat: 'B', votes: votesIn('NY', 'GA', 'MO') });
      expect(votes(table, 'C')).toEqual(['PA', 'DE', 'ND', 'WA', 'OH']);
    });

    test('when every Dealer in turn has chosen none, all are contested together', () => {
      const table = extended();
      for (const seat of ['B', 'C', 'A']) table.asks(seat, 'ask.contested').answer();
      table.tells('round.all');
      expect(table.state.contest!.boxes[0]!.states).toEqual(['TX', 'WA', 'OH']);
    });

    test('two contests in a row without a winner eliminate the last all the same', () => {
      const table = extended();
      for (const dealer of ['B', 'C']) {
        table.asks(dealer, 'ask.contested').answer('OH');
        for (const seat of toRound(table)) campaigns(table, seat);
      }
      table.tells('eliminated', { seat: 'C' });
    });
  });
});

test('37: two play by the same rules, with all the cards, every Favorite Son among them', () => {
  const { state } = start(candidate.rules, { seats: ['A', 'F'], options: {}, seed: seedOf(1) });
  const all = [...state.deck, ...state.candidacies.A!.hand, ...state.candidacies.F!.hand];
  expect(all.map((card) => state.cards[card]!).sort()).toEqual(printed().sort());
});

test('38: what an absent player would do is always on offer: pass, a primary in any order, decline, discards', () => {
  const table = scenario({
    hands: { A: ['zero-1', 'zero-2'], B: ['zero-3', 'zero-4', 'zero-5', 'zero-6', 'money-10-1', 'money-20-1'] },
    options: { 'super-tuesday': true },
  });
  table.asks('B', 'ask.primary').answer('T1');
  table.asks('A', 'ask.claim').answer('decline');
  campaigns(table, 'A');
  campaigns(table, 'B', ['zero-3', 'ME:B']);
  expect(handOf(table, 'B')).toHaveLength(5);
});

describe('39: leaving', () => {
  const setting = (): ReturnType<typeof scenario> =>
    scenario({
      hands: { A: ['money-50-1', 'zero-1'], B: ['money-40-1'], C: ['zero-2'] },
      won: { C: ['CA'], A: ['FL'] },
      groundwork: { C: { S3: 50 } },
      bandwagon: 'C',
    });

  test('votes to Undecided, hand to the discard pile, groundwork erased, the pawn to the supply, the Dealer passes left', () => {
    const table = setting()
      .leaves('C')
      .tells('left', { seat: 'C', votes: votesIn('CA') });
    expect(table.state).toMatchObject({ undecided: ['CA'], discard: ['zero-2'], bandwagon: null, dealer: 'A' });
    expect(candidacyIn(table, 'C')).toMatchObject({ hand: [], won: [], groundwork: {} });
    table.asks('A', 'ask.primary');
  });

  test('in a campaign the others go on; cards already laid stay, his own section counts no more', () => {
    const table = names(setting(), 'C', 'D3', 'NC', 'SC');
    campaigns(table, 'A', ['money-50-1', 'NC:A'], ['zero-1', 'NC:B']);
    lays(table, 'B', 'money-40-1', 'SC:A');
    table.leaves('B');
    expect(table.state.plans).toEqual({});
    expect(toAct(table)).toEqual(['C']);
    campaigns(table, 'C');
    expect(votes(table, 'A')).toEqual(['FL', 'NC']);
    expect(candidate.rules.view(table.state, null).contest!.boxes[0]!.rivals).toEqual(['A', 'C']);
  });

  test('nobody lays anything more on that section; what was meant for it, and not submitted, is in hand again', () => {
    const table = names(scenario({ hands: { A: ['money-50-1', 'scandal-1', 'zero-1'], B: ['zero-2'], C: ['zero-3'] } }), 'C', 'S4');
    lays(table, 'A', 'scandal-1', 'IL:B');
    table.leaves('B');
    mayLay(table, 'A', 'scandal-1', 'IL:A', 'IL:C');
    campaigns(table, 'A', ['money-50-1', 'IL:A']).tells('campaigns', { counts: [{ box: 'IL', on: 'A', n: 1 }] });
  });

  test('of two who are tied, the one who stays wins', () => {
    const table = names(scenario({ hands: { A: ['money-50-1', 'zero-1'], B: ['money-50-2', 'zero-2'], C: [] } }), 'C', 'S4');
    campaigns(table, 'A', ['money-50-1', 'IL:A']);
    campaigns(table, 'B', ['money-50-2', 'IL:B']).tells('count', { verdict: { kind: 'tie', among: ['A', 'B'], son: false } });
    campaigns(table, 'A');
    table.leaves('B');
    expect(votes(table, 'A')).toEqual(['IL']);
  });

  test('a leaver in an elimination campaign is the one eliminated', () => {
    const table = convention({
      hands: { A: ['money-50-1'], B: ['zero-1'], C: ['zero-2'] },
      dealer: 'A',
      won: { A: ['CA'], B: ['ME'], C: ['NH'] },
      deck: blanks(5),
    });
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B').asks('B', 'ask.again');
    table.leaves('C');
    campaigns(table, 'B').tellsNot('eliminated');
    expect([table.state.out, toAct(table).length]).toEqual([[], 1]);
  });

  test('one player left wins; an eliminated one may leave without any effect', () => {
    setting().leaves('A').leaves('B').ends('won.left', 'C');
    const table = setting();
    table.state.out = ['A'];
    table.leaves('A').tellsNot('left');
  });
});
