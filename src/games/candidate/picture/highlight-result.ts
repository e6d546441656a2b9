/** The picture of a count: a state, or all votes contested at once, with all cards there and the winner. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, rect, title } from '../../../scene/build.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import { look } from '../labels.ts';
import { idle, isVoid } from '../rules/count.ts';
import type { CandidateView } from '../rules/view.ts';
import type { Contest, Revealed, Sum, Turned, Verdict } from '../state.ts';
import { signShapes } from './card.ts';
import { fieldOf, frame, inner, lotShapes, mostHigh, onHead, pad, type Row, rising, rowShapes, sceneOf, stateShapes } from './highlight-parts.ts';
import { concerned, type Gain, lookIn, raceShapes, rowHigh, type Way } from './highlight-race.ts';
import { hatched } from './map-labels.ts';
import { print } from './palette.ts';
import { signs } from './signs.ts';

const { panel, text, ink } = print;

/** A box as it was revealed and decided. */
export interface Counted {
  box: string;
  votes: number;
  kind: Contest['kind'];
  revealed: Revealed;
}

export const head = 66;

export const winnerOf = ({ verdict }: Pick<Revealed, 'verdict'>): Seat | null => (verdict.kind === 'won' ? verdict.by : null);
/** Whether it is decided and nobody won it. */
export const isNobodys = ({ kind }: Verdict): boolean => kind === 'nobody' || kind === 'deadlock';

/** Who gains the votes by this count; null if that is not decided, or no votes were at stake. */
function gainOf({ box: id, votes, kind, revealed }: Counted, source: number): Gain | null {
  const winner = winnerOf(revealed);
  if (votes === 0 || (winner === null && !(kind === 'primary' && isNobodys(revealed.verdict)))) return null;
  return id === '' ? null : { seat: winner, votes, source };
}

export const gainsOf = (counted: readonly Counted[]): Gain[] => counted.flatMap((one, i) => gainOf(one, i) ?? []);

/** How a state looks after this count; null while it is not decided. */
const fateOf = ({ kind, revealed }: Counted): Fill | null => {
  const winner = winnerOf(revealed);
  if (winner !== null) return lookIn(winner);
  return kind === 'primary' && isNobodys(revealed.verdict) ? hatched : null;
};

/** The sections that have cards, in turn order. */
const takingPart = ({ sums, laid }: Revealed): Sum[] => sums.filter(({ seat, total }) => total !== 0 || laid.some(({ on }) => on === seat));

/** The same, with the winner or those tied first, then by sum: a Favorite Son beats any sum. */
export function rankOf(one: Revealed): Sum[] {
  const { verdict } = one;
  const isFirst = (seat: Seat) => (verdict.kind === 'tie' ? verdict.among.includes(seat) : winnerOf(one) === seat);
  const rank = ({ seat, total }: Sum): number => total + (isFirst(seat) ? 10_000 : 0);
  return takingPart(one).sort((a, b) => rank(b) - rank(a));
}

function rowsOf({ revealed }: Counted, out: Seat | null): Row[] {
  const { laid, verdict } = revealed;
  const isTied = (seat: Seat) => verdict.kind === 'tie' && verdict.among.includes(seat);
  return takingPart(revealed).map(({ seat, total }) => ({
    seat,
    chips: laid
      .filter(({ on }) => on === seat)
      .map((one) => ({ card: one.card, by: one.by === seat ? null : one.by, owner: seat, isIdle: idle(revealed, one) !== null }))
      // If there is no room for all, those that count are shown.
      .sort((a, b) => Number(a.isIdle) - Number(b.isIdle)),
    total: isVoid(verdict) ? null : total,
    fate: winnerOf(revealed) === seat ? 'wins' : isTied(seat) ? 'tied' : out === seat ? 'out' : null,
  }));
}

/** Letters and votes over a field. */
export const headShapes = (at: Box, left: string, right: string): Shape[] => [
  title(box(at.x + 14, at.y, at.w - (right === '' ? 28 : 126), head), left, { size: 56, min: 36, role: 'secondary', ...onHead }),
  ...(right === '' ? [] : [title(box(at.x + at.w - 110, at.y, 96, head), right, { size: 56, min: 55, ...onHead, align: 'right' })]),
];

/** The sign of why nobody won. */
export const spoilt = ({ kind }: Verdict, at: Box, on: Colour): Shape[] =>
  kind === 'tie'
    ? [title(inset(at, -8, 0), '=', { size: 110, min: 60, role: 'secondary', colour: ink, on, align: 'centre' })]
    : kind === 'deadlock' || kind === 'scandal'
      ? signShapes(signs[kind], at, ink, on)
      : [];

