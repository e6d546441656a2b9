import { beforeEach, describe, expect, test } from 'vitest';
import { beatMs, type Lateness, openGate, openLateness } from '../../src/discord/routing/gate.ts';
import type { Holding, Interaction } from '../../src/discord/wire/port.ts';

/** The clocks of this machine and of Discord, moved by hand. */
let now: number;
let discordTime: number;
let lateness: Lateness;
beforeEach(() => {
  [now, discordTime] = [50_000, 1_800_000_000_000];
  lateness = openLateness(
    () => discordTime,
    () => now,
  );
});
const age = (at: number) => now - lateness.born(at);
/** Lets time pass, until the loop has recovered from the delay. */
const pass = (ms: number) => {
  now += ms;
  for (let i = 0; i < 4; i++, now += beatMs) lateness.beat();
};

describe('how old an interaction is', () => {
  test('Discord says when it was made', () => expect(age(discordTime - 900)).toBe(900));

  test.each([-3_600_000, -500, 3001, 3_600_000])('clocks that differ by %i ms say nothing', (skew) => expect(age(discordTime - skew)).toBe(0));

  test.each([-5000, 900, 5000])('a clock that is %i ms ahead is found out, and then an interaction is as old as it is', (skew) => {
    for (let i = 0; i < 20; i++) age(discordTime - skew - 40 - i);
    expect(age(discordTime - skew - 40)).toBe(0);
    expect(age(discordTime - skew - 2040)).toBe(2000);
  });

  test('a Discord that is slow for a while is no clock that is ahead', () => {
    age(discordTime - 40);
    for (let i = 0; i < 100; i++) {
      pass(1000);
      expect(age(discordTime - 2040)).toBeGreaterThan(1900);
    }
  });

  test('a clock that drifts away over days is followed', () => {
    for (let i = 0; i < 20; i++) age(discordTime - 40);
    for (let hour = 1; hour < 48; hour++) {
      pass(3_600_000);
      expect(age(discordTime - 40 - hour * 100)).toBe(0);
    }
  });

  test('what comes in while or just after the loop was held up may be as old as that', () => {
    now += 2000 + beatMs;
    expect(age(discordTime + 60_000)).toBe(2000);
    lateness.beat();
    now += 100;
    expect(age(discordTime + 60_000)).toBe(2000);
    now += 100;
    expect(age(discordTime + 60_000)).toBe(100);
  });

  test('a loop that was away for a night makes nothing older than anybody waits', () => {
    now += 40_000_000;
    lateness.beat();
    expect(age(discordTime)).toBe(3000);
  });
});

describe('many at once', () => {
  /** Makes twelve interactions at once, each of which blocks everything else for `ms`. Returns what happened, line by line. */
  async function twelve(ms: number, ages = 0, isBusy = false) {
    const story: string[] = [];
    const gate = openGate({ isBusy: () => isBusy, now: () => now });
    const begin = now;
    const enter = async (i: number) => {
      const hold = async (as: Holding) => void story.push(`${i} held ${as} at ${now - begin + ages}`);
      const interaction = {
        kind: 'command',
        subcommand: 'hand',
        born: begin - ages,
        hold,
        sending: async () => {},
      } as Partial<Interaction> as Interaction;
      await gate.enter(interaction, async () => {
        story.push(`${i} begun at ${now - begin + ages}`);
        now += ms;
      });
    };
    await Promise.all(Array.from({ length: 12 }, (_, i) => enter(i)));
    return story;
  }
  const begun = (story: string[]) => story.filter((line) => line.includes('begun'));

  test('quick work is simply done, in order', async () => {
    const story = await twelve(1);
    expect(story).toEqual(Array.from({ length: 12 }, (_, i) => `${i} begun at ${i}`));
  });

  test('work of 300 ms each: whoever would wait too long is held, long before their turn', async () => {
    const story = await twelve(300);
    expect(begun(story)).toEqual(Array.from({ length: 12 }, (_, i) => `${i} begun at ${i * 300}`));
    for (let i = 3; i < 12; i++) expect(story).toContain(`${i} held asker at 300`);
    for (const i of [0, 1]) expect(story.some((line) => line.startsWith(`${i} held`))).toBe(false);
  });

  test('while many pictures are waited for, all are held before anything is done', async () => {
    const story = await twelve(10, 0, true);
    expect(story.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => `${i} held asker at 0`));
    expect(begun(story)).toHaveLength(12);
  });

  test('those that come in two seconds late are all held before anything is done', async () => {
    const story = await twelve(1, 2000);
    expect(story.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => `${i} held asker at 2000`));
    expect(begun(story)).toHaveLength(12);
  });
});
