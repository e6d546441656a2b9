/** The process is killed in the middle of a game, at bad moments and at random ones, and started again: the game goes on where it was. */
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { FaultKind, HeadlessPerson } from '../../src/playground/index.ts';
import { buttonsIn } from '../../src/playground/person/reading.ts';
import { isCall } from '../discord/table.ts';
import { isLong, often, someOf } from '../tools/often.ts';
import { type Child, startChild } from './child.ts';
import { expectKeptOnceIn } from './kept.ts';
import { offerOn } from './offer.ts';
import { isPublic, livingPost, play, type Robot, robot } from './robot.ts';
import { everybody, type Ground, openGroundToday, temporaryFolder } from './stage.ts';
import { allOptions, startGame } from './start.ts';

const campaign = games.find(({ command }) => command === 'campaign')!;
const channel = '#lounge';

interface Running {
  ground: Ground;
  child: Child;
  database: string;
  robots: Robot[];
}

async function run(pictures: 'real' | 'none'): Promise<Running> {
  const database = join(await temporaryFolder(), 'games.db');
  const ground = await openGroundToday();
  const child = await startChild(ground, database, pictures);
  const robots = everybody.slice(0, 2).map((key, i) => robot(ground.place.person(key), i + 11));
  return { ground, child, database, robots };
}

/** Plays until a player is in the middle of a card, asked a second question in one turn. */
async function toMidCard({ robots }: Running): Promise<Robot> {
  let inside: Robot | null = null;
  await play(robots, channel, {
    until: () => inside !== null,
    before: (one, _, nth) => {
      if (nth === 2) inside = one;
    },
  });
  if (!inside) throw new Error('No card asked for anything.');
  return inside;
}

describe('a killed process', { timeout: 400_000 }, () => {
  test('leaves the game in the middle of a card, where it goes on after the restart, by the old buttons', async () => {
    const running = await run('real');
    const { ground, child, database, robots } = running;
    const people = robots.map(({ person }) => person);
    await startGame(people, campaign, {}, channel);
    const one = await toMidCard(running);
    const { person } = one;
    const panel = person.message(one.panel!);
    const asked = offerOn(panel);
    await child.restart();

    // Play on the old board shows the same question, and the old panel's own buttons take the answer.
    await person.press(livingPost(person, channel)!, 'Play');
    // On a busy machine, a board that was owed when the process died can come first, as a reply to the press.
    const isCopy = (one: APIMessage) => !isPublic(one) && one.id !== panel.id && offerOn(one) !== null;
    const again = await person.wait(() => person.messages(channel).findLast(isCopy), 'the panel again', 20_000);
    expect(offerOn(again)).toEqual(asked);
    const other = robots.find((each) => each !== one)!.person;
    expect(other.text((await other.press(livingPost(other, channel)!, 'Play')).message!)).toContain('nothing to do');
    const button = asked!.buttons[0]!;
    const { message: after } = await person.press(panel, button.id);
    one.told.push({ question: asked!.question, deed: { press: button.id, label: button.label } });
    expect(after!.id).toBe(panel.id);
    expect(offerOn(after!)).not.toEqual(asked);
    // The panel last answered on is the current one, so the copy goes.
    await person.wait(() => !person.sees(again.id), 'the copy to give way');

    const { presses } = await play(robots, channel, { presses: 60 });
    expect(presses).toBeGreaterThan(20);
    await expectKeptOnceIn(database, ground.place.channelId(channel), robots);
    expect(child.log()).toBe('');
  });

  test('at random instants of a drafted game loses nothing that was acknowledged, and does nothing twice', async () => {
    const { ground, child, database, robots } = await run('none');
    await startGame(
      robots.map(({ person }) => person),
      campaign,
      allOptions(campaign),
      channel,
    );
    const killAt = new Set([5, 23, 40, 66]);
    let count = 0;
    let kills = 0;
    const { isOver } = await play(robots, channel, {
      presses: often(3000, 90),
      back: child.back,
      before: (one) => {
        if (!killAt.has(++count)) return;
        kills++;
        setTimeout(() => void child.restart().catch(() => {}), one.chance.below('instant', 25));
      },
    });
    // A short proof stops soon after the last kill.
    expect(isOver).toBe(isLong);
    expect(kills).toBe(killAt.size);
    await expectKeptOnceIn(database, ground.place.channelId(channel), robots);
  });
});

