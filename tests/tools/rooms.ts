/** The floors of the house: which room may import which, from bottom to top. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Import, isFile, src } from './imports.ts';

/** What a room may use: rooms of `src` and single files (`type x`: only its types), and packages. */
interface Room {
  of: readonly string[];
  packages: readonly string[];
}

const playground = JSON.parse(readFileSync(join(src, 'playground/package.json'), 'utf8')) as {
  dependencies: { [name: string]: string };
};

/** Every room and every top-level file has a row here; one without is reported. */
export const rooms: { readonly [room: string]: Room } = {
  kernel: { of: [], packages: ['node:crypto'] },
  scene: { of: [], packages: [] },
  i18n: { of: ['type kernel'], packages: [] },
  games: { of: ['kernel', 'scene', 'i18n'], packages: [] },
  threads: { of: [], packages: ['node:os', 'node:worker_threads'] },
  computer: { of: ['kernel', 'games', 'threads'], packages: ['node:worker_threads'] },
  render: {
    of: ['scene', 'type kernel', 'threads'],
    packages: ['node:fs', 'node:url', 'node:worker_threads', 'node:zlib', '@napi-rs/canvas', 'sharp'],
  },
  table: {
    of: ['kernel', 'games', 'i18n', 'computer/levels.ts', 'type computer', 'type scene'],
    packages: ['node:async_hooks', 'node:crypto', 'lru-cache', 'openskill', 'temporal-polyfill'],
  },
  store: {
    of: ['table', 'type computer', 'type kernel', 'type i18n', 'type scene'],
    packages: [
      'node:crypto',
      'node:fs',
      'node:module',
      'node:os',
      'node:path',
      'node:timers/promises',
      'node:zlib',
      'better-sqlite3',
      'drizzle-orm',
      'pg',
    ],
  },
  discord: {
    of: ['table', 'games', 'kernel', 'i18n', 'scene', 'computer/levels.ts', 'type render'],
    packages: [
      'node:crypto',
      'node:http',
      'type node:net',
      'node:timers/promises',
      'discord.js',
      'discord-api-types',
      'lru-cache',
      '@vvo/tzdb',
      'minisearch',
      'type pino',
    ],
  },
  playground: { of: [], packages: ['node:*', 'ajv', ...Object.keys(playground.dependencies)] },

  process: {
    of: ['discord/wire/errors.ts', 'type games'],
    packages: [
      'node:fs',
      'node:http',
      'node:net',
      'node:path',
      'node:perf_hooks',
      'node:timers/promises',
      'node:v8',
      'node:vm',
      'pino',
      'prom-client',
    ],
  },
  scripts: {
    of: [
      'config.ts',
      'process/faults.ts',
      'games/index.ts',
      'type games',
      'table',
      'store',
      'i18n',
      'type kernel',
      'discord/speech/speech.ts',
      'discord/text/index.ts',
    ],
    packages: ['node:fs', 'node:path', 'zod'],
  },

  'config.ts': { of: ['store/address.ts', 'table/model/limits.ts'], packages: ['node:fs', 'node:path', 'dotenv', 'zod'] },
  'app.ts': {
    of: ['config.ts', 'process', 'games/index.ts', 'table', 'store', 'type scene', 'render', 'computer', 'discord', 'local.ts'],
    packages: ['type pino'],
  },
  'local.ts': {
    of: ['games/index.ts', 'type games', 'playground', 'discord', 'i18n', 'type kernel', 'table'],
    packages: ['type discord-api-types'],
  },
  'main.ts': { of: ['app.ts', 'config.ts', 'process', 'games/index.ts'], packages: ['node:module', 'pino'] },
};

/**
 * The floors within a crowded room, the lowest first. A folder or file sees what is on lower floors and nothing beside it; files inside one folder
 * may see each other. A folder listed here with floors of its own is itself such a room.
 */
const floorsWithin: { readonly [room: string]: readonly (readonly string[])[] } = {
  table: [
    ['model'],
    ['clock'],
    ['consent'],
    ['work'],
    ['play'],
    ['absence', 'going-back', 'lobby', 'looking-back', 'posts', 'records'],
    ['agreements', 'computers', 'people'],
    ['index.ts'],
  ],
  store: [
    ['address.ts', 'compatible.ts', 'counted.ts', 'drizzle', 'erased-again.ts', 'error.ts', 'files', 'held.ts'],
    ['columns'],
    ['schema'],
    ['statements'],
    ['access'],
    ['postgres', 'sqlite'],
    ['carry-over', 'open.ts'],
  ],
  discord: [
    ['text', 'wire'],
    ['pictures', 'speech'],
    ['interactions'],
    ['connection', 'present'],
    ['actions'],
    ['commands', 'posting', 'routing'],
    ['index.ts'],
  ],
  'discord/present': [['parts'], ['looking-back', 'panel', 'people'], ['board', 'lobby'], ['time']],
  'discord/actions': [['declare.ts', 'localized.ts'], ['play'], ['lobby'], ['agreements'], ['people'], ['show'], ['index.ts']],
};

/** The floors of a game, the lowest first. A file sees only the floors below, and files of its own room. */
export const floors: readonly (readonly string[])[] = [
  ['vocabulary.ts'],
  ['data/'],
  ['state.ts', 'messages.ts', 'labels.ts', 'options.ts'],
  ['rules/'],
  ['words/'],
  ['picture/'],
  ['mind/'],
  ['game.ts', 'check.ts', 'components.ts', 'mind.ts', 'guide.ts'],
];

/** Rooms without a clock, chance, files or libraries, except `node:crypto` for computing. */
export const pure: readonly string[] = ['kernel', 'scene', 'games'];

