/** Proposing something to the others, and presses under a proposal. */

import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { areOpen } from '../../../table/consent/verdict.ts';
import type { ProposalKind, TableInfo } from '../../../table/model/types.ts';
import { aComputer } from '../../../table/work/computers.ts';
import { noteLeavers } from '../../interactions/leavers.ts';
import { privately, publicly } from '../../interactions/reply.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext, personFrom, publicSpeech } from '../../interactions/services.ts';
import { openHands } from '../../present/looking-back/open-hands.ts';
import { onPanelMark } from '../../present/panel/panel.ts';
import { ownRequest } from '../../present/time/proposal.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { aboutTable, from, oldButton, press, tellRefusal } from '../declare.ts';
import { optionWords } from '../localized.ts';
import { backToPanel, play } from '../play/play.ts';

/** Proposals that one press or command makes, without naming a person. */
const byPress: readonly ProposalKind[] = ['back', 'draw', 'cancel', 'pause', 'hands'];

/** Asks the others, and tells the asker that the proposal is in the channel. `about` is the clock, for a proposal about one. */
export async function propose(context: InteractionContext, id: string, kind: ProposalKind, about: string | null = null): Promise<void> {
  const { interaction, person, speech } = context;
  // Players who have left are not asked.
  if (kind !== 'back') await noteLeavers(context, await context.tables.find(id));
  const told = await context.tables.propose(id, person, kind, about, interaction.id);
  if (told.ok && kind === 'hands' && areOpen(told.value.proposals)) return openAtOnce(context, told.value);
  const isOnPanel = kind === 'back' && interaction.kind === 'press';
  if (!told.ok && told.error.why !== 'repeated') return isOnPanel ? backToPanel(context, id, told.error) : tellRefusal(context, id, told.error);
  const news = speech().text(bot('bot.propose.asked'));
  return isOnPanel ? play(context, id, { news }) : privately(interaction, note(news));
}

/** If all others were computers, nobody is asked. */
async function openAtOnce(context: InteractionContext, table: TableInfo): Promise<void> {
  const game = gameOf(context, table.game);
  const post = game && (await openHands(context, table, [publicSpeech(game, table).text(bot('bot.propose.done.hands'))]));
  return post ? void (await publicly(context.interaction, post)) : tellRefusal(context, table.id, { why: 'no-table' });
}

/** A button that proposes: its argument is the kind. */
export async function proposeByPress(context: PressContext, { table, arg }: Press): Promise<void> {
  const kind = byPress.find((one) => one === arg);
  return kind ? propose(context, table, kind) : privately(context.interaction, oldButton(context));
}

/** `/… handover`: asks the named person in the channel. */
export async function handOver(context: CommandContext, { table: id }: Press): Promise<void> {
  const { interaction, person, speech } = context;
  const user = interaction.options.get('user');
  const to = typeof user !== 'object' ? null : user.isSelf ? aComputer('regular') : personFrom(user);
  const told = await context.tables.propose(id, person, 'hand', to, interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(context, id, told.error);
  // If nobody has to accept, it is done.
  const isDone = told.ok && told.value.seats[person.id] === undefined;
  return privately(interaction, note(speech().text(bot(isDone ? 'bot.propose.handedDone' : 'bot.propose.handed'))));
}

/** A press under a proposal: the outbox shows the result on the post itself. */
export async function consent(context: PressContext, { table, ref, action, arg }: Press): Promise<void> {
  const { interaction, person } = context;
  if (arg === ownRequest) {
    const by = (await context.tables.find(table))?.proposals.find(({ n }) => n === Number(ref))?.by;
    if (by !== undefined && by !== person.id) return privately(interaction, note(context.speech().text(bot('bot.no.not-asker'))));
  }
  const told = await context.tables.consent(table, person, Number(ref), action === 'consent', interaction.id);
  if (arg === onPanelMark) return told.ok ? play(context, table) : backToPanel(context, table, told.error);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(context, table, told.error);
  return interaction.acknowledge();
}

export const presses = [
  from('panel', press('consent', consent)),
  from('panel', press('refuse', consent)),
  from('panel', press('propose', proposeByPress)),
];
export const subcommands = [
  aboutTable('draw', (context, { table }) => propose(context, table, 'draw')),
  aboutTable('cancel', (context, { table }) => propose(context, table, 'cancel')),
  aboutTable('handover', handOver, { options: () => [{ type: ApplicationCommandOptionType.User, ...optionWords('user'), required: true }] }),
];
