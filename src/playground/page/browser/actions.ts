/** What a person can do on the page. */
import type { APIApplicationCommandInteractionDataOption, APIMessage, APIModalSubmissionComponent } from 'discord-api-types/v10';
import type { Jump } from './jump.ts';
import type { Link, Outcome, Request, Unnumbered } from './socket.ts';
import { channelName, isDirect, isThread, type Picture, parentOf, type State } from './state.ts';
import type { FromPane } from './together.ts';
import { type Words, wordsFor } from './words.ts';

export const controlKey = (message: string, customId: string): string => `${message} ${customId}`;

/** What a person can do on the page. Everything drawn gets this one object. */
export class Actions {
  readonly state: State;
  /** Counts renders, so that elements holding this object know that it changed. */
  version = 0;
  private readonly link: Link;
  private readonly changed: () => void;

  constructor(state: State, link: Link, changed: () => void) {
    this.state = state;
    this.link = link;
    this.changed = changed;
  }

  get words(): Words {
    return wordsFor(this.state.locale);
  }

  /** Changes the state and redraws. */
  set(change: Partial<State>): void {
    Object.assign(this.state, change);
    this.changed();
  }

  /** Goes to a channel; the browser's back button leads back to where the person was. */
  go(channel: string): void {
    const there = `#${this.addressOf(channel)}`;
    if (channel !== this.state.channel) {
      // A window shared by several people has one history for all of them.
      if (parent === window) history.pushState(null, '', there);
      else parent.postMessage({ seat: this.state.key, goes: there } satisfies FromPane, location.origin);
    }
    this.open(channel);
  }

  /** Shows a channel instead of the one before. */
  open(channel: string): void {
    this.state.unread.delete(channel);
    history.replaceState(null, '', `#${this.addressOf(channel)}`);
    this.link.send({ t: 'open', channel });
    this.set({ channel, drawer: false, notice: null });
  }

  /** Goes to a message, from a link. */
  jump({ channel, message }: Jump): void {
    this.go(channel);
    this.set({ jump: message });
  }

  /** After each hello: the previous channel, else the one in the address, else the first. */
  reopen(): void {
    const { channels, channel } = this.state;
    if (channels.some(({ id }) => id === channel)) this.open(channel ?? '');
    else this.follow();
  }

  /** Goes to the channel in the address. An unknown one may still appear: until then the page stays where it is, or shows the first. */
  follow(): void {
    const { channels, channel } = this.state;
    const isSomewhere = channels.some(({ id }) => id === channel);
    const found = channels.find(({ id }) => this.isNamed(id)) ?? (isSomewhere ? undefined : channels[0]);
    if (found) this.open(found.id);
  }

  /** Whether the address names this channel, by its address form or by its id. */
  isNamed(channel: string): boolean {
    return [this.addressOf(channel), channel].includes(decodeURIComponent(location.hash.slice(1)));
  }

  speak(locale: string): void {
    localStorage.setItem(`locale:${this.state.key}`, locale);
    this.link.send({ t: 'locale', locale });
    document.documentElement.lang = locale.slice(0, 2);
    this.set({ locale });
  }

  /** Moves the server's clock on, for everyone. */
  pass(hours: number): void {
    this.link.send({ t: 'pass', hours });
  }

  say(content: string): boolean {
    return this.state.channel !== null && this.link.send({ t: 'say', channel: this.state.channel, content });
  }

  dismiss(message: APIMessage): void {
    this.link.send({ t: 'dismiss', message: message.id });
  }

  press(message: APIMessage, customId: string): Promise<void> {
    return this.use(message, customId, { t: 'press', channel: message.channel_id, message: message.id, customId });
  }

  select(message: APIMessage, customId: string, values: string[]): Promise<void> {
    return this.use(message, customId, { t: 'select', channel: message.channel_id, message: message.id, customId, values });
  }

  isPending(message: APIMessage, customId: string): boolean {
    return this.state.pending.has(controlKey(message.id, customId));
  }

  /** Reacts to the message, or takes the reaction back. */
  react(message: APIMessage, emoji: string): Promise<void> {
    return this.atMessage(message.id, this.link.ask({ t: 'react', message: message.id, emoji }));
  }

  /** Chooses a command from the menu of a person or a message; an error is shown at `message`, or above the channel. */
  choose(command: string, target: string, message: string | null = null): Promise<void> {
    const asked = this.link.ask({ t: 'command', channel: this.state.channel ?? '', command, options: [], target });
    return this.atMessage(message, asked);
  }

  private async atMessage(message: string | null, asked: Promise<Outcome>): Promise<void> {
    const failure = this.settle(await asked);
    if (message === null) return this.set({ notice: failure });
    if (failure === null) this.state.failures.delete(message);
    else this.state.failures.set(message, failure);
    this.changed();
  }

  /** Runs a command in the open channel; returns the sentence to show if it fails, null otherwise. */
  async command(command: string, options: APIApplicationCommandInteractionDataOption[]): Promise<string | null> {
    return (await this.answered(command, options)).failure;
  }

  /** The same, and returns the message that answers it, if one does. */
  async answered(
    command: string,
    options: APIApplicationCommandInteractionDataOption[],
  ): Promise<{ failure: string | null; message: string | null }> {
    if (this.state.channel === null) return { failure: this.words.cut, message: null };
    const outcome = await this.link.ask({ t: 'command', channel: this.state.channel, command, options });
    return { failure: this.settle(outcome), message: outcome.t === 'done' ? (outcome.message ?? null) : null };
  }

  async autocomplete(command: string, options: APIApplicationCommandInteractionDataOption[]): Promise<Outcome> {
    return this.link.ask({ t: 'autocomplete', channel: this.state.channel ?? '', command, options });
  }

  async submit(nonce: string, customId: string, components: APIModalSubmissionComponent[]): Promise<string | null> {
    const failure = this.settle(await this.link.ask({ t: 'submit', customId, components }, nonce));
    if (failure === null && this.state.modal?.nonce === nonce) this.set({ modal: null });
    return failure;
  }

  zoom(picture: Picture | null): void {
    this.set({ zoom: picture });
  }

  private async use(message: APIMessage, customId: string, request: Unnumbered<Request>): Promise<void> {
    const { pending, failures } = this.state;
    if ([...pending].some((key) => key.startsWith(`${message.id} `))) return;
    const key = controlKey(message.id, customId);
    pending.add(key);
    failures.delete(message.id);
    this.changed();
    const failure = this.settle(await this.link.ask(request));
    pending.delete(key);
    if (failure !== null) failures.set(message.id, failure);
    this.changed();
  }

  private settle(outcome: Outcome): string | null {
    if (outcome.t === 'modal') this.set({ modal: { nonce: outcome.nonce, modal: outcome.modal } });
    if (outcome.t === 'cut') return this.words.cut;
    if (outcome.t === 'silent') return this.words.noAnswer;
    return outcome.t === 'failed' ? (this.words.reasons[outcome.reason] ?? outcome.reason) : null;
  }

  /** A channel's form in the address: text channels by name, so that it survives a new server; threads by id. */
  private addressOf(id: string): string {
    const channel = this.state.channels.find((known) => known.id === id);
    if (!channel) return id;
    if (isDirect(channel)) return channelName(channel);
    return isThread(channel) && parentOf(channel) !== null ? id : (channel.name ?? id);
  }
}
