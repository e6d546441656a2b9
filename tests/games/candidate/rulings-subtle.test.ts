/** Details of the rules that show only in a particular position, one test each. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { passOn } from '../../../src/games/candidate/rules/effects/elimination.ts';
import { baseHand } from '../../../src/games/candidate/vocabulary.ts';
import { langs } from '../../../src/i18n/types.ts';
import { lift } from '../../../src/kernel/migrate.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { asked, campaigns, candidacyIn, convention, handOf, lays, mayLay, names, type Setting, scenario, submits, toAct, votes } from './scenario.ts';

type Lays = { [seat: string]: [card: string, place: string][] };

/** Everyone campaigns once, in turn: a player named here lays those cards, the others pass. */
function round(table: ReturnType<typeof scenario>, lays: Lays = {}): ReturnType<typeof scenario> {
  const { n } = table.state.contest!;
  while (
    !table.state.outcome &&
    table.state.contest!.n === n &&
    /^ask\.(campaign|again)$/.test(decisions(candidate.rules, table.state)[0]!.ask.key)
  ) {
    const [seat] = toAct(table);
    campaigns(table, seat!, ...(lays[seat!] ?? []));
  }
  return table;
}

const blanks = (n: number) => Array.from({ length: n }, (_, i) => `squelch-${i + 1}`);
const three: Omit<Setting, 'remaining'> = {
  hands: { A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'] },
  dealer: 'A',
  won: { A: ['CA', 'FL'], B: ['NY', 'GA', 'MO'], C: ['PA', 'DE', 'ND'] },
};

describe('Favorite Son', () => {
  test('used up, it is a Zero where it is laid: a Problem may lie beside it', () => {
    const at = (sonUsed: string[]) => {
      const table = names(scenario({ hands: { A: ['favorite-son-1', 'scandal-1'], B: [] }, sonUsed }), 'B', 'S1');
      lays(table, 'A', 'favorite-son-1', 'CA:A');
      return table;
    };
    mayLay(at(['A']), 'A', 'scandal-1', 'CA:A', 'CA:B');
    mayLay(at([]), 'A', 'scandal-1', 'CA:B');
  });

  test('a second one beside the first is a Zero; a second Problem is not', () => {
    const table = names(scenario({ hands: { A: ['favorite-son-1', 'favorite-son-2', 'deadlock-1'], B: [] } }), 'B', 'S1');
    for (const card of ['favorite-son-1', 'favorite-son-2']) {
      mayLay(table, 'A', card, 'CA:A', 'CA:B');
      lays(table, 'A', card, 'CA:A');
    }
    mayLay(table, 'A', 'deadlock-1', 'CA:B');
  });
});

describe('a pass', () => {
  test('is asked about once more, and nobody learns of it before', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] } }), 'B', 'S1');
    asked(table, 'A').answer('pass');
    expect([table.events, toAct(table)]).toEqual([[], ['A']]);
    table.asks('A', 'ask.pass').answer('cancel');
    campaigns(table, 'A', ['money-50-1', 'CA:A']).tells('campaigns', { seat: 'A' });
  });

  test('everybody reads the same call, whatever is asked within a campaign', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] } }), 'B', 'S1');
    const call = () => decisions(candidate.rules, table.state)[0]!.call;
    const first = call();
    expect(first).toMatchObject({ key: 'call.campaign', args: { boxes: ['CA'] } });
    lays(table, 'A', 'money-50-1', 'CA:A');
    expect(call()).toEqual(first);
    asked(table, 'A').answer('back-money-50-1');
    asked(table, 'A').answer('pass');
    expect(call()).toEqual(first);
    table.asks('A', 'ask.pass').answer('cancel');
    asked(table, 'A').answer('groundwork');
    expect(call()).toEqual(first);
  });
});

