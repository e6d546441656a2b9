/** The paragraphs of the rules in order. What a ruling's own test already shows is only named here. */
import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/discord/present/parts/story.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { sayOf } from '../../standing/checks.ts';
import { asked, campaigns, candidacyIn, convention, handOf, names, scenario, toAct, votes } from './scenario.ts';

describe('But du jeu', () => {
  test('269 votes do not win, 270 do', () => {
    const won = { A: ['CA', 'TX', 'NY', 'FL', 'PA', 'IL', 'OH', 'MI', 'NJ', 'NC', 'IN'] };
    const table = scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] }, won, remaining: ['T1', 'S5'] });
    expect(table.state.outcome).toBeNull();
    names(table, 'B', 'T1', 'ME', 'NH', 'VT');
    campaigns(table, 'A', ['money-50-1', 'VT:A']);
    campaigns(table, 'B').ends('won.votes', 'A');
  });
});

describe('Séquence de jeu', () => {
  test('select, campaign, resolve, replace cards, new Dealer, in this order', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] } }), 'B', 'S1').tells('names', { seat: 'B', states: ['CA'] });
    campaigns(table, 'A', ['money-50-1', 'CA:A']);
    campaigns(table, 'B');
    const keys = table.events.filter(({ to }) => to === 'all').map(({ message }) => message.key);
    expect(keys).toEqual(['passes', 'turned', 'count', 'bandwagon']);
    table.asks('A', 'ask.primary');
  });

  test('the total votes are told to all, the discard pile is open', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: [] } }), 'B', 'S1');
    campaigns(table, 'A', ['money-50-1', 'CA:A']);
    const view = candidate.rules.view(table.state, 'B');
    expect(view.runners[0]).toMatchObject({ seat: 'A', votes: votesIn('CA'), won: ['CA'] });
    expect(view.discard).toEqual(['money-50-1']);
    expect(candidate.describe(view, sayOf(candidate, 'en', ['A', 'B']))).toContain('Ada');
  });
});

