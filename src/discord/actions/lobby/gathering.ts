/** A table that gathers people: presses on its post, and a rematch. */

import { levelsIn } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { refuse } from '../../../kernel/result.ts';
import { clockAfter, clockOption } from '../../../table/clock/clock.ts';
import { isFormerId } from '../../../table/model/ids.ts';
import { mayTryOut, tryOutsOption } from '../../../table/model/options.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import type { OpenRequest, TableInfo } from '../../../table/model/types.ts';
import { aside, fill, inPlace, privately } from '../../interactions/reply.ts';
import { type InteractionContext, type PressContext, placeOf, publicSpeech, unshownPost } from '../../interactions/services.ts';
import { cancelPost, clockArg, gatheringPost, newsOf, nextValue, optionsPost } from '../../present/lobby/invitation.ts';
import { anySeat } from '../../present/lobby/seats.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note, type Post } from '../../wire/parts.ts';
import { onTable, type PressKind, press, pressToOpen, type TableAndGame, tellRefusal } from '../declare.ts';
import { onPanel } from '../play/play.ts';
import { openTable } from './start.ts';

/** A press on the gathering post or its options: carried out, and shown on the post itself. */
const change = <Name extends string>(
  name: Name,
  does: (context: PressContext, at: TableAndGame, press: Press) => TableResult<TableInfo> | Promise<TableResult<TableInfo>>,
): PressKind<Name> =>
  press(
    name,
    onTable(async (context, at, press) => {
      const { interaction, person } = context;
      const { table, game } = at;
      // A host can't decline or leave the others behind: that ends it for all, after a confirmation.
      const isHost = table.people[0]?.id === person.id;
      if (isHost && table.phase === 'gathering' && (name === 'leave' || name === 'decline'))
        return aside(interaction, cancelPost(table, context.speech(game, table)));
      const told = await does(context, at, press);
      if (!told.ok) return tellRefusal(context, table.id, told.error);
      if (!interaction.message.isPrivate) return showChange(context, name, at, told.value);
      await showOptions(context, { game, table: told.value });
      return showGathering(context, game, told.value);
    }),
  );

/** Shows the table's new state on the public post that was pressed; `before` is the previous state. */
async function showChange(context: PressContext, name: string, { table: before, game }: TableAndGame, table: TableInfo): Promise<void> {
  const { interaction, person } = context;
  const speech = publicSpeech(game, table);
  context.panels.refresh(table);
  let shown: Post;
  try {
    shown = gatheringPost(game, table, speech, newsOf(name, person, before, speech));
  } catch (error) {
    // The post is for everyone: it stays as it is until the outbox shows the change.
    return aside(interaction, await unshownPost(context, table, error));
  }
  const post = await inPlace(interaction, shown);
  // Once the game has begun, the board may be the living post already.
  if (table.phase === 'playing') return;
  const now = await context.tables.posted(table.id, post, table.version);
  // The game began while this answer was on its way: the post just shown is outdated.
  if (now.ok && now.value.phase === 'playing') await fill(interaction, gatheringPost(game, now.value, speech));
}

/** The choices before the game, for the asker alone. */
async function options(context: PressContext, at: TableAndGame): Promise<void> {
  const { table } = at;
  if (table.phase !== 'gathering') return tellRefusal(context, table.id, { why: table.phase === 'playing' ? 'began' : 'expired' });
  return showOptions(context, at);
}

/** Shows them on the one private panel a person has at a table; they change when people join or leave, and go when the game begins. */
function showOptions(context: PressContext, { game, table }: TableAndGame): Promise<void> {
  const post = (now: TableInfo): Post => optionsPost(game, now, context.person.id, context.speech(game, now));
  return onPanel(context, table, 'gathers', post(table), async () => post((await context.tables.find(table.id)) ?? table));
}

/**
 * A rematch: the same game with the same people, options and clock, sides swapped, opened by the first person who asks. If there is one already, the
 * presser joins it.
 */
