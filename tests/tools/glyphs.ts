/** The code points that a font has glyphs for, from its `cmap` table (learn.microsoft.com/typography/opentype/spec/cmap), formats 4 and 12. */
export function lettersOf(font: Buffer): Set<number> {
  const at = tableAt(font, 'cmap');
  const known = new Set<number>();
  for (let i = 0; i < font.readUInt16BE(at + 2); i++) {
    const sub = at + font.readUInt32BE(at + 4 + i * 8 + 4);
    const format = font.readUInt16BE(sub);
    for (const [from, to] of format === 4 ? segments(font, sub) : format === 12 ? groups(font, sub) : [])
      for (let code = from; code <= to; code++) known.add(code);
  }
  known.delete(0xffff);
  return known;
}

function tableAt(font: Buffer, name: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++)
    if (font.toString('latin1', 12 + i * 16, 16 + i * 16) === name) return font.readUInt32BE(20 + i * 16);
  throw new Error(`The font has no table ${name}.`);
}

function segments(font: Buffer, at: number): [number, number][] {
  const n = font.readUInt16BE(at + 6) / 2;
  return Array.from({ length: n }, (_, i) => [font.readUInt16BE(at + 16 + n * 2 + i * 2), font.readUInt16BE(at + 14 + i * 2)]);
}

const groups = (font: Buffer, at: number): [number, number][] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => [font.readUInt32BE(at + 16 + i * 12), font.readUInt32BE(at + 20 + i * 12)]);