const partsOf = (file: string): { top: string; game: string | null; within: string } => {
  const [first = '', second = '', ...rest] = file.split('/');
  return first === 'games' && second !== 'kit' && rest.length > 0
    ? { top: first, game: second, within: rest.join('/') }
    : { top: first, game: null, within: '' };
};

/** The floor of a game's file, or −1 if it is on none. */
export const floorOf = (within: string): number =>
  floors.findIndex((names) => names.some((name) => (name.endsWith('/') ? within.startsWith(name) : within === name)));

const packageOf = (name: string): string => {
  if (name.startsWith('node:')) return name;
  const [first, second] = name.split('/');
  return first!.startsWith('@') ? `${first}/${second}` : first!;
};

function mayUsePackage({ packages }: Room, { to, typeOnly }: Import): boolean {
  const name = packageOf(to);
  return packages.some((one) => one === name || (one === 'node:*' && name.startsWith('node:')) || (typeOnly && one === `type ${name}`));
}

/** What is wrong with an import inside a room, by its floors; null if nothing is, or the room has no floors listed. */
function wrongWithin(room: string, { from, to }: Pick<Import, 'from' | 'to'>): string | null {
  const floors = floorsWithin[room];
  if (!floors) return null;
  const within = (file: string): string => file.slice(room.length + 1).split('/')[0]!;
  const [here, there] = [within(from), within(to)];
  const floor = (name: string): number => floors.findIndex((names) => names.includes(name));
  const stray = [here, there].find((name) => floor(name) < 0);
  if (stray !== undefined) return `${room}/${stray} stands on no floor of ${room} in tests/tools/rooms.ts`;
  if (here === there) return wrongWithin(`${room}/${here}`, { from, to });
  return floor(there) < floor(here) ? null : `${from} looks ${floor(there) > floor(here) ? 'up' : 'sideways'}: ${to}`;
}

/** What is wrong with one import, as a sentence, or null. */
function wrongWith(one: Import): string | null {
  const { from, to, typeOnly } = one;
  const [here, there] = [partsOf(from), partsOf(to)];
  const room = rooms[here.top];
  if (!room) return `${from}: ${here.top} has no row in tests/tools/rooms.ts`;
  if (to.endsWith('.json')) return dirname(to).startsWith(dirname(from)) ? null : `${from} imports ${to}: data is for the folder around it`;
  if (!isFile(to)) {
    if (to.startsWith('.') || to.includes('.ts')) return `${from} imports ${to}, which is not there`;
    return mayUsePackage(room, one) ? null : `${from} imports the package ${to}; ${here.top} may use: ${room.packages.join(', ') || 'none'}`;
  }
  if (here.game !== null && floorOf(here.within) < 0) return `${from} stands on no floor of its game`;
  if (there.game !== null && here.game !== there.game) {
    return from === 'games/index.ts' ? null : `${from} names a game: ${to}`;
  }
  if (here.game !== null && there.game !== null) {
    return floorOf(there.within) <= floorOf(here.within) ? null : `${from} looks up: ${to}`;
  }
  if (here.game !== null && there.top === 'games') {
    return to === 'games/game.ts' || to === 'games/values.ts' || to.startsWith('games/kit/') ? null : `${from} imports ${to}`;
  }
  if (here.top === there.top) return wrongWithin(here.top, one);
  const names = [there.top, to];
  const may = names.some((name) => room.of.includes(name) || (typeOnly && room.of.includes(`type ${name}`)));
  return may ? null : `${from} imports ${typeOnly ? 'types of ' : ''}${to}; ${here.top} may use: ${room.of.join(', ') || 'nothing'}`;
}

/** Cycles among files, type imports included: `a.ts → b.ts → a.ts`. */
function circlesIn(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) if (isFile(to) && from !== to) next.set(from, [...(next.get(from) ?? []), to]);
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const to of next.get(file) ?? []) visit(to, [...way, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}

/** The folders of the shell in which a reader no longer finds a file at a glance, as sentences. */
export function crowded(files: readonly string[]): string[] {
  const inShell = files.filter((file) => /^(?:discord|store|table)\//.test(file));
  const folders = Object.entries(Object.groupBy(inShell, (file) => file.slice(0, file.lastIndexOf('/'))));
  return folders.flatMap(([folder, inside]) => (inside!.length > 12 ? [`${folder} holds ${inside!.length} files`] : []));
}

/** Everything that breaks a boundary, each as a sentence that says where, and what is allowed. */
export const breaches = (imports: readonly Import[]): string[] => [
  ...imports.flatMap((one) => wrongWith(one) ?? []),
  ...imports.flatMap(({ from, to }) => (to === 'main.ts' ? [`${from} imports main.ts, which puts everything together`] : [])),
  ...imports.flatMap(({ from, to }) =>
    to.startsWith('drizzle-orm') && !from.startsWith('store/drizzle/')
      ? [`${from} imports ${to}: drizzle is loaded in the files of store/drizzle, in the one way that costs little`]
      : [],
  ),
  ...imports.flatMap(({ from, to }) => {
    const engine = /^store\/drizzle\/(sqlite|postgres)\.ts$/.exec(to)?.[1];
    const isOfEngine = from.startsWith(`store/${engine}/`) || from.startsWith('store/carry-over/');
    return engine === undefined || isOfEngine ? [] : [`${from} imports ${to}: what is of no engine names drizzle/core.ts and drizzle/neutral.ts`];
  }),
  ...circlesIn(imports).map((circle) => `a circle: ${circle}`),
];
