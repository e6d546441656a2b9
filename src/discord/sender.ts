/** Carries errands from the outbox to Discord: board posts and invitations that no direct reply shows. */
import type { Logger } from 'pino';
import { GameStopped } from '../games/shelf.ts';
import type { Errand, Outbox, PostRef, TableInfo } from '../table/types.ts';
import { type Desk, gameOf, publicSpeech } from './desk.ts';
import { codeOf } from './errors.ts';
import { ownIds } from './ids.ts';
import { boardPost, boardPostFigure } from './present/board-post.ts';
import { gatheringPost } from './present/invitation.ts';
import type { Post } from './present/parts.ts';

export interface Sender {
  /** Looks at the outbox now. */
  wake(): void;
  /** Finishes what is under way; what is left stays in the outbox. */
  stop(): Promise<void>;
}

export interface SenderOptions {
  /** How often the outbox is looked at for errands whose time has come. */
  everyMs?: number;
  now?: () => number;
}

const atOnce = 8;
const second = 1000;
const minute = 60 * second;

export function openSender(desk: Desk, outbox: Outbox, { everyMs = 2 * second, now = Date.now }: SenderOptions = {}): Sender {
  const { log } = desk;
  const running = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;

  const look = () => {
    woken = false;
    const room = atOnce - running.size;
    if (stopped || room <= 0) return;
    try {
      for (const errand of outbox.due(now(), room)) begin(errand);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
  };
  const wake = () => {
    if (woken || stopped) return;
    woken = true;
    setImmediate(look);
  };
  const begin = (errand: Errand) => {
    const work = carry(desk, outbox, errand, now).finally(() => {
      running.delete(work);
      wake();
    });
    running.add(work);
  };

  const ticking = setInterval(wake, everyMs).unref();
  outbox.onQueued(wake);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await Promise.all(running);
    },
  };
}

/** Never rejects: what cannot be said now is tried again, or given up where it never can. */
async function carry(desk: Desk, outbox: Outbox, errand: Errand, now: () => number): Promise<void> {
  const { log } = desk;
  try {
    const before = desk.tables.find(errand.table);
    const post = before && (await say(desk, errand, before));
    outbox.done(errand, post);
    const old = before?.post;
    if (old && post && old.message !== post.message) await retire(desk, old);
  } catch (error) {
    const { why, after } = verdict(error, errand.tries);
    const fields = { err: error, errand: errand.id, table: errand.table, tries: errand.tries };
    const level = error instanceof GameStopped ? 'debug' : 'warn';
    log[level](fields, after === null ? `a post was given up: ${why}` : `a post could not be sent, and will be tried again: ${why}`);
    try {
      outbox.failed(errand, why, after === null ? null : now() + after);
    } catch (further) {
      log.error({ ...fields, err: further }, 'the outbox could not be written');
    }
  }
}

async function say(desk: Desk, errand: Errand, table: TableInfo): Promise<PostRef | null> {
  const post = await compose(desk, errand, table);
  if (!post) return null;
  // The answer to the start command may have shown it already, and the program have stopped before it noted where.
  const found = errand.kind === 'invitation' && !table.post ? await desk.api.find(table.place.channel, ownIds(table.id)) : null;
  const living = found ?? (errand.fresh ? null : table.post);
  if (living) {
    try {
      await awake(desk, living.channel, () => desk.api.edit(living, post));
      return living;
    } catch (error) {
      if (!cannotEdit(error)) throw error;
    }
  }
  const { channel } = table.place;
  // Whoever was called once is not called again: showing an invitation anew is no way to pester.
  if (errand.kind === 'invitation' && table.post) post.mentions = [];
  return awake(desk, channel, () => desk.api.send(channel, post, nonceOf(errand)));
}

/** Discord keeps a nonce of at most 25 characters for some minutes: a post sent before a crash is not sent twice after it. */
const nonceOf = ({ table, id }: Errand): string => `${table}.${id}`.slice(0, 25);

async function compose(desk: Desk, { kind, events }: Errand, table: TableInfo): Promise<Post | null> {
  const game = gameOf(desk, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  const speech = publicSpeech(game, table);
  // Once the game has begun, the living post is a board, and nothing is said about the invitation any more.
  if (kind === 'invitation') return table.phase === 'gathering' || table.phase === 'closed' ? gatheringPost(game, table, speech) : null;
  const told = desk.tables.glance(table.id, null);
  if (!told.ok) return null;
  const board = { game, glance: told.value, events, speech };
  return boardPost(board, await desk.pictures.show(boardPostFigure(board)));
}

/** Wakes an archived thread and tries once more. */
async function awake<T>(desk: Desk, channel: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (codeOf(error) !== archived) throw error;
    await desk.api.unarchive(channel);
    return act();
  }
}

/** The buttons of the post before go. They would still be answered, so failing at it is harmless. */
async function retire({ api, log }: { api: Desk['api']; log: Logger }, old: PostRef): Promise<void> {
  try {
    await api.retire(old);
  } catch (error) {
    log.debug({ err: error, ...old }, 'an old post keeps its buttons');
  }
}

const archived = 50083;

/** The message is gone, or too old to be edited, or not for this bot: a new one takes its place. */
const cannotEdit = (error: unknown): boolean => [10008, 30046, 50005].includes(Number(codeOf(error)));

/** Why something could not be said, and after how many milliseconds it is worth another try; null: never. */
export function verdict(error: unknown, tries: number): { why: string; after: number | null } {
  const why = error instanceof Error ? error.message : String(error);
  // Whatever a stopped game has to say waits until it is corrected.
  if (error instanceof GameStopped) return { why, after: 10 * minute };
  const code = codeOf(error);
  // The channel or the server is gone for good. The game stays as it is.
  if (code === 10003 || code === 10004) return { why, after: null };
  // Rights are given and taken by people: they may come back, for a week.
  if (code === 50001 || code === 50013) return { why, after: tries > 1000 ? null : 10 * minute };
  return { why, after: tries > 200 ? null : Math.min(10 * minute, second * 2 ** Math.min(tries, 10)) };
}
