/** Which options of a long list are marked, by their places in it, in few characters. */
export type Marks = ReadonlySet<number>;

export const noMarks: Marks = new Set();

export function writeMarks(marks: Marks): string {
  const bytes = Buffer.alloc(marks.size === 0 ? 0 : (Math.max(...marks) >> 3) + 1);
  for (const i of marks) bytes[i >> 3]! |= 1 << (i & 7);
  return bytes.toString('base64url');
}

/** Anything that is not a list of marks is an empty one: ids come from outside. */
export function readMarks(written: string): Marks {
  const bytes = Buffer.from(written, 'base64url');
  const marks = new Set<number>();
  for (const [at, byte] of bytes.entries()) for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) marks.add(at * 8 + bit);
  return marks;
}

/** `<page>.<marks>`, as paging and marking carry it. */
export function readBrowsing(arg: string): { page: number; marked: Marks } {
  const [page = '0', marks = ''] = arg.split('.');
  return { page: /^\d{1,3}$/.test(page) ? Number(page) : 0, marked: readMarks(marks) };
}
