/** The table fault × stage as data: the expected outcome of each cell. The tests play it, and `docs/reliability.md` shows it. */
import { type Stage, stages } from './stages.ts';

/** The outcome of a fault at a stage. */
export type Outcome = 'same' | 'later' | 'again' | 'counts' | 'ends';
/** The outcome of a cell, or why the cell is impossible. */
type Cell = Outcome | { no: string };

export interface Row {
  /** Its name in the tests. */
  fault: string;
  /** Its name for an owner. */
  title: string;
  /** What happens, what players see, and what the owner should do. */
  happens: string;
  see: string;
  do: string;
  cells: { [stage in Stage]: Cell };
}

const noRequest: Cell = { no: 'Noting where a post is makes no request to Discord.' };

const noDisk: Cell = { no: 'Drawing does not use the disk.' };

const ownRight: Cell = { no: 'Where the token of a press has expired, the bot posts with its own, which does not.' };

/** One letter per stage, in order: s same, l later, a again, c counts, e ends. A dot takes the next reason. */
function cells(letters: string, ...reasons: Cell[]): Row['cells'] {
  const outcomes: { [letter: string]: Outcome } = { s: 'same', l: 'later', a: 'again', c: 'counts', e: 'ends' };
  const entries = [...letters.replaceAll(' ', '')].map((letter, i) => [stages[i], outcomes[letter] ?? reasons.shift()]);
  return Object.fromEntries(entries) as Row['cells'];
}

const noPage = 'The player gets no answer, but the press counts, and the channel gets its board.';

