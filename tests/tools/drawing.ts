/**
 * Draws the house from its files' imports: `npm run drawing` writes `docs/house.svg` and `docs/games.svg`. It draws what is there; a room that has no
 * sentence here has none in the picture.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imports as allImports, files, type Import, isFile, src, textOf } from './imports.ts';
import { floorOf, floors } from './rooms.ts';

const about: { readonly [room: string]: string } = {
  program: 'puts it together, starts and stops',
  process: 'log, metrics, memory, vitals',
  scripts: 'what npm runs besides',
  discord: 'commands, buttons, posts',
  store: 'tables in SQLite, copies, the lease',
  table: 'a game among people; the outbox',
  games: 'four games, and what one is',
  render: 'scenes to PNG, in threads',
  computer: 'thinks, in threads',
  threads: 'gives work to worker threads',
  i18n: 'messages to sentences',
  kernel: 'runs any game as a stack of data',
  scene: 'what a picture is',
  playground: 'a local Discord, a house of its own',
};
/** The order of rooms from left to right, on any floor; all others are right of them. */
const columns: { readonly [room: string]: number } = {
  kernel: 0.55,
  scene: 1.6,
  i18n: 0,
  games: 0.8,
  table: 0.8,
  store: 0.25,
  discord: 1.35,
  render: 3,
  computer: 1.75,
  threads: 2.65,
  playground: 4.05,
  process: 3.05,
  scripts: 0.3,
  program: 1.85,
};

/** A part of the program: its files, and how many lines they have. */
interface Room {
  name: string;
  files: number;
  lines: number;
}
/** Files of one room import files of another; `types` only, or values too. */
interface Arrow {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** A room for each folder. The files at the top level together are the program. */
const roomOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : 'program');

function roomsOf(of: (file: string) => string | null): Room[] {
  const rooms = new Map<string, Room>();
  for (const file of files) {
    const name = of(file);
    if (name === null) continue;
    const room = rooms.get(name) ?? { name, files: 0, lines: 0 };
    rooms.set(name, { name, files: room.files + 1, lines: room.lines + textOf(file).split('\n').length - 1 });
  }
  return [...rooms.values()];
}

