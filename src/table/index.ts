/** The tables of one database, with their outbox. */

import { openGone } from './absence/gone.ts';
import { openTime } from './absence/index.ts';
import { type Beats, openBeats } from './absence/outage.ts';
import { openReminders } from './absence/reminders.ts';
import { openProposals } from './agreements/proposals.ts';
import { openAdvice } from './computers/advice.ts';
import { type Computers, openComputers } from './computers/thinking.ts';
import { openWatching } from './computers/watching.ts';
import { openWhatIf } from './computers/what-if.ts';
import { openUndo } from './going-back/undo.ts';
import { openLobbies } from './lobby/lobby.ts';
import { openOpening } from './lobby/open-table.ts';
import { openSweeping } from './lobby/sweeping.ts';
import { openPast } from './looking-back/past.ts';
import { openReviews, type ReviewJobs } from './looking-back/review/reviews.ts';
import type { Outbox, Reminders, Replies } from './model/outbox/sending.ts';
import type { Tables } from './model/tables.ts';
import { openErasing } from './people/erasing.ts';
import { openFinding } from './people/finding.ts';
import { openKeeping } from './people/keeping.ts';
import { openLeaving } from './people/leaving.ts';
import { openLooking } from './people/looking.ts';
import { openMoving } from './people/moving.ts';
import { openOwnData } from './people/own-data.ts';
import { openServerData } from './people/server-data.ts';
import { openSettings } from './people/settings.ts';
import { openTrimming } from './people/trimming.ts';
import { openMoves } from './play/move.ts';
import { openOutbox } from './posts/outbox.ts';
import { openReplies } from './posts/replies.ts';
import { openRecords } from './records/records.ts';
import { openRating } from './records/rows.ts';
import { type Deps, usualLifetimes } from './work/deps.ts';
import { openContext } from './work/work.ts';

export interface TablesAndOutbox {
  tables: Tables;
  outbox: Outbox;
  reminders: Reminders;
  replies: Replies;
  /** Whether this process is to do now what one process does for all (`Context`). */
  takeOn(duty: string): Promise<boolean>;
  beats: Beats;
  computers: Computers;
  /** Continues erasures that were interrupted when a process ended. Never rejects. */
  goOnErasing(): Promise<void>;
  /** How many tables are in memory. */
  loaded(): number;
}

/** Combines the computers' thoughts, about turns and reviews. */
const withReviews = (turns: Computers, jobs: ReviewJobs): Computers => ({
  look: async () => void (await Promise.all([turns.look(), jobs.look()])),
  repair: async () => void (await Promise.all([turns.repair(), jobs.look()])),
  quiet: async () => void (await Promise.all([turns.quiet(), jobs.quiet()])),
  stop: async () => void (await Promise.all([turns.stop(), jobs.stop()])),
});

export function openTables(deps: Deps): TablesAndOutbox {
  const context = openContext(deps, { ...usualLifetimes, ...deps.lifetimes });
  const outbox = openOutbox(context);
  const { erase, goOnErasing } = openErasing(context);
  const { goOnLeaving, ...leaving } = openLeaving(context);
  const records = openRecords(context);
  const turns = openComputers(context);
  const { reviews, jobs } = openReviews(context);
  const computers = withReviews(turns, jobs);
  const tables: Tables = {
    ...openOpening(context),
    ...openLobbies(context),
    ...openSweeping(context, [goOnErasing, goOnLeaving, openTrimming(context), openRating(context).catchUp, computers.repair]),
    ...openMoves(context),
    ...openUndo(context),
    ...openFinding(context),
    ...openLooking(context),
    ...openKeeping(context),
    ...openMoving(context),
    ...openPast(context),
    ...reviews,
    ...openProposals(context),
    ...openSettings(context),
    ...records,
    ...openOwnData(context, records),
    ...openServerData(context, records),
    ...leaving,
    erase,
    ...openTime(context),
    ...openGone(context),
    ...openAdvice(context),
    ...openWhatIf(context),
    ...openWatching(context),
  };
  const { takeOn, memory } = context;
  return {
    tables,
    outbox,
    reminders: openReminders(context),
    replies: openReplies(context),
    computers,
    beats: openBeats(context),
    takeOn,
    goOnErasing,
    loaded: () => memory.size,
  };
}