describe('what is turned over', () => {
  test('is told card by card: by whom and on whom, also under a Deadlock', () => {
    const table = names(scenario({ hands: { A: ['money-50-1', 'zero-1'], B: ['deadlock-1'], C: [] } }), 'C', 'S4');
    campaigns(table, 'A', ['money-50-1', 'IL:A'], ['zero-1', 'IL:C']);
    campaigns(table, 'B', ['deadlock-1', 'IL:A']).tells('turned', {
      box: 'IL',
      laid: [
        { card: 'money-50-1', by: 'A', on: 'A' },
        { card: 'deadlock-1', by: 'B', on: 'A' },
        { card: 'zero-1', by: 'A', on: 'C' },
      ],
    });
  });

  test.each(langs)('thirty cards of six people are told in sentences of 300 letters at most, section by section (%s)', (lang) => {
    const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
    const faces = ['endorsement-20-5', 'rumor-20-3', 'rumor-50-1', 'state-ruling-1', 'rumor-30-1'];
    const table = scenario({ hands: Object.fromEntries(seats.map((seat) => [seat, faces.map((face) => `${face}${seat}`)])) });
    const cards = seats.flatMap((seat) => faces.map((face) => [`${face}${seat}`, face]));
    table.state.cards = { ...table.state.cards, ...Object.fromEntries(cards) };
    names(table, 'F', 'S1');
    seats.forEach((seat, i) => {
      campaigns(table, seat, ...faces.map((face, n): [string, string] => [`${face}${seat}`, `CA:${seats[(i + n) % 6]}`]));
    });
    const told = table.events.filter(({ message }) => message.key === 'turned');
    expect(told.flatMap(({ message }) => message.args!.laid)).toHaveLength(30);
    expect(told).toHaveLength(6);
    const { line } = speechOf(candidate, null, lang);
    expect(told.map(({ message }) => line(message)).filter((sentence) => sentence.length > 300)).toEqual([]);
  });

  test('what lies on other states stays hidden', () => {
    const table = names(scenario({ hands: { A: ['scandal-1', 'money-50-1'], B: ['zero-1', 'zero-2'] } }), 'B', 'D2', 'NY', 'NJ');
    campaigns(table, 'A', ['scandal-1', 'NY:A'], ['money-50-1', 'NJ:A']);
    campaigns(table, 'B', ['zero-1', 'NJ:B']);
    expect(JSON.stringify(table.events.filter(({ to }) => to === 'all'))).not.toMatch(/money-50-1|zero-1/);
  });
});

describe('the Convention', () => {
  test('the Bandwagon looks at the votes of one round, not at those of rounds before', () => {
    const table = convention({ ...three, deck: blanks(12), undecided: ['TX'], options: { 'extended-convention': true } });
    table.asks('B', 'ask.contested').answer('TX');
    campaigns(table, 'C', ['money-30-1', 'undecided:C']);
    campaigns(table, 'A');
    campaigns(table, 'B').tells('bandwagon', { seat: 'C', bonus: 1 });
    table.asks('C', 'ask.contested').answer('OH');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B');
    campaigns(table, 'C').tells('bandwagon', { seat: 'A', bonus: 1 });
  });

  test('rounds without a winner count in a row: a round that is won begins anew', () => {
    const table = convention({ ...three, deck: blanks(12), undecided: ['TX', 'WA'], options: { 'extended-convention': true } });
    const call = (state: string) => asked(table, table.state.dealer!).answer(state);
    round(call('TX')).tells('quiet');
    round(call('WA'), { A: [['money-50-1', 'undecided:A']] }).tells('bandwagon', { seat: 'A' });
    round(call('TX')).tells('quiet').tellsNot('eliminated');
    round(call('TX')).tells('eliminated');
  });

  test('after an elimination rounds without a winner are counted anew', () => {
    const table = convention({ ...three, deck: blanks(30) });
    round(table).tells('quiet');
    round(table).tells('eliminated');
    expect(table.state.out).toHaveLength(1);
    expect(table.state.quiet).toBe(0);
    round(table).tells('quiet').tellsNot('eliminated');
  });

  test('Dealers who chose none are counted anew once a state was put to the vote', () => {
    const table = convention({ ...three, deck: blanks(12), undecided: ['TX'], options: { 'extended-convention': true } });
    table.asks('B', 'ask.contested').answer();
    table.asks('C', 'ask.contested').answer();
    table.asks('A', 'ask.contested').answer('OH');
    round(table).asks('B', 'ask.contested').answer().tells('contested.none').tellsNot('round.all');
  });
});

