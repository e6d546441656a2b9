/** Time at a table: the player's own, and what to do about a player whose time is over. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { refuse } from '../../../kernel/result.ts';
import { pings } from '../../../table/model/choices.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import type { LateKind } from '../../../table/model/types.ts';
import { noteLeavers } from '../../interactions/leavers.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import { moment } from '../../present/parts/people.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { laterHours, sureToClaim } from '../../present/time/reminder.ts';
import { noPings, timePost } from '../../present/time/time-panel.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note, postOf, rows, text } from '../../wire/parts.ts';
import { aboutTable, press, tellRefusal } from '../declare.ts';
import { ownHours, ownHoursOptions } from '../lobby/start-options.ts';
import { optionWords } from '../localized.ts';
import { play } from '../play/play.ts';
import { propose } from './proposing.ts';

const hour = 3_600_000;

/** `/… time`: the clocks and the player's choices; days off given with the command are taken first. */
export async function time(context: CommandContext, { table: id }: Press): Promise<void> {
  const { interaction, person } = context;
  const [first, last] = ['off', 'until'].map((name) => interaction.options.get(name));
  const own = ownHours(context);
  if (!own.ok) return privately(interaction, note(context.speech().text(own.error)));
  if (own.value !== null && typeof first !== 'string') return propose(context, id, 'clock', own.value);
  if (typeof first !== 'string') return show(context, id);
  const told = await context.tables.takeOff(person.id, first, typeof last === 'string' ? last : first, interaction.id);
  return show(context, id, told.ok ? undefined : told);
}

/** The panel, with the reason if something wasn't done. */
async function show(context: InteractionContext, id: string, undone?: TableResult<unknown>): Promise<void> {
  await noteLeavers(context, await context.tables.find(id));
  const table = await context.tables.find(id);
  const game = table && gameOf(context, table.game);
  if (!table || !game) return tellRefusal(context, id, { why: 'no-table' });
  const speech = context.speech(game, table);
  const own = await context.tables.ownTime(id, context.person.id);
  const news = undone && !undone.ok && undone.error.why !== 'repeated' ? refusalLine(undone.error, speech) : undefined;
  const seen = await context.tables.snapshot(id, null);
  const late = { user: context.person.id, now: context.now(), out: seen.ok ? seen.value.out : [] };
  return privately(context.interaction, timePost(table, own.ok ? own.value : null, late, speech, news));
}

/** Reminds the player later of the current question. */
export async function later(context: PressContext, { table, arg }: Press): Promise<void> {
  const hours = laterHours.find((one) => String(one) === arg);
  if (hours === undefined) return tellRefusal(context, table, { why: 'not-offered', option: arg });
  const told = await context.tables.snooze(table, context.person.id, hours * hour, context.interaction.id);
  if (!told.ok) return tellRefusal(context, table, told.error);
  return aside(context.interaction, note(context.speech().text(bot('bot.remind.later', { at: moment(told.value) }))));
}

/** A choice on the panel: how to be pinged, pausing or resuming the clocks, another clock, or canceling days off. */
export async function timing(context: PressContext, { table, arg }: Press): Promise<void> {
  const { interaction, person, tables } = context;
  const [value = ''] = interaction.values ?? [];
  const chosen = pings.find((one) => one === value) ?? null;
  if (arg === 'clock') return propose(context, table, 'clock', value);
  const deeds: { [what: string]: () => Promise<TableResult<unknown>> } = {
    rest: () => tables.rest(table, person.id, interaction.id),
    resume: () => tables.resume(table, person.id, interaction.id),
    work: () => tables.workAgain(person.id, interaction.id),
    pings: async () =>
      chosen === null && value !== noPings ? refuse({ why: 'not-offered', option: value }) : tables.pings(table, person.id, chosen, interaction.id),
  };
  const deed = Object.hasOwn(deeds, arg) ? deeds[arg] : undefined;
  return show(context, table, deed ? await deed() : refuse({ why: 'not-offered', option: arg }));
}

/** What can be done about a player whose time is over, with the proposal it needs the others' agreement to; null: none. */
const lateWays: { [what: string]: LateKind | null } = { wait: null, add: null, away: 'away', claim: 'claim', out: 'claim' };

/** Acts on a player whose time is over: `wait`, `add`, `away`, or `claim`, which needs a confirmation (`out`). */
export async function late(context: PressContext, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const [what = '', user = ''] = arg.split('.');
  const seen = await context.tables.snapshot(id, null);
  const table = seen.ok ? seen.value.table : null;
  const game = table && gameOf(context, table.game);
  const other = table?.people.find((one) => one.id === user);
  if (!seen.ok || !table || !game || !other) return tellRefusal(context, id, { why: 'no-table' });
  const speech = context.speech(game, table);
  if (user === person.id && Object.hasOwn(lateWays, what)) {
    const isAsked = table.toAct.includes(table.seats[user] ?? '');
    return play(context, id, { news: speech.text(bot(isAsked ? 'bot.late.yourself' : 'bot.late.yourselfDone')) });
  }
  if (what === 'claim') {
    const may = await context.tables.mayPropose(id, person, 'claim', other);
    if (!may.ok) return tellRefusal(context, id, may.error);
    const { line, sure } = sureToClaim(seen.value, user, speech);
    return aside(interaction, postOf([text(line), ...rows([sure])]));
  }
  const kind = Object.hasOwn(lateWays, what) ? lateWays[what] : undefined;
  if (kind === undefined) return tellRefusal(context, id, { why: 'not-offered', option: what });
  const told =
    kind === null
      ? await context.tables.wait(id, person.id, user, what === 'add', interaction.id)
      : await context.tables.propose(id, person, kind, other, interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(context, id, told.error);
  const after = told.ok ? told.value : await context.tables.find(id);
  const isAsked = after?.proposals.some((one) => one.kind === kind && one.about === user && one.fate === 'open');
  return aside(interaction, note(speech.text(bot(isAsked ? 'bot.propose.asked' : 'bot.late.done'))));
}

export const presses = [press('late', late), press('later', later), press('timing', timing)];
export const subcommands = [
  aboutTable('time', time, {
    options: () => [
      ...(['off', 'until'] as const).map((name) => ({ type: ApplicationCommandOptionType.String as const, ...optionWords(name), max_length: 10 })),
      ...ownHoursOptions(),
    ],
  }),
];
