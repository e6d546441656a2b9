/** The sender on a made-up Discord: what it remembers, parks, hurries and heals. */
import { DiscordAPIError } from 'discord.js';
import pino from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import { openFilms } from '../../src/discord/pictures/films.ts';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { openSmall, type Shrink } from '../../src/discord/pictures/small.ts';
import type { Found } from '../../src/discord/posting/delivering.ts';
import { openSender } from '../../src/discord/posting/sender.ts';
import type { Api } from '../../src/discord/wire/api.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import { RenderError } from '../../src/render/errors.ts';
import { film } from '../../src/render/film.ts';
import type { Outbox } from '../../src/table/model/outbox/sending.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { ada, bob, cleo, must, openTestContext, place } from '../table/context.ts';
import { demoGame } from '../table/demo-game.ts';

const refused = (code: number) => new DiscordAPIError({ code, message: `code ${code}` }, code, 403, 'POST', '/', {});

interface World {
  /** Called before each request; can throw or wait. */
  send?: (channel: string, post: Post) => Promise<void> | void;
  edit?: (post: Post) => Promise<void> | void;
  draw?: () => Promise<Buffer>;
  outbox?: (outbox: Outbox) => Outbox;
  slowMs?: number;
  /** The demo game with one chapter of this name. */
  chapter?: string;
  /** The demo game is out of order. */
  stopped?: boolean;
  /** Every post is over fifty minutes old. */
  isOld?: boolean;
  /** What the channel shows after a try whose reply was lost. */
  found?: () => Found[];
  /** The message that Discord knows by its nonce. */
  known?: string;
  shrink?: Shrink;
  /** What another context has stored. */
  store?: Store;
}

