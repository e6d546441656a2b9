/** How a bot answers an interaction: the first answer, follow-ups by token, and the message's further edits. */
import type { APIMessage, APIMessageInteractionMetadata } from 'discord-api-types/v10';
import { InteractionResponseType as Answer, InteractionType, MessageFlags, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Upload } from './attachments.ts';
import { type Channel, guildOf } from './channel.ts';
import { refusal } from './errors.ts';
import { BOT_ID } from './ids.ts';
import type { Interaction } from './interactions.ts';
import { isThinking, type Kept } from './kept.ts';
import type { Local } from './local.ts';
import { installedFor } from './payload.ts';
import { choices } from './rules/command.ts';
import { conform, invalidForm } from './rules/form.ts';
import { readMessage } from './rules/message.ts';
import { readModal } from './rules/modal.ts';

const { Ephemeral, Loading } = MessageFlags;

/** The answers Discord accepts for each kind of interaction. */
const fitting: Partial<Record<InteractionType, readonly Answer[]>> = {
  [InteractionType.ApplicationCommand]: [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource, Answer.Modal],
  [InteractionType.MessageComponent]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Answer.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
  ],
};

const callback = z.object({ type: z.int(), data: z.unknown().optional() });

/** Carries out the bot's first answer to an interaction and tells the person. Returns the message it made or changed. */
export function answerFirst(local: Local, interaction: Interaction, body: unknown, files: readonly Upload[]): { type: Answer; kept: Kept | null } {
  const { type, data } = conform<{ type: Answer; data?: unknown }>(callback, body);
  const isUpdate = type === Answer.DeferredMessageUpdate || type === Answer.UpdateMessage;
  if (!fitting[interaction.type]?.includes(type) || (isUpdate && interaction.source === null))
    throw invalidForm([{ path: ['type'], code: 'INTERACTION_CALLBACK_TYPE_INVALID', message: `Type ${type} does not answer this interaction` }]);

  if (type === Answer.ApplicationCommandAutocompleteResult) {
    const read = conform<Extract<Parameters<Interaction['tell']>[0], { t: 'choices' }>>(z.object({ choices }), data);
    interaction.answered = type;
    interaction.tell({ t: 'choices', choices: read.choices });
    return { type, kept: null };
  }
  if (type === Answer.Modal) {
    const modal = readModal(data);
    interaction.answered = type;
    interaction.tell({ t: 'modal', modal });
    return { type, kept: null };
  }
  const kept = isUpdate ? updateSource(local, interaction, type, data, files) : reply(local, interaction, type, data, files);
  interaction.answered = type;
  interaction.original = kept.message.id;
  interaction.tell({ t: 'done', message: kept.message.id, ...(type === Answer.DeferredMessageUpdate && { isLeft: true }) });
  return { type, kept };
}

function updateSource({ messages }: Local, { source }: Interaction, type: Answer, data: unknown, files: readonly Upload[]): Kept {
  const kept = source === null ? null : messages.find(source);
  if (kept === null) throw refusal('unknownMessage');
  return type === Answer.DeferredMessageUpdate ? kept : messages.edit(kept, readMessage(data, 'edit'), files);
}

function reply(local: Local, interaction: Interaction, type: Answer, data: unknown, files: readonly Upload[]): Kept {
  const isDeferred = type === Answer.DeferredChannelMessageWithSource;
  const body = readMessage(data, isDeferred ? 'defer' : 'reply');
  const { channel, id } = interaction;
  const here = local.channels.get(channel);
  const onlyFor = readerOf(body.flags, interaction);
  const draft = { channel, author: local.people.bot, madeBy: id, onlyFor, more: provenance(interaction, here) };
  return isDeferred ? local.messages.think(draft, Number(body.flags ?? 0)) : local.messages.create({ ...draft, body, uploads: files });
}

/** A follow-up by the interaction's token. While the first answer still says "thinking…", it replaces that message, whatever it asks for. */
export function followUp(local: Local, interaction: Interaction, data: unknown, files: readonly Upload[]): Kept {
  const body = readMessage(data, 'reply');
  const original = interaction.original === null ? null : local.messages.find(interaction.original);
  if (original !== null && isThinking(original.message))
    return local.messages.edit(original, { ...body, flags: Number(body.flags ?? 0) & ~Ephemeral }, files);
  const channel = local.channels.get(interaction.channel);
  const message_reference = {
    type: MessageReferenceType.Default,
    channel_id: channel.id,
    ...guildOf(channel),
    ...(interaction.original !== null && { message_id: interaction.original }),
  };
  const onlyFor = readerOf(body.flags, interaction);
  // The page shows everyone what it replies to.
  const referenced_message = original && onlyFor === null && interaction.source !== null ? original.message : null;
  return local.messages.create({
    channel: interaction.channel,
    author: local.people.bot,
    body,
    uploads: files,
    madeBy: interaction.id,
    onlyFor,
    more: {
      ...provenance(interaction, channel),
      ...(interaction.original !== null && { type: MessageType.Reply, message_reference }),
      ...(referenced_message && { referenced_message: { ...referenced_message, referenced_message: null } }),
    },
  });
}

/** The message of that id, or `@original`, if this interaction's token may touch it. */
export function messageOf({ messages }: Local, interaction: Interaction, which: string): Kept {
  const id = which === '@original' ? interaction.original : which;
  const kept = id === null ? null : messages.find(id);
  if (kept === null || (kept.madeBy !== interaction.id && id !== interaction.original)) throw refusal('unknownMessage');
  return kept;
}

function readerOf(flags: number | null | undefined, { by }: Interaction): string | null {
  return (Number(flags ?? 0) & Ephemeral) !== 0 ? by.user.id : null;
}

function provenance({ id, type, by, source, command, chosenFor }: Interaction, channel: Channel): Partial<APIMessage> {
  const common = { id, user: by.user, authorizing_integration_owners: installedFor(channel) };
  const metadata = { ...common, type, ...(source !== null && { interacted_message_id: source }), ...chosenFor } as APIMessageInteractionMetadata;
  const reference = { type: MessageReferenceType.Default, channel_id: channel.id, ...guildOf(channel) };
  return {
    type: source !== null ? MessageType.Reply : chosenFor ? MessageType.ContextMenuCommand : MessageType.ChatInputCommand,
    webhook_id: BOT_ID,
    interaction_metadata: metadata,
    ...(command !== null && { interaction: { id, type, name: command, user: by.user } }),
    ...(source !== null && { message_reference: { ...reference, message_id: source } }),
  };
}

/** What the callback tells the bot about its message, on request. */
export function callbackResponse({ channels }: Local, { id, type: interactionType, channel }: Interaction, type: Answer, kept: Kept | null): object {
  const message = kept?.message;
  const flags = Number(message?.flags ?? 0);
  return {
    interaction: {
      id,
      type: interactionType,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (flags & Loading) !== 0,
        response_message_ephemeral: (flags & Ephemeral) !== 0,
      }),
      ...(channels.has(channel) && guildOf(channels.get(channel))),
    },
    resource: { type, ...(message && { message }) },
  };
}