/** What was contested: the state, or a field for the votes. */
export function emblem({ box: id, kind, revealed }: Counted, at: Box, done: number): Shape[] {
  const fate = kind === 'elimination' ? null : fateOf({ box: id, votes: 0, kind, revealed });
  return kind === 'primary' ? stateShapes(id, at, fate, done) : kind === 'convention' ? lotShapes(at, hatched, fate, done) : [];
}

/** The winner, or why nobody won. */
function fateShapes({ revealed }: Counted, at: Box, done: number, say: Say): Shape[] {
  const winner = winnerOf(revealed);
  const middle = [at.x + at.w / 2, at.y + at.h / 2] as const;
  if (winner !== null) return rising(winner, middle, 76, done, say);
  return done >= 1 ? spoilt(revealed.verdict, box(middle[0] - 38, middle[1] - 38, 76, 76), panel) : [];
}

const nameOf = ({ box: id, kind }: Counted, say: Say): string =>
  kind === 'primary' ? id : kind === 'convention' ? say(look('look.undecided')) : say(look('look.polls', { kind, live: true }));

const still: Way = { from: () => box(0, 0, 1, 1), done: () => 1 };

/** One state, or all votes contested at once: every section with its cards, the sums, the winner, and how far that brings them. */
export function revealed(
  view: CandidateView,
  counted: Counted,
  { out, wagon }: { out: Seat | null; wagon: Seat | null },
  say: Say,
): Highlight | null {
  const rows = rowsOf(counted, out);
  if (rows.length === 0) return null;
  const gains = gainsOf([counted]);
  const lined = rows.length > 4 ? 1 : 2;
  const race = gains.length === 0 ? [] : concerned(view, gains, lined);
  const body = Math.max(232, rows.length * Math.min(66, (mostHigh - 3 * pad - race.length * rowHigh) / rows.length));
  const left = box(pad, pad, 300, body);
  const right = box(left.x + left.w + 12, pad, inner - left.w - 12, body);
  const middle = box(left.x + 16, left.y + head + 10, left.w - 32, body - head - 10 - 70);
  const [state, fate] =
    counted.kind === 'elimination'
      ? [middle, middle]
      : [
          { ...middle, w: 158 },
          { ...middle, x: middle.x + 158, w: middle.w - 158 },
        ];
  const step = Math.min(0.07, 0.28 / rows.length);
  const high = body + 2 * pad + (race.length > 0 ? race.length * rowHigh + pad : 0);
  const said = verdictOf(counted, say);
  return {
    at(progress) {
      const decided = within(progress, 0.52, 0.68);
      const way: Way = {
        ...still,
        from: () => box(state.x + state.w / 2 - 40, state.y + state.h / 2 - 24, 80, 48),
        done: () => within(progress, 0.68, 0.95),
      };
      return sceneOf(high, [
        ...frame(left, head, fieldOf(winnerOf(counted.revealed), decided)),
        ...headShapes(left, nameOf(counted, say), counted.votes > 0 ? String(counted.votes) : ''),
        ...emblem(counted, state, decided),
        ...fateShapes(counted, fate, decided, say),
        ...(decided >= 1 ? [verdictText(said, box(left.x + 12, left.y + body - 66, left.w - 24, 60), counted)] : []),
        rect(right, { fill: panel, radius: 8 }),
        ...rowShapes(rows, right, { turned: (i) => within(progress, 0.04 + i * step, 0.24 + i * step), decided }, say),
        rect(inset(right, 1.5), { stroke: { colour: ink, width: 3 }, radius: 8 }),
        ...raceShapes(race, box(pad, pad + body + pad / 2, inner, race.length * rowHigh), way, wagon, say),
      ]);
    },
  };
}

const verdictOf = ({ kind, revealed: { verdict } }: Counted, say: Say): string =>
  kind === 'convention' && isNobodys(verdict) ? say(look('look.outcome', { verdict })) : say(look('look.verdict', { verdict }));

const verdictText = (said: string, at: Box, { revealed: { verdict } }: Counted): Shape =>
  title(at, said, {
    size: 46,
    min: 36,
    role: 'secondary',
    colour: text,
    on: fieldOf(verdict.kind === 'won' ? verdict.by : null, 1),
    align: 'centre',
  });

/** The cards in a box according to these sentences, which tell them in parts. */
export const laidIn = (parts: readonly { box: string; laid: Turned[] }[], id: string): Turned[] =>
  parts.flatMap(({ box: where, laid }) => (where === id ? laid : []));
