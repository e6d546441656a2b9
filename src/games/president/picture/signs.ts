/** The signs on Media cards: the card's subject, in large, and its effect. */

import { box, circle, icon, inset, path, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { rays, star } from '../../../scene/motifs.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { helicopterAttack, mediaKindOf } from '../data/media.ts';
import type { MediaId, MediaKind } from '../vocabulary.ts';
import { ownIcons } from './icons.ts';
import { news, print, tints } from './palette.ts';

/** The subject of an attack; its parry has the same one, so that the two are seen as a pair. */
const subjects: readonly string[] = [
  ownIcons.helicopter,
  ownIcons.newspaper,
  ownIcons.poll,
  icons.microphone,
  ownIcons.poster,
  ownIcons.rumour,
  ownIcons.leaflets,
  ownIcons.television,
];
const subjectOf = (card: MediaId): string => subjects[Number(card.slice(1)) - 1] ?? icons.star;

/** Background rays in a slightly darker ink. */
export const shine = (kind: MediaKind, at: Box): Shape[] => [
  rays(at, [at.x + at.w / 2, at.y + at.h / 2], 12, mix(tints[kind].colour, print.ink, 0.1), 0.25),
];

/** The large pictogram: the card's subject, on a burst, a shield or a star. */
export function picture(card: MediaId, { x, y, w, h }: Box): Shape[] {
  const kind = mediaKindOf(card);
  const side = Math.min(w, h);
  const [cx, cy] = [Math.round(x + w / 2), Math.round(y + h / 2)];
  const thick = Math.max(5, Math.round(side * 0.03));
  const sign = (part: number, low = 0): Shape =>
    icon(subjectOf(card), box(cx - (side * part) / 2, cy + side * low - (side * part) / 2, side * part, side * part), { fill: print.ink });
  if (kind === 'president')
    return [
      star(cx, cy, side * 0.5, print.ink, { points: 18, inner: 0.88 }),
      star(cx, cy, side * 0.5 - thick, news, { points: 18, inner: 0.88 }),
      circle(cx, cy, side * 0.35, { fill: print.panel }),
      circle(cx, cy, side * 0.24, { fill: print.accent }),
      icon(icons.star, box(cx - side * 0.17, cy - side * 0.18, side * 0.34, side * 0.34), { fill: print.panel }),
    ];
  if (kind === 'attack')
    return [
      star(cx, cy, side * 0.52, print.ink, { points: 12, inner: 0.72 }),
      star(cx, cy, side * 0.52 - thick * 1.5, print.panel, { points: 12, inner: 0.72 }),
      sign(0.52),
    ];
  return [
    icon(icons.shield, box(cx - side / 2, cy - side / 2, side, side), { fill: print.panel, stroke: { colour: print.ink, width: thick } }),
    sign(0.5, -0.05),
  ];
}

/** A sign struck through. */
const struck = (d: string, at: Box): Shape[] => [
  icon(d, at, { fill: print.ink }),
  path(`M${at.x + 2} ${at.y + 2}L${at.x + at.w - 2} ${at.y + at.h - 2}`, { stroke: { colour: print.panel, width: 8 } }),
  path(`M${at.x + 2} ${at.y + 2}L${at.x + at.w - 2} ${at.y + at.h - 2}`, { stroke: { colour: print.accent, width: 5 } }),
];

/** The card's effect in signs: from what to what. */
export function effect(card: MediaId, { x, y, h }: Box): Shape[] {
  const kind = mediaKindOf(card);
  const step = h + 6;
  const place = (i: number): Box => box(x + i * step, y, h, h);
  const sign = (d: string, i: number): Shape => icon(d, inset(place(i), 2), { fill: print.ink });
  const arrow = (i: number): Shape => icon(icons.right, inset(place(i), h * 0.2), { fill: print.accent });
  if (kind === 'president') {
    return [sign(icons.die, 0), title(box(x + step, y - 4, 80, h + 8), '+1', { size: Math.max(55, h), colour: print.accent, on: print.panel })];
  }
  if (kind === 'parade') return [sign(icons.shield, 0), arrow(1), ...struck(tints.attack.icon, place(2))];
  return [
    sign(tints.attack.icon, 0),
    arrow(1),
    sign(ownIcons.town, 2),
    ...(card === helicopterAttack ? struck(ownIcons.helicopter, place(3.3)) : []),
  ];
}
