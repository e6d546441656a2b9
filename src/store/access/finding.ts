/** Finding tables: by channel, people and time. */

import { matching } from '../columns/given.ts';
import { and, asc, count, desc, eq, exists, gt, isNotNull, lte, ne, notExists, or, type SQL, sql } from '../drizzle/core.ts';
import { type Asked, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

/** Finding tables. */
export function findingReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { archives, people, positions, tables } = schema;
  const ids = () => db.select({ id: tables.id }).from(tables);
  const active = asks(ids().where(and(matching(tables, 'channel'), sql`phase in ('gathering', 'playing')`)));
  const latest = asks(ids().where(matching(tables, 'channel')).orderBy(desc(tables.created), desc(tables.id)).limit(1));
  const ended = asks(
    ids()
      .where(and(matching(tables, 'channel', 'game'), sql`phase = 'over'`))
      .orderBy(desc(tables.updated), desc(tables.id))
      .limit(1),
  );
  const isOver = sql`phase in ('over', 'closed') and (phase = 'over' or ${tables.answers} > 0)`;
  // Each half uses its own index, which a single condition with `or` would not.
  const overHere = sql`select id from (select id from tables where ${and(matching(tables, 'game', 'channel'), isOver)}
    order by updated desc, id desc limit ${given('limit')}) as here`;
  const overWith = sql`select "table" from people where ${and(matching(people, 'user'), isNotNull(people.seat))}`;
  const over = asks(
    ids()
      .where(and(sql`id in (${overHere} union ${overWith})`, matching(tables, 'game'), isOver))
      .orderBy(desc(tables.updated), desc(tables.id))
      .limit(given('limit')),
  );
  const expired = asks(ids().where(and(sql`phase = 'gathering'`, lte(tables.expires, given('now')))));
  const tablesWith = asks(
    db
      .select({ id: tables.id })
      .from(people)
      .innerJoin(tables, eq(tables.id, people.table))
      .where(and(matching(people, 'user'), ne(people.status, 'missed'), sql`${tables.phase} in ('gathering', 'playing')`))
      .orderBy(asc(tables.created), asc(tables.id)),
  );
  const tablesOn = asks(
    ids()
      .where(and(matching(tables, 'guild'), sql`phase in ('gathering', 'playing')`))
      .orderBy(asc(tables.created), asc(tables.id)),
  );
  const playing = asks(ids().where(sql`phase = 'playing'`).orderBy(asc(tables.created), asc(tables.id)));
  const open = (of: SQL | undefined) =>
    db
      .select({ n: count() })
      .from(tables)
      .where(and(of, sql`phase = 'gathering'`, gt(tables.expires, given('now'))));
  const openBy = asks(open(matching(tables, 'host')));
  const openOn = asks(open(matching(tables, 'guild')));
  const hasPeople = sql`exists (select 1 from people where ${eq(people.table, tables.id)} and ${people.seat} is not null and ${people.computer} is null)`;
  const running = (of: SQL | undefined) =>
    asks(
      db
        .select({ isGame: sql<boolean>`${hasPeople}`.mapWith(Boolean) })
        .from(tables)
        .where(and(of, sql`phase = 'playing'`)),
    );
  const showsBy = asks(
    ids()
      .where(and(matching(tables, 'host'), sql`phase = 'playing'`, sql`not ${hasPeople}`))
      .orderBy(asc(tables.created), asc(tables.id)),
  );
  const runningFor = { person: running(matching(tables, 'host')), server: running(matching(tables, 'guild')) };
  const fruitlessBy = asks(
    db
      .select({ created: tables.created })
      .from(tables)
      .where(
        and(
          matching(tables, 'host'),
          gt(tables.created, given('since')),
          or(
            and(
              sql`phase in ('gathering', 'closed')`,
              notExists(db.select({ rules: positions.rules }).from(positions).where(eq(positions.table, tables.id))),
              notExists(db.select({ table: archives.table }).from(archives).where(eq(archives.table, tables.id))),
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
  const rematchOf = asks(
    ids()
      .where(eq(tables.previous, given('table')))
      .orderBy(desc(tables.created), desc(tables.id))
      .limit(1),
  );
  return {
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
    *playing() {
      return (yield* rows(playing({}))).map(({ id }) => id);
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
    *showsBy(host) {
      return (yield* rows(showsBy({ host }))).map(({ id }) => id);
    },
    *openBy(host, now) {
      return (yield* row(openBy({ host, now })))?.n ?? 0;
    },
    *openOn(guild, now) {
      return (yield* row(openOn({ guild, now })))?.n ?? 0;
    },
    *running(by, id) {
      const all = yield* rows(runningFor[by](by === 'person' ? { host: id } : { guild: id }));
      const games = all.filter(({ isGame }) => isGame).length;
      return { games, shows: all.length - games };
    },
    *fruitlessBy(host, since) {
      return (yield* rows(fruitlessBy({ host, since }))).map(({ created }) => created);
    },
    *rematchOf(of) {
      return (yield* row(rematchOf({ table: of })))?.id ?? null;
    },
  } satisfies Partial<Asked>;
}
