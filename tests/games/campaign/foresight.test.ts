/** The preview beside a choice matches what happens. */
import { describe, expect, test } from 'vitest';
import type { Foresight } from '../../../src/games/campaign/messages.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import type { Core, Event, Option } from '../../../src/kernel/types.ts';
import { playRandom } from '../../standing/play.ts';
import { aimedNews } from './aimed-news.ts';
import { scenario, type TileSetting } from './scenario.ts';
import { standing } from './standing.ts';

const foresightOf = (options: readonly Option[], id: string): Foresight => {
  const detail = options.find((option) => option.id === id)?.detail;
  if (detail?.key !== 'foresight') throw new Error(`${id} does not say what it leads to.`);
  return detail.args as unknown as Foresight;
};

const redEconomy = { defense: 'RBB', economy: 'RRR', square: 2 } as const;

describe('a direction says that it wins or loses the state', () => {
  test('Interview in a state that Economy would give to the opponent', () => {
    const { decision } = scenario({ hands: { obama: ['O22'] }, states: { NV: redEconomy, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction');
    expect(foresightOf(decision.options, 'economy')).toMatchObject({ decides: 'economy', wins: 'mccain' });
    expect(foresightOf(decision.options, 'defense')).toMatchObject({ wins: null, spaces: 1 });
  });

  test('and so does the state, before the direction is chosen', () => {
    const { decision } = scenario({ hands: { obama: ['O22'] }, states: { NV: redEconomy, FL: { square: 1 } } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state');
    expect(foresightOf(decision.options, 'NV').either).toEqual([{ issue: 'economy', turned: true, wins: 'mccain' }]);
    expect(foresightOf(decision.options, 'FL').either).toEqual([]);
  });

  test('at the end of the track it says that nothing moves', () => {
    const { decision } = scenario({ hands: { obama: ['O22'] }, states: { NV: { square: 1 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction');
    expect(foresightOf(decision.options, 'defense')).toMatchObject({ spaces: 0, stuck: true });
  });
});

describe('what wins a state at once stands first', () => {
  const likely = (options: readonly Option[]) => options.filter((one) => one.likely).map(({ id }) => id);
  const nearlyWon = { economy: 'RBB', square: 4 } as const;

  test('of two states the one with more votes', () => {
    const ask = (states: { [state: string]: TileSetting }) =>
      scenario({ hands: { obama: ['O10'] }, states })
        .asks('obama', 'ask.turn')
        .answer('O10')
        .asks('obama', 'ask.state').decision.options;
    expect(likely(ask({ NV: nearlyWon, FL: {} }))).toEqual(['NV']);
    expect(likely(ask({ MT: nearlyWon, NV: nearlyWon, FL: {} }))).toEqual(['NV']);
    expect(likely(ask({ NV: {}, FL: {} }))).toEqual([]);
  });

  test('and the direction that turns it to the row that is won', () => {
    const { decision } = scenario({ hands: { obama: ['O22'] }, states: { NV: { defense: 'RRB', economy: 'BBB', square: 2 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction');
    expect(likely(decision.options)).toEqual(['economy']);
  });
});

describe('a Breaking News card wins states only when all of it has happened', () => {
  /** Obama wins Nevada, and the side with the media may aim the news at Montana. */
  const aim = (news: string, by: 'obama' | 'mccain', montana: TileSetting) => aimedNews(news, by, { MT: montana, FL: {} }).asks(by, 'ask.news-state');

  test('N06: Defense is all Obama’s, but McCain gains 1 there before anybody looks', () => {
    const asked = aim('N06', 'mccain', { defense: 'BBB', economy: 'RWB', square: 3 });
    expect(foresightOf(asked.decision.options, 'MT')).toMatchObject({ decides: 'defense', wins: null });
    asked.answer('MT').tells('shifts', { state: 'MT', turned: true }).tells('gains', { side: 'mccain' }).tellsNot('wins').asks('mccain', 'ask.turn');
  });

  test('N03: Economy is all McCain’s, but Obama gains 1 there before anybody looks', () => {
    const asked = aim('N03', 'obama', { defense: 'RWB', economy: 'RRR', square: 2 });
    expect(foresightOf(asked.decision.options, 'MT')).toMatchObject({ decides: 'economy', wins: null });
    asked.answer('MT').tellsNot('wins').asks('mccain', 'ask.turn');
  });

  test('N03 that makes the last block Obama’s wins the state', () => {
    const asked = aim('N03', 'obama', { defense: 'RWB', economy: 'RBB', square: 2 });
    expect(foresightOf(asked.decision.options, 'MT')).toMatchObject({ wins: 'obama' });
    asked.answer('MT').tells('wins', { side: 'obama', state: 'MT' });
  });
});

describe('short of tokens', () => {
  const elevenOut = { defense: 'RbRbRbRbRbR', economy: 'RbRbRbRbRbRb', square: 1 } as const;

  test('the second part of Advertising Attack sees the token that the first one took', () => {
    const table = scenario({ hands: { obama: ['O09'] }, states: { MI: elevenOut, NV: { defense: 'RRB', economy: 'RBB', square: 4 }, FL: {} } });
    const asked = table.asks('obama', 'ask.turn').answer('O09').asks('obama', 'ask.state');
    expect(foresightOf(asked.decision.options, 'NV').wins).toBeNull();
    asked.answer('NV').tells('gains.no-token', { state: 'NV' }).tellsNot('wins');
  });

  test('a circle of one’s own that is freed costs no token', () => {
    const red = { defense: 'BrBrBrBrBrB', economy: 'BrBrBrBrBrB', square: 1 } as const;
    const states = { MI: red, NV: { economy: 'RbBBB', square: 1 }, FL: {} } as const;
    const asked = scenario({ active: 'mccain', hands: { mccain: ['M03', 'M36', 'M37'] }, states })
      .asks('mccain', 'ask.turn')
      .answer('M03')
      .asks('mccain', 'ask.state');
    expect(foresightOf(asked.decision.options, 'NV').gains).toMatchObject([{ from: 0, to: 2 }]);
    asked.answer('NV').tells('gains', { state: 'NV', n: 2 });
  });
});

describe('a card that leaves nothing to choose says in the hand what it would do', () => {
  const hits = (setting: Parameters<typeof scenario>[0], card: string) => {
    const { decision } = scenario(setting).asks('mccain', 'ask.turn');
    return decision.options.find((option) => option.id === card)?.detail?.args?.hits;
  };
  test('Demographic Support: the states with the group as their key, and which of them it wins', () => {
    const won = { defense: 'RRW', economy: 'RBB', square: 1, key: 'seniors', other: 'women' } as const;
    const states = { MT: won, CO: { defense: 'RWBB', economy: 'RBB', square: 1, key: 'seniors' }, FL: { key: 'latinos', other: 'seniors' } } as const;
    expect(hits({ active: 'mccain', hands: { mccain: ['M37'] }, states }, 'M37')).toEqual([
      { state: 'MT', n: 1, wins: 'mccain' },
      { state: 'CO', n: 1, wins: null },
    ]);
  });
  test('any card, where one state is left', () => {
    const states = { OH: { defense: 'RRB', square: 1 } } as const;
    expect(hits({ active: 'mccain', hands: { mccain: ['M10'] }, states, unused: [] }, 'M10')).toEqual([{ state: 'OH', n: 1, wins: 'mccain' }]);
  });
});

test('in random games every win that was foretold comes, and none comes unsaid', () => {
  let foretold = 0;
  for (let n = 0; n < 15; n++) {
    let said: { state: string; seen: Foresight } | null = null;
    playRandom(standing, n, {
      before(_state: Core, open, answer) {
        const decision = open.find((one) => one.id === answer.decision)!;
        const option = decision.options.find((one) => one.id === answer.picked[0]);
        const isForesight = answer.picked.length === 1 && option?.detail?.key === 'foresight';
        said = isForesight ? { state: option.about!, seen: option.detail!.args as unknown as Foresight } : null;
      },
      after(state: Core, answer, events: Event[]) {
        if (!said) return;
        const { state: id, seen } = said;
        const first = events.find(({ message }) => message.key === 'wins')?.message.args;
        const where = `game ${n}, decision ${answer.decision}, ${id}`;
        // If several states are won at the same moment, the winner of this one is asked about it first.
        const pending = (state as Campaign).tiles.some((tile) => tile.id === id);
        if (seen.wins) {
          foretold++;
          if (!pending) expect(first, where).toMatchObject({ state: id, side: seen.wins });
        } else if (!seen.open && first?.state === id) throw new Error(`${where}: ${String(first.side)} won it, and nothing had said so.`);
      },
    });
  }
  expect(foretold).toBeGreaterThan(25);
});
