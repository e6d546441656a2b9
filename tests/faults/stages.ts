/** The stages of a game between Ada and Ben at which a fault can strike: how to get there, what a player does there, and how to check the result. */
import type { APIMessage } from 'discord-api-types/v10';
import type { HeadlessPerson, Reply } from '../../src/playground/index.ts';
import { begun, bid, idOf, isCall, isPublic } from '../discord/table.ts';
import { here, type World } from './world.ts';

/** In the order of a game's life. */
export const stages = ['open', 'accept', 'answer', 'picture', 'post', 'note', 'edit', 'undo', 'end'] as const;
export type Stage = (typeof stages)[number];

export interface Scene {
  /** Plays up to this stage, and returns the action that belongs to it. */
  prepare(w: World): Promise<() => Promise<Reply>>;
  /** What the acting player reads if all goes well. */
  reads: RegExp;
  /** Whether the database has it. */
  isDone(w: World): Promise<boolean>;
  /** Whether the channel shows it. */
  isTold(w: World): boolean;
}

export const tableHere = (w: World) => w.bot.tables.at(w.place.channelId(here));
/** What everyone sees in the channel, oldest first. */
export const publicIn = (person: HeadlessPerson, channel: string): APIMessage[] => person.messages(channel).filter(isPublic);
/** The posts that say this, oldest first. */
export const telling = (w: World, words: RegExp, channel = here) =>
  publicIn(w.ada, channel).filter((message) => words.test(w.ada.text(message)) && !isCall(w.ada, message));

/** Each player's bids, in the order in which they make them. */
export const bids = { ada: ['2', '1'], ben: ['1', '1'] } as const;

/** What a player has answered at the table in this channel, according to the database. */
export async function answersOf(w: World, person: HeadlessPerson, channel = here): Promise<string[]> {
  const table = await w.bot.tables.at(w.place.channelId(channel));
  if (!table) return [];
  const kept = (await w.store.answers(table.id, 0)).filter(({ kind, seat }) => kind === 'answer' && seat === table.seats[person.id]);
  return kept.flatMap(({ picked }) => picked);
}

/** A player's panel after these presses. */
async function panelOf(w: World, person: HeadlessPerson, ...picked: string[]): Promise<APIMessage> {
  const { board } = await begun({ place: w.place } as never);
  return bid(person, await board(), ...picked);
}
const pick = (person: HeadlessPerson, panel: APIMessage, option: string) => () => person.press(panel, idOf(person, panel, option));

async function lastBid(w: World) {
  await panelOf(w, w.ada, ...bids.ada);
  const board = telling(w, /it’s your turn|each of you/).at(-1)!;
  const panel = await bid(w.ben, board, '1');
  return pick(w.ben, panel, '1');
}
/** A player's bids, without the answers that follow them. */
export const bidsOf = async (w: World, person: HeadlessPerson) => (await answersOf(w, person)).filter((one) => /^\d$/.test(one));

const allBidsAreIn = async (w: World) => (await bidsOf(w, w.ben)).length === 2;
/** If the disk lost the line, the post says so. */
export const bidsAreIn = /bids are in|can’t be read anymore/;
const theyAreTold = (w: World) => telling(w, bidsAreIn).length > 0;
const always = () => true;

const firstBid: Scene = {
  prepare: async (w) => pick(w.ada, await panelOf(w, w.ada), '2'),
  reads: /You bid 2/,
  isDone: async (w) => (await answersOf(w, w.ada)).length === 1,
  isTold: always,
};
/** The board, or the line below it, asks the player who is left. */
const secondTold = (w: World) =>
  theyAreTold(w) || publicIn(w.ada, here).some((message) => w.ada.text(message).includes(`${w.ben.mention}, it’s your turn`));

export const scenes: { [stage in Stage]: Scene } = {
  open: {
    prepare: async (w) => () => w.ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben' } }),
    reads: /invites you/,
    isDone: async (w) => (await tableHere(w))?.phase === 'gathering',
    isTold: (w) => telling(w, /invites you/).length > 0,
  },
  accept: {
    async prepare(w) {
      const { message } = await w.ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
      return () => w.ben.press(message!, 'Accept');
    },
    reads: /begins: Ada and Ben/,
    isDone: async (w) => (await tableHere(w))?.phase === 'playing',
    isTold: (w) => telling(w, /each of you has a choice to make/).length > 0,
  },
  answer: firstBid,
  picture: {
    ...firstBid,
    async prepare(w) {
      const act = await firstBid.prepare(w);
      return () => {
        w.isSlow = true;
        return act().finally(() => {
          w.isSlow = false;
        });
      };
    },
  },
  post: { prepare: lastBid, reads: /You bid 1/, isDone: allBidsAreIn, isTold: theyAreTold },
  note: { prepare: lastBid, reads: /You bid 1/, isDone: allBidsAreIn, isTold: theyAreTold },
  edit: {
    prepare: async (w) => pick(w.ada, await panelOf(w, w.ada, '2'), '1'),
    reads: /You bid 1/,
    isDone: async (w) => (await answersOf(w, w.ada)).length === 2,
    isTold: secondTold,
  },
  undo: {
    async prepare(w) {
      const panel = await panelOf(w, w.ada, '2');
      return () => w.ada.press(panel, 'Undo');
    },
    reads: /Taken back/,
    isDone: async (w) => (await answersOf(w, w.ada)).length === 0,
    isTold: always,
  },
  end: {
    async prepare(w) {
      await begun({ place: w.place } as never);
      const { message } = await w.ada.command(here, 'duel', { subcommand: 'resign' });
      return () => w.ada.press(message!, 'Give up');
    },
    reads: /You’ve given up/,
    isDone: async (w) => (await tableHere(w))?.phase === 'over',
    isTold: (w) => telling(w, /^### /m).length > 0,
  },
};
