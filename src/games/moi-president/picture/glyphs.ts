/** The picture for each kind of card, on a 48-pixel square. */
import { icons } from '../../../scene/icons.ts';
import type { PlainKind, PointsKind } from '../vocabulary.ts';

/** Glyphs with `line` are stroked, the others filled. */
export interface Glyph {
  d: string;
  line?: number;
}

export const glyphs: { readonly [K in PlainKind]: Glyph[] } = {
  /** A heart, since a handshake would be too small. */
  confiance: [{ d: 'M24 43 7.500 26.500a11 11 0 0 1 0-15.500 11 11 0 0 1 15.500 0l1 1 1-1a11 11 0 0 1 15.500 0 11 11 0 0 1 0 15.500z' }],
  /** Undecided heads. */
  indecis: [{ d: icons.group }],
  /** Two people talking at once. */
  debat: [
    { d: 'M7 4h20a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H15l-7 7v-7H7a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z' },
    { d: 'M35 16h6a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-1v8l-8-8H21a4 4 0 0 1-4-4v-2l3-3h11a4 4 0 0 0 4-4z' },
  ],
  /** Lightning. */
  polemique: [{ d: 'M29 2 9 27h12l-4 19 22-27H26z' }],
  /** A briefcase, and what might be in it. */
  affaire: [
    { d: 'M17 13V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5', line: 4 },
    { d: 'M7 13h34a4 4 0 0 1 4 4v9H28v-3h-8v3H3v-9a4 4 0 0 1 4-4zM3 30h17v3h8v-3h17v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z' },
  ],
  immunite: [{ d: icons.shield }],
  /** An arrow that turns away. */
  diversion: [{ d: 'M5 42V30c0-10 7-16 17-16h8V4l15 15-15 15V24h-8c-5 0-8 3-8 8v10z' }],
  /** Everything changes places. */
  'nouvelle-donne': [{ d: icons.cards }],
  /** Round the table: hands. */
  'tourne-main': [
    { d: 'M8 20a17 17 0 0 1 29-8M40 28a17 17 0 0 1-29 8', line: 5 },
    { d: 'M42 4v14H28zM6 44V30h14z' },
    { d: 'M20 17h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V19a2 2 0 0 1 2-2z' },
  ],
  /** Round the table: points. */
  'tourne-points': [
    { d: 'M8 20a17 17 0 0 1 29-8M40 28a17 17 0 0 1-29 8', line: 5 },
    { d: 'M42 4v14H28zM6 44V30h14z' },
    { d: 'M24 15a9 9 0 1 1 0 18 9 9 0 1 1 0-18z' },
  ],
  'grand-debat': [{ d: icons.microphone }],
};

/** The signs beside the number on cards of points and for their zones: a megaphone, and a column. */
export const marks: { readonly [K in PointsKind]: Glyph[] } = {
  campagne: [
    { d: 'M5 18h10L34 6v34L15 29H5a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM10 32h8l4 12a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-1.500z' },
    { d: 'M40 15c4 4 4 12 0 16', line: 4 },
  ],
  socle: [{ d: 'M6 4h36v6H6zM11 13h26v3H11zM13 18h5v18h-5zM21.500 18h5v18h-5zM30 18h5v18h-5zM11 38h26v3H11zM6 42h36v4H6z' }],
};
