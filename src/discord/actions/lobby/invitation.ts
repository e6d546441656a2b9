/** An open invitation that scrolled away or was deleted: shown again, or withdrawn. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { type Call, gameOf, type PressCall, publicSpeech, type Services } from '../../interactions/services.ts';
import { cancelPost, gatheringPost, newsOf } from '../../present/lobby/invitation.ts';
import { linkTo } from '../../present/parts/links.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, note, rows, text } from '../../wire/parts.ts';
import { tellRefusal } from '../play/refuse.ts';

/** Says to whoever looks for a game that it is still an invitation, and what can be done with it. */
export async function aboutInvitation(_: Services, call: Call, game: Game, table: TableInfo): Promise<void> {
  const speech = call.speech(game, table);
  const line = text(invitationLine(game, table, speech));
  return privately(call.interaction, { components: [line, ...rows(invitationButtons(table, call, speech))], files: [], mentions: [] });
}

export const invitationLine = (game: Game, table: TableInfo, { text: say, lang }: Speech): string =>
  say(bot('bot.invite.open', { title: game.texts[lang].title, where: table.post && linkTo(table.place.guild, table.post) }));

/** Everybody may have it shown; only its host withdraws it. */
export function invitationButtons({ id, people: [host] }: TableInfo, { person }: Call, { plain }: Speech): APIButtonComponentWithCustomId[] {
  return [
    button(plain(bot('bot.button.show')), encode({ table: id, action: 'show' }), 'primary'),
    ...(host?.id === person.id ? [button(plain(bot('bot.button.withdraw')), encode({ table: id, action: 'withdraw' }), 'danger')] : []),
  ];
}

export async function showInvitation(services: Services, call: PressCall, { table }: Press): Promise<void> {
  const told = await services.tables.showInvitation(table, call.person, call.interaction.id);
  if (!told.ok) return tellRefusal(services, call, table, told.error);
  return privately(call.interaction, note(call.speech().text(bot('bot.invite.shownBelow'))));
}

export async function withdraw(services: Services, call: PressCall, press: Press): Promise<void> {
  const { interaction, person } = call;
  const before = await services.tables.find(press.table);
  const game = before && gameOf(services, before.game);
  if (!before || !game) return tellRefusal(services, call, press.table, { why: 'no-table' });
  if (before.people[0]?.id !== person.id) return tellRefusal(services, call, press.table, { why: 'not-host' });
  if (press.arg === 'ask') return aside(interaction, cancelPost(before, call.speech(game, before)));
  const told = await services.tables.leave(press.table, person, interaction.id);
  if (!told.ok) return tellRefusal(services, call, press.table, told.error);
  await privately(interaction, note(call.speech().text(bot('bot.invite.youWithdrew'))));
  services.panels.refresh(told.value);
  const { post, version } = told.value;
  if (!post) return;
  const speech = publicSpeech(game, told.value);
  try {
    await services.api.edit(post, gatheringPost(game, told.value, speech, newsOf(press.action, person, before, speech)));
    await services.tables.posted(press.table, post, version);
  } catch (error) {
    services.log.debug({ err: error, table: press.table }, 'the outbox will say that the invitation has ended');
  }
}
