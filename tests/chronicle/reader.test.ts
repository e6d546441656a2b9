/** A reader who sees only the channel can follow the game. This reads each game's beginning, in every language; the proof reads whole games. */
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { leaderOf } from '../standing/race.ts';
import { type Moment, type Read, readerFaults, readGame } from './reader.ts';

/** The race has changed, and there was something to read before that. */
const isEnough = (moments: readonly Moment[]): boolean => moments.length >= 5 && moments.at(-1)!.standings.size > 0;

describe.each(standings.map((standing, n) => [standing.game.command, standing, n] as const))('/%s', (_, standing, n) => {
  const reads = new Map<string, Promise<Read>>();
  const read = (lang: (typeof langs)[number]): Promise<Read> => reads.get(lang) ?? reads.set(lang, readGame(standing, n, lang, isEnough)).get(lang)!;

  test.each(langs)('in %s: after every post one knows who leads, what happened last, and who is asked for what', async (lang) => {
    const { moments, faults } = await read(lang);
    expect(faults).toEqual([]);
    expect(isEnough(moments)).toBe(true);
  });

  describe('a reader misses', () => {
    /** The faults that readers find after this change to the posts. */
    const foundIn = async (change: (moment: Moment) => Moment): Promise<string> =>
      (await read('en')).moments.flatMap((moment) => readerFaults(change(moment))).join('\n');
    const without = (is: (line: string, moment: Moment) => boolean) =>
      foundIn((moment) => ({ ...moment, posts: moment.posts.map((lines) => lines.filter((line) => !is(line, moment))) }));

    test('the line that tells how the race stands', async () => {
      expect(await without((line, { standings }) => standings.has(line))).toContain('no post says how the race stands');
    });

    test('the newest of these lines', async () => {
      const isNewest = (line: string, { standings }: Moment) => [...standings].indexOf(line) === standings.size - 1;
      expect(await without(isNewest)).toMatch(/no post says how the race stands|the last post to tell of it says/);
    });

    test('how much wins', async () => {
      expect(await foundIn((moment) => ({ ...moment, goal: (moment.goal ?? 998) + 1 }))).toMatch(/ does not say that \d+ win$/m);
    });

    test('a line that names another as the leader', async () => {
      const turned = ({ game, ...moment }: Moment): Moment => {
        const tally: typeof game.tally = (view) => {
          const now = game.tally(view);
          return { [Object.keys(now).find((seat) => seat !== leaderOf(now))!]: 1 };
        };
        return { ...moment, game: { ...game, tally } };
      };
      expect(await foundIn(turned)).toContain(' leads, and the posts say ');
    });

    test('what happened last', async () => {
      const isCause = (line: string, { cause, speech }: Moment) => cause !== null && line.includes(speech.line(cause).split('\n')[0]!);
      expect(await without(isCause)).toContain('no post tells what happened last');
    });

    test('the line that calls somebody, and what it asks', async () => {
      expect(await without((line) => line.includes('<@'))).toContain('no post asks ');
      const mute = (line: string) => line.replace(/(<@\d+>).*/, '$1');
      const muted = (moment: Moment): Moment => ({ ...moment, posts: moment.posts.map((lines) => lines.map(mute)) });
      expect(await foundIn(muted)).toContain('no post asks ');
    });

    describe('in the end', () => {
      /** The faults of the last moment, as if the game ended there and only this post told it. */
      const ended = async (post: (cause: string, who: string) => string[]): Promise<string> => {
        const { moments } = await read('en');
        const moment = moments.at(-1)!;
        const winner = Object.values(moment.snapshot.table.seats)[0]!;
        const outcome = { winners: [winner], message: { key: '' } };
        const snapshot = { ...moment.snapshot, table: { ...moment.snapshot.table, outcome, toAct: [] }, calls: {} };
        const [cause] = moment.speech.line(moment.cause!).split('\n') as [string];
        return readerFaults({ ...moment, snapshot, posts: [post(cause, moment.speech.text.player(winner))] }).join('\n');
      };
      test('what decided it, or that it stands before who won', async () => {
        expect(await ended((cause, who) => [cause, `### ${who} wins.`])).toBe('');
        expect(await ended((cause, who) => [`### ${who} wins.`, cause])).toContain('does not stand before who won');
        expect(await ended((_, who) => [`### ${who} wins.`])).toContain('does not stand before who won');
      });
      test('who won, or that anybody has', async () => {
        expect(await ended((cause) => [cause, '### It is over.'])).toContain(' does not name ');
        expect(await ended((cause) => [cause])).toContain('does not say that the game is over');
      });
    });

    test('that somebody need not answer any more', async () => {
      const called = (moment: Moment): Moment => ({
        ...moment,
        posts: [...moment.posts, Object.keys(moment.snapshot.table.seats).map((user) => `<@${user}>: answer.`)],
      });
      expect(await foundIn(called)).toContain('a post still asks ');
    });
  });
});