/** A context with a sender whose Discord does what `world` says, as fast as possible. */
function open(world: World = {}) {
  const context = openTestContext({
    ...(world.store && { store: world.store, prefix: 'next' }),
    ...(world.stopped ? { games: [] } : world.chapter !== undefined && { games: [{ ...demoGame, chapter: () => world.chapter! }] }),
  });
  const sent: { channel: string; post: Post }[] = [];
  const edits: Post[] = [];
  const rewritten: string[] = [];
  const removed: string[] = [];
  const api: Api = {
    direct: async () => {},
    async send(channel, post) {
      await world.send?.(channel, post);
      sent.push({ channel, post });
      return { channel, message: world.known ?? String(sent.length) };
    },
    async edit(_ref, post) {
      await world.edit?.(post);
      edits.push(post);
    },
    isOld: () => world.isOld ?? false,
    async rewrite(ref) {
      rewritten.push(ref.message);
    },
    async remove({ message }) {
      removed.push(message);
    },
    find: async () => null,
    findAll: async () => world.found?.() ?? [],
    presence: async () => 'here',
    isOn: async () => true,
    exists: async () => true,
    openThread: async () => '0',
    unarchive: async () => {},
    person: async (_guild, id) => ({ id, name: id }),
  };
  const logged: { level: number; msg: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const games = context.games;
  const pictures = openPictures(world.draw ?? (async () => Buffer.alloc(1)), log);
  const outbox = world.outbox?.(context.outbox) ?? context.outbox;
  const listeners = new Set<() => void>();
  const watched: Outbox = {
    ...outbox,
    async due(...given) {
      const found = await outbox.due(...given);
      for (const hear of listeners) hear();
      return found;
    },
  };
  /** Resolves when the sender has looked again for what is due, and has begun with it. */
  const looked = async () => {
    // The first look may have begun earlier.
    for (let looks = 0; looks < 3; looks++) {
      const { promise, resolve } = Promise.withResolvers<void>();
      listeners.add(resolve);
      await promise;
      listeners.delete(resolve);
    }
  };
  const stopped = world.stopped ? [{ command: demoGame.command, game: demoGame, faults: [], error: null }] : [];
  const services = {
    games,
    stopped,
    tables: context.tables,
    pictures,
    panels: openPanels(log),
    films: openFilms(world.draw ?? (async () => Buffer.alloc(1)), film),
    ...(world.shrink && { small: openSmall(world.shrink) }),
    api,
    hurry: () => {},
    now: () => context.clock.now,
    log,
  };
  const sender = openSender(services, watched, { everyMs: 10, slowMs: world.slowMs ?? 5000 });
  onTestFinished(() => sender.stop());
  const boards = () => sent.filter(({ post }) => post.files.length > 0 || JSON.stringify(post).includes('board in words'));
  return { ...context, sender, sent, edits, rewritten, removed, boards, logged, looked };
}

const textOf = (post: Post | undefined) => JSON.stringify(post?.components ?? '');

describe('what was said', () => {
  test('is never said again because the note could not be written, and nothing else is said meanwhile', async () => {
    let isFull = true;
    let tries = 0;
    const outbox = (real: Outbox): Outbox => ({
      ...real,
      async done(delivery, said) {
        tries++;
        if (isFull) throw new Error('database or disk is full');
        await real.done(delivery, said);
      },
    });
    const { hand, clock, boards, logged, tables } = open({ outbox });
    const { id } = await hand.begin();
    await vi.waitFor(() => expect(boards()).toHaveLength(1));
    await hand.begin([ada, bob], {}, '2');
    for (let i = 0; i < 10; i++) {
      const before = tries;
      clock.now += 130_000;
      await vi.waitFor(() => expect(tries, 'the note is tried once more').toBeGreaterThan(before), { interval: 5 });
    }
    expect(boards(), 'while the disk is full').toHaveLength(1);
    expect(logged.filter(({ level }) => level >= 50).length, 'said once').toBe(1);
    isFull = false;
    clock.now += 130_000;
    await vi.waitFor(() => expect(boards()).toHaveLength(2));
    expect((await tables.find(id))?.post).not.toBeNull();
  });
});

test('a game that is out of order and is ended is told of once, and keeps nothing else from being said', async () => {
  const before = open();
  const { id } = await before.hand.begin();
  await vi.waitFor(() => expect(before.boards()).toHaveLength(1));
  await before.sender.stop();
  const { tables, request, sent, clock, logged, outbox, looked } = open({ store: before.store, stopped: true });
  await must(tables.end(id, request()));
  await vi.waitFor(() => expect(sent.map(({ post }) => textOf(post))).toEqual([expect.stringContaining('have ended this game')]));
  expect((await tables.find(id))?.post?.message).toBe('1');
  for (let i = 0; i < 10; i++) {
    clock.now += 700_000;
    await looked();
  }
  expect(sent).toHaveLength(1);
  expect(await outbox.due(clock.now, 10)).toEqual([]);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});

describe('a channel', () => {
  test('that is gone parks its post, and tells it when it is back', async () => {
    let isGone = true;
    const { hand, clock, boards, sender, tables, looked } = open({
      send() {
        if (isGone) throw refused(10003);
      },
    });
    const { id } = await hand.begin();
    await vi.waitFor(async () => expect((await tables.find(id))?.trouble).toMatchObject({ problem: expect.stringContaining('10003') }));
    clock.now += 40 * 24 * 3_600_000;
    await looked();
    expect(boards()).toHaveLength(0);
    isGone = false;
    sender.hurry();
    await vi.waitFor(() => expect(boards()).toHaveLength(1));
    await vi.waitFor(async () => expect((await tables.find(id))?.trouble).toBeNull());
  });

  test('where files may not be attached gets the words', async () => {
    const { hand, sent, tables } = open({
      send(_, post) {
        if (post.files.length > 0) throw refused(50013);
      },
    });
    const { id } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(textOf(sent[0]?.post)).toContain('Attach Files');
    expect(textOf(sent[0]?.post)).toContain('Ada 0');
    expect((await tables.find(id))?.trouble).toBeNull();
  });

  test('who is called in a line below the board is not called on the board as well, and has their buttons there', async () => {
    const { hand, sent, edits, removed } = open({ chapter: 'one' });
    const { id, a, b } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    for (const person of [a, b]) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(textOf(sent[1]!.post)).toContain('it’s your turn');
    expect(textOf(edits.at(-1))).toContain('bids are in');
    expect(textOf(edits.at(-1))).not.toContain('it’s your turn');
    await must(hand.answer(id, a, 'again'));
    await vi.waitFor(() => expect(textOf(edits.at(-1)), 'who goes on is asked on the board').toContain('it’s your turn'));
    await vi.waitFor(() => expect(removed, 'and the line that asked them before goes').toEqual(['2']));
  });

  test('whoever answers while a board is on its way is not called by it', async () => {
    let answered = false;
    const answering = (real: Outbox): Outbox => ({
      ...real,
      async due(...given) {
        const found = await real.due(...given);
        const [first] = found;
        if (first && !answered) {
          answered = true;
          for (const n of ['1', '1']) await must(world.hand.answer(first.table, ada, n));
        }
        return found;
      },
    });
    const world = open({ chapter: 'one', outbox: answering });
    await world.hand.begin();
    await vi.waitFor(() => expect(world.sent.map(({ post }) => post.mentions)).toEqual([[]]));
  });

  test('a line that calls two stands until both have answered, and names who is left', async () => {
    // A message arrives a moment after the player was asked.
    const world = open({ chapter: 'one', send: () => void world.clock.now++ });
    const { hand, sent, edits, removed, clock, tables } = world;
    const lines = () => edits.map(textOf).filter((text) => text.includes('it’s your turn') && !text.includes('"Log"'));
    const { id } = await hand.begin([ada, bob, cleo]);
    const { seats } = (await tables.find(id))!;
    const people = [ada, bob, cleo].toSorted((one, other) => (seats[one.id]! < seats[other.id]! ? -1 : 1));
    for (const person of people) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await vi.waitFor(() => expect(textOf(sent.at(-1)?.post)).toContain(`<@${people[0]!.id}>, it’s your turn`));
    clock.now += 15 * 60_000;
    await must(hand.answer(id, people[0]!, 'ask'));
    await vi.waitFor(() => expect(sent.at(-1)?.post.mentions).toEqual([people[1]!.id, people[2]!.id]));
    const line = String(sent.length);
    clock.now += 1000;
    await must(hand.answer(id, people[1]!, 'yes'));
    await vi.waitFor(() => expect(lines().at(-1)).toContain(`<@${people[2]!.id}>, it’s your turn`));
    expect(removed).not.toContain(line);
    await must(hand.answer(id, people[2]!, 'yes'));
    await vi.waitFor(() => expect(removed).toContain(line));
  });

  test('a line that calls one goes with their first news, also where they were quicker than the line', async () => {
    const world = open({
      chapter: 'one',
      async send(_channel, { mentions }) {
        const [called] = mentions;
        if (sent.length !== 1 || called === undefined) return;
        clock.now++;
        await must(hand.answer(id, called === a.id ? a : b, 'again'));
        clock.now++;
      },
    });
    const { hand, sent, edits, removed, clock } = world;
    const { id, a, b } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.now += 15 * 60_000;
    for (const person of [a, b]) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await vi.waitFor(() => expect(removed).toEqual(['2']));
    expect(edits.map(textOf).filter((text) => !text.includes('"Log"'))).toEqual([]);
  });

  test('where files may not be attached any more has its board edited in words, and calls all the same', async () => {
    let isForbidden = false;
    const forbid = (post: Post) => {
      if (isForbidden && post.files.length > 0) throw refused(50013);
    };
    const { hand, sent, edits, tables, clock } = open({ chapter: 'one', send: (_, post) => forbid(post), edit: forbid });
    const { id, a, b } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    // Nobody is called twice in ten seconds.
    clock.now += 15 * 60_000;
    isForbidden = true;
    for (const person of [a, b]) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await must(hand.answer(id, a, 'gain'));
    await vi.waitFor(() => expect(sent.at(-1)?.post.mentions).toEqual([b.id]));
    expect(textOf(edits.at(-1))).toContain('Attach Files');
    expect((await tables.find(id))?.trouble).toBeNull();
  });

  test('that hangs holds up nobody else', async () => {
    const end = Promise.withResolvers<void>();
    const { hand, boards } = open({ slowMs: 30, send: (channel) => (Number(channel) < 1000 ? end.promise : undefined) });
    for (let i = 0; i < 40; i++) await hand.begin([ada, bob], {}, String(i));
    await hand.begin([ada, bob], {}, '5000');
    await vi.waitFor(() => expect(boards().map(({ channel }) => channel)).toEqual(['5000']), { timeout: 5000 });
    end.resolve();
  });
});

test('a board whose picture was late gets it soon after, by an edit', async () => {
  let isBusy = true;
  const { hand, clock, sent, edits, looked } = open({
    async draw() {
      if (isBusy) throw new RenderError('late', 'busy');
      return Buffer.alloc(1);
    },
  });
  await hand.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.post.files).toEqual([]);
  isBusy = false;
  await looked();
  expect(edits).toEqual([]);
  clock.now += 2000;
  await vi.waitFor(() => expect(edits).toHaveLength(1));
  expect(edits[0]?.files).toHaveLength(1);
});

