/** The schema as PostgreSQL has it; each table by its name, as drizzle-kit looks for them. */

import { kit } from '../columns/postgres.ts';
import { schemaOf } from './index.ts';

export const {
  answers,
  books,
  carrying,
  checkpoints,
  daysOff,
  duties,
  deliveries,
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
