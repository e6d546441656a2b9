/** A person without a browser, for tests. */
import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APIUser,
} from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import { isThinking, ringsFor } from '../kept.ts';
import type { Local } from '../local.ts';
import type { FromPage, ToPage } from '../protocol.ts';
import { byAge } from '../snowflake.ts';
import { Tab } from '../tab.ts';
import { type CommandInput, fillIn, nestOptions, pick } from './filling.ts';
import { follows } from './following.ts';
import { Reader } from './reader.ts';
import { buttonsIn, labelOf, menusIn, outline } from './reading.ts';
import { Watch } from './watch.ts';

/** A form opened for this person. */
export interface Modal extends APIModalInteractionResponseCallbackData {
  nonce: string;
}

/** The result of an action. */
export interface Reply {
  /**
   * The message that answers it, or that it changed; null if a form opened instead. If the bot leaves a message in the channel as it was, this is what
   * follows for this person alone, if that comes soon.
   */
  message: APIMessage | null;
  modal: Modal | null;
}

/** `settle: false` does not wait while the answer says "thinking…". */
export interface Manner {
  settle?: boolean;
}

type Asking = Extract<FromPage, { nonce: string }>;
type WithoutNonce<T> = T extends Asking ? Omit<T, 'nonce'> : never;
type Settled = Extract<ToPage, { nonce: string }>;

/** A person at a tab without a browser, who acts and sees exactly as on the page. Impossible actions throw, and say what is possible. */
export class HeadlessPerson extends Reader {
  readonly user: APIUser;
  readonly key: string;
  /** How long this person waits for anything, in milliseconds of real time. */
  patience = 10_000;
  #local: Local;
  protected readonly tab: Tab;
  #pending = new Map<string, (frame: Settled) => void>();
  #watch = new Watch();
  #asked = 0;
  /** The newest id at this person's last action. */
  #mark: string;
  /** The public message that the last press left as it was. */
  #left: string | null = null;

