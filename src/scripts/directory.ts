/** `npm run directory -- [FOLDER]`: writes what Discord's App Directory asks for, each text with its length, with the pictures beside it. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fields, mostInTag, mostTags, needs, pictures, tags } from './listing.ts';

const root = resolve(import.meta.dirname, '../..');
// npm runs this in the program's folder; the user named the folder from their own.
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'directory');
mkdirSync(folder, { recursive: true });
const said = fields.flatMap(({ name, most, own, text }) =>
  Object.entries(text).map(([lang, words]) => `## ${name}, ${lang} (${words.length} of ${most}${own ? ', our own limit' : ''})\n\n${words}\n`),
);
const lines = [
  '# App Directory\n',
  ...said,
  `## Tags (${tags.length} of ${mostTags}, each at most ${mostInTag})\n\n${tags.join(', ')}\n`,
  `## Permissions\n\n${needs}\n`,
  '## Links\n\nPrivacy policy and terms: publish what `npm run legal` writes, and name both addresses.\n',
  `## Pictures\n\n${pictures.map((one) => `- ${basename(one)}`).join('\n')}\n`,
];
writeFileSync(join(folder, 'listing.md'), lines.join('\n'));
for (const one of pictures) copyFileSync(join(root, one), join(folder, basename(one)));
console.log([join(folder, 'listing.md'), ...pictures.map((one) => join(folder, basename(one)))].join('\n'));
