/**
 * Prints a whole channel, to read from top to bottom. Lines wrap as on a phone. Removed calls are in brackets; the figures come last.
 * `npx node tests/chronicle/print.ts <game> [en | fr] [number] [people] [folder for the boards' pictures]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import { type Lang, langs } from '../../src/i18n/types.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Scene } from '../../src/scene/types.ts';
import { standings } from '../games/standings.ts';
import { sensible } from './sensible.ts';
import { playInChannel } from './story.ts';

const [, , command = '', language = 'en', number = '0', people, folder] = process.argv;
const standing = standings.find(({ game }) => game.command === command);
const lang = langs.find((one) => one === language) as Lang | undefined;
const table = standing?.tables.find((one) => people === undefined || one.people === Number(people));
if (!standing || !lang || !table) {
  console.error(
    `Usage: npx node tests/chronicle/print.ts <${standings.map(({ game }) => game.command).join(' | ')}> [en | fr] [number] [people] [folder]`,
  );
  process.exit(2);
}

const width = 48;
const messages = new Map<string, { lines: string[]; called: string[]; gone: boolean; edits: number }>();
/** Drawn after the game: until then, each picture is only its number. */
const scenes: Scene[] = [];
const draw: Draw = async (scene) => Buffer.from(String(scenes.push(structuredClone(scene)) - 1));
const pictures: { name: string; scene: Scene }[] = [];

const {
  channel,
  table: played,
  answers,
} = await playInChannel(standing, Number(number), lang, {
  sitting: table,
  choose: sensible(standing.game),
  firm: true,
  draw,
  opened: ({ heard }) => {
    heard.tell = (id, lines, post) => {
      const known = messages.get(id);
      if (post && known) known.edits++;
      if (lines === null) known!.gone = true;
      else if (known) known.lines = lines;
      else messages.set(id, { lines, called: post!.mentions.length > 0 ? lines : [], gone: false, edits: 0 });
      for (const { data } of post?.files ?? [])
        pictures.push({ name: `${String(pictures.length + 1).padStart(3, '0')}-post-${id}.png`, scene: scenes[Number(data.toString())]! });
    };
  },
});

const named = (line: string): string => line.replaceAll(/<@(\d+)>/g, (_, id) => `@${played.people.find((one) => one.id === id)?.name}`);
const broken = (line: string): string => {
  const rows = [''];
  for (const word of named(line).split(' '))
    if (`${rows.at(-1)} ${word}`.length > width && rows.at(-1) !== '') rows.push(`  ${word}`);
    else rows[rows.length - 1] = rows.at(-1) === '' ? word : `${rows.at(-1)} ${word}`;
  return rows.join('\n');
};
for (const [id, { lines, called, gone, edits }] of [...messages].sort(([a], [b]) => Number(a) - Number(b))) {
  const call = called.filter((line) => line.includes('<@')).map(named);
  if (gone) console.log(`   [${call.join(' / ')}]`);
  else console.log(`── ${id}${edits ? ` (${edits} edits)` : ''}${call.length > 0 ? `  [${call.join(' / ')}]` : ''}\n${lines.map(broken).join('\n')}`);
}
const stand = [...messages.values()].filter(({ gone }) => !gone);
const lengths = stand.map(({ lines }) => lines.length);
const pings = channel.pings.flat().length;
console.log(
  `\n${command} ${lang} ${number}, ${table.people} people: ${answers} answers, ${stand.length} posts, ${messages.size - stand.length} calls taken away, ${channel.pings.length} notifying messages, ${pings} pings; ` +
    `lines a post: ${(lengths.reduce((sum, n) => sum + n, 0) / lengths.length).toFixed(1)} on average, ${Math.max(...lengths)} at most`,
);
await channel.close();

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  const renderer = openRenderer();
  for (const { name, scene } of pictures) writeFileSync(join(folder, name), await renderer.png(scene));
  await renderer.stop();
}
