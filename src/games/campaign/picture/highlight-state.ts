/** A state as it changes: its voters come over, its marker moves, another group becomes its key. */
import type { Say } from '../../../i18n/types.ts';
import { box, inset, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { between } from '../../../scene/motion.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { TileView } from '../rules/view.ts';
import { type Issue, issues, type Side } from '../vocabulary.ts';
import { groups, track } from './highlight-markers.ts';
import { doneOf, faint, former, fromTo } from './highlight-parts.ts';
import { doneIn, groupsHeight, isOn, isShift, large, rowTop, type Scenery } from './highlight-scenery.ts';
import { candidates, glass, halo, issueMark, night, screen, slanted, token } from './studio.ts';
import { callOf } from './tile.ts';

const band = mix(night.panel, night.raised, 0.75);
const numberOf = (row: TileView['defense'], side: Side): number => row.filter(({ voter }) => voter === side).length;

interface Line {
  shapes: Shape[];
  /** Shapes still on their way, drawn above everything else. */
  flying: Shape[];
}

function voters(scenery: Scenery, issue: Issue, at: Box, progress: number): Line {
  const { turned, format } = scenery;
  const { before, after } = turned;
  const done = doneIn(scenery, progress, isOn(issue));
  const lit = (doneIn(scenery, progress, isShift) < 0.5 ? before : after).majority === issue;
  const on = lit ? band : night.panel;
  const y = at.y + format.row / 2;
  const shapes: Shape[] = [];
  const flying: Shape[] = [];
  const changed = after[issue].some(({ voter }, i) => voter !== before[issue][i]!.voter);
  after[issue].forEach(({ voter }, i) => {
    const was = before[issue][i]!.voter;
    const x = at.x + format.token / 2 + i * format.step;
    if (was === voter) shapes.push(...token(voter, x, y, format.token, on, !lit && !changed));
    else if (done === 0) shapes.push(...token(was, x, y, format.token, on));
    else if (done < 1) {
      shapes.push(...token(was, x, y, format.token, on));
      flying.push(...token(voter, between(at.x - format.mark - format.track - 30, x, done), y, format.token, on));
    } else shapes.push(...token(voter, x, y, format.token, on), halo(voter, x, y, format.token), ...former(was, x, y, format.token, on));
  });
  return { shapes, flying };
}

/** The figures at the end of a row: how many supported the side before and now, or what the deciding row now says. */
function figures(scenery: Scenery, issue: Issue, at: Box, progress: number, on: Colour, say: Say): Shape[] {
  const { turned, format } = scenery;
  const { before, after, deeds } = turned;
  const gain = deeds.findLast(isOn(issue));
  const isLarge = format === large;
  if (gain?.kind === 'support') {
    const { light } = candidates[gain.side];
    const done = doneIn(scenery, progress, isOn(issue)) === 1 ? 1 : 0;
    const [from, to] = [numberOf(before[issue], gain.side), numberOf(after[issue], gain.side)];
    const plain = title(at, gain.n === null ? '' : `+${say.number(from === to ? gain.n : to - from)}`, {
      size: isLarge ? 68 : 48,
      role: isLarge ? 'essential' : 'secondary',
      colour: night.accent,
      on,
      align: 'right',
    });
    if (!isLarge || from === to) return gain.n === null ? [] : faint([plain], done);
    const plaque = inset(at, 0, 8);
    return [
      rect(plaque, { fill: light, radius: 10 }),
      ...token(gain.side, plaque.x + 38, plaque.y + plaque.h / 2, 44, light),
      ...fromTo([say.number(from), say.number(to)], box(plaque.x + 60, plaque.y, plaque.w - 72, plaque.h), done, {
        size: 64,
        colour: night.text,
        was: night.text,
        on: light,
      }),
    ];
  }
  if (!isLarge || after.majority !== issue) return [];
  const turnedTo = before.majority !== after.majority;
  const said = turnedTo ? say(look('look.decides', { issue })).replace(' ', '\n') : say(look('look.call', callOf(after)));
  const done = turnedTo ? doneIn(scenery, progress, isShift) : 1;
  const style = { size: 40, min: 36, weight: 600, lines: 2, leading: 1, role: 'secondary', colour: turnedTo ? night.accent : night.text } as const;
  return faint([title(at, said, { ...style, on, align: 'right' })], done);
}

function nameplate({ turned, format }: Scenery, at: Box, done: number, say: Say): Shape[] {
  const [was, is] = [turned.before, turned.after].map((tile) => {
    const call = callOf(tile);
    return call.call === 'close' ? null : call.side;
  }) as [Side | null, Side | null];
  const colourOf = (side: Side | null): Colour => (side ? candidates[side].light : night.raised);
  const light = mix(colourOf(was), colourOf(is), done);
  const isLarge = format === large;
  const lit = at.w - (isLarge ? 176 : 84);
  return [
    rect({ ...at, h: format.plate }, { fill: light, radius: 10 }),
    slanted(box(at.x, at.y, lit, format.plate), { fill: glass.plate }, 'right', 20),
    title(
      box(at.x + 16, at.y + 2, lit - (isLarge ? 160 : 40), format.plate - 4),
      say(isLarge ? look('look.state', { state: turned.after.id }) : look('look.in', { state: turned.after.id })),
      {
        size: format.name,
        min: isLarge ? 55 : 36,
        role: isLarge ? 'essential' : 'secondary',
        colour: glass.ink,
        on: glass.plate,
      },
    ),
    ...(isLarge
      ? [
          sprite(`us/${turned.after.id}`, box(at.x + lit - 136, at.y + 8, 96, format.plate - 16), { fill: glass.quiet }),
          ...token(done < 0.5 ? was : is, at.x + lit + 34, at.y + format.plate / 2, 44, light),
        ]
      : []),
    title(box(at.x + at.w - 96, at.y + 2, 82, format.plate - 4), say.number(turned.after.votes), {
      size: isLarge ? 72 : 52,
      role: isLarge ? 'essential' : 'secondary',
      colour: night.text,
      on: light,
      align: 'right',
    }),
  ];
}

/** Draws a state at an instant. */
export function stateShapes(scenery: Scenery, at: Box, progress: number, say: Say): Line {
  const { format, turned, grouped } = scenery;
  const { before, after } = turned;
  const shifted = doneIn(scenery, progress, isShift);
  const from = 12 + format.track + (format === large ? 12 : 6);
  const lines = issues.map((issue) => {
    const place = box(at.x + from, at.y + rowTop(issue, format), at.w - from - 12, format.row);
    const glow = (before.majority === issue ? 1 - (before.majority === after.majority ? 0 : shifted) : after.majority === issue ? shifted : 0) * 0.75;
    const on = glow > 0.37 ? band : night.panel;
    const line = voters(scenery, issue, { ...place, x: place.x + format.mark + (format === large ? 28 : 12) }, progress);
    const end = box(place.x + place.w - format.figures - 8, place.y, format.figures, place.h);
    const shapes: Shape[] = [
      ...(glow > 0 ? [rect(place, { fill: night.raised, opacity: glow, radius: 12 })] : []),
      ...issueMark(
        issue,
        box(place.x + (format === large ? 12 : 4), place.y + (place.h - format.mark) / 2, format.mark, format.mark),
        glow > 0.37 ? night.text : night.quiet,
        on,
      ),
      ...line.shapes,
      ...figures(scenery, issue, end, progress, on, say),
    ];
    return { shapes, flying: line.flying };
  });
  const all = Math.max(...scenery.spans.map((span) => doneOf(progress, span)));
  const settled = scenery.spans.every((span) => progress >= span.to) ? 1 : all;
  return {
    shapes: [
      ...screen(at, night.panel),
      ...nameplate(scenery, at, settled, say),
      ...track(scenery, at, progress),
      ...lines.flatMap(({ shapes }) => shapes),
      ...(grouped ? groups(scenery, box(at.x, at.y + at.h - groupsHeight, at.w, 54), progress, say) : []),
    ],
    flying: lines.flatMap(({ flying }) => flying),
  };
}
