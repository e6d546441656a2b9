/** How the campaign's pictures are coloured, and its tokens: told apart by colour, form and mark. */

import { circle, icon, inset, rect } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix, type Palette } from '../../../scene/palette.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import type { Issue, Side, Voter } from '../vocabulary.ts';

/** A television studio on election night: broadcast blue, lit screens, one gold. */
export const night: Palette = {
  ground: '#0B1C52',
  deep: '#050B26',
  panel: '#11265F',
  raised: '#24479F',
  land: '#1E3F8F',
  line: '#3D5FB8',
  text: '#FFFFFF',
  quiet: '#C5D2F3',
  accent: '#F5C043',
  ink: '#0A1322',
};

/** Lit glass: what is read first stands on it in dark letters. */
export const glass = { top: '#FFFFFF', plate: '#E9EFFB', low: '#D3DEF7', ink: '#0B1C52', quiet: '#3A4A7C' } as const;

/** What breaks in: the news. */
export const alarm = { top: '#D0142F', low: '#96091F' } as const;

/** `light` and `low` are the ends of a lit panel of that side under white letters. */
export const candidates: { readonly [S in Side]: { colour: Colour; shade: Colour; dim: Colour; light: Colour; low: Colour } } = {
  obama: { colour: '#4C95FF', shade: '#1C57B8', dim: '#1A3A7E', light: '#2A6BD2', low: '#123E8C' },
  mccain: { colour: '#F4645F', shade: '#B3282D', dim: '#641C36', light: '#CC3838', low: '#86161F' },
};

/** A wide area of a side's colour: Obama's is plain, McCain's striped by the bar of his mark. Rings, many times over, would double a picture's size. */
export const areaOf = (side: Side, colour: Colour, strength = 0.13): Fill =>
  side === 'obama' ? { colour } : { colour, to: mix(colour, '#FFFFFF', strength), pattern: 'horizontal' };

/** A token of a side with its middle at `x`, `y`: Obama's is round with a ring, McCain's a rounded square with a bar, undecided voters an empty circle, dashed where it is large. */
export function token(voter: Voter, x: number, y: number, across: number, on: Colour, faded = false): Shape[] {
  const r = across / 2;
  const seen = (colour: Colour) => (faded ? mix(on, colour, 0.4) : colour);
  const white = seen('#FFFFFF');
  // Small and faded, form and colour are told without the mark.
  const bare = faded && across < 48;
  if (voter === 'obama') {
    const disc = circle(x, y, r, { fill: seen(candidates.obama.colour) });
    return bare ? [disc] : [disc, circle(x, y, r * 0.42, { stroke: { colour: white, width: across * 0.13 } })];
  }
  if (voter === 'mccain') {
    const side = across * 0.92;
    const square = rect({ x: x - side / 2, y: y - side / 2, w: side, h: side }, { fill: seen(candidates.mccain.colour), radius: across * 0.2 });
    if (bare) return [square];
    return [square, rect({ x: x - across * 0.26, y: y - across * 0.08, w: across * 0.52, h: across * 0.16 }, { fill: white, radius: 2 })];
  }
  const dash = (Math.PI * (across - 4)) / 16;
  return [
    circle(x, y, r - 2, {
      stroke: { colour: faded ? mix(on, '#E9E4D4', 0.5) : '#E9E4D4', width: 4, ...(across >= 48 && { dash: [dash, dash] as [number, number] }) },
    }),
  ];
}

/** The outline around a token that has just changed. */
export const halo = (voter: Voter, x: number, y: number, across: number): Shape => {
  const side = across + 8;
  if (voter === 'mccain')
    return rect({ x: x - side / 2, y: y - side / 2, w: side, h: side }, { radius: across * 0.28, stroke: { colour: night.accent, width: 4 } });
  return circle(x, y, side / 2 + 1, { stroke: { colour: night.accent, width: 4 } });
};

/** An issue's icon in the middle of a box: a shield for Defense, a coin for Economy. */
export function issueMark(issue: Issue, at: Box, colour: Colour, on: Colour): Shape[] {
  if (issue === 'defense') return [icon(icons.shield, at, { fill: colour })];
  const r = Math.min(at.w, at.h) * 0.47;
  return [
    circle(at.x + at.w / 2, at.y + at.h / 2, r, { fill: colour }),
    icon(icons.dollar, inset(at, 0, at.h * 0.1), { stroke: { colour: on, width: r * 0.19 } }),
  ];
}
