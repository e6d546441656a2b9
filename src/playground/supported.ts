/** Writes SUPPORTED.md: what this Discord does and what it refuses, made from its own routes, events and refusals. `npm run supported -w discord-playground` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Routes } from 'discord-api-types/v10';
import { systemClock } from './clock.ts';
import { refusals } from './errors.ts';
import { events } from './gateway/events.ts';
import { createLocal } from './local.ts';
import { routesIn } from './rest/index.ts';
import { settle } from './world.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text: string): string => `\`${text}\``;

/** The paths of Discord's API that don't exist here, with `:…` for every parameter. */
function unknownPaths(known: readonly string[]): string[] {
  const bare = (path: string): string => path.replaceAll(/:\w+/g, ':').replaceAll('@me', ':').replaceAll('@original', ':');
  const here = new Set(known.map(bare));
  const paths = Object.values(Routes).flatMap((route) => {
    // A route takes as many arguments as it has parameters; a missing one would print `undefined`.
    const path = decodeURIComponent((route as (...given: string[]) => string).call(Routes, ':1', ':2', ':3', ':4')).replaceAll(/:\d/g, ':id');
    return here.has(bare(path)) ? [] : [path];
  });
  return [...new Set(paths)].sort();
}

/** The whole page, in Markdown. */
export function supportedPage(): string {
  const local = createLocal({ world: settle({}), clock: systemClock, file: ':memory:', base: () => '', botIsOnline: () => false });
  const groups = Object.entries(routesIn).map(([title, of]) => ({ title, routes: of(local) }));
  local.store.close();
  const unknown = unknownPaths(groups.flatMap(({ routes }) => routes.map(({ path }) => path)));
  return [
    '# What is supported, and what is refused',
    'Made from the routes themselves by `npm run supported -w discord-playground`; a test holds this page against them.',
    '## REST',
    ...groups.flatMap(({ title, routes }) => [
      `### ${title}`,
      table(
        ['method', 'path'],
        routes.map(({ method, path }) => [method, code(path)]),
      ),
    ]),
    '## Gateway',
    'Connecting, resuming, heartbeats, shards, intents and the request for members. A bot hears an event if it has the intent; where there is none, always.',
    table(
      ['event', 'intent on the server', 'intent in direct messages'],
      Object.entries(events).map(([name, [server = '', direct = '']]) => [code(name), server, direct]),
    ),
    '## Refusals',
    'In Discord’s own words, beside `50035` (Invalid Form Body), which names every field that is wrong and why.',
    table(
      ['status', 'code', 'message'],
      Object.values(refusals).map(([status, number, message]) => [String(status), String(number), message]),
    ),
    '## Not here',
    'Everything else answers `404: Not Found`, among it these paths of Discord’s API:',
    unknown.map(code).join(', '),
  ]
    .join('\n\n')
    .concat('\n');
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'SUPPORTED.md'), supportedPage());
