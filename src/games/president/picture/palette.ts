/**
 * How this game's pictures are coloured: the inks of a board printed in the 1980s, with thick brown outlines. A seat is told by colour, pattern
 * and the letters of its player's name.
 */

import { icons } from '../../../scene/icons.ts';
import type { Palette } from '../../../scene/palette.ts';
import type { MediaKind } from '../vocabulary.ts';

export const print = {
  /** Mustard, and the rays on it. */
  ground: '#FFC94F',
  deep: '#FFBB33',
  panel: '#FFF6E0',
  raised: '#FFE9BE',
  land: '#FFF3D6',
  line: '#E0A64E',
  text: '#33150A',
  quiet: '#6E4524',
  /** Whose turn it is and where it may lead. */
  accent: '#C9261B',
  ink: '#33150A',
} as const satisfies Palette;

/** What has just changed. */
export const news = '#1240A0';
/** A square the die may lead to, while it is nobody's. */
export const lit = '#FFF04D';
/** The edge of dice and plates, seen from the side. */
export const edge = '#8A4A22';

/** Squares that are no cities and not of gold, all under light letters. */
export const service = {
  depart: '#C9261B',
  media: '#A03C78',
  infos: '#163F7C',
  helicopter: '#0F7652',
} as const;
/** Gold squares, under dark letters. */
export const gold = { leaf: '#E8B41E', ray: '#F8D558', edge: '#FFF3B8' } as const;

/** Kinds of Media cards: in the hand, and where a card was shown. */
export const tints: { readonly [K in MediaKind]: { colour: string; icon: string } } = {
  attack: { colour: '#E8793A', icon: 'M28 2 8 28h13l-3 18 22-28H26z' },
  parade: { colour: '#56B4E9', icon: icons.shield },
  president: { colour: '#F0E442', icon: icons.star },
};
