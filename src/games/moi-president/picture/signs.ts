/** The effect of a card in signs: lines of dice, zones and arrows for each kind. */
import { icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { five, type Kind } from '../vocabulary.ts';
import { dieRanges } from '../words/parts.ts';
import { type Glyph, marks } from './glyphs.ts';
import { paper } from './palette.ts';

type Sign = { glyph: readonly Glyph[]; w: number } | { said: string; w: number } | { die: string; w: number };

const drawn = (...glyph: Glyph[]): Sign => ({ glyph, w: 44 });
const filled = (d: string): Sign => drawn({ d });
const line = (d: string, w = 34): Sign => ({ glyph: [{ d, line: 6 }], w });
const said = (words: string): Sign => ({ said: words, w: 16 + words.length * 18 });
/** Faces of the die, drawn as a die. */
const faces = (range: string): Sign => ({ die: range, w: 58 });

const lucky = faces(dieRanges.lucky);
const unlucky = faces(dieRanges.unlucky);
const to: Sign = { glyph: [{ d: 'M4 24H42M28 10 42 24 28 38', line: 6 }], w: 30 };
const campaign = drawn(...marks.campagne);
const base = drawn(...marks.socle);
const undecided = filled(icons.group);
const somebody = filled(icons.voter);
const cards = filled(icons.cards);
const attack = filled('M29 2 9 27h12l-4 19 22-27H26z');
const canceled: Sign[] = [attack, to, line(icons.cross)];
/** Round the table. */
const round = drawn({ d: 'M8 20a17 17 0 0 1 29-8M40 28a17 17 0 0 1-29 8', line: 5 }, { d: 'M42 4v14H28zM6 44V30h14z' });
const back: Sign = { glyph: [{ d: 'M44 24H6M20 10 6 24 20 38', line: 6 }], w: 30 };
/** Two dice that nobody has rolled yet: with pips they would look like a roll. */
const die: Sign = { die: '?', w: 46 };
const duel: Sign[] = [die, said('>'), die];

/** Lines of signs; `points` are the card's. */
function signsOf({ kind, points }: { kind: Kind; points: number }): Sign[][] {
  switch (kind) {
    case 'campagne':
      return [[said(`+${points}`), to, campaign]];
    case 'socle':
      return [
        [lucky, to, base],
        [unlucky, to, undecided],
      ];
    case 'confiance':
      return [[lucky, campaign, to, base]];
    case 'indecis':
      return [[lucky, undecided, to, base]];
    case 'debat':
      return [duel, [campaign, back, campaign]];
    case 'polemique':
      return [duel, [campaign, to, undecided]];
    case 'affaire':
      return [[somebody, said(`−${five}`), campaign]];
    case 'immunite':
      return [canceled];
    case 'diversion':
      return [[attack, to, somebody]];
    case 'nouvelle-donne':
      return [[cards, round, said('4'), filled(icons.card)]];
    case 'tourne-main':
      return [[cards, round, somebody]];
    case 'tourne-points':
      return [[campaign, round, somebody]];
    case 'grand-debat':
      return [[unlucky, said(`−${five}`), to, undecided]];
  }
}
/** The height of a line of signs; their letters allow no less. */
export const signHeight = 48;
const between = 8;

/** The number of lines the signs of a kind take. */
export const signLines = (card: Card): number => signsOf(card).length;

/** The signs of a card, or of what happened to it instead, centered in a box, a line of `signHeight` times `scale` for each possible outcome. */
export function signs(
  card: Card,
  instead: 'discarded' | 'canceled' | null,
  at: Box,
  { colour, on }: { colour: Colour; on: Colour },
  scale = 1,
): Shape[] {
  const lines = instead === null ? signsOf(card) : [instead === 'discarded' ? [filled(icons.card), to, cards] : canceled];
  const [high, gap] = [signHeight * scale, between * scale];
  const from = at.y + (at.h - lines.length * high - (lines.length - 1) * gap) / 2;
  return lines.flatMap((line, i) => {
    const wide = line.reduce((sum, { w }) => sum + w * scale, (line.length - 1) * gap);
    let x = at.x + (at.w - wide) / 2;
    return line.flatMap((sign): Shape[] => {
      const place: Box = { x, y: from + i * (high + gap), w: sign.w * scale, h: high };
      x += place.w + gap;
      return one(sign, place, colour, on);
    });
  });
}

function one(sign: Sign, at: Box, colour: Colour, on: Colour): Shape[] {
  if ('glyph' in sign) {
    const scale = Math.min(at.w, at.h) / 48;
    return sign.glyph.map(({ d, line: width }) => icon(d, at, width ? { stroke: { colour, width: width * scale } } : { fill: colour }));
  }
  const letters = { min: 26, align: 'centre', role: 'secondary' } as const;
  if ('said' in sign) return [title(at, sign.said, { ...letters, size: at.h * 0.95, colour, on })];
  const face = inset(at, 0, at.h * 0.04);
  return [
    rect(face, { fill: paper.white, radius: 9, stroke: { colour, width: 3 } }),
    title(face, sign.die, { ...letters, size: at.h * 0.7, colour: paper.ink, on: paper.white }),
  ];
}
