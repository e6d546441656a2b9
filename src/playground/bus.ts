/** Announces everything that happens on the server once, to the gateway and to every tab. */
import { EventEmitter } from 'node:events';
import type { APIInteraction, APIPartialEmoji } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { Kept } from './kept.ts';

type Happening = 'create' | 'update' | 'delete';

export interface Reaction {
  change: 'ADD' | 'REMOVE' | 'REMOVE_ALL' | 'REMOVE_EMOJI';
  /** The message as it is now. */
  kept: Kept;
  emoji: APIPartialEmoji | null;
  user: string | null;
}

/** What happens on the server, for the gateway and for every tab. */
export interface Happenings {
  message: [change: Happening, kept: Kept];
  reaction: [reaction: Reaction];
  channel: [change: Happening, channel: Channel];
  /** A person joined a thread. */
  joined: [channel: Channel, user: string];
  /** A role of the server was changed. */
  role: [];
  commands: [];
  /** The bot connected or disconnected. */
  bot: [online: boolean];
  interaction: [payload: APIInteraction];
  /** The clock was moved. */
  time: [];
}

export class Bus extends EventEmitter<Happenings> {
  constructor() {
    super();
    this.setMaxListeners(0);
  }

  /** Listens until the returned function is called. */
  hear(ears: Partial<{ [K in keyof Happenings]: (...args: Happenings[K]) => void }>): () => void {
    const endings = [
      this.#hear('message', ears.message),
      this.#hear('reaction', ears.reaction),
      this.#hear('channel', ears.channel),
      this.#hear('joined', ears.joined),
      this.#hear('commands', ears.commands),
      this.#hear('bot', ears.bot),
      this.#hear('interaction', ears.interaction),
      this.#hear('time', ears.time),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  #hear<K extends keyof Happenings>(name: K, ear: ((...args: Happenings[K]) => void) | undefined): () => void {
    if (ear === undefined) return () => {};
    const listener = (...args: Happenings[K]) => ear(...args);
    super.on<keyof Happenings>(name, listener as (...args: Happenings[keyof Happenings]) => void);
    return () => super.off<keyof Happenings>(name, listener as (...args: Happenings[keyof Happenings]) => void);
  }
}
