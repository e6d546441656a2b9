/** A person at a tab of the page, or a person without a browser: what they do, and what they are told. */
import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ApplicationCommandType, ComponentType, InteractionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { isDirect } from './channel.ts';
import { readEmoji } from './emoji.ts';
import { DiscordError } from './errors.ts';
import { checkChosen, isMenu, readSubmission } from './forms.ts';
import { BOT_ID, GUILD_ID } from './ids.ts';
import type { Begun, Interaction, Outcome } from './interactions.ts';
import { isThinking, type Kept } from './kept.ts';
import { type Local, passTime } from './local.ts';
import { Impossible, readOptions } from './options.ts';
import { type Deed, interactionPayload, localeOf, subcommands } from './payload.ts';
import type { FromPage, Person, ToPage } from './protocol.ts';
import { Sight } from './sight.ts';
import { walk } from './walk.ts';
import { isLocale } from './world.ts';

interface OpenModal {
  modal: APIModalInteractionResponseCallbackData;
  interaction: Interaction;
}

/** How far back the page can scroll. */
const MOST_SHOWN = 500;

/** A person at a tab: their actions go to the bot, and what they may see comes back through `send`. */
export class Tab {
  readonly person: Person;
  readonly sight: Sight;
  #local: Local;
  #send: (frame: ToPage) => void;
  #modals = new Map<string, OpenModal>();
  #unsubscribe: () => void;

  constructor(local: Local, person: Person, send: (frame: ToPage) => void) {
    this.#local = local;
    this.person = person;
    this.sight = new Sight(local, person);
    this.#send = send;
    local.channels.direct(person.user);
    this.#unsubscribe = this.#subscribe();
    this.#greet();
  }

  /** Does what the page asks for. Answers `failed` to what can't be done, if the frame has a nonce. */
  receive(frame: FromPage): void {
    try {
      this.#do(frame);
    } catch (error) {
      if (!(error instanceof Impossible || error instanceof DiscordError)) throw error;
      if ('nonce' in frame) this.#send({ t: 'failed', nonce: frame.nonce, reason: error.message });
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  #do(frame: FromPage): void {
    switch (frame.t) {
      case 'open':
        this.#send({
          t: 'history',
          channel: frame.channel,
          messages: this.sight
            .history(frame.channel)
            .slice(-MOST_SHOWN)
            .map(({ message }) => message),
        });
        break;
      case 'locale':
        if (isLocale(frame.locale)) this.#local.store.setNote(`locale:${this.person.key}`, frame.locale);
        break;
      case 'pass':
        passTime(this.#local, frame.hours * 3_600_000);
        break;
      case 'say':
        this.#say(frame.channel, frame.content);
        break;
      case 'dismiss':
        this.#dismiss(frame.message);
        break;
      case 'react':
        this.#react(frame);
        break;
      case 'command':
      case 'autocomplete':
        this.#command(frame);
        break;
      case 'press':
      case 'select':
        this.#use(frame);
        break;
      case 'submit':
        this.#submit(frame);
        break;
    }
  }

