/** What pictures say: each key with what it talks about. */

import { messages } from '../../../i18n/messages.ts';
import type { Lasting } from '../cards/card.ts';
import type { Group, Issue, Side, StateId } from '../vocabulary.ts';

/** How an election night would call a state: nobody ahead, somebody ahead, somebody one vote from taking it. */
export type Call = { call: 'close' } | { call: 'leans' | 'near'; side: Side };

/** The short words on pictures. Each must fit its place: pictures cut off what does not. */
export type LookMessages = {
  /** A candidate in capitals. */
  'look.name': { side: Side };
  /** A state's name in capitals, shortened where it is long. */
  'look.state': { state: StateId };
  'look.issue': { issue: Issue };
  /** The top line of a board. */
  'look.turn-of': { side: Side };
  'look.both-draft': Record<never, never>;
  'look.both-choose': Record<never, never>;
  'look.elected': Record<never, never>;
  'look.winner': { side: Side };
  'look.drawn': { even: boolean };
  'look.recount': { even: boolean };
  'look.last-state': Record<never, never>;
  'look.turn': { n: number };
  'look.to-go': { n: number };
  'look.call': Call;
  /** What changed in a state. */
  'look.gain': { n: number; issue: Issue; short: boolean };
  'look.shift': { issue: Issue; spaces: number; short: boolean };
  'look.key': { group: Group };
  /** The same where there is no room to say which. */
  'look.key-changed': Record<never, never>;
  'look.new': Record<never, never>;
  /** The same in a sentence, for the strip. */
  'look.took': { side: Side; state: StateId; votes: number };
  /** Several states at once, by their letters. */
  'look.took-several': { side: Side; states: StateId[] };
  'look.happened': { state: StateId; what: string };
  'look.moves': { states: StateId[] };
  'look.quiet': Record<never, never>;
  'look.opening': Record<never, never>;
  'look.drafting': Record<never, never>;
  'look.choosing': Record<never, never>;
  'look.over': { how: 'won' | 'conceded' | 'even' | 'deadlock'; margin: number };
  'look.just-now': Record<never, never>;
  'look.news': Record<never, never>;
  'look.no-news': Record<never, never>;
  'look.headline': { title: string; state: StateId };
  'look.media': Record<never, never>;
  'look.lasting': { lasting: Lasting; by: Side };
  'look.no-media': Record<never, never>;
  'look.hand': { n: number };
  'look.deck': { n: number };
  'look.discard': { n: number };
  'look.kept': { n: number };
  'look.ready': Record<never, never>;
  'look.waiting': Record<never, never>;
  'look.map': Record<never, never>;
  'look.states-won': { n: number };
  /** The hand. */
  'look.draft-title': { n: number };
  'look.draft-kept': Record<never, never>;
};

/** Makes a message of the pictures. */
export const look = messages<LookMessages>();

/** A headline and where it strikes: by the state's letters where its name would be too long for the strip. */
export const headline = (title: string, name: string, state: StateId): string => `${title} · ${title.length + name.length > 54 ? state : name}`;
