import { describe, expect, test } from 'vitest';
import { chronicle } from '../../src/discord/present/board/chronicle.ts';
import { boardName } from '../../src/discord/present/parts/figures.ts';
import { gather, headsOf, linesOf, mostLines, narrated, storyOf } from '../../src/discord/present/parts/story.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Message } from '../../src/kernel/types.ts';
import { demoGame } from '../table/demo-game.ts';

const events = (...keys: string[]): Message[] => keys.map((key) => ({ key }));
const counted = Object.fromEntries(['a', 'b', ...Array.from({ length: 20 }, (_, i) => `s${i}`)].map((key) => [key, 'it is small']));
const game = { headlines: ['won'], counted, gathered: ['passes'] };
const passes = (seat: string, card = 'x'): Message => ({ key: 'passes', args: { seat, card } });

test('what fits a post is told whole, in its order', () => {
  const all = events('a', 'won', 'b');
  expect(storyOf(all, game)).toEqual({ lines: all, left: 0 });
});

test('no headline is ever dropped, and what is dropped is counted', () => {
  const won = Array.from({ length: mostLines + 3 }, () => ({ key: 'won' }));
  expect(storyOf([...events('a'), ...won, ...events('b')], game)).toEqual({ lines: won, left: 2 });
});

test('what the game does not let a post count is told as well, however much it is', () => {
  const rare = events(...Array.from({ length: mostLines + 3 }, (_, i) => `rare${i}`));
  expect(storyOf([...rare, ...events('a', 'b')], game)).toEqual({ lines: rare, left: 2 });
});

test('of the small things the newest are told', () => {
  const small = Array.from({ length: mostLines + 2 }, (_, i) => ({ key: `s${i}` }));
  const { lines, left } = storyOf([...events('won'), ...small], game);
  expect(lines.map(({ key }) => key)).toEqual(['won', ...small.slice(3).map(({ key }) => key)]);
  expect(left).toBe(3);
});

test('one small thing alone is told beyond the limit: counting it would take as much room', () => {
  const all = events('won', ...Array.from({ length: mostLines }, (_, i) => `s${i}`));
  expect(storyOf(all, game)).toEqual({ lines: all, left: 0 });
  const headlines = events(...Array.from({ length: mostLines + 2 }, () => 'won'), 'a');
  expect(storyOf(headlines, game)).toEqual({ lines: headlines, left: 0 });
});

test('where there is room for little, what decided something is told, the newest of it, without what lies behind', () => {
  const all = [...events('won', 'a'), { key: 'won', args: { by: 'B' } }, ...events('turned', 'b'), { key: 'won', args: { by: 'C' } }];
  const telling = { headlines: ['won', 'turned'], counted, details: ['turned'] };
  expect(headsOf(all, telling, 2)).toEqual([
    { key: 'won', args: { by: 'B' } },
    { key: 'won', args: { by: 'C' } },
  ]);
});

test('what the table says of people is no small thing, but for what somebody took back', () => {
  const small = events(...Array.from({ length: mostLines + 1 }, (_, i) => `s${i}`));
  const { lines } = storyOf([{ key: 'table.took-back' }, { key: 'table.paused' }, ...small], game);
  expect(lines.map(({ key }) => key)).toEqual(['table.paused', ...small.slice(2).map(({ key }) => key)]);
});

test('that the game answers for somebody is said once in a post, where it begins', () => {
  const byDefault = (seat: string): Message => ({ key: 'table.by-default', args: { seat } });
  const told = [byDefault('A'), passes('A'), passes('B'), byDefault('C'), byDefault('A'), passes('A')];
  expect(storyOf(told, game).lines).toEqual([byDefault('A'), { key: 'passes', args: { seat: ['A', 'B'], card: 'x' } }, byDefault('C'), passes('A')]);
});

test('and not where the same post says that they are away', () => {
  const about = (key: string, seat: string): Message => ({ key: `table.${key}`, args: { seat } });
  const told = [about('away', 'A'), about('by-default', 'A'), passes('A'), about('back', 'A'), about('by-default', 'B'), about('away', 'A')];
  expect(storyOf(told, game).lines).toEqual(told.filter((_, i) => i !== 1));
});

test('the same said of several is said once', () => {
  expect(gather([passes('A'), passes('B'), passes('C')], ['passes'])).toEqual([{ key: 'passes', args: { seat: ['A', 'B', 'C'], card: 'x' } }]);
  expect(gather([passes('A'), passes('B', 'y')], ['passes'])).toHaveLength(2);
  expect(gather([passes('A'), { key: 'won' }, passes('B')], ['passes'])).toHaveLength(3);
  expect(gather([passes('A'), passes('B')], [])).toHaveLength(2);
});

test('a sentence is told to its end, however long it is', () => {
  const sentence = `${'Ada wins, '.repeat(60)}and that is all.`;
  const speech = { ...speechOf(null, null, 'en'), line: () => sentence };
  expect(linesOf(events('won', 'a'), game, speech)).toEqual([sentence, sentence]);
});

test('what lies behind a result is told after all else', () => {
  const told = events('cards', 'won', 'a', 'cards', 'won', 'b');
  const { lines } = storyOf(told, { headlines: ['won', 'cards'], counted, details: ['cards'] });
  expect(lines.map(({ key }) => key)).toEqual(['won', 'a', 'won', 'b', 'cards', 'cards']);
});

describe('the race', () => {
  test('an old board says to those who do not see its picture how the race stood then', () => {
    const speech = speechOf(demoGame, null, 'en');
    const words = (race: Message | null) =>
      JSON.stringify(chronicle(demoGame, { told: [], race }, speech, { board: boardName }, { people: [], seats: {} }).components);
    expect(words({ key: 'demo.draw.own', args: { card: 'seven' } })).toContain('"The board at that moment: It is a seven."');
    expect(words(null)).toContain('"The board at that moment"');
  });

  const race = (leader: string): Message => ({ key: 'table.standing', args: { standing: { key: 'race', args: { leader } } } });

  test('it stands once, after everything that happened, and only where it changed', () => {
    expect(storyOf([race('A'), ...events('won'), race('B')], game)).toEqual({ lines: events('won'), left: 0, race: race('B') });
    expect(storyOf(events('won'), game)).toEqual({ lines: events('won'), left: 0 });
  });
});

test('a game joins causes with their results before anything is counted', () => {
  const narrate = (all: readonly Message[]): Message[] => all.filter(({ key }, i) => !(key === 'a' && all[i + 1]?.key === 'won'));
  expect(narrated(events('a', 'won', 'a'), { narrate })).toEqual(events('won', 'a'));
  expect(storyOf([...events('a', 'won'), ...Array.from({ length: mostLines - 1 }, () => ({ key: 'b' }))], { ...game, narrate }).left).toBe(0);
});
