/** An open invitation that scrolled away or was deleted: shown again or withdrawn. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { type InteractionContext, type PressContext, publicSpeech } from '../../interactions/services.ts';
import { cancelPost, gatheringPost, newsOf } from '../../present/lobby/invitation.ts';
import { linkTo } from '../../present/parts/links.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, note, postOf, rows, text } from '../../wire/parts.ts';
import { onTable, press, type TableAndGame, tellRefusal } from '../declare.ts';

/** Tells a person looking for the game that it is still an invitation, and what they can do with it. */
export async function aboutInvitation(context: InteractionContext, game: Game, table: TableInfo): Promise<void> {
  const speech = context.speech(game, table);
  const line = text(invitationLine(game, table, speech));
  return privately(context.interaction, postOf([line, ...rows(invitationButtons(table, context, speech))]));
}

export const invitationLine = (game: Game, table: TableInfo, { text: say, lang }: Speech): string =>
  say(bot('bot.invite.open', { title: game.texts[lang].title, where: table.post && linkTo(table.place.guild, table.post) }));

/** Anyone may have it shown again; only its host withdraws it. */
export function invitationButtons(
  { id, people: [host] }: TableInfo,
  { person }: InteractionContext,
  { plain }: Speech,
): APIButtonComponentWithCustomId[] {
  return [
    button(plain(bot('bot.button.show')), encode({ table: id, action: 'show' }), 'primary'),
    ...(host?.id === person.id ? [button(plain(bot('bot.button.withdraw')), encode({ table: id, action: 'withdraw' }), 'danger')] : []),
  ];
}

export async function showInvitation(context: PressContext, { table }: Press): Promise<void> {
  const told = await context.tables.showInvitation(table, context.person, context.interaction.id);
  if (!told.ok) return tellRefusal(context, table, told.error);
  return privately(context.interaction, note(context.speech().text(bot('bot.invite.shownBelow'))));
}

export async function withdraw(context: PressContext, { table: before, game }: TableAndGame, { arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const { id } = before;
  if (before.people[0]?.id !== person.id) return tellRefusal(context, id, { why: 'not-host' });
  if (arg === 'ask') return aside(interaction, cancelPost(before, context.speech(game, before)));
  const told = await context.tables.leave(id, person, interaction.id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  await privately(interaction, note(context.speech().text(bot('bot.invite.youWithdrew'))));
  context.panels.refresh(told.value);
  const { post, version } = told.value;
  if (!post) return;
  const speech = publicSpeech(game, told.value);
  try {
    await context.api.edit(post, gatheringPost(game, told.value, speech, newsOf('withdraw', person, before, speech)));
    await context.tables.posted(id, post, version);
  } catch (error) {
    context.log.debug({ err: error, table: id }, 'could not end an invitation in place, so the outbox will');
  }
}

export const presses = [press('withdraw', onTable(withdraw))];
