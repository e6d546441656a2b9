/** What people and servers choose, and what people have already met. */
import { eachGiven, eachOf, matching, offered, put, without } from '../columns/given.ts';
import { and, getTableColumns, gt, lt, sql } from '../drizzle/core.ts';
import { type Ground, type Made, steps } from '../statements/statements.ts';

const given = sql.placeholder;

export function choiceChanges(ground: Ground) {
  const { db, puts, schema, writes } = ground;
  const { beats, daysOff, looks, met, presences, servers, settings } = schema;
  const putSetting = eachOf(without(getTableColumns(settings), 'user'), (name, column) =>
    writes(
      db
        .insert(settings)
        .values({ user: given('user'), [name]: given('value') })
        .onConflictDoUpdate({ target: settings.user, set: { [name]: put('value', column) } }),
    ),
  );
  const putServerSetting = eachOf(without(getTableColumns(servers), 'guild'), (name, column) =>
    writes(
      db
        .insert(servers)
        .values({ guild: given('guild'), [name]: given('value') })
        .onConflictDoUpdate({ target: servers.guild, set: { [name]: put('value', column) } }),
    ),
  );
  const putDayOff = writes(db.insert(daysOff).values(eachGiven(daysOff)).onConflictDoNothing());
  const putMet = writes(db.insert(met).values(eachGiven(met)).onConflictDoNothing());
  const dropDaysOff = writes(db.delete(daysOff).where(and(matching(daysOff, 'user'), gt(daysOff.start, given('after')))));
  const putPresence = puts(presences, 'user');
  const putLook = writes(
    db
      .insert(looks)
      .values(eachGiven(looks))
      .onConflictDoUpdate({ target: [looks.table, looks.user], set: { upTo: offered(looks.upTo) }, setWhere: lt(looks.upTo, offered(looks.upTo)) }),
  );
  const putBeat = puts(beats, 'name');
  return {
    putPresence: (user, at) => steps(putPresence({ user, at })),
    putLook: (table, user, upTo) => steps(putLook({ table, user, upTo })),
    putBeat: (name, at) => steps(putBeat({ name, at })),
    putSetting: (user, name, value) => steps(putSetting[name]({ user, value })),
    putServerSetting: (guild, name, value) => steps(putServerSetting[name]({ guild, value })),
    putMet: (user, game, kind) => steps(putMet({ user, game, kind })),
    putDayOff: (user, row) => steps(putDayOff({ user, ...row })),
    dropDaysOff: (user, after) => steps(dropDaysOff({ user, after })),
  } satisfies Partial<Made>;
}

/** How much of what is limited has been used. */
export function useChanges({ db, schema: { uses }, writes }: Ground) {
  const putUse = writes(
    db
      .insert(uses)
      .values(eachGiven(uses))
      .onConflictDoUpdate({
        target: [uses.by, uses.id, uses.kind],
        set: { from: offered(uses.from), n: offered(uses.n) },
        setWhere: sql`(${offered(uses.n)} = 1 and ${uses.from} < ${offered(uses.from)}) or (${uses.from} = ${offered(uses.from)} and ${offered(uses.n)} = ${uses.n} + 1)`,
      }),
  );
  const isRecent = sql`${uses.from} > ${given('since')}`;
  const countUse = writes(
    db
      .insert(uses)
      .values(eachGiven(uses))
      .onConflictDoUpdate({
        target: [uses.by, uses.id, uses.kind],
        set: {
          from: sql`case when ${isRecent} then ${uses.from} else ${offered(uses.from)} end`,
          n: sql`case when ${isRecent} then ${uses.n} + 1 else 1 end`,
        },
        setWhere: sql`not ${isRecent} or ${uses.n} < ${given('most')}`,
      }),
  );
  const dropUses = writes(db.delete(uses).where(lt(uses.from, given('before'))));
  return {
    *putUse(row) {
      yield [putUse({ ...row }, `Somebody else has counted ${row.kind} of ${row.by} ${row.id}.`)];
    },
    *countUse({ at, ...use }) {
      yield [countUse({ ...use, from: at, n: 1 }, `All ${use.kind} of ${use.by} ${use.id} are used up.`)];
    },
    dropUses: (before) => steps(dropUses({ before })),
  } satisfies Partial<Made>;
}
