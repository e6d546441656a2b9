/** A state that is won, with its votes on their way to the race; and the win that elects a president. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, inset, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rays } from '../../../scene/motifs.ts';
import { semibold, wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { cardOf } from '../rules/cards/index.ts';
import { votersOf } from '../rules/table.ts';
import type { CampaignView } from '../rules/view.ts';
import type { Side, Voter } from '../vocabulary.ts';
import type { Act, Told, Win } from './highlight-events.ts';
import { doneOf, faint, former } from './highlight-parts.ts';
import { race, raceHeight } from './highlight-race.ts';
import { emblem } from './pictograms.ts';
import { alarm, candidates, halo, issueMark, night, screen, token } from './studio.ts';

const width = 1200;
const margin = 16;
const upper = 232;
const voting = { from: 0.08, to: 0.32 };
const turning = { from: 0.28, to: 0.5 };

export const winHeight = 3 * margin + upper + raceHeight;

/** A state won, and what won it. */
interface Won {
  win: Win;
  /** The act that contains the last change in the state. */
  act: Act | null;
  /** The deciding row as it was before; null if not known. */
  before: Voter[] | null;
}

function wonIn({ acts }: Told, win: Win): Won {
  const act = acts.findLast(({ deeds }) => deeds.some(({ state }) => state === win.state)) ?? null;
  const first = acts.flatMap(({ deeds }) => deeds).find((deed) => deed.kind === 'support' && deed.state === win.state && deed.issue === win.issue);
  return { win, act, before: first?.kind === 'support' ? first.row : null };
}

/** The voters of the deciding issue; those who have just come over are shown with the side they supported before. */
function decidingRow({ win, before }: Won, at: Box, progress: number, on: string): Shape[] {
  if (!win.issue) return [];
  const { issue, side } = win;
  const now = votersOf(tileOf(win.state)[issue]).map((): Voter => side);
  const done = doneOf(progress, voting);
  const y = at.y + at.h / 2;
  const step = Math.min(at.h + 14, (at.w - at.h - 16) / now.length);
  const across = step - 14;
  return [
    ...issueMark(issue, box(at.x, at.y + 4, at.h - 8, at.h - 8), night.text, on),
    ...now.flatMap((voter, i): Shape[] => {
      const was = before ? before[i]! : voter;
      const x = at.x + at.h + 16 + across / 2 + i * step;
      if (was === voter) return token(voter, x, y, across, on);
      return [
        ...faint(token(was, x, y, across, on), done < 1 ? 1 - done : 0),
        ...faint([...token(voter, x, y, across, on), halo(voter, x, y, across), ...former(was, x, y, across, on)], done),
      ];
    }),
  ];
}

/** The card or the news that won the state, in one line. */
function causeLine({ act }: Won, at: Box, on: string, say: Say): Shape[] {
  const cause = act?.cause;
  if (cause?.kind !== 'card' && cause?.kind !== 'news') return [];
  const said = say.title(cause.card);
  const line = box(at.x + 60, at.y, at.w - 60, at.h);
  // If a title is too long even in the narrowest letters, they get smaller instead of being cut off.
  const min = wordsWidth(said, 36 * semibold) * 0.7 > line.w ? 26 : 36;
  const words = title(line, said, { size: 42, min, weight: 600, role: 'secondary', colour: night.text, on });
  if (cause.kind === 'news')
    return [rect(box(at.x, at.y + at.h / 2 - 18, 44, 36), { fill: alarm.top, radius: 6, stroke: { colour: night.text, width: 3 } }), words];
  return [...emblem(cardOf(cause.card).type, box(at.x, at.y + (at.h - 46) / 2, 46, 46), night.text, on), words];
}

interface Panel {
  ground: Shape[];
  /** Where the votes fly from. */
  source: Box;
  /** Words drawn above the flying votes. */
  words: Shape[];
}

