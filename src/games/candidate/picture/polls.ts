/** The primary being held, enlarged: a block for each state, a place for each section. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, inset, panel, rect, rows, sprite, title, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/palette.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { BoxView, CandidateView, ContestView } from '../rules/view.ts';
import type { Sum } from '../state.ts';
import { arithmetic } from '../words/parts.ts';
import { back, token } from './palette.ts';

const { panel: ground, raised, line, text, quiet, accent, ink } = palettes.night;

export function pollsShapes(view: CandidateView, at: Box, say: Say): Shape[] {
  const { contest } = view;
  const inside = inset(at, 12, 8);
  if (!contest) {
    return [
      panel(at, ground),
      title({ ...inside, h: 80 }, say(look('look.start', { n: view.map.length })), { size: 60, min: 55, colour: text, on: ground }),
      ...prizes(view, { ...inside, y: inside.y + 232, h: inside.h - 232 }),
      words({ ...inside, y: inside.y + 88, h: 136 }, say(look('look.start.hint', { bids: view.phase === 'bid' })), {
        size: 30,
        min: 26,
        lines: 6,
        colour: quiet,
        on: ground,
        valign: 'top',
      }),
    ];
  }
  const blocks = rows({ ...inside, y: inside.y + 40, h: inside.h - 40 }, contest.boxes.length, 8);
  return [
    panel(at, ground),
    words({ ...inside, h: 36 }, say(look('look.polls', { kind: contest.kind, live: contest.live })), {
      size: 28,
      min: 26,
      weight: 600,
      colour: contest.live ? accent : quiet,
      on: ground,
    }),
    ...contest.boxes.flatMap((one, i) => blockShapes(contest, one, blocks[i]!, view.runners.length, say)),
  ];
}

/** The primaries with the most votes. */
function prizes({ primaries }: CandidateView, at: Box): Shape[] {
  const most = [...primaries].sort((a, b) => b.votes - a.votes).slice(0, 6);
  return rows(at, 6, 0).flatMap((row, i): Shape[] => {
    const one = most[i];
    if (!one) return [];
    return [
      rect({ ...row, h: 2 }, { fill: line }),
      title({ ...row, w: row.w - 80 }, one.states.join(' · '), { size: 55, colour: quiet, on: ground }),
      title({ ...row, x: row.x + row.w - 72, w: 72 }, String(one.votes), { size: 60, min: 55, colour: text, on: ground, align: 'right' }),
    ];
  });
}

const headHeight = 48;
/** A section this high also shows what its sum is made of. */
const detailed = 92;

function blockShapes(contest: ContestView, one: BoxView, at: Box, people: number, say: Say): Shape[] {
  if (contest.boxes.length === 1) return aloneShapes(contest, one, at, say);
  const lines = Math.ceil(people / 2);
  const height = Math.min(detailed, (at.h - headHeight - 2) / lines);
  const cells = rows({ ...at, y: at.y + headHeight + 2, h: height * lines }, lines, 0).flatMap((row) => columns(row, 2, 8));
  return [
    rect(box(at.x, at.y - 4, at.w, 2), { fill: line }),
    ...silhouette(contest, one, { ...at, y: at.y + headHeight + height * lines + 12, h: at.h - headHeight - height * lines - 20 }),
    ...headShapes(contest, one, { ...at, h: headHeight }, say),
    ...one.rivals.flatMap((seat, i) => cellShapes(one, seat, cells[i]!, say)),
  ];
}

/** The only box: a row for each section, and the state below where there is room. */
function aloneShapes(contest: ContestView, one: BoxView, at: Box, say: Say): Shape[] {
  const room = at.h - headHeight - 8;
  const height = Math.min(contest.kind === 'primary' ? 88 : 136, room / one.rivals.length);
  const list = rows({ ...at, y: at.y + headHeight + 8, h: height * one.rivals.length }, one.rivals.length, 8);
  const below = at.y + headHeight + 8 + height * one.rivals.length + 12;
  return [
    rect(box(at.x, at.y - 4, at.w, 2), { fill: line }),
    ...silhouette(contest, one, { ...at, y: below, h: at.y + at.h - below }),
    ...headShapes(contest, one, { ...at, h: headHeight }, say),
    ...one.rivals.flatMap((seat, i) => sectionShapes(one, seat, list[i]!, say)),
  ];
}