describe('La campagne', () => {
  test('one may play none, some or all cards, in any of the states', () => {
    const table = names(scenario({ hands: { A: ['money-50-1', 'money-40-1', 'zero-1'], B: ['money-10-1'] } }), 'B', 'T1', 'ME', 'NH', 'VT');
    campaigns(table, 'A', ['money-50-1', 'ME:A'], ['money-40-1', 'VT:A'], ['zero-1', 'VT:B']);
    expect(handOf(table, 'A')).toEqual([]);
    campaigns(table, 'B');
    expect(votes(table, 'A')).toEqual(['ME', 'VT']);
  });

  test('Money laid on an opponent raises his sum', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['money-10-1'] } }), 'B', 'S1');
    campaigns(table, 'A', ['money-50-1', 'CA:B']);
    campaigns(table, 'B', ['money-10-1', 'CA:B']).tells('count', { verdict: { kind: 'won', by: 'B', son: false } });
    expect(table.state.contest!.boxes[0]!.revealed!.sums[1]!.total).toBe(60);
  });

  test('the result is told in a plain sentence with the sums', () => {
    const table = names(scenario({ hands: { A: ['money-70-1', 'endorsement-20-1'], B: ['money-50-1', 'rumor-30-1'] } }), 'B', 'D2', 'NY', 'NJ');
    campaigns(table, 'A', ['money-70-1', 'NY:A'], ['endorsement-20-1', 'NY:A']);
    campaigns(table, 'B', ['money-50-1', 'NY:B'], ['rumor-30-1', 'NY:A']);
    const [told] = table.events.filter(({ message }) => message.key === 'count');
    expect(sayOf(candidate, 'en', ['A', 'B'])(told!.message)).toBe(`New York: Ada wins ${votesIn('NY')} votes with $60k (70 + 20 − 30); Ben $50k.`);
    expect(sayOf(candidate, 'fr', ['A', 'B'])(told!.message)).toBe(
      `New York\u00a0: Ada gagne ${votesIn('NY')} voix avec 60\u00a0k$ (70 + 20 − 30)\u202f; Ben 50\u00a0k$.`,
    );
  });

  test('what others may know of a campaign is told state by state, in the order of the Dealer', () => {
    const table = names(scenario({ hands: { A: ['money-70-1', 'zero-1', 'zero-2', 'zero-3'], B: [] } }), 'B', 'T9', 'WY', 'ID', 'MT');
    campaigns(table, 'A', ['money-70-1', 'MT:A'], ['zero-1', 'MT:A'], ['zero-2', 'MT:B'], ['zero-3', 'WY:A']);
    const told = table.events.find(({ message }) => message.key === 'campaigns')!.message;
    expect(sayOf(candidate, 'en', ['A', 'B'])(told)).toBe(
      'Ada plays 4 cards face down: 1 on their own section in Wyoming; 2 on their own section and 1 on Ben’s section in Montana.',
    );
    expect(sayOf(candidate, 'fr', ['A', 'B'])(told)).toBe(
      'Ada joue 4 cartes face cachée\u00a0: 1 dans sa section (Wyoming)\u202f; 2 dans sa section et 1 chez Ben (Montana).',
    );
  });

  test('the highest sum is told first, and what a Favorite Son did', () => {
    const hands = { A: ['money-20-1', 'favorite-son-1'], B: ['money-50-1'], C: [] };
    const table = names(scenario({ hands }), 'C', 'S1');
    campaigns(table, 'A', ['money-20-1', 'CA:A'], ['favorite-son-1', 'CA:A']);
    campaigns(table, 'B', ['money-50-1', 'CA:B']);
    const [played, told] = ['campaigns', 'count'].map((key) => table.events.find(({ message }) => message.key === key)!.message);
    const say = sayOf(candidate, 'en', ['A', 'B', 'C']);
    expect(say(played!)).toBe('Ben plays 1 card face down on their own section in California.');
    expect(say(told!)).toBe(`California: Ada wins ${votesIn('CA')} votes with a Favorite Son, which beats any total: Ada $20k; Ben $50k.`);
  });

  test('a post drops no result of three states, however much else happened', () => {
    const table = names(scenario({ hands: { A: ['money-70-1'], B: [] } }), 'B', 'T9', 'WY', 'ID', 'MT');
    campaigns(table, 'A', ['money-70-1', 'WY:A']);
    const told = table.events.filter(({ to }) => to === 'all').map(({ message }) => message);
    const { lines } = storyOf([...Array.from({ length: 20 }, () => ({ key: 'claims.nobody' })), ...told], candidate);
    expect(lines.map(({ key }) => key).filter((key) => key !== 'claims.nobody' && key !== 'passes.empty')).toEqual([
      'told.campaign',
      'count',
      'told.nobody',
      'bandwagon',
    ]);
    expect(sayOf(candidate, 'en', ['A', 'B'])(told.at(-2)!)).toBe(`Montana: nobody is above zero; the ${votesIn('MT')} votes become Undecided.`);
  });

  test('undo ends with submitting: the answer closes the way back', () => {
    const table = names(scenario({ hands: { A: ['money-70-1'], B: ['zero-1'] } }), 'B', 'S1');
    expect(decisions(candidate.rules, table.state)[0]!.options.map(({ id }) => id)).toEqual([
      'money-70-1>CA:A',
      'money-70-1>CA:B',
      'groundwork',
      'pass',
    ]);
    campaigns(table, 'A', ['money-70-1', 'CA:A']);
    expect(toAct(table)).toEqual(['B']);
  });
});

describe('La préparation sous terrain', () => {
  test('what is prepared can be taken back before submitting', () => {
    const table = names(scenario({ hands: { A: ['money-70-1'], B: ['zero-1'] } }), 'B', 'S1');
    asked(table, 'A').answer('groundwork');
    table.asks('A', 'ask.groundwork').answer('S2');
    table.asks('A', 'ask.groundwork-money').answer('money-70-1');
    asked(table, 'A').answer('back-groundwork');
    campaigns(table, 'A', ['money-70-1', 'CA:A']);
    expect(candidacyIn(table, 'A').groundwork).toEqual({});
  });
});

describe('La carte Bandwagon', () => {
  test('after each round of the Convention the bonus is given, and it adds to the pawn', () => {
    const table = convention({
      hands: { A: ['money-50-1'], B: ['zero-1'], C: ['zero-2'] },
      won: { A: ['CA'], B: ['NY'], C: ['PA', 'ME'] },
      dealer: 'A',
      deck: ['squelch-1', 'squelch-2', 'squelch-3', 'squelch-4', 'squelch-5'],
    });
    campaigns(table, 'C');
    campaigns(table, 'A', ['money-50-1', 'undecided:A']);
    campaigns(table, 'B').tells('bandwagon', { seat: 'A', bonus: 2, votes: votesIn('OH') });
    expect(handOf(table, 'A')).toHaveLength(7);
  });
});
