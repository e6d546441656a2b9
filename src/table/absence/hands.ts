/** Another player in a seat: the seat stays, with everything that belongs to it. */

import type { Seat } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import type { PersonRow } from '../model/store/store.ts';
import type { Person } from '../model/types.ts';
import { addEvents } from '../play/move.ts';
import { queueBoard } from '../play/posting.ts';
import { fall } from '../play/proposed.ts';
import { personAt, remind } from '../play/waiting.ts';
import { type Loaded, newcomer } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { takenOver } from './late.ts';

/** `keepsLoss`: not all of the others agreed, so if the game is lost from that seat, the player who hands it over has lost it. */
export async function changeHands(
  context: Context,
  work: Work,
  loaded: Loaded,
  before: PersonRow,
  taker: Person,
  keepsLoss: boolean,
): Promise<Loaded> {
  const { row } = loaded;
  const seat: Seat = before.seat!;
  const after = { ...newcomer(taker, before.place), seat };
  for (const user of [before.user, taker.id]) work.db.dropPerson(row.id, user);
  work.db.putPerson(row.id, after);
  const people = loaded.people.map((one) => (one === before ? after : one));
  const said = taker.computer ? msg('table.computer', { seat, level: taker.computer }) : msg('table.handed', { seat });
  const messages = addEvents(work, row, row.answers, [{ to: 'all', message: said }]);
  const isAsked = row.toAct.includes(seat);
  const since = isAsked ? { ...row.since, [seat]: work.now } : row.since;
  const away = row.away.filter((one) => one !== seat);
  work.db.dropReminders(row.id, before.user);
  const banks = await takenOver(context, work, loaded, seat, before, after);
  const bank = banks[seat];
  const isNew = { since: work.now, here: false, people };
  if (isAsked && bank) await remind(context, work, { ...row, away }, await personAt(context.store, after), bank, isNew);
  // The other proposals may have been put to a person who no longer plays, or by them.
  return work.save(fall(work, { ...loaded, people }), {
    messages,
    host: row.host === before.user && !taker.computer ? taker.id : row.host,
    former: before.computer === null ? [...row.former, { user: before.user, name: before.name, seat, at: work.now, keepsLoss }] : row.former,
    since,
    away,
    banks,
    called: row.called.filter((one) => one !== seat),
    ...queueBoard(work, row.id, 'edit', { messages, chapter: row.chapter }),
  });
}
