/** The layout of a state as it changes, and when each of its changes happens. */

import type { Issue } from '../vocabulary.ts';
import type { Deed, Turned } from './highlight-events.ts';
import { doneOf, type Span } from './highlight-parts.ts';

/** The sizes of a state's parts. `figures`: the width of the figures at the end of a row. */
export interface Format {
  gap: number;
  plate: number;
  name: number;
  row: number;
  token: number;
  step: number;
  mark: number;
  track: number;
  figures: number;
}

export const large: Format = { gap: 8, plate: 76, name: 64, row: 88, token: 64, step: 76, mark: 56, track: 60, figures: 236 };
const tall: Format = { gap: 8, plate: 68, name: 46, row: 88, token: 42, step: 46, mark: 40, track: 24, figures: 64 };
const flat: Format = { ...tall, gap: 6, plate: 54, row: 58 };
export const groupsHeight = 68;

export const formatFor = (n: number): Format => (n === 1 ? large : n === 2 ? tall : flat);
export const stateHeight = ({ plate, row, gap }: Format, withGroups: boolean): number =>
  plate + 2 * (row + gap) + 10 + (withGroups ? groupsHeight : 0);

/** Everything needed to draw a state at an instant. */
export interface Scenery {
  turned: Turned;
  /** When each of its changes happens. */
  spans: readonly Span[];
  format: Format;
  /** Whether its groups are shown. */
  grouped: boolean;
}

export const rowTop = (issue: Issue, { plate, row, gap }: Format): number => plate + 8 + (issue === 'defense' ? 0 : row + gap);

/** How far the changes of one kind have progressed. */
export function doneIn({ turned, spans }: Scenery, progress: number, is: (deed: Deed) => boolean): number {
  const own = spans.filter((_, i) => is(turned.deeds[i]!));
  return own.length === 0 ? 0 : doneOf(progress, { from: own[0]!.from, to: own.at(-1)!.to });
}

export const isOn =
  (issue: Issue) =>
  (deed: Deed): boolean =>
    deed.kind === 'support' && deed.issue === issue;
export const isShift = ({ kind }: Deed): boolean => kind === 'shift';