function arrowsOf(imports: readonly Import[], of: (file: string) => string | null): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, typeOnly } of imports) {
    const [here, there] = [of(from), isFile(to) ? of(to) : null];
    if (here === null || there === null || here === there) continue;
    const known = arrows.get(`${here} ${there}`);
    arrows.set(`${here} ${there}`, { from: here, to: there, typeOnly: typeOnly && (known?.typeOnly ?? true) });
  }
  return [...arrows.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

/** How many floors lie below a room, which is above everything it imports. Throws if rooms import in a cycle. */
function levelsOf(rooms: readonly Room[], arrows: readonly Arrow[]): Map<string, number> {
  const levels = new Map<string, number>();
  const level = (name: string, way: readonly string[]): number => {
    if (way.includes(name)) throw new Error(`Rooms import in a circle: ${[...way, name].join(' → ')}`);
    const known = levels.get(name);
    if (known !== undefined) return known;
    const below = arrows.filter(({ from }) => from === name).map(({ to }) => level(to, [...way, name]) + 1);
    levels.set(name, Math.max(0, ...below));
    return levels.get(name)!;
  };
  for (const { name } of rooms) level(name, []);
  return levels;
}

/** Drops arrows that others imply: an import reached on the way down is not drawn twice. A path of types implies no values. */
function shortest(arrows: readonly Arrow[]): Arrow[] {
  const leads = (among: readonly Arrow[], from: string, to: string): boolean =>
    among.some((one) => one.from === from && (one.to === to || leads(among, one.to, to)));
  return arrows.filter(({ from, to, typeOnly }) => {
    const among = arrows.filter((one) => typeOnly || !one.typeOnly);
    return !among.some((one) => one.from === from && one.to !== to && leads(among, one.to, to));
  });
}

const number = (n: number): string => n.toLocaleString('en');
const count = ({ files: n, lines }: Room): string => `${number(n)} ${n === 1 ? 'file' : 'files'} · ${number(lines)} lines`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, size: number, colour: string, said: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="middle"${more}>${escaped(said)}</text>`;
const bold = ' font-weight="600"';
const dashed = ' stroke-dasharray="5 5"';

const svg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="system-ui, sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    '<defs><marker id="down" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#64748b"/></marker></defs>',
    `<rect width="${width}" height="${height}" rx="12" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

const [boxWidth, boxHeight, gapX, gapY, margin] = [250, 76, 36, 50, 30] as const;

/** All rooms of `src`, each above everything it imports. */
export function house(): string {
  const rooms = roomsOf(roomOf);
  const arrows = arrowsOf(allImports, roomOf);
  const levels = levelsOf(rooms, arrows);
  const top = Math.max(...levels.values());
  const strangers = rooms.map(({ name }) => name).filter((name) => columns[name] === undefined);
  const place = (name: string) => ({
    x: Math.round(margin + (columns[name] ?? 4.5 + strangers.indexOf(name)) * (boxWidth + gapX)),
    y: margin + (top - levels.get(name)!) * (boxHeight + gapY),
  });
  const lines = shortest(arrows).map(({ from, to, typeOnly }) => {
    const [a, b] = [place(from), place(to)];
    const [x1, y1, x2, y2] = [a.x + boxWidth / 2 + (b.x - a.x) / 8, a.y + boxHeight, b.x + boxWidth / 2 + (a.x - b.x) / 8, b.y - 2];
    const bend = (y2 - y1) / 2;
    return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#64748b" stroke-width="2"${typeOnly ? dashed : ''} marker-end="url(#down)"/>`;
  });
  const boxes = rooms.flatMap((room) => {
    const { x, y } = place(room.name);
    const middle = x + boxWidth / 2;
    return [
      `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="8" fill="#eef2ff" stroke="#4f46e5" stroke-width="1.5"/>`,
      text(middle, y + 24, 18, '#1e1b4b', room.name, bold),
      text(middle, y + 44, 12.5, '#334155', about[room.name] ?? ''),
      text(middle, y + 64, 12.5, '#64748b', count(room)),
    ];
  });
  const width = margin * 2 + Math.max(...rooms.map(({ name }) => place(name).x - margin)) + boxWidth;
  return svg(width, margin * 2 + (top + 1) * (boxHeight + gapY) - gapY, 'The rooms of the program, each above everything it imports', [
    ...lines,
    ...boxes,
  ]);
}

/** The folder of a game that a file is in, or its own name at the top level. */
const partOf =
  (game: string) =>
  (file: string): string | null => {
    const within = file.startsWith(`games/${game}/`) ? file.slice(`games/${game}/`.length) : null;
    return within === null || floorOf(within) < 0 ? null : within.split('/')[0]!.replace(/\.ts$/, '');
  };

export const gamesDrawn: readonly string[] = [...new Set(files.flatMap((file) => /^games\/([^/]+)\/game\.ts$/.exec(file)?.[1] ?? []))].sort();

/** The floors of a building, each with all its rooms. */
const floorNames = floors.map((names) => names.map((name) => name.replace(/\/$|\.ts$/, '')));

/** The arrows within one game that point up. There should be none. */
export const arrowsUp = (game: string, imports: readonly Import[] = allImports): Arrow[] => {
  const floor = (name: string) => floorNames.findIndex((names) => names.includes(name));
  return arrowsOf(imports, partOf(game)).filter(({ from, to }) => floor(to) > floor(from));
};

/** Every game as a building: its floors, and on the right every import between them. */
export function games(): string {
  const [width, height, arcs, gap] = [190, 62, 74, 14] as const;
  const yOf = (floor: number): number => margin + 34 + (floors.length - 1 - floor) * (height + gap);
  const parts = gamesDrawn.flatMap((game, i) => {
    const of = partOf(game);
    const x = margin + i * (width + arcs + gap);
    const rooms = roomsOf(of);
    const onFloor = floorNames.map((names) => rooms.filter(({ name }) => names.includes(name)));
    const floor = (name: string): number => floorNames.findIndex((names) => names.includes(name));
    const drawn = new Set(arrowsOf(allImports, of).map(({ from, to }) => `${floor(from)} ${floor(to)}`));
    const bows = [...drawn].sort().map((pair) => {
      const [from = 0, to = 0] = pair.split(' ').map(Number);
      if (from === to) return '';
      const [y1, y2] = [yOf(from) + height * 0.62, yOf(to) + height * 0.38];
      const reach = 14 + Math.abs(from - to) * 9;
      const colour = to > from ? '#dc2626' : '#64748b';
      return `<path d="M${x + width} ${y1}C${x + width + reach} ${y1} ${x + width + reach} ${y2} ${x + width + 2} ${y2}" fill="none" stroke="${colour}" stroke-width="1.5" marker-end="url(#down)"/>`;
    });
    const boxes = onFloor.flatMap((here, n) => {
      if (here.length === 0) return [];
      const whole = here.reduce((sum, room) => ({ name: '', files: sum.files + room.files, lines: sum.lines + room.lines }), {
        name: '',
        files: 0,
        lines: 0,
      });
      const names = floorNames[n]!.filter((name) => here.some((room) => room.name === name));
      return [
        `<rect x="${x}" y="${yOf(n)}" width="${width}" height="${height}" rx="6" fill="#fff7ed" stroke="#c2410c" stroke-width="1.5"/>`,
        text(x + width / 2, yOf(n) + 27, names.length > 1 ? 12 : 16, '#431407', names.join(' · '), bold),
        text(x + width / 2, yOf(n) + 47, 12, '#64748b', count(whole)),
      ];
    });
    const up = arrowsUp(game).length;
    return [
      text(x + width / 2, margin + 14, 18, '#431407', game, bold),
      ...boxes,
      ...bows,
      text(x + width / 2, yOf(-1) + 16, 13, '#64748b', `${up} arrows up`),
    ];
  });
  return svg(
    margin * 2 + gamesDrawn.length * (width + arcs + gap) - gap,
    yOf(-1) + margin,
    'Each game as one building: imports lead down',
    parts.filter((part) => part !== ''),
  );
}

/** The pictures by file name. */
export const drawings: { readonly [file: string]: () => string } = { 'docs/house.svg': house, 'docs/games.svg': games };

if (import.meta.main) {
  for (const [file, draw] of Object.entries(drawings)) {
    writeFileSync(join(src, '..', file), draw());
    console.log(file);
  }
}
