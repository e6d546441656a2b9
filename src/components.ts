/** `npm run components -- <game> [fr]` prints the tables of a game as they are played, in Markdown: a page to hold beside the box. */
import { reasonsOf, stoppedLine } from './faults.ts';
import type { Game } from './games/game.ts';
import { games, stopped } from './games/index.ts';
import type { Cell, ComponentTable, Provenance, Row } from './games/values.ts';
import { type Lang, langs } from './i18n/types.ts';
import { typeset } from './i18n/typeset.ts';

const words = {
  en: {
    legend:
      'A value without a mark was **found**: read on a printed component, or in the rules. (i) it was **inferred** from something printed. (p) it is **proposed** by this project and may differ from the printed one.',
    file: (file: string) => `To correct one: \`${file}\`.`,
  },
  fr: {
    legend:
      'Une valeur sans marque a été **trouvée** : lue sur un élément imprimé ou dans la règle. (d) elle a été **déduite** de ce qui est imprimé. (p) elle est **proposée** par ce projet et peut différer de la valeur imprimée.',
    file: (file: string) => `Pour en corriger une : \`${file}\`.`,
  },
} as const;

const marks: { [L in Lang]: { [P in Provenance]: string } } = {
  en: { found: '', inferred: ' (i)', proposed: ' (p)' },
  fr: { found: '', inferred: ' (d)', proposed: ' (p)' },
};

/** The page of one game in one language. */
export function pageOf(game: Game, lang: Lang): string {
  const tables = game.components(lang);
  const parts = [`# ${game.texts[lang].title}`, words[lang].legend, ...tables.flatMap((table) => partsOf(game.command, table, lang))];
  return `${typeset(parts.join('\n\n'), lang)}\n`;
}

function partsOf(command: string, table: ComponentTable, lang: Lang): string[] {
  const cellOf = (row: Row, cell: Cell, i: number): string => {
    const own = typeof cell === 'object' ? cell : null;
    const provenance = own?.provenance ?? row.provenance ?? table.columns[i]?.provenance ?? table.provenance;
    const text = String(own ? own.is : cell).replaceAll('|', '\\|');
    return text === '' || table.columns[i]?.isLabel ? text : `${text}${marks[lang][provenance]}`;
  };
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = [
    line(table.columns.map(({ title }) => title)),
    line(table.columns.map(() => '---')),
    ...table.rows.map((row) => line(row.cells.map((cell, i) => cellOf(row, cell, i)))),
  ];
  const below = [...(table.note ? [table.note] : []), words[lang].file(`src/games/${command}/${table.file}`)];
  return [`## ${table.title}`, rows.join('\n'), below.join(' ')];
}

function main(command = '', asked = 'en'): number {
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