describe('a process killed between an answer and its post', () => {
  const post = /^POST \/(channels\/\d+\/messages|webhooks\/\d+\/[^/]+)$/;
  const faults: { name: string; kind: FaultKind }[] = [
    { name: 'before the post arrived', kind: 'drop' },
    { name: 'after the post arrived, before it knew', kind: 'timeout-after-success' },
  ];
  test.each(faults)('$name, posts it after the restart, once', async ({ kind }) => {
    const { ground, child, robots } = await run('none');
    const people = robots.map(({ person }) => person);
    await startGame(people, campaign, {}, channel);
    const board = livingPost(people[0]!, channel)!;
    const [called, next] = people[0]!.text(board).includes(people[0]!.mention) ? [people[0]!, people[1]!] : [people[1]!, people[0]!];
    const taken = vi.spyOn(ground.place.faults, 'take');
    const { message: panel } = await called.press(board, 'Play');
    ground.place.faults.next({ kind, route: post });
    await called.press(panel!, 'Draw a card');
    // The kill must come after the request has met its fault.
    await vi.waitFor(() => expect(taken.mock.results.some(({ value }) => value !== null)).toBe(true), { timeout: 10_000 });
    await child.restart();
    // A draw gets no post of its own: the living board tells it, and a line below calls the next player.
    const calls = (person: HeadlessPerson, after: APIMessage) =>
      person.messages(channel).filter((one) => isPublic(one) && BigInt(one.id) > BigInt(after.id) && person.text(one).includes(person.mention));
    const [line] = await next.wait(() => (calls(next, board).length > 0 ? calls(next, board) : null), 'the line that calls the next player');
    const boards = () => called.messages(channel).filter((message) => isPublic(message) && !isCall(called, message));
    const telling = (words: string) => boards().filter((message) => called.text(message).includes(words));
    await called.wait(() => telling(`${called.user.global_name} draws a card`).length > 0, 'the draw');
    const { message: theirs } = await next.press(line!, 'Play');
    expect(calls(next, board)).toHaveLength(1);
    await next.press(theirs!, 'Draw a card');
    await called.wait(() => calls(called, board).length > 0, 'the turn after');
    await called.wait(() => telling('each draw a card').length > 0, 'both draws');
    expect(telling('each draw a card')).toHaveLength(1);
    expect(telling('draws a card')).toEqual([]);
    expect(ground.problems).toEqual([]);
  });
});

describe('a process killed between a new board and the end of the old one', { timeout: 120_000 }, () => {
  const answers = (one: APIMessage) => buttonsIn(one).some((button) => 'custom_id' in button);
  /** Public posts above the newest board on which a press would still be answered. */
  const living = (person: HeadlessPerson): APIMessage[] => {
    const newest = BigInt(livingPost(person, channel)?.id ?? 0);
    return person.messages(channel).filter((one) => isPublic(one) && BigInt(one.id) < newest && answers(one));
  };
  /** The place in the sender's work at which the process is killed, found by its requests. */
  const stops: { name: string; kind: FaultKind; isOld: boolean }[] = [
    { name: 'before it knew that the new one arrived', kind: 'timeout-after-success', isOld: false },
    { name: 'before the old one was changed', kind: 'hang', isOld: true },
    { name: 'after the old one was changed, before it knew', kind: 'timeout-after-success', isOld: true },
  ];
  const tokenIn = (path: string): string | null => /^\/webhooks\/\d+\/([^/]+)/.exec(path)?.[1] ?? null;
  /** The message that this request changes, by a press's token or by the bot. */
  const changedBy = ({ place }: Ground, path: string): string | null => {
    const id = /\/messages\/([^/]+)$/.exec(path)?.[1] ?? null;
    return id === '@original' ? place.originalOf(tokenIn(path) ?? '') : id;
  };
  test.each(someOf(stops))('$name, leaves no living button above the new board', async ({ kind, isOld }) => {
    const { ground, child, robots } = await run('none');
    const { person } = robots[0]!;
    await startGame(
      robots.map((one) => one.person),
      campaign,
      {},
      channel,
    );
    await person.wait(() => livingPost(person, channel) !== null && living(person).length === 0, 'the first board, and nothing above it', 20_000);
    const isAt = (posts: readonly APIMessage[], path: string) => posts.some(({ id }) => id === changedBy(ground, path));
    /** The first post by a token is the presser's panel. */
    const panels = new Set<string>();
    const isOpening = (path: string): boolean => {
      const token = tokenIn(path);
      return token !== null && !panels.has(token) && panels.add(token) === panels;
    };
    let struck = 0;
    let edited = false;
    vi.spyOn(ground.place.faults, 'take').mockImplementation((method, path) => {
      if (struck > 0 || method === 'GET' || !/^\/(channels\/\d+\/messages|webhooks)/.test(path)) return null;
      const isPost = method === 'POST' && !isOpening(path);
      // The line that calls somebody follows an edit of the board: it is no board.
      const isHere = isOld ? isAt(living(person), path) : isPost && !edited;
      edited = method === 'PATCH' && isAt([livingPost(person, channel)!], path);
      if (!isHere) return null;
      struck = isOld ? living(person).length : 1;
      return { kind };
    });
    await play(robots, channel, { until: () => struck > 0, presses: 400 });
    expect(struck).toBeGreaterThan(0);
    if (!isOld) await person.wait(() => living(person).length > 0, 'the new board, above which the old one lives', 20_000);
    await child.restart();
    await person.wait(() => living(person).length === 0, 'the old board to lose its buttons', 20_000);
    expect(ground.problems).toEqual([]);
  });
});
