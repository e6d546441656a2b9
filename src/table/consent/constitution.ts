/**
 * Who has a say in what, as one table of data. `verdict.ts` executes it, `discord/present/time/articles.ts` explains it under each proposal and in
 * `/… help`, and `docs/time.md` is made from it.
 */

import { day } from '../clock/clock.ts';
import type { ProposalKind } from '../model/types.ts';

/** After this, a pause that one player took alone ends by itself, in ms. */
export const restFor = day;

/** A person is present if they have pressed anything anywhere within this time, in ms. */
export const presentFor = 2 * day;

/** Everything that people decide about a game while it is played. */
export type Matter = ProposalKind | 'computer' | 'add' | 'rest' | 'move' | 'sit';

export interface Article {
  /**
   * Who is asked. `present`: all others who are present, in time, and in the game; `taker`: first the person who is to take the seat, and the others
   * may object; `nobody`: no consent is needed; `players`: everyone else with a seat, present or not.
   */
  asks: 'present' | 'taker' | 'nobody' | 'players';
  /** How many of them must agree. The proposer counts toward the `majority`. */
  needs: 'all' | 'majority';
  /** What silence means once it has lasted: a yes, or that they have no voice in this. */
  silence: 'yes' | 'none';
  /** How long that is: a day, or as long as a turn gives (`silence` in `clock.ts`); null: silence never means anything. */
  after: 'step' | 'day' | null;
  /** Silence alone never carries it: another player must say yes, if anyone else plays. */
  isSeconded: boolean;
  /** Once silence has lasted, half of the voices are enough. */
  isTieEnough: boolean;
  /** Until silence has lasted, only the proposer can play on. */
  holds: boolean;
  /** It is about a player whose time is over; `later`: for as long as a turn gives. */
  about: 'late' | 'later' | null;
  /**
   * What makes it lapse, besides the game's end: any answer; an asked player's answer; their silence; that the player it is about is in time again.
   */
  lapses: readonly ('answer' | 'reply' | 'silence' | 'in-time')[];
  /** How often one person may ask for it at one table, in how many ms. What was agreed to doesn't count, except where nobody is asked. */
  often: { n: number; ms: number };
  /** What the others can do. */
  others: readonly ('agree' | 'refuse' | 'play' | 'resume' | 'wait')[];
}

const twiceADay = { n: 2, ms: day };
const choices = ['agree', 'refuse'] as const;

/** The defaults for each row. */
const usual: Article = {
  asks: 'present',
  needs: 'all',
  silence: 'none',
  after: 'step',
  isSeconded: true,
  isTieEnough: false,
  holds: false,
  about: null,
  lapses: ['silence'],
  often: twiceADay,
  others: choices,
};

export const constitution: { readonly [matter in Matter]: Article } = {
  back: { ...usual, holds: true, lapses: ['answer', 'silence'] },
  draw: { ...usual, lapses: ['reply', 'silence'], others: [...choices, 'play'] },
  cancel: usual,
  pause: { ...usual, needs: 'majority', silence: 'yes', isSeconded: false, lapses: [], others: [...choices, 'play', 'resume'] },
  rest: { ...usual, asks: 'nobody', isSeconded: false, lapses: [], often: { n: 1, ms: 7 * day }, others: ['play'] },
  clock: usual,
  away: { ...usual, needs: 'majority', isSeconded: false, isTieEnough: true, about: 'late', lapses: ['in-time'] },
  claim: { ...usual, needs: 'majority', isSeconded: false, about: 'later', lapses: ['in-time'] },
  add: { ...usual, asks: 'nobody', isSeconded: false, about: 'late', lapses: [], often: { n: 1, ms: 30 * day }, others: ['wait'] },
  hand: { ...usual, asks: 'taker', needs: 'majority', silence: 'yes', after: 'day', isSeconded: false, isTieEnough: true, lapses: [] },
  computer: { ...usual, lapses: [] },
  move: { ...usual, after: null, isSeconded: false, lapses: [], often: { n: 5, ms: day / 24 } },
  // A hand is its owner's secret. It also reveals others': what a player passed on, or what only one other can hold. So all agree, or none is shown.
  hands: { ...usual, asks: 'players', after: null, isSeconded: false, lapses: [] },
  sit: { ...usual, asks: 'nobody', isSeconded: false, lapses: [], others: [] },
};
