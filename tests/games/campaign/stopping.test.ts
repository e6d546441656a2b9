/** Why a rival was stopped, or a state won in their turn: each reason with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { sayIn, told } from './reasoned.ts';
import { scenario } from './scenario.ts';

test('keep the rival from winning a state with a single card that costs nothing, unless they can pay for an Attack', () => {
  /** Obama wins a Defense voter in New Jersey with “Colin Powell.” */
  const stops = (defense: string, mccain: string[], { square = 3, discards = [] }: { square?: 2 | 3 | 4; discards?: string[] } = {}) =>
    told(
      scenario({
        hands: { obama: ['O14'], mccain },
        states: { NJ: { defense, economy: 'RRBBW', square }, OH: {} },
        discards: { mccain: discards },
      })
        .asks('obama', 'ask.turn')
        .answer('O14'),
      { seat: 'obama', ask: 'ask.state', picked: ['NJ'] },
    );
  expect(stops('RRRRW', ['M10']).all).toContain(
    'keep McCain from winning New Jersey (15 votes) with a single card, such as “Reform. Prosperity. Peace.”',
  );
  expect(stops('RRRRW', ['M10'], { discards: ['M04'] }).keys).not.toContain('why.stops.card');
  expect(stops('RRRRW', ['M10'], { square: 4 }).keys).not.toContain('why.stops.card');
  expect(stops('RRRRW', []).keys).not.toContain('why.stops.card');
  // Two voters are left for an Attack, which costs two other cards.
  const attacked = (mccain: string[]) => stops('RRRRW', mccain, { square: 2 }).keys;
  expect(attacked(['M10', 'M11'])).toContain('why.stops.card');
  expect(attacked(['M10', 'M11', 'M14'])).not.toContain('why.stops.card');
});

test('a rival one voter or one shift away: a card that still wins the state only makes it harder for them', () => {
  /** Obama shifts New Jersey with “Meet The Press.” */
  const shifts = (defense: string, square: 2 | 3, toward: 'defense' | 'economy', discards: string[] = []) =>
    told(
      scenario({ hands: { obama: ['O22'], mccain: ['M10'] }, states: { NJ: { defense, square }, OH: {} }, discards: { mccain: discards } })
        .asks('obama', 'ask.turn')
        .answer('O22')
        .asks('obama', 'ask.state')
        .answer('NJ'),
      { seat: 'obama', ask: 'ask.direction', picked: [toward] },
    ).first;
  expect(shifts('RRRRW', 2, 'economy')).toBe('make it harder for McCain, only one voter away, to win New Jersey (15 votes) next turn');
  expect(shifts('RRRRW', 2, 'economy', ['M04'])).toBe('keep McCain, only one voter away, from winning New Jersey (15 votes) next turn');
  expect(shifts('RRRRR', 3, 'economy')).toBe('make it harder for McCain, only one shift of the marker away, to win New Jersey (15 votes) next turn');
  expect(shifts('RRRRR', 3, 'economy', ['M24'])).toBe('keep McCain, only one shift of the marker away, from winning New Jersey (15 votes) next turn');
});

test('take a bonus that changes nothing: it costs nothing, and nothing is said of the hand', () => {
  const table = scenario({ hands: { obama: ['O01', 'O10', 'O11'], mccain: ['M10'] }, states: { NJ: {}, WI: { square: 1 } }, die: [4] });
  const bonus = table.asks('obama', 'ask.turn').answer('O01').asks('obama', 'ask.state').answer('NJ');
  const { first } = told(bonus, { seat: 'mccain', ask: 'ask.bonus', picked: ['accept'] });
  expect(first).toBe('take what costs nothing');
  const shift = bonus.asks('mccain', 'ask.state').answer('WI');
  expect(told(shift, { seat: 'mccain', ask: 'ask.direction', picked: ['defense'] }).first).toBe('leave every state as it is');
});

test('take a bonus that draws a card: no card is traded for it', () => {
  const table = scenario({ hands: { obama: ['O01', 'O10', 'O11'] }, die: [2] })
    .asks('obama', 'ask.turn')
    .answer('O01');
  const { first, keys } = told(table.asks('obama', 'ask.state').answer('NJ'), { seat: 'mccain', ask: 'ask.bonus', picked: ['accept'] });
  expect(first).toBe('draw 1 card and have more to choose from');
  expect(keys).not.toContain('why.swaps');
});

test('take a bonus: what it is, or the state it wins', () => {
  /** McCain takes the bonus for a 6 in Obama's turn, as everyone sees it. */
  const takes = (defense: string) => {
    const table = scenario({ hands: { obama: ['O01', 'O10', 'O11'] }, states: { MI: {}, FL: { defense, square: 1 } }, die: [6], unused: ['WA'] });
    const was = campaign.rules.view(copyJson(table.state), null);
    const answers = [
      ['obama', 'ask.turn', 'O01'],
      ['obama', 'ask.state', 'MI'],
      ['mccain', 'ask.bonus', 'accept'],
      ['mccain', 'ask.state', 'FL'],
    ] as const;
    const told = [...answers, ['mccain', 'ask.issue', 'defense'] as const].map(([seat, ask, picked]) =>
      table
        .asks(seat, ask)
        .answer(picked)
        .events.filter(({ to }) => to === 'all')
        .map(({ message }) => message),
    );
    const [reason] = campaign.reasons!({ seat: 'mccain', was, is: campaign.rules.view(table.state, null), told, answer: null } as never);
    return sayIn('en')(reason!);
  };
  expect(takes('RRRRW')).toBe('win Florida (27 votes) with the bonus for Obama’s 6');
  expect(takes('RRRWW')).toBe('take the bonus for Obama’s 6: gain 1 support on either issue in one state');
});
