/** Writes the folders of a playable new game, from the files in `template/`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface NewGame {
  /** The command and the folder's name: `high-card`. Lower-case letters, digits and single hyphens, 2 to 32 characters, a letter first. */
  id: string;
  /** The name people read: «High Card». */
  title: string;
}

const template = join(import.meta.dirname, 'template');

/** Reserved names: the program's own commands, and names that a game's folder cannot have. */
const taken: readonly string[] = ['games', 'parties', 'hustings', 'kit', 'tools'];

/** What is wrong with a name, as a sentence that says what to do, or null. */
export function whyNot(root: string, id: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > 32)
    return `'${id}' cannot be a command: take 2 to 32 lower-case letters, digits and single hyphens, a letter first, such as high-card.`;
  if (taken.includes(id) || existsSync(join(root, 'src/games', id)) || existsSync(join(root, 'tests/games', id)))
    return `'${id}' is taken: choose another name.`;
  return null;
}

/** `high-card` as a constant: `highCard`. */
const constant = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const type = (id: string): string => constant(id).replace(/^./, (letter) => letter.toUpperCase());

/**
 * Writes the game's folder in `src/games`, its tests in `tests/games`, and its line in `src/games/index.ts`. Returns the files written, relative to
 * `root`. Throws, and writes nothing, if the name is not allowed.
 */
export function writeGame(root: string, { id, title }: NewGame): string[] {
  const refused = whyNot(root, id);
  if (refused !== null) throw new Error(refused);
  const quoted = title.replaceAll('\\', '').replaceAll("'", '’').replaceAll('`', '’').replaceAll('$', '');
  const fill = (text: string): string =>
    text.replaceAll('__id__', id).replaceAll('__name__', constant(id)).replaceAll('__Type__', type(id)).replaceAll('__Title__', quoted);
  const write = (part: string, folder: string): string[] =>
    filesIn(join(template, part)).map((file) => {
      const target = join(folder, file.replace(/\.txt$/, ''));
      mkdirSync(dirname(join(root, target)), { recursive: true });
      writeFileSync(join(root, target), fill(readFileSync(join(template, part, file), 'utf8')));
      return target;
    });
  return [...write('game', `src/games/${id}`), ...write('tests', `tests/games/${id}`), addLine(root, id)];
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

/** The one line outside the game's own folders. */
function addLine(root: string, id: string): string {
  const file = 'src/games/index.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const end = text.lastIndexOf('});');
  if (end < 0) throw new Error(`${file} has no list of games to add a line to.`);
  const key = id.includes('-') ? `'${id}'` : id;
  const line = `  ${key}: { check: async () => (await import('./${id}/check.ts')).check, game: async () => (await import('./${id}/game.ts')).${constant(id)} },\n`;
  writeFileSync(join(root, file), text.slice(0, end) + line + text.slice(end));
  return file;
}
