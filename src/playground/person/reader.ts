/** What a person without a browser reads: exactly what the page would show them. Throws for anything they don't see. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Channel } from '../channel.ts';
import type { Tab } from '../tab.ts';
import { buttonsIn, labelOf, outline, textIn } from './reading.ts';

export abstract class Reader {
  abstract readonly key: string;
  protected abstract readonly tab: Tab;
  /** All messages that notified them. */
  protected readonly heard: APIMessage[] = [];

  /** The channel or thread of that name or id, if this person sees it. */
  channel(which: string): Channel {
    const channels = this.tab.sight.channels();
    const found = channels.find(({ id }) => id === which) ?? channels.findLast(({ name }) => name === which.replace(/^#/, ''));
    if (found === undefined) throw new Error(`${this.key} sees no channel ${which}, only ${channels.map(({ name }) => `#${name}`).join(', ')}`);
    return found;
  }

  /** All messages this person sees in the channel, oldest first. */
  messages(channel: string): APIMessage[] {
    return this.tab.sight.history(this.channel(channel).id).map(({ message }) => message);
  }

  /** The newest message of the channel that fits. */
  last(channel: string, fits: (message: APIMessage) => boolean = () => true): APIMessage {
    const messages = this.messages(channel);
    const found = messages.findLast(fits);
    if (found === undefined) throw new Error(`${this.key} sees no such message in ${channel}. ${this.seen(channel)}`);
    return found;
  }

  /** The message in its current state. */
  message(message: APIMessage | string): APIMessage {
    const id = typeof message === 'string' ? message : message.id;
    const now = this.visible(id);
    if (now === null) throw new Error(`${this.key} does not see the message ${id}`);
    return now;
  }

  /**
   * The messages that notified this person since they took their seat, as they were on arrival: in one channel, or in all. It assumes that they
   * follow every channel.
   */
  rang(channel?: string): APIMessage[] {
    const where = channel === undefined ? null : this.channel(channel).id;
    return this.heard.filter(({ channel_id }) => where === null || channel_id === where);
  }

  sees(message: APIMessage | string): boolean {
    return this.visible(typeof message === 'string' ? message : message.id) !== null;
  }

  text(message: APIMessage | string): string {
    return textIn(this.message(message));
  }

  /** The labels of the message's buttons. */
  buttons(message: APIMessage | string): string[] {
    return buttonsIn(this.message(message)).map(labelOf);
  }

  /** The message's reactions, as `👍 2`; with this person's own in brackets: `[👍 2]`. */
  reactions(message: APIMessage | string): string[] {
    return (this.message(message).reactions ?? []).map(({ emoji, count, me }) => (me ? `[${emoji.name} ${count}]` : `${emoji.name} ${count}`));
  }

  protected visible(id: string): APIMessage | null {
    return this.tab.sight.find(id)?.message ?? null;
  }

  protected seen(channel: string): string {
    const lines = this.messages(channel).slice(-5).map(outline);
    return lines.length === 0 ? 'The channel is empty' : `The channel ends with:\n  ${lines.join('\n  ')}`;
  }
}
