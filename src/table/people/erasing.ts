/**
 * Deletes everything stored about a person. It is noted before it begins and continues wherever it was broken off: resigns their games, leaves their
 * invitations, and replaces their id in the games of others, one table after the other.
 */

import { createHmac } from 'node:crypto';
import { ok } from '../../kernel/result.ts';
import { openLobbies } from '../lobby/lobby.ts';
import { formerMark } from '../model/ids.ts';
import type { ErasureRow, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, Proposal } from '../model/types.ts';
import { openMoves } from '../play/move.ts';
import type { Context } from '../work/work.ts';

/** Within this time, in ms, other processes may still write something about the person; after that it is deleted as well, and their id forgotten. */
const settleMs = 15 * 60_000;

/** What is kept of a deleted id: equal for equal ids, and an id can't be read from it. */
export const hashOf = (salt: string, user: string): string => createHmac('sha256', salt).update(user).digest('hex');

export interface Erasing extends Pick<Tables, 'erase'> {
  /** Continues unfinished erasures. Never rejects. */
  goOnErasing(): Promise<void>;
}

export function openErasing(context: Context): Erasing {
  const { store, clock, chance, log } = context;

  const begin = async (user: string): Promise<ErasureRow> => {
    const salt = (await store.erasureSalt()) ?? chance.seed();
    const row: ErasureRow = { hash: hashOf(salt, user), salt, at: clock(), user, alias: `${formerMark}${chance.id()}` };
    await note(context, row);
    return row;
  };

  const goOn = async (row: ErasureRow): Promise<void> => {
    const { user, alias } = row;
    if (user === null) return;
    if (alias === null) return settle(context, row, user);
    const unplayable = await leaveAll(context, user, alias);
    for (const id of await store.namedAt(user)) await rename(context, id, user, alias, unplayable.has(id));
    for (const forget of context.forgetting) forget(user);
    await context.change({ what: 'erase', table: null }, null, async (work) => {
      work.db.dropTraces(user);
      work.db.dropChoices(user);
      work.db.renameRated(user, alias);
      work.db.putErasure({ ...row, at: work.now, alias: null });
      return ok(null);
    });
  };
  return {
    erase: async (user) => {
      const known = (await store.erasing()).find((one) => one.user === user && one.alias !== null);
      await goOn(known ?? (await begin(user)));
    },
    async goOnErasing() {
      for (const row of await store.erasing()) {
        if (row.alias === null && clock() < row.at + settleMs) continue;
        // One that can't be done now must not block the others.
        await goOn(row).catch((error) => log.error({ err: error }, "could not delete a person's data, and will try again"));
      }
    },
  };
}

const note = (context: Context, row: ErasureRow) => context.change({ what: 'erase', table: null }, null, async (work) => ok(work.db.putErasure(row)));

/**
 * Deletes what another process has written since, and with it the id itself. A worker of a release without ratings leaves those as they were: they
 * name nobody anymore unless that person plays again.
 */
async function settle(context: Context, row: ErasureRow, user: string): Promise<void> {
  const { store, chance } = context;
  const isBack = (await store.namedAt(user)).length > 0;
  await context.change({ what: 'erase', table: null }, null, async (work) => {
    work.db.dropTraces(user);
    if (!isBack) work.db.renameRated(user, `${formerMark}${chance.id()}`);
    work.db.putErasure({ ...row, at: work.now, user: null });
    return ok(null);
  });
}

/** Leaves all lobbies and resigns all games, as anyone could. Returns the games where that is impossible, because they can't be played now. */
async function leaveAll(context: Context, user: string, alias: string): Promise<Set<string>> {
  const { resign } = openMoves(context);
  const { leave, decline } = openLobbies(context);
  const person: Person = { id: user, name: '' };
  const stuck = new Set<string>();
  for (const id of await context.store.tablesWith(user)) {
    const request = `${alias} ${id}`;
    try {
      const row = await context.store.table(id);
      if (row?.phase === 'playing') await resign(id, user, request);
      else if (!(await leave(id, person, request)).ok) await decline(id, person, request);
    } catch (error) {
      stuck.add(id);
      context.log.error({ err: error, table: id }, 'could not resign a game for somebody whose data is deleted');
    }
  }
  return stuck;
}

/** Replaces a person's id and removes their name at a table, in one commit. If they couldn't resign there, they count as having left the server. */
const rename = (context: Context, id: string, user: string, alias: string, isStuck: boolean) =>
  context.change({ what: 'erase', table: id }, null, async (work) => {
    const sitting = await context.store.sitting(id);
    if (!sitting) return ok(null);
    const { row, proposals } = sitting;
    work.db.renamePerson(id, user, alias, isStuck ? work.now : null);
    const falls = (one: Proposal) => one.fate === 'open' && [one.by, one.about, ...one.asked].includes(user);
    for (const one of proposals) {
      const next = proposalWithout(one, user, alias);
      work.db.putProposal(id, falls(one) ? { ...next, fate: 'fallen', settled: work.now } : next);
    }
    if (proposals.some(falls)) work.queue(id, 'proposal', false);
    // The row keeps its time, so that it keeps its place in lists by time.
    work.db.saveTable({ ...rowWithout(row, user, alias), version: row.version + 1 });
    return ok(null);
  });

/** The row with another id instead of this person's. */
function rowWithout(row: TableRow, user: string, alias: string): TableRow {
  const other = (one: string) => (one === user ? alias : one);
  return {
    ...row,
    host: other(row.host),
    former: row.former.map((one) => (one.user === user ? { ...one, user: alias, name: '' } : one)),
    rest: row.rest && { ...row.rest, by: other(row.rest.by) },
  };
}

function proposalWithout(row: Proposal, user: string, alias: string): Proposal {
  const other = (one: string) => (one === user ? alias : one);
  return {
    ...row,
    by: other(row.by),
    about: row.about && other(row.about),
    asked: row.asked.map(other),
    agreed: row.agreed.map(other),
    against: row.against.map(other),
    refuser: row.refuser && other(row.refuser),
    taker: row.about === user ? null : row.taker,
  };
}
