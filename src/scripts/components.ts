/** `npm run components -- <game> [<language>]` prints a game's tables, as they are played, in Markdown: a page to compare with the box. */
import { speechOf } from '../discord/speech/speech.ts';
import { bot } from '../discord/text/index.ts';
import type { Game } from '../games/game.ts';
import { games, stopped } from '../games/index.ts';
import type { Cell, ComponentTable, Provenance, Row } from '../games/values.ts';
import { type Lang, langs, mainLang } from '../i18n/languages.ts';
import { typeset } from '../i18n/say.ts';
import type { Say } from '../i18n/types.ts';
import { reasonsOf, stoppedLine } from '../process/faults.ts';

/** The page of one game in one language. */
export function pageOf(game: Game, lang: Lang): string {
  const { text: say } = speechOf(game, null, lang);
  const tables = game.components(lang).flatMap((table) => partsOf(game.command, table, say));
  const parts = [`# ${game.texts[lang].title}`, say(bot('bot.components.legend')), ...tables];
  return `${typeset(parts.join('\n\n'), lang)}\n`;
}

function partsOf(command: string, table: ComponentTable, say: Say): string[] {
  const markOf = (provenance: Provenance) => (provenance === 'found' ? '' : ` ${say(bot(`bot.components.${provenance}`))}`);
  const cellOf = (row: Row, cell: Cell, i: number): string => {
    const own = typeof cell === 'object' ? cell : null;
    const provenance = own?.provenance ?? row.provenance ?? table.columns[i]?.provenance ?? table.provenance;
    const text = String(own ? own.is : cell).replaceAll('|', '\\|');
    return text === '' || table.columns[i]?.isLabel ? text : `${text}${markOf(provenance)}`;
  };
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = [
    line(table.columns.map(({ title }) => title)),
    line(table.columns.map(() => '---')),
    ...table.rows.map((row) => line(row.cells.map((cell, i) => cellOf(row, cell, i)))),
  ];
  const below = [...(table.note ? [table.note] : []), say(bot('bot.components.file', { file: `src/games/${command}/${table.file}` }))];
  return [`## ${table.title}`, rows.join('\n'), below.join(' ')];
}

function main(command = '', asked: string = mainLang): number {
  const lang = langs.find((one) => one === asked);
  const known = [...games, ...stopped].map((one) => one.command);
  if (!lang || !known.includes(command)) {
    console.error(`Usage: npm run components -- <${known.join(' | ')}> [${langs.join(' | ')}]`);
    return 2;
  }
  const sick = stopped.find((one) => one.command === command);
  if (sick) console.error(stoppedLine(command, reasonsOf(sick)));
  const game = games.find((one) => one.command === command) ?? sick?.game;
  if (game) process.stdout.write(pageOf(game, lang));
  return sick ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv[2], process.argv[3]);
