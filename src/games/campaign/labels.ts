/** The words on pictures: each key with its arguments. */

import { messages, type Nothing } from '../../i18n/say.ts';
import type { Group, Issue, Lasting, Side, StateId } from './vocabulary.ts';

/** How an election night would call a state: too close, leaning to a side, or one voter from being won. */
export type Projection = { call: 'close' } | { call: 'leans' | 'near'; side: Side };

/** The short words on pictures. Each must fit its space: pictures cut off the rest. */
export type Labels = {
  /** A candidate in capitals. */
  'look.name': { side: Side };
  /** The candidate's three-letter tag. */
  'look.tag': { side: Side };
  /** A state's name in capitals, shortened if long. */
  'look.state': { state: StateId };
  'look.issue': { issue: Issue };
  /** The top line of a board. */
  'look.turn-of': { side: Side };
  'look.both-draft': Nothing;
  'look.both-choose': Nothing;
  'look.elected': Nothing;
  'look.winner': { side: Side };
  /** The name of the side's player; empty if the side has none. */
  'look.played-by': { side: Side };
  'look.concedes': { side: Side };
  'look.by-concession': Nothing;
  'look.drawn': { how: 'even' | 'deadlock' | 'agreed' };
  'look.recount': { how: 'even' | 'deadlock' | 'agreed' };
  /** Votes a side starts with, on the bar. */
  'look.safe': { n: number };
  'look.last-state': Nothing;
  'look.turn': { n: number };
  /** The game goes on. */
  'look.live': Nothing;
  'look.to-go': { n: number };
  'look.call': Projection;
  /** What changed in a state. */
  'look.gain': { n: number; issue: Issue; short: boolean };
  'look.shift': { issue: Issue; spaces: number; short: boolean };
  'look.key': { group: Group };
  /** The key changed, where there is no room to say to which group. */
  'look.key-changed': Nothing;
  'look.new': Nothing;
  /** Who won a state, as a sentence for the strip. */
  'look.took': { side: Side; state: StateId; votes: number };
  /** Several states won at once, by their letters. */
  'look.took-several': { side: Side; states: StateId[] };
  'look.happened': { state: StateId; what: string };
  'look.moves': { states: StateId[] };
  'look.in': { state: StateId };
  /** A card and its result. */
  'look.led-to': { played: string; what: string };
  'look.did': { side: Side; drew: boolean };
  'look.opening': Nothing;
  'look.drafting': Nothing;
  'look.choosing': Nothing;
  'look.over': { how: 'won' | 'conceded' | 'even' | 'deadlock' | 'agreed'; margin: number };
  'look.just-now': Nothing;
  'look.news': Nothing;
  'look.no-news': Nothing;
  'look.headline': { title: string; state: StateId | null };
  'look.lasting': { lasting: Lasting; by: Side };
  'look.no-media': Nothing;
  'look.hand': { n: number };
  'look.deck': { n: number };
  'look.discard': { n: number };
  /** In the draft, shown below the number of cards a side has kept. */
  'look.of-deck': Nothing;
  'look.ready': Nothing;
  'look.waiting': Nothing;
  'look.map': Nothing;
  'look.states-won': { n: number };
  /** How many of the other side's states a side won, at the end. */
  'look.flipped': { n: number };
  /** The hand. */
  'look.draft-title': { n: number };
  'look.draft-kept': Nothing;
  'look.left': { n: number };
  'look.in-hand': Nothing;
  'look.offered': { n: number };
  /** What a Demographic Support would affect now. */
  'look.hits': { hits: { state: StateId; n: number; wins: Side | null }[] };
  /** The deciding issue of a free state. */
  'look.decides': { issue: Issue };
};

/** Makes a message for pictures. */
export const look = messages<Labels>();

/** A headline and the state it hits, if any: by the state's letters if its name is too long for the strip. */
export const headline = (title: string, name: string | null, state: StateId | null): string =>
  name === null ? title : `${title} · ${title.length + name.length > 44 ? state : name}`;