  #dismiss(id: string): void {
    const kept = this.sight.find(id);
    if (kept?.onlyFor === this.person.user.id) this.#local.messages.remove(kept);
  }

  #react({ nonce, message, emoji: text }: Extract<FromPage, { t: 'react' }>): void {
    const kept = this.sight.find(message);
    if (kept === null || kept.onlyFor !== null) throw new Impossible('This message is not there any more');
    const { reactions } = this.#local;
    const emoji = readEmoji(text);
    const users = reactions.of(kept, emoji);
    const { id } = this.person.user;
    this.sight.demand(kept.message.channel_id, users.length === 0 ? PermissionFlagsBits.AddReactions : PermissionFlagsBits.ReadMessageHistory);
    if (users.includes(id)) reactions.remove(kept, emoji, id);
    else reactions.add(kept, emoji, id);
    this.#send({ t: 'done', nonce, message });
  }

  #say(channel: string, content: string): void {
    this.sight.demand(channel, PermissionFlagsBits.SendMessages);
    const text = content.trim();
    if (text !== '') this.#local.messages.create({ channel, author: this.person.user, body: { content: text.slice(0, 2000) } });
  }

  #command(frame: Extract<FromPage, { t: 'command' | 'autocomplete' }>): void {
    this.sight.demand(frame.channel, PermissionFlagsBits.UseApplicationCommands);
    const isMenu = frame.t === 'command' && frame.target !== undefined;
    const direct = isDirect(this.#local.channels.get(frame.channel));
    const offered = this.sight.offered(direct).filter(({ type }) => isMenu !== (type === ApplicationCommandType.ChatInput));
    const command = offered.find(({ id }) => id === frame.command) ?? offered.find(({ name }) => name === frame.command);
    const slash = isMenu ? '' : '/';
    if (command === undefined)
      throw new Impossible(
        `There is no command ${slash}${frame.command}. There are: ${offered.map(({ name }) => slash + name).join(', ') || 'none'}`,
      );
    const target = command.type === ApplicationCommandType.ChatInput ? null : this.#target(command, frame);
    const isDraft = frame.t === 'autocomplete';
    const type = isDraft ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand;
    this.#begin(frame.nonce, frame.channel, null, { type, command, target, options: readOptions(this.#local, command, frame.options, isDraft) });
  }

  /** The person or message from whose menu the command was chosen. */
  #target({ type, name }: APIApplicationCommand, frame: Extract<FromPage, { t: 'command' | 'autocomplete' }>): string {
    const id = 'target' in frame ? (frame.target ?? '') : '';
    if (type === ApplicationCommandType.User) {
      if (this.#local.people.user(id) === null) throw new Impossible(`${name} is a command for people`);
      return id;
    }
    const kept = this.sight.find(id);
    if (kept === null || kept.message.channel_id !== frame.channel) throw new Impossible('This message is not there any more');
    if (kept.onlyFor !== null) throw new Impossible('A message only you can see has no such menu');
    return id;
  }

  #chosenFor(deed: Deed): Begun['chosenFor'] {
    if (!('command' in deed) || deed.target === null) return null;
    const user = deed.command.type === ApplicationCommandType.User ? this.#local.people.user(deed.target) : null;
    return user ? { target_user: user } : { target_message_id: deed.target };
  }

  #use(frame: Extract<FromPage, { t: 'press' | 'select' }>): void {
    const kept = this.sight.find(frame.message);
    if (kept === null || kept.message.channel_id !== frame.channel || kept.message.author.id !== BOT_ID || isThinking(kept.message))
      throw new Impossible('This message is not there any more');
    const found = [...walk(kept.message.components ?? [])]
      .map(({ component }) => component)
      .find((each) => 'custom_id' in each && each.custom_id === frame.customId);
    if (found === undefined) throw new Impossible('This button is not there any more');
    if ('disabled' in found && found.disabled) throw new Impossible('This button cannot be used now');
    const isButton = found.type === ComponentType.Button;
    if (isButton !== (frame.t === 'press')) throw new Impossible('A button is pressed, a menu is chosen from');
    if (frame.t === 'select' && isMenu(found)) checkChosen(found, frame.values);
    const values = frame.t === 'select' ? frame.values : null;
    this.#begin(frame.nonce, frame.channel, kept.message.id, {
      type: InteractionType.MessageComponent,
      customId: frame.customId,
      component: found.type,
      values,
    });
  }

  #submit({ nonce, customId, components }: Extract<FromPage, { t: 'submit' }>): void {
    const open = this.#modals.get(nonce);
    if (open === undefined || open.modal.custom_id !== customId) throw new Impossible('This form is closed');
    const { channel, source } = open.interaction;
    this.#begin(nonce, channel, source, { type: InteractionType.ModalSubmit, customId, components: readSubmission(open.modal, components) });
  }

  /** Tells the bot, and later this tab what came of it. */
  #begin(nonce: string, channel: string, source: string | null, deed: Deed): void {
    const command = 'command' in deed ? [deed.command.name, ...subcommands(deed.options)].join(' ') : null;
    const tell = (outcome: Outcome) => this.#settle(nonce, interaction, outcome);
    const begun: Begun = { type: deed.type, by: this.person, channel, source, command, chosenFor: this.#chosenFor(deed), tell };
    const interaction = this.#local.interactions.begin(begun);
    this.#local.bus.emit('interaction', interactionPayload(this.#local, interaction, deed));
  }

  #settle(nonce: string, interaction: Interaction, outcome: Outcome): void {
    if (outcome.t === 'modal') this.#modals.set(nonce, { modal: outcome.modal, interaction });
    else if (interaction.type === InteractionType.ModalSubmit && outcome.t === 'done') this.#modals.delete(nonce);
    this.#send({ ...outcome, nonce });
  }

  #subscribe(): () => void {
    return this.#local.bus.hear({
      message: (change, kept) => this.#tellMessage(change, kept),
      reaction: ({ kept }) => this.#tellMessage('update', kept),
      channel: (change, channel) => {
        if (this.sight.sees(channel)) this.#send({ t: 'channel', change, channel });
      },
      joined: (channel, user) => {
        if (user === this.person.user.id) this.#send({ t: 'channel', change: 'create', channel });
      },
      commands: () => this.#send({ t: 'commands', commands: this.sight.offeredAnywhere() }),
      time: () => this.#send({ t: 'time', time: this.#time() }),
      bot: (online) => this.#send({ t: 'bot', user: this.#local.people.bot, online }),
    });
  }

  #tellMessage(change: 'create' | 'update' | 'delete', kept: Kept): void {
    const seen = this.sight.of(kept);
    if (seen === null) return;
    const { id, channel_id } = seen.message;
    this.#send(change === 'delete' ? { t: 'message', change, channel: channel_id, id } : { t: 'message', change, message: seen.message });
  }

  #greet(): void {
    this.#send({
      t: 'hello',
      you: this.person,
      people: [...this.#local.people.all],
      server: { id: GUILD_ID, name: this.#local.world.name },
      channels: this.sight.listed(),
      commands: this.sight.offeredAnywhere(),
      bot: { user: this.#local.people.bot, online: this.#local.botIsOnline() },
      locale: localeOf(this.#local, this.person.key),
      time: this.#time(),
    });
  }

  #time() {
    const { clock } = this.#local;
    return { now: clock.now(), ahead: clock.ahead };
  }
}
