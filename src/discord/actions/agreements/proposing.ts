/** Proposing something to the others, and what they press under it. */

import type { ProposalKind } from '../../../table/model/types.ts';
import { aComputer, standIn } from '../../../table/work/computers.ts';
import { noteLeavers } from '../../interactions/leavers.ts';
import { privately } from '../../interactions/reply.ts';
import type { Call, CommandCall, PressCall, Services } from '../../interactions/services.ts';
import { ownRequest } from '../../present/time/proposal.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { personFrom } from '../play/person.ts';
import { backToPanel, play } from '../play/play.ts';
import { tellRefusal } from '../play/refuse.ts';

/** Everything that is proposed by one press or command, without naming anybody. */
const byPress: readonly ProposalKind[] = ['back', 'draw', 'cancel', 'pause'];

/** Asks the others; who asked is told that it stands in the channel. */
export async function propose(services: Services, call: Call, id: string, kind: ProposalKind): Promise<void> {
  const { interaction, person, speech } = call;
  // Whoever has left is not asked.
  if (kind !== 'back') await noteLeavers(services, await services.tables.find(id));
  const told = await services.tables.propose(id, person, kind, null, interaction.id);
  const isOnPanel = kind === 'back' && interaction.kind === 'press';
  if (!told.ok && told.error.why !== 'repeated')
    return isOnPanel ? backToPanel(services, call, id, told.error) : tellRefusal(services, call, id, told.error);
  const news = speech().text(bot('bot.propose.asked'));
  return isOnPanel ? play(services, call, id, { news }) : privately(interaction, note(news));
}

/** A button that proposes: its argument is the kind. */
export async function proposeByPress(services: Services, call: PressCall, { table, arg }: Press): Promise<void> {
  const kind = byPress.find((one) => one === arg);
  return kind
    ? propose(services, call, table, kind)
    : privately(call.interaction, note(call.speech().text(bot('bot.no.oldButton', { command: null }))));
}

/** `/… handover`: whoever is named is asked in the channel. */
export async function handOver(services: Services, call: CommandCall, id: string): Promise<void> {
  const { interaction, person, speech } = call;
  const user = interaction.options.get('user');
  const to = typeof user !== 'object' ? null : user.isSelf ? aComputer(standIn) : personFrom(user);
  const told = await services.tables.propose(id, person, 'hand', to, interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(services, call, id, told.error);
  return privately(interaction, note(speech().text(bot('bot.propose.handed'))));
}

/** A press under a proposal: the outbox shows on the post itself what has become of it. */
export async function consent(services: Services, call: PressCall, { table, ref, action, arg }: Press): Promise<void> {
  const { interaction, person } = call;
  if (arg === ownRequest) {
    const by = (await services.tables.find(table))?.proposals.find(({ n }) => n === Number(ref))?.by;
    if (by !== undefined && by !== person.id) return privately(interaction, note(call.speech().text(bot('bot.no.not-asker'))));
  }
  const told = await services.tables.consent(table, person, Number(ref), action === 'consent', interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(services, call, table, told.error);
  return interaction.acknowledge();
}