  constructor(local: Local, key: string) {
    super();
    const person = local.people.find(key);
    if (person === null) throw new Error(`There is nobody called ${key}, only ${local.people.all.map((each) => each.key).join(', ')}`);
    this.user = person.user;
    this.key = person.key;
    this.#local = local;
    this.#mark = local.ids.last;
    this.tab = new Tab(local, person, (frame) => this.#hear(frame));
  }

  get id(): string {
    return this.user.id;
  }

  get mention(): string {
    return `<@${this.user.id}>`;
  }

  /** The channel of this person's direct messages with the bot. */
  get direct(): string {
    return this.#local.channels.direct(this.user).id;
  }

  setLocale(locale: string): void {
    this.tab.receive({ t: 'locale', locale });
  }

  say(channel: string, content: string): void {
    this.tab.receive({ t: 'say', channel: this.channel(channel).id, content });
  }

  /** Uses a slash command, as `command('#lounge', 'poll', { subcommand: 'start', options: { rival: 'ben' } })`. */
  async command(channel: string, name: string, input: CommandInput = {}, manner: Manner = {}): Promise<Reply> {
    return this.#act({ t: 'command', channel: this.channel(channel).id, command: name, options: this.#options(name, input) }, manner);
  }

  /** Chooses a command from a person's menu, by key, or from a message's. */
  async choose(channel: string, name: string, target: string | APIMessage, manner: Manner = {}): Promise<Reply> {
    const id = typeof target === 'string' ? this.#local.people.idOf(target) : target.id;
    return this.#act({ t: 'command', channel: this.channel(channel).id, command: name, options: [], target: id }, manner);
  }

  /** The bot's suggestions for the option `focused` while it is typed. */
  async autocomplete(channel: string, name: string, input: CommandInput & { focused: string }): Promise<APIApplicationCommandOptionChoice[]> {
    const options = this.#options(name, { ...input, options: { [input.focused]: '', ...input.options } }, input.focused);
    const settled = await this.#ask({ t: 'autocomplete', channel: this.channel(channel).id, command: name, options });
    return settled.t === 'choices' ? settled.choices : [];
  }

  /** Presses the button with that label (whole, or a part only one button has) or custom id. */
  async press(message: APIMessage | string, which: string, manner: Manner = {}): Promise<Reply> {
    const seen = this.message(message);
    const buttons = buttonsIn(seen).flatMap((button) =>
      'custom_id' in button ? [{ names: [button.custom_id, labelOf(button), 'label' in button ? (button.label ?? '') : ''], item: button }] : [],
    );
    const button = pick(buttons, which, `button in\n  ${outline(seen)}`);
    return this.#act({ t: 'press', channel: seen.channel_id, message: seen.id, customId: button.custom_id }, manner);
  }

  /** Chooses from the menu with that placeholder or custom id, or from the only one (`null`): by value, label, or a person's key. */
  async select(message: APIMessage | string, which: string | null, chosen: string | readonly string[], manner: Manner = {}): Promise<Reply> {
    const seen = this.message(message);
    const menus = menusIn(seen).map((menu) => ({ names: [menu.custom_id, menu.placeholder ?? ''], item: menu }));
    const menu = which === null && menus.length === 1 && menus[0] ? menus[0].item : pick(menus, which ?? '', `menu in\n  ${outline(seen)}`);
    const options = 'options' in menu ? menu.options.map(({ value, label }) => ({ names: [value, label], item: value })) : null;
    const values = [chosen]
      .flat()
      .map((each) => (options ? pick(options, each, `choice in the menu ${menu.custom_id}`) : this.#local.people.idOf(each)));
    return this.#act({ t: 'select', channel: seen.channel_id, message: seen.id, customId: menu.custom_id, values }, manner);
  }

  /** Fills in a form, its fields named by custom id or label, and sends it. */
  async submit(modal: Modal, fields: Record<string, string | boolean | readonly string[]>, manner: Manner = {}): Promise<Reply> {
    const components: APIModalSubmissionComponent[] = fillIn(modal, fields, (which) => this.#local.people.idOf(which));
    return this.#act({ t: 'submit', customId: modal.custom_id, components }, manner, modal.nonce);
  }

  /** Reacts to the message with an emoji, or takes the reaction back. */
  async react(message: APIMessage | string, emoji: string): Promise<void> {
    this.#mark = this.#local.ids.last;
    await this.#ask({ t: 'react', message: this.message(message).id, emoji });
  }

  /** Moves the clock of the whole server on. */
  pass(hours: number): void {
    this.tab.receive({ t: 'pass', hours });
  }

  /** Closes an ephemeral message. */
  dismiss(message: APIMessage | string): void {
    this.tab.receive({ t: 'dismiss', message: typeof message === 'string' ? message : message.id });
  }

  /** Waits until the predicate returns something, checking again whenever this person's page changes. */
  async wait<T>(predicate: () => T | null | undefined | false, what = 'what was waited for', ms = this.patience): Promise<T> {
    return this.#watch.until(predicate, ms, () => new Error(`${this.key} waited ${ms} ms in vain: ${what}`));
  }

  /** The next finished message in the channel that fits, counted from this person's last action. */
  async next(channel: string, fits: (message: APIMessage) => boolean = () => true, ms = this.patience): Promise<APIMessage> {
    const since = this.#mark;
    const fresh = () => this.messages(channel).find((message) => byAge(message.id, since) > 0 && !isThinking(message) && fits(message));
    return this.wait(fresh, `a new message in ${channel}`, ms).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}. ${this.seen(channel)}`);
    });
  }

  /**
   * The message once it no longer says "thinking…"; if it's deleted, the one that answers instead, which others may or may not see. If this person's last
   * press left it as it was, what the bot says to them alone.
   */
  async settled(message: APIMessage | string): Promise<APIMessage> {
    const pressed = typeof message === 'string' ? message : message.id;
    if (pressed === this.#left) {
      this.#left = null;
      return follows(this, this.message(pressed), this.#mark);
    }
    const { id, channel_id, interaction_metadata: asked } = typeof message === 'string' ? this.message(message) : message;
    const answers = ({ interaction_metadata: by }: APIMessage) => by !== undefined && by.id === asked?.id;
    const now = () => this.visible(id) ?? this.messages(channel_id).find(answers);
    return this.wait(() => [now()].find((one) => one && !isThinking(one)), 'the bot to stop thinking');
  }

  leave(): void {
    this.tab.close();
  }

  async #act(frame: WithoutNonce<Asking>, { settle = true }: Manner, nonce?: string): Promise<Reply> {
    this.#mark = this.#local.ids.last;
    const settled = await this.#ask(frame, nonce);
    if (settled.t === 'modal') return { message: null, modal: { ...settled.modal, nonce: settled.nonce } };
    const id = settled.t === 'done' ? settled.message : null;
    if (!id || this.visible(id) === null) return { message: null, modal: null };
    const isShared = (Number(this.message(id).flags ?? 0) & MessageFlags.Ephemeral) === 0;
    this.#left = isShared && settled.t === 'done' && settled.isLeft ? id : null;
    return { message: settle ? await this.settled(id) : this.message(id), modal: null };
  }

  async #ask(frame: WithoutNonce<Asking>, given?: string): Promise<Settled> {
    this.#asked += 1;
    const nonce = given ?? `${this.key}-${this.#asked}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(nonce);
        reject(new Error(`${this.key} got no answer to ${JSON.stringify(frame)}`));
      }, this.patience);
      this.#pending.set(nonce, (settled) => {
        clearTimeout(timer);
        this.#pending.delete(nonce);
        if (settled.t === 'failed') reject(new Error(settled.reason));
        else resolve(settled);
      });
      this.tab.receive({ ...frame, nonce } as Asking);
    });
  }

  /** Whether the bot has registered a command of this name, with that subcommand if one is named. */
  canCall(name: string, subcommand?: string): boolean {
    const command = this.#local.commands.offeredAnywhere(~0n).find((each) => each.name === name);
    return command !== undefined && (subcommand === undefined || (command.options ?? []).some((each) => each.name === subcommand));
  }

  #options(name: string, input: CommandInput, focused?: string) {
    return nestOptions(
      this.#local.commands.offeredAnywhere(~0n).find((each) => each.name === name)?.options ?? [],
      input,
      (which) => this.#local.people.idOf(which),
      focused,
    );
  }

  #hear(frame: ToPage): void {
    if (frame.t === 'message' && frame.change === 'create' && ringsFor(frame.message, this.user.id)) this.heard.push(frame.message);
    if ('nonce' in frame) this.#pending.get(frame.nonce)?.(frame);
    this.#watch.changed();
  }
}
