import type { MessageRow, Reads, ResultRow } from '../table/store.ts';
import { damaged } from './columns.ts';
import {
  and,
  asc,
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
  type Placeholder,
  type SQL,
  sql,
} from './drizzle.ts';
import type { Schema } from './schema.ts';
import { type Asking, asks, type Ground, row, rows, together } from './statements.ts';

const given = sql.placeholder;

/** The book of the table that is given under this name. */
export const bookOf = ({ books }: Schema, name: string): SQL<number> => sql`(select ${books.no} from ${books} where ${books.table} = ${given(name)})`;

/** All questions to the database, prepared once. */
export function prepareReads(ground: Ground): { [K in keyof Reads]: (...given: Parameters<Reads[K]>) => Asking<Awaited<ReturnType<Reads[K]>>> } {
  const { db, schema } = ground;
  const {
    answers,
    books,
    carrying,
    checkpoints,
    daysOff,
    errands,
    messages,
    people,
    phrases,
    positions,
    proposals,
    reminders,
    requests,
    servers,
    settings,
    tables,
    turns,
  } = schema;
  const asked = <Row>(query: Parameters<typeof asks<Row>>[1]) => asks<Row>(ground, query);
  const table = asked(
    db
      .select()
      .from(tables)
      .where(eq(tables.id, given('id'))),
  );
  const version = asked(
    db
      .select({ version: tables.version })
      .from(tables)
      .where(eq(tables.id, given('id'))),
  );
  const active = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.channel, given('channel')), sql`phase in ('gathering', 'playing')`)),
  );
  const latest = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(eq(tables.channel, given('channel')))
      .orderBy(desc(tables.created), desc(tables.id))
      .limit(1),
  );
  const ended = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.channel, given('channel')), eq(tables.game, given('game')), sql`phase = 'over'`))
      .orderBy(desc(tables.updated), desc(tables.id))
      .limit(1),
  );
  const over = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(
        and(
          eq(tables.game, given('game')),
          sql`phase = 'over'`,
          or(
            eq(tables.channel, given('channel')),
            exists(
              db
                .select({ seat: people.seat })
                .from(people)
                .where(and(eq(people.table, tables.id), eq(people.user, given('user')), isNotNull(people.seat))),
            ),
          ),
        ),
      )
      .orderBy(desc(tables.updated), desc(tables.id))
      .limit(given('limit')),
  );
  const expired = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(sql`phase = 'gathering'`, lte(tables.expires, given('now')))),
  );
  const tablesWith = asked(
    db
      .select({ id: tables.id })
      .from(people)
      .innerJoin(tables, eq(tables.id, people.table))
      .where(and(eq(people.user, given('user')), ne(people.status, 'missed'), sql`${tables.phase} in ('gathering', 'playing')`))
      .orderBy(asc(tables.created), asc(tables.id)),
  );
  const tablesOn = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.guild, given('guild')), sql`phase in ('gathering', 'playing')`))
      .orderBy(asc(tables.created), asc(tables.id)),
  );
  const open = (of: SQL) =>
    db
      .select({ n: count() })
      .from(tables)
      .where(and(of, sql`phase = 'gathering'`, gt(tables.expires, given('now'))));
  const openBy = asked(open(eq(tables.host, given('host'))));
  const openOn = asked(open(eq(tables.guild, given('guild'))));
  const fruitlessBy = asked(
    db
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
      .orderBy(desc(tables.created)),
  );
  const peopleOf = asked(
    db
      .select({
        user: people.user,
        name: people.name,
        status: people.status,
        place: people.place,
        seat: people.seat,
        wish: people.wish,
        moving: people.moving,
        pings: people.pings,
        pinged: people.pinged,
        reminded: people.reminded,
      })
      .from(people)
      .where(and(eq(people.table, given('table')), ne(people.status, 'missed')))
      .orderBy(asc(people.place)),
  );
  const { table: _table, ...proposed } = getTableColumns(proposals);
  const proposalsOf = asked(
    db
      .select(proposed)
      .from(proposals)
      .where(eq(proposals.table, given('table')))
      .orderBy(asc(proposals.n)),
  );
  const turnsOf = asked(
    db
      .select({ after: turns.after, chapter: turns.chapter, state: turns.state })
      .from(turns)
      .where(eq(turns.table, given('table')))
      .orderBy(asc(turns.after)),
  );
  const rematchOf = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(eq(tables.previous, given('table')))
      .orderBy(desc(tables.created), desc(tables.id))
      .limit(1),
  );
  const position = asked(
    db
      .select({ rules: positions.rules, state: positions.state })
      .from(positions)
      .where(eq(positions.table, given('table'))),
  );
  const checkpoint = asked(
    db
      .select({ after: checkpoints.after, state: checkpoints.state })
      .from(checkpoints)
      .where(eq(checkpoints.table, given('table'))),
  );
  const answersAfter = (after: SQL | Placeholder) =>
    asked(
      db
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
        .where(and(eq(answers.book, bookOf(schema, 'table')), gt(answers.n, after), eq(answers.undone, false)))
        .orderBy(asc(answers.n)),
    );
  const answersSince = answersAfter(given('after'));
  const answersSinceKept = answersAfter(
    sql`(select min(kept.after) from (select ${checkpoints.after} from ${checkpoints} where ${checkpoints.table} = ${given('table')}
      union all select ${turns.after} from ${turns} where ${turns.table} = ${given('table')}) as kept)`,
  );
  const line = {
    n: messages.n,
    answer: messages.answer,
    to: messages.to,
    key: phrases.key,
    fields: phrases.fields,
    args: messages.args,
    at: sql<number>`coalesce(${messages.at}, ${answers.at})`.mapWith(Number),
  };
  const isItsAnswer = and(eq(answers.book, messages.book), eq(answers.n, messages.answer));
  // A list of seats is kept as JSON, so a seat in quotes is found in it exactly; a spectator looks for nothing.
  const log = asked(
    db
      .select({ ...line, by: answers.seat })
      .from(messages)
      .innerJoin(phrases, eq(phrases.id, messages.phrase))
      .leftJoin(answers, isItsAnswer)
      .where(
        and(
          eq(messages.book, bookOf(schema, 'table')),
          lt(messages.n, given('before')),
          eq(messages.undone, false),
          or(isNull(messages.to), sql`replace(${messages.to}, ${given('seat')}, '') <> ${messages.to}`),
        ),
      )
      .orderBy(desc(messages.n))
      .limit(given('limit')),
  );
  const publicSince = asked(
    db
      .select(line)
      .from(messages)
      .innerJoin(phrases, eq(phrases.id, messages.phrase))
      .leftJoin(answers, isItsAnswer)
      .where(and(eq(messages.book, bookOf(schema, 'table')), gt(messages.n, given('after')), eq(messages.undone, false), isNull(messages.to)))
      .orderBy(asc(messages.n)),
  );
  const saidBy = asked(
    db
      .select({ n: messages.n })
      .from(messages)
      .where(
        and(eq(messages.book, bookOf(schema, 'table')), lte(messages.n, given('upTo')), eq(messages.answer, given('answer')), isNull(messages.to)),
      )
      .limit(1),
  );
  const firstTime = asked(
    db
      .select({ table: books.table, at: requests.at, after: requests.after, upTo: requests.upTo })
      .from(requests)
      .innerJoin(books, eq(books.no, requests.book))
      .where(eq(requests.id, given('id'))),
  );
  const seen = asked(
    db
      .select({ at: requests.at })
      .from(requests)
      .where(eq(requests.id, given('id'))),
  );
  const { user: _user, ...chosen } = getTableColumns(settings);
  const settingsOf = asked(
    db
      .select(chosen)
      .from(settings)
      .where(eq(settings.user, given('user'))),
  );
  const { guild: _guild, ...chosenFor } = getTableColumns(servers);
  const serverOf = asked(
    db
      .select(chosenFor)
      .from(servers)
      .where(eq(servers.guild, given('guild'))),
  );
  const resultsOn = asked(
    db
      .select({
        table: tables.id,
        game: tables.game,
        outcome: tables.outcome,
        user: people.user,
        name: people.name,
        seat: people.seat,
        unlisted: settings.unlisted,
        // Looked up where it matters alone: many answers may have to be read for it.
        gaveUp: sql<boolean>`${tables.outcome} like '%"winners":[]%' and ${exists(
          db
            .select({ n: answers.n })
            .from(answers)
            .where(and(eq(answers.book, books.no), eq(answers.kind, 'resign'), eq(answers.seat, people.seat), eq(answers.undone, false))),
        )}`.mapWith(Boolean),
      })
      .from(tables)
      .innerJoin(people, and(eq(people.table, tables.id), isNotNull(people.seat)))
      .leftJoin(settings, eq(settings.user, people.user))
      // A game's row may change after its end, when it is shown again; its last answer does not.
      .leftJoin(books, eq(books.table, tables.id))
      .leftJoin(answers, and(eq(answers.book, books.no), eq(answers.n, tables.answers)))
      .where(and(eq(tables.guild, given('guild')), sql`phase = 'over'`))
      .orderBy(sql`coalesce(${answers.at}, ${tables.created})`, asc(tables.id), asc(people.place)),
  );
  const daysOffOf = asked(
    db
      .select({ day: daysOff.day, start: daysOff.start, end: daysOff.end })
      .from(daysOff)
      .where(eq(daysOff.user, given('user')))
      .orderBy(asc(daysOff.start)),
  );
  const lastPinged = asked(
    db
      .select({ at: people.pinged })
      .from(people)
      .where(and(eq(people.user, given('user')), isNotNull(people.pinged)))
      .orderBy(desc(people.pinged))
      .limit(1),
  );
  const remindersDue = asked(
    db
      .select({ table: reminders.table, turn: reminders.turn, user: reminders.user, kind: reminders.kind, due: reminders.due })
      .from(reminders)
      .where(and(isNull(reminders.taken), lte(reminders.due, given('now'))))
      .orderBy(asc(reminders.due))
      .limit(given('limit')),
  );
  const errandRow = { id: errands.id, table: errands.table, kind: errands.kind, fresh: errands.fresh, tries: errands.tries };
  const due = asked(
    db
      .select(errandRow)
      .from(errands)
      .where(and(lte(errands.due, given('now')), eq(errands.parked, false)))
      .orderBy(asc(errands.id))
      .limit(given('limit')),
  );
  const handedOut = asked(
    db
      .select({ upTo: carrying.upTo })
      .from(carrying)
      .where(eq(carrying.table, given('table'))),
  );
  const errand = asked(
    db
      .select(errandRow)
      .from(errands)
      .where(eq(errands.id, given('id'))),
  );
  const failing = (of?: SQL) =>
    asked(
      db
        .select({ n: count() })
        .from(errands)
        .where(and(gt(errands.tries, 0), of)),
    );
  const failingAnywhere = failing();
  const failingOn = failing(sql`${errands.table} in (select id from tables where guild = ${given('guild')})`);
  const failingAt = failing(eq(errands.table, given('table')));
  const trouble = asked(
    db
      .select({ problem: errands.problem, since: errands.failing, parked: errands.parked })
      .from(errands)
      .where(and(eq(errands.table, given('table')), isNotNull(errands.failing)))
      .orderBy(asc(errands.failing))
      .limit(1),
  );
  const untold = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(
        sql`(phase in ('playing', 'over') and announced < queued or phase = 'playing' and called <> to_act)
        and not exists (select 1 from errands where errands."table" = tables.id)`,
      ),
  );

  return {
    *table(id) {
      return yield* row(table({ id }));
    },
    *version(id) {
      return (yield* row(version({ id })))?.version ?? null;
    },
    *active(channel) {
      return (yield* row(active({ channel })))?.id ?? null;
    },
    *latest(channel) {
      return (yield* row(latest({ channel })))?.id ?? null;
    },
    *ended(channel, game) {
      return (yield* row(ended({ channel, game })))?.id ?? null;
    },
    *over(game, channel, user, limit) {
      return (yield* rows(over({ game, channel, user, limit }))).map(({ id }) => id);
    },
    *expired(now) {
      return (yield* rows(expired({ now }))).map(({ id }) => id);
    },
    *tablesWith(user) {
      return (yield* rows(tablesWith({ user }))).map(({ id }) => id);
    },
    *tablesOn(guild) {
      return (yield* rows(tablesOn({ guild }))).map(({ id }) => id);
    },
    *openBy(host, now) {
      return (yield* row(openBy({ host, now })))?.n ?? 0;
    },
    *openOn(guild, now) {
      return (yield* row(openOn({ guild, now })))?.n ?? 0;
    },
    *fruitlessBy(host, since) {
      return (yield* rows(fruitlessBy({ host, since }))).map(({ created }) => created);
    },
    *people(of) {
      return yield* rows(peopleOf({ table: of }));
    },
    *sitting(id) {
      const [[found], people, proposals] = yield* together(table({ id }), peopleOf({ table: id }), proposalsOf({ table: id }));
      return found ? { row: found, people, proposals } : null;
    },
    *rematchOf(of) {
      return (yield* row(rematchOf({ table: of })))?.id ?? null;
    },
    *standing(id) {
      const [[at], [where], [from], turns, since] = yield* together(
        version({ id }),
        position({ table: id }),
        checkpoint({ table: id }),
        turnsOf({ table: id }),
        answersSinceKept({ table: id }),
      );
      return at ? { version: at.version, position: where ?? null, checkpoint: from ?? null, turns, since } : null;
    },
    *position(of) {
      return yield* row(position({ table: of }));
    },
    *checkpoint(of) {
      return yield* row(checkpoint({ table: of }));
    },
    *answers(of, after) {
      return yield* rows(answersSince({ table: of, after }));
    },
    *log(of, seat, before, limit) {
      const found = yield* rows(log({ table: of, before, limit, seat: seat === null ? '""' : JSON.stringify(seat) }));
      return found.map((line) => ({ ...toMessage(line), by: line.by }));
    },
    *publicSince(of, after) {
      return (yield* rows(publicSince({ table: of, after }))).map(toMessage);
    },
    *saidBy(of, answer, upTo) {
      return (yield* row(saidBy({ table: of, answer, upTo }))) !== null;
    },
    *seen(id) {
      return (yield* row(seen({ id }))) !== null;
    },
    *firstTime(id) {
      const found = yield* row(firstTime({ id }));
      return found && { table: found.table, at: found.at, after: found.after ?? 0, upTo: found.upTo ?? 0 };
    },
    *results(guild) {
      const games: (ResultRow & { table: string })[] = [];
      for (const { table, game, outcome, user, name, seat, unlisted, gaveUp } of yield* rows(resultsOn({ guild }))) {
        const winners = outcome?.winners ?? [];
        if (games.at(-1)?.table !== table) games.push({ table, game, people: [] });
        const end = winners.includes(seat!) ? 'won' : winners.length > 0 || gaveUp ? 'lost' : 'drawn';
        games.at(-1)!.people.push({ user, name, seat: seat!, end, unlisted: unlisted ?? false });
      }
      return games.map(({ table: _, ...result }) => result);
    },
    *settings(user) {
      return yield* row(settingsOf({ user }));
    },
    *server(guild) {
      return yield* row(serverOf({ guild }));
    },
    *daysOff(user) {
      return yield* rows(daysOffOf({ user }));
    },
    *lastPinged(user) {
      return (yield* row(lastPinged({ user })))?.at ?? null;
    },
    *remindersDue(now, limit) {
      return yield* rows(remindersDue({ now, limit }));
    },
    *due(now, limit) {
      return yield* rows(due({ now, limit }));
    },
    *handedOut(of) {
      return (yield* row(handedOut({ table: of })))?.upTo ?? 0;
    },
    *errand(id) {
      return yield* row(errand({ id }));
    },
    *failing(where) {
      const failing =
        where === undefined ? failingAnywhere() : 'guild' in where ? failingOn({ guild: where.guild }) : failingAt({ table: where.table });
      return (yield* row(failing))?.n ?? 0;
    },
    *trouble(of) {
      const found = yield* row(trouble({ table: of }));
      return found && found.since !== null ? { problem: found.problem ?? '', since: found.since, parked: found.parked } : null;
    },
    *untold() {
      return (yield* rows(untold())).map(({ id }) => id);
    },
  };
}

interface Line extends Pick<Schema['messages']['$inferSelect'], 'n' | 'answer' | 'to' | 'args'>, Omit<Schema['phrases']['$inferSelect'], 'id'> {
  at: number;
}

function toMessage({ n, answer, to, key, fields, args, at }: Line): MessageRow {
  const names = fields === '' ? [] : fields.split(',');
  if (args === damaged || (args?.length ?? 0) !== names.length) return { n, answer, to, message: { key: 'table.damaged' }, at };
  return { n, answer, to, message: args === null ? { key } : { key, args: Object.fromEntries(names.map((name, i) => [name, args[i]!])) }, at };
}
