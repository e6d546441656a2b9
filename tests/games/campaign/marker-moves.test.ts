/** Why the issue marker was moved, each reason with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { sayIn, told } from './reasoned.ts';
import { scenario, type TileSetting } from './scenario.ts';

/** Obama shifts Florida with “Meet The Press”. */
const shifts = (florida: TileSetting, toward: 'defense' | 'economy', others: string[] = []) =>
  told(
    scenario({ hands: { obama: ['O22', ...others] }, states: { FL: florida, OH: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('FL'),
    { seat: 'obama', ask: 'ask.direction', picked: [toward] },
  );

test('toward an issue that doesn’t decide yet: one shift is left', () => {
  const { keys, first } = shifts({ economy: 'RBBBB', square: 1 }, 'economy');
  expect(keys).not.toContain('why.shifts');
  expect(first).toBe('come within one shift of making Economy decide Florida (27 votes), with a lead there of 4 voters to 1');
  expect(shifts({ economy: 'RRRBB', square: 1 }, 'economy').keys).not.toContain('why.approaches');
  // Nothing is to be gained from a lead that is no bigger.
  expect(shifts({ defense: 'RBBBB', economy: 'RBBBB', square: 1 }, 'economy').keys).not.toContain('why.approaches');
});

test('toward the issue that decides already: the other one is two spaces away', () => {
  const { first } = shifts({ defense: 'RBBBW', square: 2 }, 'defense');
  expect(first).toBe('keep Defense deciding Florida (27 votes), with the marker now two spaces from Economy');
  expect(shifts({ defense: 'RRBBW', square: 2 }, 'defense').keys).not.toContain('why.anchors');
});

test('another issue decides: within one voter of the win, or else with the voters there', () => {
  expect(shifts({ defense: 'RRRBB', economy: 'RBBBB', square: 2 }, 'economy').first).toBe('come within one voter of winning Florida (27 votes)');
  expect(shifts({ defense: 'RRRBB', economy: 'RRBBB', square: 2 }, 'economy').first).toBe(
    'make Economy decide Florida (27 votes) and so lead there by 3 voters to 2',
  );
});

test('another issue on which the lead is bigger, and not a smaller one', () => {
  expect(shifts({ defense: 'RRBBB', economy: 'RWBBB', square: 2 }, 'economy').all).toContain(
    'make Economy decide Florida (27 votes), for a bigger lead there: 3 voters to 1',
  );
  expect(shifts({ defense: 'RRBBB', economy: 'RRBBB', square: 2 }, 'economy').keys).not.toContain('why.shifts');
});

test('away from an issue on which the rival leads by more than on the other one', () => {
  const away = (economy: string) => shifts({ defense: 'RRRRB', economy, square: 1 }, 'economy').all;
  expect(away('RRBWW')).toContain('move Florida (27 votes) away from Defense, where McCain leads');
  expect(away('RRRRB').some((one) => one.includes('away from'))).toBe(false);
  expect(away('RRRRR').some((one) => one.includes('away from'))).toBe(false);
});

test('toward the side’s stronger issue, where the leads are alike, and away from it', () => {
  const alike = { defense: 'RRBBW', economy: 'RRBBW' } as const;
  expect(shifts({ ...alike, square: 2 }, 'economy').first).toBe('make Economy, Obama’s stronger issue, decide Florida (27 votes)');
  expect(shifts({ ...alike, square: 1 }, 'economy').first).toBe('move Florida (27 votes) toward Economy, Obama’s stronger issue');
  expect(shifts({ ...alike, square: 3 }, 'defense').keys).not.toContain('why.strong');
  expect(shifts({ ...alike, square: 3 }, 'economy').keys).not.toContain('why.strong');
  expect(shifts({ ...alike, defense: 'RBBBW', square: 2 }, 'economy').keys).not.toContain('why.strong');
});

test('toward the side’s stronger issue: a card in hand then wins the state', () => {
  const near = { defense: 'RBBBB', economy: 'RBBBB', square: 2 } as const;
  const first = (others: string[]): string => shifts(near, 'economy', others).first;
  expect(first(['O14', 'O11'])).toBe('make Economy decide Florida (27 votes), which “The Change We Need” can then win');
  expect(first(['O14'])).toBe('make Economy, Obama’s stronger issue, decide Florida (27 votes)');
});

test('the first of two states: the reason is about it, not about the other one', () => {
  const table = scenario({
    hands: { obama: ['O35'] },
    states: { FL: { economy: 'BBBBW', square: 2 }, NJ: { economy: 'RRRBB', square: 3 }, OH: {} },
  });
  const was = campaign.rules.view(copyJson(table.asks('obama', 'ask.turn').answer('O35').state), 'obama');
  const told = ['NJ', 'FL'].map((state) =>
    table
      .asks('obama', 'ask.next-state')
      .answer(state)
      .events.map(({ message }) => message),
  );
  const firstFor = (picked: string): string => {
    const answer = { ask: 'ask.next-state', picked: [picked] };
    const [reason] = campaign.reasons!({ seat: 'obama', was, is: campaign.rules.view(table.state, 'obama'), told, answer } as never);
    return sayIn('en')(reason!);
  };
  expect(firstFor('FL')).toBe('be one shift toward Economy away from winning Florida (27 votes)');
  expect(firstFor('NJ')).toBe('take the lead in New Jersey (15 votes) on Economy, which decides it');
});

test('one voter away from the win in several states at once', () => {
  const wins = (economy: string) =>
    told(
      scenario({
        hands: { obama: ['O36', 'O10'] },
        states: { NJ: { economy: 'RWBBB', square: 3 }, WV: { economy, defense: 'RRR', square: 4, key: 'clinton-democrats' } },
      }),
      {
        seat: 'obama',
        ask: 'ask.turn',
        picked: ['O36'],
      },
    );
  expect(wins('RWB').first).toBe('come within one voter of winning New Jersey and West Virginia (20 votes in all)');
  expect(wins('RRW').first).toBe('come within one voter of winning New Jersey (15 votes)');
});

test('one shift away from the win', () => {
  expect(gains('BBBBW', 2).first).toBe('be one shift toward Economy away from winning Florida (27 votes)');
});

/** Obama wins an Economy voter in Florida with “The Change We Need.” */
const gains = (economy: string, square: 1 | 2) =>
  told(
    scenario({ hands: { obama: ['O11'] }, states: { FL: { economy, square }, OH: {} } })
      .asks('obama', 'ask.turn')
      .answer('O11'),
    { seat: 'obama', ask: 'ask.state', picked: ['FL'] },
  );

test('all voters of an issue that doesn’t decide: the state is won as soon as it does', () => {
  expect(gains('BBBBW', 1).first).toBe('have every Economy voter in Florida (27 votes): the state is won as soon as Economy decides there');
  expect(gains('BBBWW', 1).keys).not.toContain('why.minority.all');
});

test('all voters of an issue that doesn’t decide were the rival’s', () => {
  expect(gains('RRRRR', 1).first).toBe('keep McCain from winning Florida (27 votes) as soon as Economy decides there');
  expect(gains('RRRRW', 1).keys).not.toContain('why.minority.stops');
});

test('voters of an issue that doesn’t decide: the score, if the side leads and one shift is left', () => {
  expect(gains('RRBBB', 2).first).toBe(
    'have a lead of 4 voters to 1 on Economy in Florida (27 votes): one shift of the marker would make it decide there',
  );
  expect(gains('RRBBB', 1).first).toBe('gain support in Florida (27 votes) in case Economy decides there later');
  expect(gains('RRRRB', 2).first).toBe('cut McCain’s lead on Economy in Florida (27 votes), in case it decides there later');
});

test('a Media Support lets its owner do something, who is not named again', () => {
  const { first } = told(scenario({ hands: { obama: ['O31', 'O10'] } }), { seat: 'obama', ask: 'ask.turn', picked: ['O31'] });
  expect(first).toBe('have “The Washington Post” in force and choose which state each Breaking News card affects');
});

test('a Media Support also ends the one that the rival has in force', () => {
  const over = (card: string) =>
    told(scenario({ hands: { obama: ['O33', 'O10'] }, media: { card, by: 'mccain' } }), { seat: 'obama', ask: 'ask.turn', picked: ['O33'] }).first;
  expect(over('M31')).toBe(
    'have “CBS Evening News” in force, make McCain roll the die twice when going negative, and end McCain’s control of the news',
  );
  expect(over('M33')).toContain(', and end McCain’s Media Support, “Straight Talk Express”');
});
