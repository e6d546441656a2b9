/** Generates `docs/reliability.md` from the table. */
import { type Stage, stages } from './stages.ts';
import { type Outcome, type Row, rows } from './table.ts';

const stageNames: { [stage in Stage]: string } = {
  open: 'a game is opened',
  accept: 'accepted',
  answer: 'an answer',
  picture: 'its picture',
  post: 'a board is posted',
  note: 'the post is noted',
  edit: 'a board is edited',
  undo: 'undo',
  end: 'the end',
};

const meaning: { [outcome in Outcome]: [word: string, sentence: string] } = {
  same: ['goes on', 'Nobody notices.'],
  later: ['later', 'The press is answered. The channel gets its post once the fault is over.'],
  again: ['again', 'Nothing changes, and the person is told so. They press again once the fault is over.'],
  counts: [
    'counts',
    'The choice counts, but cannot be shown. The bot says so, or Discord says that the application did not respond. **Play** shows where the game is.',
  ],
  ends: ['ends', 'The program ends with one sentence that says what to do. When you start it again, it goes on where it was.'],
};

/** The reasons for impossible cells, in order of appearance. */
const reasons = [...new Set(rows.flatMap(({ cells }) => stages.flatMap((stage) => reasonOf(cells[stage]))))];
function reasonOf(cell: Row['cells'][Stage]): string[] {
  return typeof cell === 'string' ? [] : [cell.no];
}

const cellOf = (cell: Row['cells'][Stage]): string => (typeof cell === 'string' ? meaning[cell][0] : `– ${reasons.indexOf(cell.no) + 1}`);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function page(): string {
  return `# When something goes wrong

This page is for people who run Hustings. A test plays every cell of this table on the real bot (\`tests/faults/\`), and also writes this page. Each row is a fault, each
column the stage of a game at which it strikes. Each test checks the same four things: no answer is lost or counted twice; the person who pressed was told the truth; the game
goes on after the fault, with every board posted exactly once; and nobody else’s game suffers.

${line(['', ...stages.map((stage) => stageNames[stage])])}
${line(['---', ...stages.map(() => '---')])}
${rows.map(({ title, cells }) => line([`[${title}](#${anchor(title)})`, ...stages.map((stage) => cellOf(cells[stage]))])).join('\n')}

${Object.values(meaning)
  .map(([word, sentence]) => `- **${word}**: ${sentence}`)
  .join('\n')}
${reasons.map((reason, i) => `- – ${i + 1}: This cannot happen. ${reason}`).join('\n')}

${rows.map(({ title, happens, see, do: todo }) => `## ${title}\n\n**What happens:** ${happens}\n\n**What players see:** ${see}\n\n**What you do:** ${todo}`).join('\n\n')}

## On a PostgreSQL server

The tests above run on an SQLite file. The tests named here cover what can also go wrong with a server.

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
    'The bot asks the server whether the commit was made. If it was not, the bot makes it now. Nothing is done twice.',
    ...nothing,
    lost,
  ],
  ['An administrator ends the connections', 'The bot connects again at the next use.', ...nothing, lost],
  [
    'It cannot be reached for longer than a second and a half',
    'Nothing changes. The bot goes on by itself when the server is back.',
    'The bot says that nothing changed, and that they should press again in a moment.',
    'Start the server again. The bot needs no restart.',
    lost,
  ],
  [
    'It is lost during a commit, and for ten seconds more',
    'The commit was made or it was not. Either way, the same press is not carried out twice.',
    'The bot says that it cannot tell whether the press counted, and that they should look at the board before they choose again.',
    'Start the server again.',
    lost,
  ],
  [
    'One of several processes dies',
    'The others answer presses, and take over its posts, its reminders and its computers’ turns: within twenty seconds if its connection to the database ends with it (`tests/store/alive.proof.ts`), within 45 seconds otherwise. A reminder that was noted as sent is not sent again (`tests/store/reminders.proof.ts`).',
    'A press it was working on fails with “The application did not respond”, or another process answers it. If a reply already says “thinking…”, another process replaces it within 45 seconds: it says whether the choice counts.',
    'Start it again.',
    workers,
  ],
  ['The program is started several times', 'All of them play: [how to do that](scale.md).', ...nothing, workers],
];

/** The anchor that GitHub makes for a heading. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
