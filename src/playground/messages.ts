/** All messages, and how they are written, edited and removed. */
import type { APIMessage, APIUser } from 'discord-api-types/v10';
import { ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { type Attachments, tidyName, type Upload } from './attachments.ts';
import type { Bus } from './bus.ts';
import { isThread } from './channel.ts';
import type { Channels } from './channels.ts';
import { type Clock, timestamp } from './clock.ts';
import { looseFiles, pinged, settleComponents, settleEmbeds } from './content.ts';
import { refusal } from './errors.ts';
import { BOT_ID } from './ids.ts';
import { isThinking, type Kept, NO_ANSWER } from './kept.ts';
import type { People } from './people.ts';
import type { MessageBody } from './rules/message.ts';
import { checkWhole } from './rules/whole.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Store } from './store.ts';

export interface Draft {
  channel: string;
  author: APIUser;
  body: MessageBody;
  uploads?: readonly Upload[];
  onlyFor?: string | null;
  madeBy?: string | null;
  /** Further fields of the message: its type, what it answers. */
  more?: Partial<APIMessage>;
}

/** All messages on the server. */
export class Messages {
  #store: Store;
  #ids: Snowflakes;
  #clock: Clock;
  #bus: Bus;
  #people: People;
  #channels: Channels;
  #attachments: Attachments;

  constructor(parts: { store: Store; ids: Snowflakes; clock: Clock; bus: Bus; people: People; channels: Channels; attachments: Attachments }) {
    this.#people = parts.people;
    this.#store = parts.store;
    this.#ids = parts.ids;
    this.#clock = parts.clock;
    this.#bus = parts.bus;
    this.#channels = parts.channels;
    this.#attachments = parts.attachments;
  }

  /** The message, if it's in that channel and was not for one person only. */
  get(channel: string, id: string): Kept {
    const kept = this.#store.message<Kept>(id);
    if (kept === null || kept.message.channel_id !== channel || kept.onlyFor !== null) throw refusal('unknownMessage');
    return kept;
  }

  find(id: string): Kept | null {
    return this.#store.message<Kept>(id);
  }

  /** All messages of the channel, oldest first; with a reader, also those that only they see. */
  in(channel: string, reader: string | null = null): Kept[] {
    return this.#store.messages<Kept>(channel).filter(({ onlyFor }) => onlyFor === null || onlyFor === reader);
  }

  create({ channel, author, body, uploads = [], onlyFor = null, madeBy = null, more = {} }: Draft): Kept {
    const id = this.#ids.next();
    const blank = blankMessage(id, channel, author, timestamp(this.#clock.now()));
    const message: APIMessage = { ...blank, ...more, ...(body.nonce != null && { nonce: body.nonce }) };
    return this.#write({ message, files: [], onlyFor, madeBy, lateEdits: 0 }, body, uploads, 'create');
  }

  /** A message "thinking…" until its first edit. */
  think(draft: Omit<Draft, 'body' | 'uploads'>, flags: number): Kept {
    const blank = blankMessage(this.#ids.next(), draft.channel, draft.author, timestamp(this.#clock.now()));
    const message: APIMessage = { ...blank, ...draft.more, flags: flags | MessageFlags.Loading };
    const kept: Kept = { message, files: [], onlyFor: draft.onlyFor ?? null, madeBy: draft.madeBy ?? null, lateEdits: 0 };
    this.#save(kept, 'create');
    return kept;
  }

  edit(kept: Kept, body: MessageBody, uploads: readonly Upload[] = []): Kept {
    return this.#write(kept, body, uploads, 'update');
  }

  /** Stores a change other than an edit by the bot. */
  amend(kept: Kept, more: Partial<APIMessage>): Kept {
    const next = { ...kept, message: { ...kept.message, ...more } };
    this.#save(next, 'update');
    return next;
  }

  remove(kept: Kept): void {
    this.#store.dropMessage(kept.message.id);
    this.#bus.emit('message', 'delete', kept);
  }

  /** Marks a "thinking…" message as failed, as a Discord client does by itself. */
  giveUp(id: string): void {
    const kept = this.find(id);
    if (kept === null || !isThinking(kept.message)) return;
    this.amend(kept, { content: NO_ANSWER, flags: Number(kept.message.flags ?? 0) & ~MessageFlags.Loading });
  }

  /** Replaces every message by what `change` makes of its JSON; those only for this user are deleted. */
  rewrite(user: string, change: (json: string) => string): void {
    for (const kept of this.#channels.all().flatMap(({ id }) => this.#store.messages<Kept>(id))) {
      if (kept.onlyFor === user) {
        this.remove(kept);
        continue;
      }
      const before = JSON.stringify(kept);
      const after = change(before);
      if (after !== before) this.#save(JSON.parse(after) as Kept, 'update');
    }
  }

  /** After a restart: ephemeral messages are gone, and so is everything the bot was thinking about. */
  forget(): void {
    for (const { message, onlyFor } of this.#channels.all().flatMap(({ id }) => this.#store.messages<Kept>(id))) {
      if (onlyFor !== null) this.#store.dropMessage(message.id);
      else this.giveUp(message.id);
    }
  }

  #write(kept: Kept, body: MessageBody, uploads: readonly Upload[], change: 'create' | 'update'): Kept {
    const { message } = kept;
    const stay = body.attachments == null ? kept.files : kept.files.filter(({ id }) => body.attachments?.some((named) => named.id === id));
    const incoming = uploads.map((upload) => named(upload, body));
    const isFirst = isThinking(message);
    const flags = (Number(message.flags ?? 0) & ~MessageFlags.Loading) | Number(body.flags ?? 0);
    const content = body.content === undefined ? message.content : (body.content ?? '');
    const embeds = body.embeds === undefined ? message.embeds : (body.embeds ?? []);
    const components = body.components === undefined ? (message.components ?? []) : (body.components ?? []);
    checkWhole({
      content,
      embeds,
      components,
      flags,
      files: [...stay.map(({ filename }) => filename), ...incoming.map(({ name }) => tidyName(name))],
    });

    for (const gone of kept.files) if (!stay.includes(gone)) this.#attachments.drop(gone.id);
    const files = [...stay, ...incoming.map((it) => this.#attachments.keep(it, message.channel_id, message.id, it.description))];
    const settled = { components: settleComponents(components, files, () => this.#ids.next()), embeds: settleEmbeds(embeds, files) };
    const next: Kept = {
      ...kept,
      files,
      message: {
        ...message,
        ...settled,
        content,
        flags,
        attachments: looseFiles(files, settled.components, settled.embeds),
        mentions: pinged(this.#people, content, settled.components, body.allowed_mentions ?? null),
        edited_timestamp: change === 'update' && !isFirst ? timestamp(this.#clock.now()) : message.edited_timestamp,
      },
    };
    this.#save(next, change);
    return next;
  }

  #save(kept: Kept, change: 'create' | 'update'): void {
    const { message } = kept;
    this.#store.setMessage(message.id, message.channel_id, kept);
    if (change === 'create' && kept.onlyFor === null) this.#count(message);
    this.#bus.emit('message', change, kept);
  }

  /** A message wakes its thread, and adds those it names to a private one. */
  #count({ channel_id, id, mentions }: APIMessage): void {
    const channel = this.#channels.get(channel_id);
    if (!isThread(channel)) return;
    if (channel.type === ChannelType.PrivateThread) for (const user of mentions) this.#channels.join(channel.id, user.id);
    const isAsleep = channel.thread_metadata?.archived === true && !channel.thread_metadata.locked;
    const counted = {
      last_message_id: id,
      message_count: (channel.message_count ?? 0) + 1,
      total_message_sent: (channel.total_message_sent ?? 0) + 1,
    };
    this.#channels.note(channel.id, counted);
    if (isAsleep) this.#channels.setThread(channel.id, { archived: false });
  }
}

function named(upload: Upload, body: MessageBody): Upload & { description: string | null } {
  const entry = body.attachments?.find(({ id }) => id === upload.number);
  return { ...upload, name: entry?.filename ?? upload.name, description: entry?.description ?? null };
}

const NO_FLAGS: number = 0;

function blankMessage(id: string, channel: string, author: APIUser, at: string): APIMessage {
  return {
    id,
    channel_id: channel,
    author,
    content: '',
    timestamp: at,
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: MessageType.Default,
    flags: NO_FLAGS,
    ...(author.id === BOT_ID && { application_id: BOT_ID }),
  };
}
