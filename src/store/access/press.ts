/** What a press at a table needs, in statements that PostgreSQL is sent together. */

import { matching, without } from '../columns/given.ts';
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, sql } from '../drizzle/core.ts';
import { bookOf, saidAt, toMessage } from '../statements/lines.ts';
import { type Asked, type Ground, together } from '../statements/statements.ts';

const given = sql.placeholder;

/** The people at a table, with what decides when they may be pinged. */
function peopleAt({ asks, db, schema: { daysOff, people, settings } }: Ground) {
  const pinged = asks(
    db
      .select({
        user: people.user,
        at: sql<number | null>`(select max(any_game.pinged) from people as any_game where any_game."user" = people."user")`.mapWith(Number),
      })
      .from(people)
      .where(matching(people, 'table')),
  );
  const habits = asks(
    db.select(getTableColumns(settings)).from(people).innerJoin(settings, eq(settings.user, people.user)).where(matching(people, 'table')),
  );
  const off = asks(
    db
      .select(getTableColumns(daysOff))
      .from(people)
      .innerJoin(daysOff, eq(daysOff.user, people.user))
      .where(matching(people, 'table'))
      .orderBy(asc(daysOff.start)),
  );
  return { pinged, habits, off };
}

/** What a table has told and answered last. */
function lastAt({ asks, db, schema }: Ground) {
  const { answers, messages, reminders, tables } = schema;
  const table = asks(
    db
      .select({ version: tables.version, answers: tables.answers, queued: tables.queued })
      .from(tables)
      .where(eq(tables.id, given('table'))),
  );
  const queued = sql`(select queued from tables where id = ${given('table')})`;
  const last = asks(
    db
      .select(without(getTableColumns(answers), 'book'))
      .from(answers)
      .where(
        and(
          eq(answers.book, bookOf(schema, 'table')),
          gt(answers.n, sql`(select answers from tables where id = ${given('table')}) - ${given('last')}`),
          eq(answers.undone, false),
        ),
      )
      .orderBy(asc(answers.n)),
  );
  const said = asks(saidAt({ db, schema }, and(gt(messages.n, queued), isNull(messages.to))).orderBy(asc(messages.n)));
  const taken = asks(
    db
      .select({ turn: reminders.turn, user: reminders.user, kind: reminders.kind })
      .from(reminders)
      .where(and(matching(reminders, 'table'), isNotNull(reminders.taken))),
  );
  return { table, last, said, taken };
}

export function pressReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { requests } = schema;
  const seen = asks(
    db
      .select({ at: requests.at })
      .from(requests)
      .where(eq(requests.id, given('request'))),
  );
  const [{ pinged, habits, off }, { table, last, said, taken }] = [peopleAt(ground), lastAt(ground)];
  return {
    *press(of, request, most) {
      const at = { table: of };
      const [first, [found], pings, chosen, days, given, messages, reminded] = yield* together(
        seen({ request }),
        table(at),
        pinged(at),
        habits(at),
        off(at),
        last({ ...at, last: most }),
        said(at),
        taken(at),
      );
      const chosenBy = new Map(chosen.map(({ user, ...all }) => [user, all]));
      const daysOf = Map.groupBy(days, ({ user }) => user);
      return {
        isSeen: first.length > 0,
        version: found?.version ?? null,
        ahead: {
          people: new Map(
            pings.map(({ user, at: last }) => [
              user,
              { settings: chosenBy.get(user) ?? null, daysOff: (daysOf.get(user) ?? []).map((one) => without(one, 'user')), pinged: last },
            ]),
          ),
          answers: { after: Math.max(0, (found?.answers ?? 0) - most), rows: given },
          said: { after: found?.queued ?? 0, rows: messages.map(toMessage) },
          taken: reminded,
        },
      };
    },
  } satisfies Partial<Asked>;
}
