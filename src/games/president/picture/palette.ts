/**
 * The colors of this game's pictures: the inks of a board printed in the 1980s, with thick brown outlines. A seat is told by color, pattern and the
 * letters of its player's name.
 */

import type { Palette } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
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
/** A free city's square that the die may lead to. */
export const lit = '#FFF04D';
/** The edge of dice and plates, seen from the side. */
export const edge = '#8A4A22';

/** Squares that are neither cities nor gold, all with light letters. */
export const service = {
  depart: '#C9261B',
  media: '#A03C78',
  infos: '#163F7C',
  helicopter: '#0F7652',
} as const;
/** Gold squares, with dark letters. */
export const gold = { leaf: '#E8B41E', ray: '#F8D558', edge: '#FFF3B8' } as const;

/** Kinds of Media cards: in the hand, and for a card that was shown. */
export const tints: { readonly [K in MediaKind]: { colour: string; icon: string } } = {
  attack: { colour: '#E8793A', icon: 'M28 2 8 28h13l-3 18 22-28H26z' },
  parade: { colour: '#56B4E9', icon: icons.shield },
  president: { colour: '#F0E442', icon: icons.star },
};
