/** The table fault × stage, as data: what is expected of each cell. The tests play it, and `docs/reliability.md` shows it. */
import { type Stage, stages } from './stages.ts';

/** What comes of a fault at a stage. */
export type Outcome = 'same' | 'later' | 'again' | 'counts' | 'ends';
/** A cell: what comes of it, or why it cannot be. */
type Cell = Outcome | { no: string };

export interface Row {
  /** As the tests call it. */
  fault: string;
  /** As an owner would. */
  title: string;
  /** What happens then, what players see, what the owner does. */
  happens: string;
  see: string;
  do: string;
  cells: { [stage in Stage]: Cell };
}

const noRequest: Cell = { no: 'Noting down where a post stands asks nothing of Discord.' };

const noDisk: Cell = { no: 'Drawing touches no disk.' };

const ownRight: Cell = { no: 'Posts are made by the bot’s own right, which does not run out.' };

/** One letter a stage, in their order: s same, l later, a again, c counts, e ends; a dot takes the next reason. */
function cells(letters: string, ...reasons: Cell[]): Row['cells'] {
  const outcomes: { [letter: string]: Outcome } = { s: 'same', l: 'later', a: 'again', c: 'counts', e: 'ends' };
  const entries = [...letters.replaceAll(' ', '')].map((letter, i) => [stages[i], outcomes[letter] ?? reasons.shift()]);
  return Object.fromEntries(entries) as Row['cells'];
}

const noPage = 'The press is lost to its presser, but not to the game: the channel gets its board.';

