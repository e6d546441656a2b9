/** `docs/reliability.md`, made from the table. */
import { type Stage, stages } from './stages.ts';
import { type Outcome, type Row, rows } from './table.ts';

const stageNames: { [stage in Stage]: string } = {
  open: 'a game is opened',
  accept: 'accepted',
  answer: 'an answer',
  picture: 'its picture',
  post: 'a board is posted',
  note: 'that is noted',
  edit: 'a board is edited',
  undo: 'undo',
  end: 'the end',
};

const meaning: { [outcome in Outcome]: [word: string, sentence: string] } = {
  same: ['goes on', 'Nobody notices.'],
  later: ['later', 'The press is answered; what the channel should read comes once it is over.'],
  again: ['again', 'Nothing was changed, and the person reads so. They press again once it is over.'],
  counts: [
    'counts',
    'What was chosen counts, but cannot be shown: they read so, or Discord itself says that the application did not respond. **Play** shows how things stand.',
  ],
  ends: ['ends', 'The program ends with one sentence that says what to do. Started again, it goes on where it was.'],
};

/** The reasons for cells that cannot be, in the order in which they are met. */
const reasons = [...new Set(rows.flatMap(({ cells }) => stages.flatMap((stage) => reasonOf(cells[stage]))))];
function reasonOf(cell: Row['cells'][Stage]): string[] {
  return typeof cell === 'string' ? [] : [cell.no];
}

const cellOf = (cell: Row['cells'][Stage]): string => (typeof cell === 'string' ? meaning[cell][0] : `– ${reasons.indexOf(cell.no) + 1}`);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function page(): string {
  return `# When something goes wrong

For whoever runs Hustings. Every cell of this table is played by a test (\`tests/faults/\`), which also makes this page: the fault, at the stage of a game
above it, on the real bot. Each looks at the same four things: no answer is lost or counted twice; whoever pressed was told the truth; the game goes on once it is over, with
exactly one board of each; nobody else’s game suffers.

${line(['', ...stages.map((stage) => stageNames[stage])])}
${line(['---', ...stages.map(() => '---')])}
${rows.map(({ title, cells }) => line([`[${title}](#${anchor(title)})`, ...stages.map((stage) => cellOf(cells[stage]))])).join('\n')}

${Object.values(meaning)
  .map(([word, sentence]) => `- **${word}**: ${sentence}`)
  .join('\n')}
${reasons.map((reason, i) => `- – ${i + 1}: This cannot meet. ${reason}`).join('\n')}

${rows.map(({ title, happens, see, do: todo }) => `## ${title}\n\n**What happens:** ${happens}\n\n**What players see:** ${see}\n\n**What you do:** ${todo}`).join('\n\n')}

## On a PostgreSQL server

What is above was played on an SQLite file. What a server adds is played by the tests named here.

${line(['what goes wrong', 'what happens', 'what players see', 'what you do', 'shown by'])}
${line(['---', '---', '---', '---', '---'])}
${onServer.map(line).join('\n')}
`;
}

const lost = '`tests/store/lost-server.proof.ts`';
const workers = '`tests/e2e/workers.proof.ts`';
const nothing = ['Nothing.', 'Nothing.'];
const onServer = [
  [
    'Its connection is lost during a commit',
    'The server is asked what became of it: what was done is not done again, what was not is done now.',
    ...nothing,
    lost,
  ],
  ['An administrator ends the connections', 'They are made anew at the next use.', ...nothing, lost],
  [
    'It cannot be reached for longer than a second and a half',
    'Nothing is changed. The bot goes on by itself when the server is back.',
    'That nothing changed, and that they should press again in a moment.',
    'Start the server again. The bot needs no restart.',
    lost,
  ],
  [
    'It is lost during a commit, and for ten seconds more',
    'The commit was made, or was not: once. The same press is not carried out twice.',
    'That this cannot be told, and that they should look at the board before they choose again.',
    'Start the server again.',
    lost,
  ],
  [
    'One of several processes dies',
    'The others answer, and say within half a minute what it had taken on.',
    'A press that it had in hand: “The application did not respond”, or another process answers it.',
    'Start it again.',
    workers,
  ],
  ['The program is started several times', 'All of them play: [how to do that](scale.md).', ...nothing, workers],
];

/** What a heading is called in an address: as GitHub does it. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
