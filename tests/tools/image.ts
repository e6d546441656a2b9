/**
 * Builds on this machine, in a folder, what the Dockerfile builds in an image: stage by stage, by its COPY and RUN lines, from the files that
 * .dockerignore lets through.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface Line {
  word: string;
  rest: string;
}

/** The Dockerfile's instructions, stage by stage. */
export function stagesOf(text: string): Line[][] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
  const stages: Line[][] = [];
  for (const line of lines) {
    if (line.word === 'FROM') stages.push([]);
    stages.at(-1)!.push(line);
  }
  return stages;
}

/** The arguments of an instruction, in order. */
export const said = (stage: readonly Line[], word: string): string[] => stage.flatMap((line) => (line.word === word ? [line.rest] : []));

/** Whether .dockerignore lets a path through. The last line that matches it or a folder above it decides. */
export function isSent(ignored: string, path: string): boolean {
  const within = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
  let sent = true;
  for (const line of ignored.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.*/)?'));
    if (within.some((part) => new RegExp(`^${pattern}$`).test(part))) sent = line.startsWith('!');
  }
  return sent;
}

/** The project's files known to git that are sent to the image's builder. */
export const sentOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && isSent(readFileSync(join(root, '.dockerignore'), 'utf8'), path));

/**
 * Builds the last stage under this folder, with the program in its `/opt/hustings`. Leaves RUN lines that create folders of the image to the caller.
 */
export function build(root: string, target: string, env: { [name: string]: string | undefined }): Line[] {
  const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const sent = sentOf(root);
  const places = new Map<string, string>();
  for (const [at, stage] of stages.entries()) {
    const place = at === stages.length - 1 ? target : join(target, `../stage-${at}`);
    places.set(/ AS (\S+)/i.exec(stage[0]!.rest)?.[1] ?? String(at), place);
    let folder = '/';
    for (const { word, rest } of stage) {
      if (word === 'WORKDIR') folder = rest;
      if (word === 'COPY') copy(rest, join(place, folder), { root, sent, places });
      if (word === 'RUN' && rest.startsWith('npm ')) execFileSync('sh', ['-c', rest], { cwd: join(place, folder), env, stdio: 'pipe' });
    }
  }
  return stages.at(-1)!;
}

function copy(
  rest: string,
  into: string,
  { root, sent, places }: { root: string; sent: readonly string[]; places: ReadonlyMap<string, string> },
): void {
  const words = rest.split(' ');
  const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null;
  const target = resolve(into, words.pop()!);
  for (const source of words) {
    if (from !== null) cpSync(join(places.get(from)!, source), target, { recursive: true, verbatimSymlinks: true });
    const found = from === null ? sent.filter((path) => path === source || path.startsWith(`${source}/`)) : [];
    if (from === null && found.length === 0) throw new Error(`COPY ${rest}: nothing that is sent is called ${source}.`);
    for (const path of found) {
      const file =
        path === source && (rest.endsWith('/') || words.length > 1)
          ? join(target, path.split('/').at(-1)!)
          : resolve(target, path.slice(source.length + 1));
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(root, path), file);
    }
  }
}
