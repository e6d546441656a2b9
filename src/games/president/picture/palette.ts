/** How this game's pictures are coloured, and its tokens: a seat is told by colour, pattern and the letters of its player's name. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix, palettes } from '../../../scene/palette.ts';
import { token as disc, lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import type { MediaKind } from '../vocabulary.ts';

export const night = palettes.night;
/** The gold squares: dull, because bright gold says what changed. */
export const gold = { ground: '#40361A', text: '#EBDDB0' } as const;
/** Squares that are no cities. */
export const service = mix(night.panel, night.ground, 0.45);

/** Wider words are set smaller. */
const fitting: readonly number[] = [1.65, 1.65, 1.6, 1.35];

/** The smallest letters of a token. */
const least = 24;
/** How wide letters are about, at their smallest. */
export const leastWidth = (said: string): number =>
  [...said].reduce((sum, one) => sum + (/[^\u0020-\u024F]/u.test(one) ? 22 : /[MWmw]/.test(one) ? 17 : 12), 2);

/** A disc with the seat's pattern round its player's letters, `across` pixels wide. Wide letters leave less of the pattern. */
export function token(seat: Seat, cx: number, cy: number, across: number, say: Say, said = say.token(seat)): Shape[] {
  const { colour, shade, pattern } = lookOf(seat);
  const r = across / 2;
  const core = Math.min(r * 0.96, Math.max(r * 0.72, leastWidth(said) / 2));
  const size = Math.max(least, Math.round(r * 0.72 * (fitting[said.length] ?? 1.1)));
  const essential = size >= 55 && leastWidth(said) * (55 / least) <= core * 2;
  return disc(
    cx,
    cy,
    [
      { r, fill: { colour, to: shade, pattern } },
      { r: core, fill: colour },
    ],
    {
      said,
      across: core * 2,
      size,
      min: essential ? 55 : least,
      colour: night.ink,
      on: colour,
      role: essential ? 'essential' : 'mark',
    },
  );
}

/** A plain disc with the player's letters, where the pattern is close by. */
export function letter(seat: Seat, cx: number, cy: number, across: number, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  const said = say.token(seat);
  const size = Math.round(across * (said.length > 1 ? 0.7 : 0.75));
  return disc(cx, cy, [{ r: across / 2, fill: colour }], { said, across, size, min: 26, colour: night.ink, on: colour, role: 'secondary' });
}

/** The mark of somebody who sits turns out. */
export const pause = 'M10 8h10v32H10zM28 8h10v32H28z';

export const shieldAt = (cx: number, cy: number, across: number): Shape[] => [
  icon(icons.shield, box(cx - across / 2, cy - across / 2, across, across), { fill: night.text, stroke: { colour: night.ink, width: 2 } }),
];

/** Kinds of Media cards: in the hand, and where a card was shown. */
export const tints: { readonly [K in MediaKind]: { colour: string; icon: string } } = {
  attack: { colour: '#E8793A', icon: 'M28 2 8 28h13l-3 18 22-28H26z' },
  parade: { colour: '#56B4E9', icon: icons.shield },
  president: { colour: '#F0E442', icon: icons.star },
};