describe('a campaign for the right to stay', () => {
  const lastPlace = (hands: Setting['hands'], deck = blanks(12), won: NonNullable<Setting['won']> = { A: ['CA'], B: ['ME'], C: ['NH'] }) => {
    const table = convention({ hands, dealer: 'A', won, deck });
    return round(table, { A: [['money-50-1', 'undecided:A']] }).tells('lowest');
  };

  test('Favorite Son and Deadlock are Zeros there', () => {
    const table = lastPlace({ A: ['money-50-1'], B: ['favorite-son-1', 'deadlock-1'], C: ['money-30-1'] });
    campaigns(table, 'B', ['favorite-son-1', 'undecided:B'], ['deadlock-1', 'undecided:C']);
    campaigns(table, 'C', ['money-30-1', 'undecided:C']).tells('safe', { seat: 'C' }).tells('eliminated', { seat: 'B' });
    expect(candidacyIn(table, 'B').sonUsed).toBe(false);
  });

  test('whoever lays nothing in it keeps more than five cards, even after playing in the round', () => {
    const hands = { A: ['money-50-1'], B: ['money-20-1'], C: ['zero-1', 'money-30-1'] };
    const setting = { hands, dealer: 'C', won: { A: ['CA'], C: ['NH'] }, undecided: ['ME'], remaining: ['S5'], deck: blanks(20) };
    const table = names(scenario(setting), 'C', 'S5');
    round(table, { A: [['money-50-1', 'OH:A']] }).tells('convention', { votes: votesIn('ME') });
    round(table, { B: [['money-20-1', 'undecided:B']] })
      .tells('bandwagon', { seat: 'B' })
      .tells('lowest', { seats: ['B', 'C'] });
    expect(handOf(table, 'B')).toHaveLength(6);
    round(table, { C: [['money-30-1', 'undecided:B']] })
      .tells('safe', { seat: 'B' })
      .tells('eliminated', { seat: 'C' });
    expect([handOf(table, 'B').length, asked(table, toAct(table)[0]!).decision.ask.key]).toEqual([6, 'ask.campaign']);
  });

  test('the winner has new cards before the others campaign again', () => {
    const hands = { A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'], D: ['zero-1'] };
    const table = lastPlace(hands, blanks(20), { A: ['CA'], B: ['ME'], C: ['NH'], D: ['HI'] });
    round(table, { B: [['money-40-1', 'undecided:B']] }).tells('safe', { seat: 'B' });
    expect(handOf(table, 'B')).toHaveLength(5);
    expect(table.state.contest).toMatchObject({ kind: 'elimination', boxes: [{ rivals: ['C', 'D'] }] });
  });

  test('after somebody is safe the others have two rounds again', () => {
    const hands = { A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'], D: ['zero-1'] };
    const table = lastPlace(hands, blanks(20), { A: ['CA'], B: ['ME'], C: ['NH'], D: ['HI'] });
    round(table).tells('lowest.again');
    round(table, { B: [['money-40-1', 'undecided:B']] }).tells('safe', { seat: 'B' });
    round(table).tells('lowest.again').tellsNot('lowest.lot');
  });
});

describe('doing something in a turn', () => {
  const seven = ['money-10-1', 'zero-1', 'zero-2', 'zero-3', 'zero-4', 'zero-5', 'squelch-1'];

  test('groundwork is doing something: more than five cards are discarded', () => {
    const table = names(scenario({ hands: { A: seven, B: [] } }), 'B', 'S1');
    asked(table, 'A').answer('groundwork');
    table.asks('A', 'ask.groundwork').answer('S2');
    table.asks('A', 'ask.groundwork-money').answer('money-10-1');
    submits(table, 'A').asks('A', 'ask.discard-down').picking(1);
  });

  test('proclaiming Super Tuesday is neither a campaign nor groundwork: whoever does nothing more keeps the hand', () => {
    const table = names(scenario({ hands: { A: seven, B: [] }, options: { 'super-tuesday': true } }), 'B', 'S1');
    table.asks('A', 'ask.claim').answer('claim');
    table.asks('A', 'ask.primary').answer('S5').asks('A', 'ask.second').answer('alone');
    const held = handOf(table, 'A').length;
    for (const seat of ['B', 'A']) campaigns(table, seat);
    expect(held).toBeGreaterThan(baseHand);
    expect(handOf(table, 'A')).toHaveLength(held);
  });

  test('whoever proclaims Super Tuesday and campaigns in one of its primaries discards down', () => {
    const table = names(scenario({ hands: { A: seven, B: [] }, options: { 'super-tuesday': true } }), 'B', 'S1');
    table.asks('A', 'ask.claim').answer('claim');
    table.asks('A', 'ask.primary').answer('S5').asks('A', 'ask.second').answer('alone');
    campaigns(table, 'B');
    campaigns(table, 'A', ['money-10-1', 'OH:A']).asks('A', 'ask.discard-down');
  });
});

test('Super Tuesday: two cards for the claimant, the choice, three for everybody from the new Dealer on, then the order', () => {
  const deck = Array.from({ length: 11 }, (_, i) => `money-${(i % 10) * 10 + 10}-${i + 3}`);
  const table = names(scenario({ hands: { A: ['zero-1', 'zero-2'], B: [], C: [] }, deck, options: { 'super-tuesday': true } }), 'C', 'S1');
  table.asks('A', 'ask.claim').answer('claim');
  expect(handOf(table, 'A')).toEqual(deck.slice(0, 2));
  table.asks('A', 'ask.primary').answer('T4');
  expect(handOf(table, 'A')).toHaveLength(2);
  table.asks('A', 'ask.second').answer('S4').tells('tuesday.draw').tellsNot('names');
  expect(handOf(table, 'A')).toEqual(deck.slice(0, 5));
  expect(handOf(table, 'B')).toEqual(deck.slice(5, 8));
  expect(handOf(table, 'C')).toEqual(deck.slice(8, 11));
  table.asks('A', 'ask.first').offering('T4', 'S4').answer('T4');
  table
    .asks('A', 'ask.order')
    .answer('MN-MI-WI')
    .tells('names', { states: ['MN', 'MI', 'WI'] })
    .tells('names', { states: ['IL'] });
  expect(table.state.sites.map(({ primary }) => primary)).toEqual(['T4', 'S4']);
});

test('a recampaign asks everybody again, those who were done as well', () => {
  const table = names(scenario({ hands: { A: ['scandal-1', 'money-10-1'], B: ['zero-1'] } }), 'B', 'S4');
  campaigns(table, 'A', ['scandal-1', 'IL:A']);
  campaigns(table, 'B');
  expect([table.state.contest!.done, toAct(table)]).toEqual([[], ['A']]);
});

describe('a Dealer who leaves', () => {
  const hands = { A: ['money-50-1', 'zero-1'], B: ['money-40-1', 'zero-2'], C: ['money-30-1', 'zero-3'] };

  test('before calling: the left neighbor is the Dealer and calls', () => {
    scenario({ hands }).leaves('C').tells('deals', { seat: 'A' }).asks('A', 'ask.primary');
    const table = scenario({ hands });
    table.asks('C', 'ask.primary').answer('reorder');
    table.asks('C', 'ask.primary').answer('D3');
    table
      .leaves('C')
      .asks('A', 'ask.primary')
      .offering(...table.state.remaining, 'reorder');
  });

  test('after calling: the primary is held as called, and the left neighbor calls the next', () => {
    const table = names(scenario({ hands }), 'C', 'S4').leaves('C');
    expect(toAct(table)).toEqual(['A']);
    campaigns(table, 'A', ['money-50-1', 'IL:A']);
    campaigns(table, 'B').asks('A', 'ask.primary');
    expect(votes(table, 'A')).toEqual(['IL']);
  });

  test('while Super Tuesday is asked about: the call stands, and nobody takes it from themselves', () => {
    const zeros = { A: ['zero-1', 'zero-2'], B: ['zero-3', 'zero-4'], C: [] };
    const table = names(scenario({ hands: zeros, options: { 'super-tuesday': true } }), 'C', 'S4').leaves('C');
    table.asks('A', 'ask.claim').answer('claim');
    table.asks('B', 'ask.claim').answer('decline').tells('claims', { seat: 'A', dealer: 'C' });
  });

  test('the turn passes with the role where both are one’s own, and stays where Super Tuesday has parted them', () => {
    const { state } = scenario({ hands });
    passOn(state, 'C');
    expect([state.dealer, state.turnOf]).toEqual(['A', 'A']);
    state.turnOf = 'B';
    passOn(state, 'A');
    expect([state.dealer, state.turnOf]).toEqual(['B', 'B']);
    state.turnOf = 'C';
    passOn(state, 'B');
    expect([state.dealer, state.turnOf]).toEqual(['C', 'C']);
  });

  test('whoever leaves leaves no groundwork behind', () => {
    const table = scenario({ hands, groundwork: { C: { S3: 50 } } }).leaves('C');
    expect(candidacyIn(table, 'C').groundwork).toEqual({});
  });
});

describe('the sealed Convention', () => {
  const sealed = () => convention({ ...three, deck: blanks(12), options: { 'sealed-convention': true } });

  test('all are asked at once; nothing is seen before the last has submitted; then all is carried out in the order of play', () => {
    const table = sealed();
    expect(toAct(table).sort()).toEqual(['A', 'B', 'C']);
    campaigns(table, 'B', ['money-40-1', 'undecided:B']);
    expect(table.events).toEqual([]);
    expect(candidate.rules.view(table.state, 'A').contest!.boxes[0]!.piles).toEqual([]);
    expect(handOf(table, 'B')).toContain('money-40-1');
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']).tells('count', { verdict: { kind: 'won', by: 'A', son: false } });
    const told = table.events.filter(({ to }) => to === 'all').map(({ message }) => message.key);
    expect(told.slice(0, 5)).toEqual(['passes', 'campaigns', 'campaigns', 'turned', 'count']);
  });

  test('primaries are played in turn all the same', () => {
    const table = names(scenario({ hands: three.hands, dealer: 'A', options: { 'sealed-convention': true } }), 'A', 'S1');
    expect(toAct(table)).toEqual(['B']);
  });

  test('whoever leaves in the middle of it is no longer waited for', () => {
    const table = sealed();
    campaigns(table, 'B', ['money-40-1', 'undecided:B']);
    campaigns(table, 'C');
    table.leaves('A').tells('count', { verdict: { kind: 'won', by: 'B', son: false } });
  });
});

test('a game of version 1, whose cards were called by what they are, goes on', () => {
  const { state } = names(scenario({ hands: { A: ['money-50-1', 'zero-1'], B: ['scandal-1'] } }), 'B', 'S1');
  const { cards: _, map: __, sealed: ___, contests: ____, before: _____, plans: ______, ...old } = JSON.parse(JSON.stringify(state));
  delete old.contest.n;
  const plan = { by: 'A', placed: [{ card: 'money-50-1', box: 'CA', on: 'A' }], discarded: [], groundwork: null };
  const lifted = lift(candidate.rules, { version: 1, state: { ...old, plan } });
  expect(lifted.cards['money-50-1']).toBe('money-50-1');
  expect(lifted.plans.A).toMatchObject({ placed: [{ card: 'money-50-1' }], sealed: false });
  expect(Object.keys(lifted.cards).length).toBe(state.deck.length + 3);
  expect(decisions(candidate.rules, lifted)[0]!.options.map(({ id }) => id)).toEqual([
    'zero-1>CA:A',
    'zero-1>CA:B',
    'back-money-50-1',
    'groundwork',
    'submit',
  ]);
});
