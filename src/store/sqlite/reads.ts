import type { MessageRow, Reads } from '../../table/store.ts';
import type { AtOnce } from './busy.ts';
import { damaged } from './columns.ts';
import {
  and,
  asc,
  type BetterSQLite3Database,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from './drizzle.ts';
import {
  answers,
  books,
  carrying,
  checkpoints,
  errands,
  messages,
  people,
  phrases,
  positions,
  requests,
  servers,
  settings,
  tables,
} from './schema.ts';

const given = sql.placeholder;

/** The book of the table that is given under this name. */
export const bookOf = (name: string): SQL<number> => sql`(select ${books.no} from ${books} where ${books.table} = ${given(name)})`;

/** What is asked of one table at a time; a game is read as a whole by `prepareWholes`. */
export type Questions = Omit<AtOnce<Reads>, 'sitting' | 'standing'>;

/** All questions to the database, prepared once. */
export function prepareReads(db: BetterSQLite3Database): Questions {
  const table = db
    .select()
    .from(tables)
    .where(eq(tables.id, given('id')))
    .prepare();
  const version = db
    .select({ version: tables.version })
    .from(tables)
    .where(eq(tables.id, given('id')))
    .prepare();
  const active = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channel, given('channel')), sql`phase in ('gathering', 'playing')`))
    .prepare();
  const latest = db
    .select({ id: tables.id })
    .from(tables)
    .where(eq(tables.channel, given('channel')))
    .orderBy(desc(tables.created), desc(sql`rowid`))
    .limit(1)
    .prepare();
  const ended = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channel, given('channel')), eq(tables.game, given('game')), sql`phase = 'over'`))
    .orderBy(desc(tables.updated), desc(sql`rowid`))
    .limit(1)
    .prepare();
  const expired = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(sql`phase = 'gathering'`, lte(tables.expires, given('now'))))
    .prepare();
  const tablesWith = db
    .select({ id: tables.id })
    .from(people)
    .innerJoin(tables, eq(tables.id, people.table))
    .where(and(eq(people.user, given('user')), ne(people.status, 'missed'), sql`${tables.phase} in ('gathering', 'playing')`))
    .orderBy(asc(tables.created), asc(tables.id))
    .prepare();
  const tablesOn = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.guild, given('guild')), sql`phase in ('gathering', 'playing')`))
    .orderBy(asc(tables.created), asc(tables.id))
    .prepare();
  const open = (of: SQL) =>
    db
      .select({ n: count() })
      .from(tables)
      .where(and(of, sql`phase = 'gathering'`, gt(tables.expires, given('now'))));
  const openBy = open(eq(tables.host, given('host'))).prepare();
  const openOn = open(eq(tables.guild, given('guild'))).prepare();
  const fruitlessBy = db
    .select({ created: tables.created })
    .from(tables)
    .where(
      and(
        eq(tables.host, given('host')),
        gt(tables.created, given('since')),
        or(
          and(
            sql`phase in ('gathering', 'closed')`,
            notExists(db.select({ rules: positions.rules }).from(positions).where(eq(positions.table, tables.id))),
          ),
          exists(
            db
              .select({ user: people.user })
              .from(people)
              .where(and(eq(people.table, tables.id), eq(people.status, 'missed'))),
          ),
        ),
      ),
    )
    .orderBy(desc(tables.created))
    .prepare();
  const peopleOf = db
    .select({
      user: people.user,
      name: people.name,
      status: people.status,
      place: people.place,
      seat: people.seat,
      wish: people.wish,
      moving: people.moving,
    })
    .from(people)
    .where(and(eq(people.table, given('table')), ne(people.status, 'missed')))
    .orderBy(asc(people.place))
    .prepare();
  const position = db
    .select({ rules: positions.rules, state: positions.state })
    .from(positions)
    .where(eq(positions.table, given('table')))
    .prepare();
  const checkpoint = db
    .select({ after: checkpoints.after, state: checkpoints.state })
    .from(checkpoints)
    .where(eq(checkpoints.table, given('table')))
    .prepare();
  const answersSince = db
    .select({
      n: answers.n,
      kind: answers.kind,
      seat: answers.seat,
      picked: answers.picked,
      barrier: answers.barrier,
      aside: answers.aside,
      at: answers.at,
      undone: answers.undone,
    })
    .from(answers)
    .where(and(eq(answers.book, bookOf('table')), gt(answers.n, given('after')), eq(answers.undone, false)))
    .orderBy(asc(answers.n))
    .prepare();
  const line = {
    n: messages.n,
    answer: messages.answer,
    to: messages.to,
    key: phrases.key,
    fields: phrases.fields,
    args: messages.args,
    at: sql<number>`coalesce(${messages.at}, ${answers.at})`,
  };
  const isItsAnswer = and(eq(answers.book, messages.book), eq(answers.n, messages.answer));
  // A list of seats is kept as JSON, so a seat in quotes is found in it exactly; a spectator looks for nothing.
  const log = db
    .select({ ...line, by: answers.seat })
    .from(messages)
    .innerJoin(phrases, eq(phrases.id, messages.phrase))
    .leftJoin(answers, isItsAnswer)
    .where(
      and(
        eq(messages.book, bookOf('table')),
        lt(messages.n, given('before')),
        eq(messages.undone, false),
        or(isNull(messages.to), sql`instr(${messages.to}, ${given('seat')}) > 0`),
      ),
    )
    .orderBy(desc(messages.n))
    .limit(given('limit'))
    .prepare();
  const publicSince = db
    .select(line)
    .from(messages)
    .innerJoin(phrases, eq(phrases.id, messages.phrase))
    .leftJoin(answers, isItsAnswer)
    .where(and(eq(messages.book, bookOf('table')), gt(messages.n, given('after')), eq(messages.undone, false), isNull(messages.to)))
    .orderBy(asc(messages.n))
    .prepare();
  const saidBy = db
    .select({ n: messages.n })
    .from(messages)
    .where(and(eq(messages.book, bookOf('table')), lte(messages.n, given('upTo')), eq(messages.answer, given('answer')), isNull(messages.to)))
    .limit(1)
    .prepare();
  const seen = db
    .select({ at: requests.at })
    .from(requests)
    .where(eq(requests.id, given('id')))
    .prepare();
  const { user: _user, ...chosen } = getTableColumns(settings);
  const settingsOf = db
    .select(chosen)
    .from(settings)
    .where(eq(settings.user, given('user')))
    .prepare();
  const { guild: _guild, ...chosenFor } = getTableColumns(servers);
  const serverOf = db
    .select(chosenFor)
    .from(servers)
    .where(eq(servers.guild, given('guild')))
    .prepare();
  const errandRow = { id: errands.id, table: errands.table, kind: errands.kind, fresh: errands.fresh, tries: errands.tries };
  const due = db
    .select(errandRow)
    .from(errands)
    .where(and(lte(errands.due, given('now')), eq(errands.parked, false)))
    .orderBy(asc(errands.id))
    .limit(given('limit'))
    .prepare();
  const handedOut = db
    .select({ upTo: carrying.upTo })
    .from(carrying)
    .where(eq(carrying.table, given('table')))
    .prepare();
  const errand = db
    .select(errandRow)
    .from(errands)
    .where(eq(errands.id, given('id')))
    .prepare();
  const failing = (of?: SQL) =>
    db
      .select({ n: count() })
      .from(errands)
      .where(and(gt(errands.tries, 0), of))
      .prepare();
  const failingAnywhere = failing();
  const failingOn = failing(sql`${errands.table} in (select id from tables where guild = ${given('guild')})`);
  const failingAt = failing(eq(errands.table, given('table')));
  const trouble = db
    .select({ problem: errands.problem, since: errands.failing, parked: errands.parked })
    .from(errands)
    .where(and(eq(errands.table, given('table')), isNotNull(errands.failing)))
    .orderBy(asc(errands.failing))
    .limit(1)
    .prepare();
  const untold = db
    .select({ id: tables.id })
    .from(tables)
    .where(
      sql`(phase in ('playing', 'over') and announced < queued or phase = 'playing' and called <> to_act)
        and not exists (select 1 from errands where errands."table" = tables.id)`,
    )
    .prepare();

  return {
    table: (id) => table.get({ id }) ?? null,
    version: (id) => version.get({ id })?.version ?? null,
    active: (channel) => active.get({ channel })?.id ?? null,
    latest: (channel) => latest.get({ channel })?.id ?? null,
    ended: (channel, game) => ended.get({ channel, game })?.id ?? null,
    expired: (now) => expired.all({ now }).map(({ id }) => id),
    tablesWith: (user) => tablesWith.all({ user }).map(({ id }) => id),
    tablesOn: (guild) => tablesOn.all({ guild }).map(({ id }) => id),
    openBy: (host, now) => openBy.get({ host, now })?.n ?? 0,
    openOn: (guild, now) => openOn.get({ guild, now })?.n ?? 0,
    fruitlessBy: (host, since) => fruitlessBy.all({ host, since }).map(({ created }) => created),
    people: (of) => peopleOf.all({ table: of }),
    position: (of) => position.get({ table: of }) ?? null,
    checkpoint: (of) => checkpoint.get({ table: of }) ?? null,
    answers: (of, after) => answersSince.all({ table: of, after }),
    log: (of, seat, before, limit) =>
      log.all({ table: of, before, limit, seat: seat === null ? '""' : JSON.stringify(seat) }).map((row) => ({ ...toMessage(row), by: row.by })),
    publicSince: (of, after) => publicSince.all({ table: of, after }).map(toMessage),
    saidBy: (of, answer, upTo) => saidBy.get({ table: of, answer, upTo }) !== undefined,
    seen: (id) => seen.get({ id }) !== undefined,
    settings: (user) => settingsOf.get({ user }) ?? null,
    server: (guild) => serverOf.get({ guild }) ?? null,
    due: (now, limit) => due.all({ now, limit }),
    handedOut: (of) => handedOut.get({ table: of })?.upTo ?? 0,
    errand: (id) => errand.get({ id }) ?? null,
    failing(where) {
      if (where === undefined) return failingAnywhere.get()?.n ?? 0;
      return ('guild' in where ? failingOn.get({ guild: where.guild }) : failingAt.get({ table: where.table }))?.n ?? 0;
    },
    trouble(of) {
      const row = trouble.get({ table: of });
      return row && row.since !== null ? { problem: row.problem ?? '', since: row.since, parked: row.parked } : null;
    },
    untold: () => untold.all().map(({ id }) => id),
  };
}

interface Line extends Pick<typeof messages.$inferSelect, 'n' | 'answer' | 'to' | 'args'>, Omit<typeof phrases.$inferSelect, 'id'> {
  at: number;
}

function toMessage({ n, answer, to, key, fields, args, at }: Line): MessageRow {
  const names = fields === '' ? [] : fields.split(',');
  if (args === damaged || (args?.length ?? 0) !== names.length) return { n, answer, to, message: { key: 'table.damaged' }, at };
  return { n, answer, to, message: args === null ? { key } : { key, args: Object.fromEntries(names.map((name, i) => [name, args[i]!])) }, at };
}
