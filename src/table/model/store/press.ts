/** What a press at a table usually needs to know, read at once. */
import type { DayOffRow, Settings } from '../choices.ts';
import type { AnswerRow, MessageRow, ReminderRow } from './rows.ts';

/** One of the people at the table, with what decides when they are reminded or pinged. */
interface PressPerson {
  /** Null: they have chosen nothing. */
  settings: Settings | null;
  daysOff: DayOffRow[];
  /** When they were last pinged, in any game. */
  pinged: number | null;
}

export interface PressRow {
  /** Whether the request was carried out before. */
  isSeen: boolean;
  /** The version of the table's row; null: there is none. All the rest belongs to it. */
  version: number | null;
  /** Null: reading it when it is needed is as fast. */
  ahead: PressAhead | null;
}

export interface PressAhead {
  /** Everyone who has a row at the table. */
  people: ReadonlyMap<string, PressPerson>;
  /** The answers after number `after` that weren't undone, in order. */
  answers: { after: number; rows: AnswerRow[] };
  /** The messages for everyone after number `after`, the last for which a post was queued, without undone ones. */
  said: { after: number; rows: MessageRow[] };
  /** The reminders that were taken to be sent. */
  taken: Pick<ReminderRow, 'turn' | 'user' | 'kind'>[];
}

export interface PressReads {
  /** What a press at this table with this request needs, of one moment, with the `last` answers. */
  press(table: string, request: string, last: number): Promise<PressRow>;
}
