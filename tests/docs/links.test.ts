/** The names on the pages for people exist: links, files, commands. Every decision is in the index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const decisions = 'docs/decisions';
const within = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => join(folder, file));
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...within('docs'), ...within('src/games')];

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { [name: string]: string } };
/** Files created next to the database or while working, the README's new game, and files on another machine. */
const outside = /^(hustings-\w+|artifacts|dist|node_modules|words)\/|\/high-card\/|^od-election|^LEGISLATIVES/;
/** npm's own commands, which need no script of ours. */
const npmsOwn = ['ci'];

/** The heading's anchor on the page, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');

  test('leads to pages that are there', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!).filter((to) => !/^https?:/.test(to));
    const wrong = links.filter((to) => {
      const [file = '', section] = to.split('#');
      const target = file === '' ? join(root, page) : resolve(root, dirname(page), file);
      if (!existsSync(target)) return true;
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading!));
      return section !== undefined && !headings.includes(section);
    });
    expect(wrong).toEqual([]);
  });

  test('names files that are there', () => {
    const named = [...prose.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, file]) => file!);
    // Relative to the root, `src`, the page's own folder, or any game, since all games have the same layout.
    const places = ['.', 'src', dirname(page), 'src/games/campaign', 'src/games/campaign/rules'].map((place) => join(root, place));
    const files = named.filter((file) => /\.\w+$|\/$/.test(file) && !outside.test(file));
    expect(files.filter((file) => !places.some((place) => existsSync(join(place, file))))).toEqual([]);
  });

  test('names commands that are there', () => {
    const code = [...text.matchAll(/^```[\s\S]*?^```$|`[^`]+`/gm)].map(([span]) => span).join('\n');
    const named = [...code.matchAll(/\bnpm\s+(?:run\s+)?([a-z][\w-]*)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts) && !npmsOwn.includes(name))).toEqual([]);
  });
});

test('every decision stands in the index', () => {
  const index = readFileSync(join(root, decisions, 'README.md'), 'utf8');
  const all = within(decisions)
    .map((file) => relative(decisions, file))
    .filter((file) => file !== 'README.md');
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});