/** A state won: its outline and panel take the winner's color. */
function wonPanel(won: Won, at: Box, progress: number, say: Say): Panel {
  const { win } = won;
  const isWide = at.w > 800;
  const done = doneOf(progress, turning);
  const { light } = candidates[win.side];
  const on = mix(night.panel, light, done);
  const art = isWide ? 232 : 132;
  const x = at.x + art + 32;
  const votes = box(at.x + at.w - (isWide ? 260 : 152), at.y + 12, isWide ? 236 : 136, isWide ? 130 : 92);
  const name = box(x, at.y + 12, votes.x - x - 12, isWide ? 92 : 84);
  const row = box(x, at.y + (isWide ? 106 : 104), at.w - art - (isWide ? 300 : 48), isWide ? 64 : 60);
  const line = box(x, at.y + at.h - 58, at.w - art - (isWide ? 300 : 48), 52);
  return {
    ground: [...screen(at, on), sprite(`us/${win.state}`, box(at.x + 20, at.y + 20, art, at.h - 40), { fill: mix(night.line, '#FFFFFF', done) })],
    words: [
      title(name, say(look('look.state', { state: win.state })), {
        size: isWide ? 92 : 60,
        min: isWide ? 64 : 40,
        role: isWide ? 'essential' : 'secondary',
        colour: night.text,
        on,
      }),
      title(votes, `+${say.number(win.votes)}`, { size: isWide ? 132 : 92, colour: night.text, on, align: 'right' }),
      ...decidingRow(won, row, progress, on),
      ...causeLine(won, line, on, say),
      ...(isWide ? faint(token(win.side, votes.x + votes.w - 46, at.y + at.h - 52, 80, on), done) : []),
    ],
    source: inset(votes, votes.w * 0.15, votes.h * 0.2),
  };
}

/** The votes still needed, and then who is elected. */
function elected(side: Side, lacking: number, at: Box, progress: number, say: Say): Shape[] {
  const { light, low } = candidates[side];
  const done = doneOf(progress, { from: 0.72, to: 0.95 });
  const [first, last] = say(look('look.winner', { side })).split(' ');
  const mark = [at.x + 124, at.y + at.h / 2] as const;
  const line = (y: number, h: number): Box => box(at.x + 250, at.y + y, at.w - 270, h);
  const style = { colour: night.text, on: light } as const;
  return [
    ...screen(at, night.panel),
    ...faint(
      [title(inset(at, 24), say(look('look.to-go', { n: lacking })), { size: 110, min: 70, colour: night.text, on: night.panel, align: 'centre' })],
      1 - done,
    ),
    ...faint(
      [
        rect(at, { fill: light, radius: 10 }),
        rays(at, mark, 14, mix(light, low, 0.55)),
        ...token(side, ...mark, 168, light),
        title(line(14, 48), say(look('look.elected')), { ...style, size: 46, min: 38, role: 'secondary' }),
        title(line(64, 52), first!, { ...style, size: 60, min: 55 }),
        title(line(118, 102), last!, { ...style, size: 116, min: 80 }),
        rect(at, { radius: 10, stroke: { colour: night.accent, width: 6 } }),
      ],
      done,
    ),
  ];
}

/** The states these messages report as won, at most the last three, with the race below. */
export function winShapes(told: Told, view: CampaignView, progress: number, say: Say): Shape[] {
  const wins = told.wins.slice(-3);
  const at = box(margin, margin, width - 2 * margin, upper);
  const last = wins.at(-1)!;
  const shown = told.elected ? [last] : wins;
  const places = columns(at, told.elected ? 2 : shown.length, margin);
  const panels = shown.map((win, i) => wonPanel(wonIn(told, win), places[i]!, progress, say));
  const words = panels.flatMap((panel) => panel.words);
  if (told.elected) words.push(...elected(last.side, Math.max(0, votesToWin - (last.total - last.votes)), places[1]!, progress, say));
  const below = box(margin, 2 * margin + upper, width - 2 * margin, raceHeight);
  const sources = panels.map(({ source }) => source);
  return [...panels.flatMap(({ ground }) => ground), ...race(view, shown, sources, below, progress, say), ...words];
}
