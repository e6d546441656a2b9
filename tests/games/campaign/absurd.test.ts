/** What a computer leaves out in Campaign Manager, as no player would do it. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { absurdity } from '../absurd.ts';
import { scenario, type TileSetting } from './scenario.ts';

type States = { [state: string]: TileSetting };

const turn: [string, string] = ['obama', 'ask.turn'];
const state: [string, string] = ['obama', 'ask.state'];
/** Obama wins it with one voter on Economy. */
const nearlyWon = { economy: 'RBB', square: 4 } as const;
/** McCain wins it with one voter on Defense, or with a step to Economy. */
const oneVoterAway = { defense: 'RRRRB', square: 2 } as const;
const oneStepAway = { economy: 'RRRRR', square: 2 } as const;

const holding = (states: States, ...hand: string[]) => scenario({ hands: { obama: hand }, states });
const playing = (card: string, states: States) => holding(states, card).asks('obama', 'ask.turn').answer(card);

test('passes-up-win: a state that is won at once is left for none but one that the rival would win', () => {
  const inFlorida = (florida: TileSetting) => absurdity(campaign, playing('O10', { NV: nearlyWon, FL: florida }), state, 'FL');
  expect(inFlorida({})).toBe('passes-up-win');
  expect(inFlorida(oneVoterAway)).toBeNull();
  expect(inFlorida(oneStepAway)).toBeNull();
  expect(inFlorida({ ...oneStepAway, square: 1 })).toBe('passes-up-win');
  expect(absurdity(campaign, playing('O10', { NV: nearlyWon, FL: {} }), state, 'NV')).toBeNull();
});

test('passes-up-win: while a card has another part, a state may be won with that one', () => {
  const next: [string, string] = ['obama', 'ask.next-state'];
  const table = playing('O35', { NV: nearlyWon, FL: {}, MI: {} });
  expect(absurdity(campaign, table, next, 'FL')).toBeNull();
  table.asks(...next).answer('FL');
  expect(absurdity(campaign, table, next, 'MI')).toBe('passes-up-win');
  expect(absurdity(campaign, playing('O35', { NV: nearlyWon, MT: { economy: 'RBB', square: 3 }, FL: {} }), next, 'FL')).toBe('passes-up-win');
});

test('wastes-turn: nobody draws where a card in hand wins a state', () => {
  const draws = (nevada: TileSetting) => absurdity(campaign, holding({ NV: nevada, FL: {} }, 'O10', 'O24'), turn, 'draw');
  expect(draws(nearlyWon)).toBe('wastes-turn');
  expect(draws({ ...nearlyWon, economy: 'RRB' })).toBeNull();
});

test('wastes-turn: nobody pays for a state that a card wins for nothing, unless another is larger, or the rival has to be stopped', () => {
  const plays = (card: string, states: States) => absurdity(campaign, holding(states, 'O10', 'O01', 'O24', 'O30'), turn, card);
  expect(plays('O01', { NV: nearlyWon, FL: {} })).toBe('wastes-turn');
  expect(plays('O10', { NV: nearlyWon, FL: {} })).toBeNull();
  expect(plays('O01', { NV: nearlyWon, FL: { economy: 'RRBBB', square: 4 } }), 'Florida').toBeNull();
  expect(plays('O01', { NV: nearlyWon, FL: oneVoterAway })).toBeNull();
});

test('plays-nothing: nobody chooses states for news that can’t come, unless the rival would', () => {
  const plays = (unused: string[], media: { card: string; by: 'mccain' } | null = null) => {
    const table = scenario({ hands: { obama: ['O31', 'O24'] }, states: { FL: {}, OH: {} }, unused });
    table.state.media = media;
    return absurdity(campaign, table, turn, 'O31');
  };
  expect(plays([])).toBe('plays-nothing');
  expect(plays(['NV'])).toBeNull();
  expect(plays([], { card: 'M33', by: 'mccain' }), 'it ends theirs').toBeNull();
});

test('wastes-turn: nobody plays a card that wins nothing there, unless the rival has to be stopped', () => {
  const plays = (card: string, florida: TileSetting) => absurdity(campaign, holding({ NV: nearlyWon, FL: florida }, 'O10', 'O24', 'O30'), turn, card);
  expect(plays('O10', {})).toBeNull();
  expect(plays('O24', {})).toBe('wastes-turn');
  expect(plays('O24', oneVoterAway)).toBeNull();
  expect(plays('O30', {})).toBe('wastes-turn');
  expect(plays('O30', { defense: 'RRRRR', square: 3 })).toBeNull();
});

test('wins-for-rival: nobody turns a state to the issue on which it is all the rival’s', () => {
  const turns = (economy: string) => {
    const table = playing('O22', { NV: { defense: 'RBB', economy, square: 2 }, FL: {} });
    return absurdity(campaign, table.asks(...state).answer('NV'), ['obama', 'ask.direction'], 'economy');
  };
  expect(turns('RRR')).toBe('wins-for-rival');
  expect(turns('RRB')).toBeNull();
});

test('chooses-nothing: a card that wins voters is not played where there are none left to win', () => {
  const inMichigan = (card: string, economy: string) => absurdity(campaign, playing(card, { MI: { economy, square: 1 }, FL: {} }), state, 'MI');
  expect(inMichigan('O10', 'BBBBB')).toBe('chooses-nothing');
  expect(inMichigan('O10', 'RBBBB')).toBeNull();
  // It changes the key as well.
  expect(inMichigan('O28', 'BBBBB')).toBeNull();
});

test('plays-nothing: a Demographic Support waits for a state with undecided voters of its group', () => {
  const plays = (jersey: TileSetting) => absurdity(campaign, holding({ FL: {}, NJ: jersey }, 'O36'), turn, 'O36');
  expect(plays({ defense: 'RRBBB', economy: 'RRBBB' })).toBe('plays-nothing');
  expect(plays({ key: 'latinos', other: 'clinton-democrats' })).toBe('plays-nothing');
  expect(plays({})).toBeNull();
});

test('overpays: no more cards are discarded than there are states to win voters in', () => {
  const table = holding({ FL: {}, MI: {} }, 'O16', 'O20', 'O36', 'O37')
    .asks(...turn)
    .answer('O16');
  expect(absurdity(campaign, table, ['obama', 'ask.pay-any'], 'O20', 'O36', 'O37')).toBe('overpays');
  expect(absurdity(campaign, table, ['obama', 'ask.pay-any'], 'O36', 'O37')).toBeNull();
});
