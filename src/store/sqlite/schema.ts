/** The schema as SQLite has it; each table by its name, as drizzle-kit looks for them. */
import { schemaOf } from '../schema.ts';
import { kit } from './kit.ts';

export const {
  answers,
  books,
  carrying,
  checkpoints,
  daysOff,
  duties,
  errands,
  leftovers,
  messages,
  met,
  people,
  phrases,
  positions,
  reminders,
  proposals,
  requests,
  servers,
  settings,
  tables,
  turns,
} = schemaOf(kit);