async function again(context: PressContext, { table, game }: TableAndGame): Promise<void> {
  const { interaction, person } = context;
  const { id } = table;
  if (table.phase === 'playing' || table.phase === 'gathering') {
    return privately(interaction, note(context.speech(game, table).text(bot('bot.no.stillPlaying'))));
  }
  if (!table.people.some((one) => one.id === person.id)) return tellRefusal(context, id, { why: 'stranger' });
  const next = await context.tables.rematchOf(id);
  if (next?.phase === 'gathering' || next?.phase === 'playing') return joinRematch(context, game, next);
  const request: OpenRequest = {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: table.people.filter((one) => one.id !== person.id && !isFormerId(one.id)),
    options: table.options,
    clock: table.clock,
    tryOuts: table.tryOuts,
    lang: table.lang,
    request: interaction.id,
    rematchOf: id,
  };
  return openTable(context, game, request, async (inTheWay) => {
    const other = await context.tables.find(inTheWay);
    if (other?.previous !== id) return false;
    await joinRematch(context, game, other);
    return true;
  });
}

/** Accepts the rematch that another player asked for; the invitation shows it. */
async function joinRematch(context: PressContext, game: Game, next: TableInfo): Promise<void> {
  const { interaction, person } = context;
  const say = context.speech(game, next).text;
  const where = `<#${next.place.channel}>`;
  if (next.phase === 'playing') return privately(interaction, note(say(bot('bot.rematch.plays', { where }))));
  if (!next.invited.some(({ id }) => id === person.id)) return privately(interaction, note(say(bot('bot.rematch.asked', { where }))));
  const told = await context.tables.accept(next.id, person, interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(context, next.id, told.error);
  await privately(interaction, note(say(bot('bot.rematch.joined', { where }))));
  if (told.ok) await showGathering(context, game, told.value);
}

/** Updates the invitation at once if it isn't the message that was pressed; otherwise the outbox does. */
async function showGathering({ api, tables, log }: InteractionContext, game: Game, table: TableInfo): Promise<void> {
  if (!table.post || table.phase !== 'gathering') return;
  try {
    await api.edit(table.post, gatheringPost(game, table, publicSpeech(game, table)));
    await tables.posted(table.id, table.post, table.version);
  } catch (error) {
    log.debug({ err: error, table: table.id }, 'could not update an invitation in place, so the outbox will');
  }
}

export const presses = [
  ...(['accept', 'decline', 'join', 'leave', 'begin'] as const).map((name) =>
    change(name, ({ tables, person, interaction }, { table }) => tables[name](table.id, person, interaction.id)),
  ),
  change('seat', ({ tables, person, interaction }, { table }) => {
    const [chosen = anySeat] = interaction.values ?? [];
    return tables.wish(table.id, person, chosen === anySeat ? null : chosen, interaction.id);
  }),
  change('computer', ({ tables, person, interaction }, { table, game }) => {
    const [chosen = ''] = interaction.values ?? [];
    const level = levelsIn(game).find((one) => one === chosen);
    return level ? tables.seat(table.id, person, level, interaction.id) : tables.unseat(table.id, person, chosen, interaction.id);
  }),
  change('set', ({ tables, person, interaction }, { table, game }, { arg }) => {
    const { id, options, clock } = table;
    if (arg.startsWith(clockArg)) return tables.set(id, person, clockOption, arg.slice(clockArg.length), interaction.id);
    const name = interaction.values ? interaction.values[0] : arg;
    if (name === clockOption) return tables.set(id, person, clockOption, clockAfter(clock), interaction.id);
    if (name === tryOutsOption) return tables.set(id, person, tryOutsOption, !mayTryOut(table), interaction.id);
    const option = game.options.find((one) => one.name === name);
    if (!option) return refuse({ why: 'not-offered', option: name ?? '' });
    return tables.set(id, person, option.name, nextValue(option, options[option.name]), interaction.id);
  }),
  pressToOpen('options', onTable(options)),
  press('again', onTable(again)),
];