export const rows: Row[] = [
  {
    fault: '401',
    title: 'Discord refuses the token (401)',
    happens:
      'Somebody reset the token while the bot ran. The first request made with it is refused, and the program ends with code 1. A refusal of one interaction’s own token ends nothing.',
    see: 'They see no new boards until you have fixed it. All earlier choices are kept.',
    do: 'Put the new token into `.env` and start again. The sentence it ended with says where to find the token. The bot then posts what was left.',
    cells: cells('cccc e . e c e', noRequest),
  },
  {
    fault: '4004',
    title: 'Discord closes the connection because of the token (4004)',
    happens: 'As above, but Discord says so over the connection. The program finishes what is under way, then ends with code 1.',
    see: 'The bot goes offline. Meanwhile, a press says that the application did not respond.',
    do: 'Put the new token into `.env` and start again.',
    cells: cells('eeee e e e e e'),
  },
  {
    fault: '4014',
    title: 'Discord closes the connection because of the intents (4014)',
    happens:
      'The program asks for an intent that the Developer Portal does not allow. The unchanged program needs no such intent, so somebody has changed it. It ends with code 1.',
    see: 'The bot goes offline.',
    do: 'Start the unchanged program, or allow the intent in the Developer Portal.',
    cells: cells('eeee e e e e e'),
  },
  {
    fault: '403',
    title: 'The bot loses its permissions in a channel (403)',
    happens:
      'Answers to presses need no permissions and go on, as do changes to a board that was pressed within a quarter of an hour. New boards wait until the permissions are back, which Discord tells the bot at once. No new game begins there.',
    see: 'Their panel says since when the bot cannot post there. If they start a game, the bot names the missing permission.',
    do: 'Type `/hustings doctor` in that channel, which names each missing permission. Or move the game with `/hustings games`.',
    cells: cells('alss l . s s l', noRequest),
  },
  {
    fault: '404 message',
    title: 'A message is gone (404)',
    happens:
      'The bot posts a deleted board again with everything it said. If an invitation is deleted or a panel closed, the choices made on it still count.',
    see: 'They see a new board, or a note that their choice counts but cannot be shown there. **Play** opens the panel again.',
    do: 'Nothing.',
    cells: cells('.ccc s . s c s', { no: 'There is no message yet.' }, noRequest),
  },
  {
    fault: '404 channel',
    title: 'A channel is gone (404)',
    happens: 'The game stays in the database. The bot sets its board aside with the reason, and tries again after it has reconnected.',
    see: 'The channel is gone, but `/games` still lists the game.',
    do: 'Move the game to another channel with `/hustings games`, or let its players do it from `/games`.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: '404 guild',
    title: 'A server is gone (404)',
    happens: 'As above. If the bot returns to that server, it posts the boards.',
    see: 'They see nothing on that server.',
    do: 'Nothing, or invite the bot again.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: '429',
    title: 'Discord limits the rate of requests (429)',
    happens: 'The bot waits as long as Discord asks, then sends the request again.',
    see: 'The board comes a moment later.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: '5xx',
    title: 'Discord has server errors (5xx)',
    happens:
      'The bot tries every request four times right away. It then retries a board after a second, and then after longer and longer waits, of ten minutes at most.',
    see: `“The application did not respond”. ${noPage}`,
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'hang',
    title: 'Discord does not answer at all',
    happens: 'The bot gives up on a request after 15 seconds and tries again. A channel that hangs doesn’t delay any other.',
    see: `“The application did not respond”. ${noPage}`,
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'lost reply',
    title: 'Discord carries out a request, but its answer is lost',
    happens:
      'The bot sends the request again. Discord recognizes a repeated post for some minutes. After that, the bot looks for the board in the channel before it posts another.',
    see: 'They see one board, as always.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: 'callback order',
    title: 'Answers overtake each other',
    happens:
      'The first choice counts. If a press comes too late, the bot says that the game has moved on. It posts the boards of one game one after the other.',
    see: 'They see every board once, in order.',
    do: 'Nothing.',
    cells: cells('ssss s . s s s', noRequest),
  },
  {
    fault: 'expired token',
    title: 'An interaction has expired (10062, 50027)',
    happens:
      'Discord accepts a first answer for three seconds, and edits of it for fifteen minutes. If the bot is too late, the choice isn’t shown, but it counts.',
    see: `“The application did not respond”. ${noPage} A lost invitation is posted after ten seconds.`,
    do: 'Nothing. If it happens often, the computer or its disk is too slow.',
    cells: cells('cccc . . . c c', ownRight, ownRight, ownRight),
  },
  {
    fault: 'silence',
    title: 'An hour without Discord',
    happens:
      'The bot keeps trying to connect. Once Discord is back, the bot posts everything at once: each game gets one board with all that has happened.',
    see: 'The bot is offline. Then the newest board appears.',
    do: 'Nothing.',
    cells: cells('cccc l . l c c', noRequest),
  },
  {
    fault: 'full disk',
    title: 'The disk is full',
    happens:
      'The bot changes nothing that it can’t save. It remembers the post it has just sent and doesn’t send it again. It sends no other post until that one is saved.',
    see: 'The bot says that nothing changed, with an incident number. They can press again once there is room.',
    do: 'Make room. You don’t have to restart.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'read-only disk',
    title: 'The disk becomes read-only',
    happens: 'As above, while the program runs. On such a disk it doesn’t start, and says why.',
    see: 'The bot says that nothing changed, with an incident number.',
    do: 'Make it writable. If the disk is failing, which is often the reason, you need the newest copy in `hustings-backups`.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'locked database',
    title: 'Another program locks the database',
    happens: 'The bot retries each write for a second and a half. Everything else goes on. Posts wait until the lock is gone.',
    see: 'The bot says that nothing changed, and that they should press again in a moment.',
    do: 'Close the program that has the file open (a database browser, say). If you want to look at the data, use a copy from `hustings-backups` instead.',
    cells: cells('aaa. s s s a a', noDisk),
  },
  {
    fault: 'damaged row',
    title: 'A row of the database is damaged',
    happens: 'Only its game stops. If a line of the log is damaged, the log says so, and the game goes on.',
    see: 'The bot says that nothing changed, with an incident number. A damaged line reads “(This line can’t be read anymore.)”.',
    do: 'Find the number in the log, which names the table. `npm run restore` goes back to a copy.',
    cells: cells('.aas s s l a a', { no: 'A new game doesn’t read rows of other games.' }),
  },
  {
    fault: 'two processes',
    title: 'The program is started twice',
    happens:
      'On an SQLite file, the second process waits up to ten seconds for a sign of life from the first, says who holds the database, and ends. If the first has died, it doesn’t wait. If the first slept so long that the second took over, the first writes and posts nothing when it wakes, and ends with code 1.',
    see: 'They notice nothing, because one of the two answers.',
    do: 'Stop one of them. If you want to run several, use a PostgreSQL server: see below.',
    cells: cells('eeee e e e e e'),
  },
];
