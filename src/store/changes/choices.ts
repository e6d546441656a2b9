/** What people and servers choose, and what people have met. */
import { eachGiven, eachOf, put } from '../columns/own.ts';
import { and, eq, getTableColumns, gt, sql } from '../drizzle/core.ts';
import { type Ground, type Made, writes } from '../statements/statements.ts';

const given = sql.placeholder;

export function choiceChanges(ground: Ground) {
  const { db, schema } = ground;
  const { daysOff, met, servers, settings } = schema;
  const written = (statement: Parameters<typeof writes>[1]) => writes(ground, statement);
  const { user: _user, ...chosen } = getTableColumns(settings);
  const putSetting = eachOf(chosen, (name, column) =>
    written(
      db
        .insert(settings)
        .values({ user: given('user'), [name]: given('value') })
        .onConflictDoUpdate({ target: settings.user, set: { [name]: put('value', column) } }),
    ),
  );
  const { guild: _guild, ...chosenFor } = getTableColumns(servers);
  const putServerSetting = eachOf(chosenFor, (name, column) =>
    written(
      db
        .insert(servers)
        .values({ guild: given('guild'), [name]: given('value') })
        .onConflictDoUpdate({ target: servers.guild, set: { [name]: put('value', column) } }),
    ),
  );
  const putDayOff = written(db.insert(daysOff).values(eachGiven(daysOff)).onConflictDoNothing());
  const putMet = written(db.insert(met).values(eachGiven(met)).onConflictDoNothing());
  const dropDaysOff = written(db.delete(daysOff).where(and(eq(daysOff.user, given('user')), gt(daysOff.start, given('after')))));
  return {
    *putSetting(user, name, value) {
      yield [putSetting[name]({ user, value })];
    },
    *putServerSetting(guild, name, value) {
      yield [putServerSetting[name]({ guild, value })];
    },
    *putMet(user, game, kind) {
      yield [putMet({ user, game, kind })];
    },
    *putDayOff(user, row) {
      yield [putDayOff({ user, ...row })];
    },
    *dropDaysOff(user, after) {
      yield [dropDaysOff({ user, after })];
    },
  } satisfies Partial<Made>;
}