test('a post that was deleted, or takes no more edits, is told anew; nothing is left of it', async () => {
  let code = 10008;
  const { hand, sent, edits, removed } = open({
    edit() {
      throw refused(code);
    },
  });
  const { id, a, b } = await hand.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await must(hand.answer(id, a, '1'));
  await must(hand.answer(id, a, '1'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  for (const n of ['1', '1']) await must(hand.answer(id, b, n));
  await vi.waitFor(() => expect(textOf(sent.at(-1)?.post)).toContain('bids are in'));
  const before = sent.length;
  code = 30046;
  await must(hand.answer(id, a, 'again'));
  await vi.waitFor(() => expect(sent.length).toBe(before + 1));
  expect(textOf(sent.at(-1)?.post)).toContain('bids are in');
  await vi.waitFor(() => expect(removed).toContain(String(before)));
  expect(edits).toEqual([]);
});

test('a board that may soon take no more edits gives its story to a new one and goes; its last edit is for taking its buttons', async () => {
  const world: World = { chapter: 'one' };
  const { hand, sent, edits, removed, rewritten } = open(world);
  const { id, a, b } = await hand.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  world.isOld = true;
  await must(hand.answer(id, a, '1'));
  await must(hand.answer(id, a, '1'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(removed).toEqual(['1']));
  expect(edits).toEqual([]);
  world.chapter = 'two';
  for (const n of ['1', '1']) await must(hand.answer(id, b, n));
  await vi.waitFor(() => expect(rewritten).toEqual(['2']));
  expect(edits).toEqual([]);
});

test('where the game goes on to another player, such a board keeps what it told, and the new one tells what is new', async () => {
  const world: World = { chapter: 'one' };
  const { hand, sent, edits, removed, rewritten } = open(world);
  const { id, a } = await hand.beginTurns();
  await vi.waitFor(() => expect(textOf(sent.at(-1)?.post)).toContain('bids are in'));
  const [before, earlier] = [sent.length, edits.length];
  world.isOld = true;
  await must(hand.answer(id, a, 'gain'));
  await vi.waitFor(() => expect(rewritten).toContain(String(before)));
  expect(textOf(sent.at(-1)?.post)).toMatch(/gains 1/);
  expect(textOf(sent.at(-1)?.post)).not.toContain('bids are in');
  expect([sent.length, removed, edits.length]).toEqual([before + 1, [], earlier]);
});

describe('what arrived, and nobody heard of,', () => {
  /** What was sent arrives, but the connection breaks before the sender learns it. */
  function unheard(arrives: (post: Post) => boolean, more: World = {}) {
    const lost: Post[] = [];
    const world: World = {
      chapter: 'one',
      ...more,
      send(_, post) {
        if (lost.length > 0 || !arrives(post)) return;
        lost.push(post);
        throw new Error('the connection broke');
      },
      found: () => lost.map((post) => ({ ref: { channel: place.channel, message: '9' }, text: textOf(post) })),
    };
    return { world, lost, on: open(world) };
  }

  test('as a line that calls somebody, is found again: it calls nobody twice, and the board goes on telling what happens', async () => {
    const { lost, on } = unheard((post) => textOf(post).includes('it’s your turn') && !textOf(post).includes(':log'));
    const { hand, sent, edits, clock, removed } = on;
    const { id, a, b } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.now += 15 * 60_000;
    for (const person of [a, b]) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await vi.waitFor(() => expect(lost).toHaveLength(1));
    clock.now += 60_000;
    await must(hand.answer(id, a, 'draw'));
    await vi.waitFor(() => expect(textOf(edits.at(-1))).toMatch(/bids are in.*draws a card/));
    await vi.waitFor(() => expect(removed, 'the line that called before').toEqual(['9']));
    await must(hand.answer(id, b, 'gain'));
    await vi.waitFor(() => expect(textOf(edits.at(-1))).toMatch(/bids are in.*draws a card.*gains 1/));
    await vi.waitFor(() => expect(sent.slice(1).map(({ post }) => post.mentions)).toEqual([[b.id], [a.id]]));
  });

  test('as a board of which Discord knows the nonce, stays where it is too old for an edit by the clock here', async () => {
    const { world, lost, on } = unheard((post) => post.files.length > 0 && on.sent.length > 0, { isOld: true });
    const { hand, sent, clock, removed, tables } = on;
    const { id, a } = await hand.begin();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    world.known = '9';
    await must(hand.answer(id, a, '1'));
    await must(hand.answer(id, a, '1'));
    await vi.waitFor(() => expect(lost).toHaveLength(1));
    clock.now += 60_000;
    await vi.waitFor(async () => expect((await tables.find(id))?.post?.message).toBe('9'));
    await vi.waitFor(() => expect(removed).toContain('1'));
    expect(removed).not.toContain('9');
  });
});

test('what stays of a board is its picture made small, in the edit that takes its buttons', async () => {
  const { hand, sent, edits } = open({ shrink: async () => Buffer.from('small'), draw: async () => Buffer.from('as large as life') });
  const { id, a, b } = await hand.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  for (const who of [a, b]) for (const n of ['1', '1']) await must(hand.answer(id, who, n));
  await vi.waitFor(() => expect(textOf(sent.at(-1)?.post)).toContain('bids are in'));
  const small = () => edits.find(({ files }) => files[0]?.name === 'board.webp');
  await vi.waitFor(() => expect(small()).toBeDefined());
  expect(String(small()!.files[0]!.data)).toBe('small');
  expect(JSON.stringify(small()!.components)).toContain('attachment://board.webp');
  expect(JSON.stringify(small()!.components)).not.toContain('custom_id');
});

test('a proposal that waits for long stands anew, and what becomes of it is told in its last edit or, where that is refused, below', async () => {
  const world: World = {};
  const { hand, tables, sent, edits, removed } = open(world);
  const { id } = await hand.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const asks = ({ post }: (typeof sent)[number]) => JSON.stringify(post).includes(':consent');
  await must(tables.propose(id, ada, 'draw', null, 'asks'));
  await vi.waitFor(() => expect(sent.filter(asks)).toHaveLength(1));
  const first = String(sent.findIndex(asks) + 1);
  world.isOld = true;
  await must(tables.propose(id, ada, 'pause', null, 'asks more'));
  await vi.waitFor(() => expect(sent.filter(asks)).toHaveLength(3));
  await vi.waitFor(() => expect(removed).toContain(first));
  world.edit = () => {
    throw refused(30046);
  };
  const { proposals } = (await tables.find(id))!;
  const before = sent.length;
  await must(tables.consent(id, bob, proposals.find(({ kind }) => kind === 'draw')!.n, false, 'refuses'));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(edits).toEqual([]);
  await vi.waitFor(() => expect(removed.length).toBeGreaterThan(1));
});