/** A section as a row: who, the backs that lie there and who laid them, or how it adds up and the sum. */
function sectionShapes(one: BoxView, seat: Seat, at: Box, say: Say): Shape[] {
  const wins = one.winner === seat;
  const sum = sumOf(one, seat);
  const [on, bright, dim] = wins ? [accent, ink, ink] : [raised, text, quiet];
  const detail = sum ? made(sum) : '';
  const middle = at.y + at.h / 2;
  const said = { x: at.x + 64, w: at.w - 64 - (sum ? 128 : 152) };
  return [
    rect(at, { fill: on, radius: 12 }),
    ...token(seat, at.x + 34, middle, 48, say),
    title({ ...said, y: detail ? middle - 38 : middle - 22, h: 44 }, say.player(seat), { size: 42, min: 26, role: 'secondary', colour: bright, on }),
    ...(detail ? [words({ ...said, y: middle + 4, h: 32 }, detail, { size: 28, min: 26, colour: dim, on })] : []),
    ...(sum ? [title({ ...at, x: at.x + at.w - 120, w: 108 }, signed(sum.total), { size: 60, min: 55, colour: bright, on, align: 'right' })] : []),
    ...(sum ? [] : backs(one, seat, box(at.x + at.w - 152, middle - 22, 144, 44), say)),
  ];
}

const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));
const sumOf = ({ stage, revealed }: BoxView, seat: Seat): Sum | undefined =>
  stage === 'done' ? revealed?.sums.find((found) => found.seat === seat) : undefined;

/** The state itself, where there is room for it. */
const silhouette = ({ kind }: ContestView, { id }: BoxView, at: Box): Shape[] =>
  kind === 'primary' && at.h >= 90 ? [sprite(`us/${id}`, at, { fill: raised, stroke: { colour: line, width: 2 } })] : [];

function headShapes(contest: ContestView, one: BoxView, at: Box, say: Say): Shape[] {
  const name = contest.kind === 'primary' ? one.id : '';
  const left = name ? 82 : 0;
  const wide = one.votes > 99 ? 84 : 54;
  const votes =
    one.votes > 0
      ? [title({ ...at, x: at.x + at.w - wide, w: wide }, String(one.votes), { size: 56, colour: text, on: ground, align: 'right' })]
      : [];
  const said = note(one, say) ?? (contest.kind === 'primary' ? say.title(one.id) : say(look('look.undecided')));
  return [
    ...(name ? [title({ ...at, w: 76 }, name, { size: 56, colour: text, on: ground })] : []),
    title({ ...at, x: at.x + left, w: at.w - wide - 8 - left }, said, {
      size: 34,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: quiet,
      on: ground,
    }),
    ...votes,
  ];
}

/** What is special about the box, instead of its name. */
function note({ stage, revealed }: BoxView, say: Say): string | null {
  if (stage === 'tie' || stage === 'recampaign') return say(look('look.again', { tie: stage === 'tie' }));
  if (stage === 'done' && revealed && (revealed.verdict.kind !== 'won' || revealed.verdict.son))
    return say(look('look.outcome', { verdict: revealed.verdict }));
  return null;
}

/** A section: its candidate, and the backs of the cards that lie there with who laid them, or its sum. */
function cellShapes(one: BoxView, seat: Seat, at: Box, say: Say): Shape[] {
  const sum = sumOf(one, seat);
  const detail = sum && at.h >= detailed ? made(sum) : '';
  const middle = at.y + (detail === '' ? at.h / 2 : 28);
  const shapes: Shape[] =
    detail === '' ? [] : [words(box(at.x + 8, middle + 24, at.w - 8, 36), detail, { size: 28, min: 26, colour: quiet, on: ground })];
  const wins = one.winner === seat;
  if (wins) shapes.push(rect(box(at.x, middle - 23, at.w, 46), { fill: accent, radius: 23 }));
  shapes.push(...token(seat, at.x + 22, middle, 44, say));
  const value = box(at.x + 56, middle - 22, at.w - 64, 44);
  if (!sum) return [...shapes, ...backs(one, seat, box(at.x + 50, middle - 20, at.w - 52, 40), say)];
  return [...shapes, title(value, signed(sum.total), { size: 55, colour: wins ? ink : text, on: wins ? accent : ground, align: 'left' })];
}

const most = 14;

/** «70 + 20 − 30»; nothing where it would be too long. */
function made(sum: Sum): string {
  const said = arithmetic(sum);
  const short = said.length <= most ? said : said.replaceAll(' ', '');
  return short.length <= most ? short : '';
}

/** The cards face down on a section: the owner's own as one back with their number, everybody else's with their letters. */
export function backs(one: BoxView, seat: Seat, at: Box, say: Say): Shape[] {
  const piles = one.piles.filter(({ on }) => on === seat).sort((a, b) => Number(b.by === seat) - Number(a.by === seat));
  const w = at.h * 0.8;
  const step = piles.length < 2 ? 0 : Math.min(w + 4, (at.w - w) / (piles.length - 1));
  return piles.flatMap(({ by, n }, i) => back(by, box(at.x + i * step, at.y, w, at.h), by === seat ? String(n) : say.token(by)));
}
