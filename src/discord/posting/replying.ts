/** Replies that Discord is told will come: stored before that, and given here if the process that owed them has died. */
import { setTimeout as wait } from 'node:timers/promises';
import { type APIInteraction, type APIMessage, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { langOf } from '../../i18n/languages.ts';
import type { Deferral } from '../../table/model/outbox/jobs.ts';
import type { OwedReply, Replies } from '../../table/model/outbox/sending.ts';
import type { Announced } from '../connection/answers.ts';
import type { Webhook } from '../connection/webhook.ts';
import { chosenBy, type Services } from '../interactions/services.ts';
import { speechOf } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import { isUnawaited } from '../wire/errors.ts';
import { decode, encode, none, snowflakeTime } from '../wire/ids.ts';
import { button, type Post, postOf, rows, text } from '../wire/parts.ts';
import type { Holding } from '../wire/port.ts';

export interface Replying extends Announced {
  /** Looks now for overdue replies. */
  wake(): void;
  /** The work for this interaction has ended. Never rejects. */
  leave(interaction: string): Promise<void>;
  /** Leaves what is still owed to other processes. */
  stop(): Promise<void>;
}

/** The webhook of an interaction. */
type WebhookOf = (interaction: Pick<APIInteraction, 'application_id' | 'token'>) => Webhook;

/** Discord takes edits for fifteen minutes after an interaction, which may have waited for a while. */
const aliveMs = 14.5 * 60_000;
/** How often to look for replies that another process owed, in ms. */
export const usualReplying = { everyMs: 15_000 };
/** Discord hears that a reply will come after this, whether or not that is stored by then, in ms. */
const storedMs = 300;

export function openReplying(services: Services, replies: Replies, webhookOf: WebhookOf): Replying {
  const { log, now } = services;
  const overdue = replies.open((owed) => giveReply(services, owed, webhookOf));
  const look = () => void overdue.look();
  const ticking = setInterval(look, usualReplying.everyMs).unref();
  look();
  return {
    async defer(interaction, holding) {
      const deferral = deferralOf(interaction, holding, now() + aliveMs);
      if (deferral === null) return;
      const stored = replies.defer(interaction.id, deferral).catch((error: unknown) => {
        log.warn({ err: error, interaction: interaction.id }, 'could not store that a reply is to come, so nobody gives it if this process dies');
      });
      await Promise.race([stored, wait(storedMs, null, { ref: false })]);
    },
    given: ({ id }) => replies.given(id),
    leave: replies.leave,
    wake: look,
    async stop() {
      clearInterval(ticking);
      await overdue.stop();
    },
  };
}

/** What it takes to reply later; null for a press on a public message, which stays as it was and keeps its buttons. */
function deferralOf(interaction: APIInteraction, holding: Holding, until: number): Omit<Deferral, 'isVoid'> | null {
  const { application_id: application, token } = interaction;
  const isPress = interaction.type === InteractionType.MessageComponent;
  const isInPlace = holding === 'in place';
  if (isInPlace && !(isPress && hasFlag(interaction.message, MessageFlags.Ephemeral))) return null;
  const table = (isPress && decode(interaction.data.custom_id)?.table) || none;
  return {
    application,
    token,
    until,
    locale: 'locale' in interaction ? interaction.locale : '',
    waits: isInPlace ? 'pressed' : 'placeholder',
    isPublic: holding === 'all',
    table: table === none ? null : table,
  };
}

const hasFlag = ({ flags }: Pick<APIMessage, 'flags'>, flag: MessageFlags): boolean => ((flags ?? 0) & flag) !== 0;

/** Gives a reply, unless it was given, or nobody waits for it any more. Rejects with Discord's other errors. */
async function giveReply(services: Services, owed: OwedReply, webhookOf: WebhookOf): Promise<void> {
  const { application, token, isPublic } = owed.deferral;
  const webhook = webhookOf({ application_id: application, token });
  try {
    const message = await webhook.read('@original');
    if (isGiven(message, owed)) return;
    const post = await replyPost(services, owed, message.interaction_metadata?.user.id ?? null);
    if (!isPublic) return void (await webhook.change('@original', post));
    // What was done for everyone is posted in the channel.
    await webhook.remove('@original');
    await webhook.add(post, 'asker');
  } catch (error) {
    if (!isUnawaited(error)) throw error;
    services.log.debug({ err: error, interaction: owed.interaction }, 'nobody waits for this reply any more');
  }
}

/** A placeholder loses its flag with its first edit; a pressed message has been changed since the press. */
function isGiven(message: APIMessage, { interaction, deferral }: OwedReply): boolean {
  if (deferral.waits === 'placeholder') return !hasFlag(message, MessageFlags.Loading);
  return message.edited_timestamp !== null && Date.parse(message.edited_timestamp) > snowflakeTime(interaction);
}

/** Whether their request was carried out, with the way to the game. */
async function replyPost(services: Services, { deferral, isMade, table }: OwedReply, user: string | null): Promise<Post> {
  const chosen = user === null ? null : (await chosenBy(services, user)).lang;
  const { text: say, plain } = speechOf(null, null, chosen ?? langOf(deferral.locale));
  const isAtTable = table !== null && (await services.tables.find(table)) !== null;
  const play = isAtTable ? rows([button(plain(bot('bot.button.play')), encode({ table, action: 'play' }), 'primary')]) : [];
  return postOf([text(say(bot('bot.reply.lost', { isMade, isAtTable }))), ...play]);
}