export const rows: Row[] = [
  {
    fault: '401',
    title: 'Discord refuses the token (401)',
    happens:
      'Somebody reset the token while the bot ran. The first request made with it is refused, and the program ends with code 1. A refusal of one interaction’s own token ends nothing.',
    see: 'No boards until you are done. Whatever was chosen before is kept.',
    do: 'Put the new token into `.env` and start again; the sentence it ended with says where to find it. What is left to be posted is posted then.',
    cells: cells('cccc e . e c e', noRequest),
  },
  {
    fault: '4004',
    title: 'Discord closes the connection because of the token (4004)',
    happens: 'As above, but heard over the connection. Whatever is under way is finished first, then the program ends with code 1.',
    see: 'The bot goes offline. A press meanwhile says that the application did not respond.',
    do: 'Put the new token into `.env` and start again.',
    cells: cells('eeee e e e e e'),
  },
  {
    fault: '4014',
    title: 'Discord closes the connection because of the intents (4014)',
    happens:
      'The program asks for an intent that the Developer Portal does not allow. It needs none of those: somebody changed it. It ends with code 1.',
    see: 'The bot goes offline.',
    do: 'Start it unchanged, or allow the intent in the Developer Portal.',
    cells: cells('eeee e e e e e'),
  },
  {
    fault: '403',
    title: 'The bot’s rights in a channel are taken away (403)',
    happens:
      'Answers to presses need no rights and go on. Boards wait, and are posted as soon as the rights are back: Discord tells the bot of it. No new game begins there.',
    see: 'Their panel, which says since when the bot cannot post there. Who starts a game reads which permission is missing.',
    do: 'Type `/hustings doctor` in that channel: it names each missing permission. Or move the game with `/hustings games`.',
    cells: cells('alss l . l s l', noRequest),
  },
  {
    fault: '404 message',
    title: 'A message is gone (404)',
    happens:
      'A deleted board is posted anew with everything it told. A deleted invitation or a closed panel changes nothing of what was chosen on it.',
    see: 'A new board; or that their choice counts and cannot be shown there any more. Play opens the panel again.',
    do: 'Nothing.',
    cells: cells('.ccc s . s c s', { no: 'There is no message yet.' }, noRequest),
  },
  {
    fault: '404 channel',
    title: 'A channel is gone (404)',
    happens: 'The game stays in the database. Its board is set aside with the reason, and tried again when the bot has connected anew.',
    see: 'Nothing in that channel any more; `/games` still lists the game.',
    do: 'Move the game to another channel with `/hustings games`, or let its players do it from `/games`.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: '404 guild',
    title: 'A server is gone (404)',
    happens: 'The same. Should the bot come back to that server, its boards come with it.',
    see: 'Nothing, on that server.',
    do: 'Nothing; or invite the bot again.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: '429',
    title: 'Discord asks for patience (429)',
    happens: 'The bot waits as long as it is asked to, and does it then.',
    see: 'A board that comes a moment later.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: '5xx',
    title: 'Discord has trouble of its own (5xx)',
    happens:
      'Every request is tried four times at once. After that a board is tried again after a second, then ever more slowly, up to every ten minutes.',
    see: `“The application did not respond”. ${noPage}`,
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'hang',
    title: 'Discord does not answer at all',
    happens: 'A request is given up after a quarter of a minute and tried again. A channel that hangs holds up no other.',
    see: `“The application did not respond”. ${noPage}`,
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'lost reply',
    title: 'Discord does it, and its answer is lost',
    happens:
      'The bot asks again. Discord knows a repeated post for some minutes; after that the bot looks for the board in the channel before it posts another.',
    see: 'One board, as ever.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: 'callback order',
    title: 'Answers overtake each other',
    happens:
      'What was chosen first counts; a press that comes too late is told that the game has moved on. Boards of one game are posted one after the other.',
    see: 'Boards in their order, and one of each.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: 'expired token',
    title: 'An interaction has run out (10062, 50027)',
    happens:
      'Discord takes a first answer for three seconds, and edits of it for a quarter of an hour. What came too late is not shown, and is kept.',
    see: `“The application did not respond”. ${noPage} A lost invitation is posted after ten seconds.`,
    do: 'Nothing; if it happens often, the computer or its disk is too slow.',
    cells: cells('cccc . . . c c', ownRight, ownRight, ownRight),
  },
  {
    fault: 'silence',
    title: 'An hour without Discord',
    happens:
      'The bot keeps trying to connect. Once it is back, everything that waited is posted at once, one board a game with all that has happened.',
    see: 'The bot is offline; then the newest board.',
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'full disk',
    title: 'The disk is full',
    happens:
      'Nothing is changed that cannot be written down. A post that was just sent is remembered and not sent again; no further one goes out until it is noted.',
    see: 'That nothing changed, with a number; pressing again works once there is room.',
    do: 'Make room. No restart is needed.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'read-only disk',
    title: 'The disk takes no more writing',
    happens: 'The same while the program runs. It does not start on such a disk, and says so.',
    see: 'That nothing changed, with a number.',
    do: 'Make it writable; often a failing disk is the reason, and then the newest copy in `hustings-backups` is what you need.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'locked database',
    title: 'Another program locks the database',
    happens:
      'What is to be written is tried again for a second and a half, and everything that needs no writing goes on meanwhile. Posts wait for the lock to go.',
    see: 'That nothing changed, and that they should press again in a moment.',
    do: 'Close the program that has the file open (a database browser, say). Copy the copies in `hustings-backups` rather than the file itself.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'damaged row',
    title: 'A row of the database is damaged',
    happens: 'Its game stops, and no other one. A damaged line of the log is told as such, and the game goes on.',
    see: 'That nothing changed, with a number; or “(This line can’t be read anymore.)”.',
    do: 'Find the number in the log, which names the table. `npm run restore` goes back to a copy.',
    cells: cells('.aas s s l a a', { no: 'A new game reads no row of another.' }),
  },
  {
    fault: 'two processes',
    title: 'The program is started twice',
    happens:
      'On an SQLite file the second one waits up to ten seconds for a sign of life of the first, says who holds the database, and ends. A first one that has died is not waited for. If the first one slept so long that the second took over, it writes nothing more when it wakes, says nothing to anybody, and ends with code 1.',
    see: 'Nothing: one of the two answers.',
    do: 'Stop one of them. Several share a PostgreSQL server: see below.',
    cells: cells('eeee e e e e e'),
  },
];
