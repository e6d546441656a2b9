/** Answers an interaction: first in the way it came, then by its webhook. */
import type { REST } from 'discord.js';
import {
  type APIInteraction,
  type APIMessage,
  InteractionResponseType as Kind,
  MessageFlags,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import { mayFollow } from '../interactions/rights.ts';
import { codeOf } from '../wire/errors.ts';
import { snowflakeTime } from '../wire/ids.ts';
import { type File, type Links, type Post, wire } from '../wire/parts.ts';
import { read } from '../wire/payload.ts';
import type { Answers, Holding, Interaction } from '../wire/port.ts';
import type { Press, Tokens } from '../wire/tokens.ts';
import { openWebhook, pressOf, type Reader, readMs, type Webhook } from './webhook.ts';

/** Delivers a first answer. Returns the message it created if asked for. */
export type First = (answer: { type: Kind; data?: object }, files?: readonly File[], asksForMessage?: boolean) => Promise<APIMessage | null>;

/** By a request of its own. */
export const byCallback =
  (rest: REST, { id, token }: APIInteraction): First =>
  async (body, files = [], asksForMessage = false) => {
    const query = new URLSearchParams({ with_response: String(asksForMessage) });
    const told = await rest.post(Routes.interactionCallback(id, token), { body, files: [...files], query, auth: false });
    return (told as RESTPostAPIInteractionCallbackWithResponseResult | undefined)?.resource?.message ?? null;
  };

export interface Ways {
  first: First;
  rest: REST;
  /** Whether Discord may not have read the first answer yet, which a follow-up can overtake; without it, it has. */
  isUnread?(): boolean;
  /** Whether a user with these roles may manage channels on the whole server. */
  moderates(guild: string, user: string, roles: readonly string[]): Promise<boolean>;
  times: Times;
  /** Turns commands named in a post into clickable mentions. */
  links: Pick<Links, 'within'>;
  /** Without it, nobody gives a reply if this process dies before it does. */
  replies?: Announced | undefined;
  /** Learns the tokens of presses on public posts; without it, they are used for answers only. */
  tokens?: Pick<Tokens, 'pressed' | 'barred'> | undefined;
}

/** Remembers replies that Discord is told will come, until they are given. */
export interface Announced {
  /** Resolves once it is remembered, or would take too long. Never rejects. */
  defer(interaction: APIInteraction, holding: Holding): Promise<void>;
  /** Never rejects. */
  given(interaction: APIInteraction): Promise<void>;
}

/** Measures how long interactions take. */
export interface Times {
  /** When an interaction was made, on the clock of `performance.now()`; `at` is Discord's time. */
  born(at: number): number;
  /** How many milliseconds an interaction born then may wait for its first answer. */
  patience(born: number): number;
  /** An interaction born then has its first answer, or was refused one; `isDeferred`: the answer only announced one. */
  acknowledged(born: number, isDeferred: boolean): void;
}

/** The interaction, ready to be answered; null for kinds that this program can't answer. */
export function interactionOf(payload: APIInteraction, ways: Ways): Interaction | null {
  const facts = read(payload);
  const born = ways.times.born(snowflakeTime(payload.id));
  if (facts && facts.guild !== null && !mayFollow(facts)) ways.tokens?.barred(facts.channel);
  const press = facts && pressOf(payload, facts);
  return facts && (Object.assign(new Answering(payload, born, ways, press), facts, { born }) as Interaction);
}

/** First answers after which the token's own message is the pressed one. */
const inPlace: ReadonlySet<Kind> = new Set([Kind.DeferredMessageUpdate, Kind.UpdateMessage]);

/** A repeated request found that the first had succeeded. */
const acknowledgedAlready = 40060;

class Answering implements Answers {
  readonly #ways: Ways;
  readonly #born: number;
  readonly #webhook: Webhook;
  readonly #interaction: APIInteraction;
  #isAnswered = false;
  #sending: Promise<unknown> | null = null;
  #held: { as: Holding; done: Promise<boolean> } | null = null;
  /** The message that `fill` changes, from the first answer or a later one; null while it doesn't exist yet. */
  #target: string | null = '@original';
  /** Its token is good for more, once Discord has read the first answer; null: it isn't, or that is known. */
  #press: Press | null;
  #isInPlace = false;

  constructor(interaction: APIInteraction, born: number, ways: Ways, press: Press | null) {
    this.#press = press;
    this.#ways = ways;
    this.#born = born;
    this.#webhook = openWebhook(ways.rest, interaction, ways);
    this.#interaction = interaction;
  }

  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  patience(): number {
    return this.#held ? Number.POSITIVE_INFINITY : this.#ways.times.patience(this.#born);
  }

  async hold(as: Holding): Promise<void> {
    if (this.#isAnswered || this.#sending || this.#held) return;
    this.#held = { as, done: this.#tryToHold(as) };
    await this.#held.done;
  }

  async sending(): Promise<void> {
    await (this.#sending ?? this.#held?.done)?.catch(() => {});
  }

  async reply(post: Post, to: Reader, asks = to === 'all'): ReturnType<Answers['reply']> {
    const answer = () => this.#first({ type: Kind.ChannelMessageWithSource, data: wire(this.#ways.links.within(post), to) }, post.files, asks);
    const message = await this.#begin(answer, (as) => this.#place(post, to, as));
    return message && { channel: message.channel_id, message: message.id };
  }

  async think(): Promise<void> {
    const answer = async () => {
      await this.#ways.replies?.defer(this.#interaction, 'asker');
      await this.#first({ type: Kind.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } });
    };
    await this.#begin(answer, async (as) => {
      if (as === 'asker') return;
      if (as === 'all') await this.#webhook.remove('@original');
      this.#target = null;
    });
  }

  async acknowledge(): Promise<void> {
    const answer = async () => void (await this.#first({ type: Kind.DeferredMessageUpdate }));
    await this.#begin(answer, async () => {});
  }

  async update(post: Post): Promise<void> {
    const answer = () => this.#first({ type: Kind.UpdateMessage, data: wire(this.#ways.links.within(post), 'change') }, post.files);
    await this.#begin(answer, () => this.#change(post));
  }

  async complete(choices: Parameters<Answers['complete']>[0]): Promise<void> {
    await this.#first({ type: Kind.ApplicationCommandAutocompleteResult, data: { choices } });
  }

  async fill(post: Post): Promise<string> {
    const { id } = this.#target === null ? await this.#webhook.add(post, 'asker') : await this.#webhook.change(this.#target, post);
    // After follow-ups, `@original` may mean another message; an id never does.
    this.#target = id;
    this.#given();
    return id;
  }

  async remove(): Promise<void> {
    if (this.#target !== null) await this.#webhook.remove(this.#target);
    this.#given();
  }

  async follow(post: Post): Promise<void> {
    await this.#webhook.add(post, 'asker');
    this.#given();
  }

  async isModerator(): Promise<boolean> {
    const { guild_id, member } = this.#interaction;
    return guild_id !== undefined && member !== undefined && this.#ways.moderates(guild_id, member.user.id, member.roles);
  }

  #first: First = async (...answer) => {
    const { type } = answer[0];
    // Under a public post, it announces nothing.
    const isDeferred = type === Kind.DeferredChannelMessageWithSource || (type === Kind.DeferredMessageUpdate && this.#press === null);
    const sent = this.#ways.first(...answer).finally(() => this.#ways.times.acknowledged(this.#born, isDeferred));
    this.#sending = sent;
    try {
      const message = await sent;
      this.#isInPlace = inPlace.has(type);
      if (this.#ways.isUnread?.()) setTimeout(() => this.#lend(), readMs).unref();
      else this.#lend();
      return message;
    } finally {
      this.#sending = null;
    }
  };

  #given(): void {
    this.#lend();
    void this.#ways.replies?.given(this.#interaction);
  }

  /** Lends the token to whoever posts, once Discord has read the first answer. */
  #lend(): void {
    if (this.#press && this.#isInPlace) this.#ways.tokens?.pressed(this.#press);
    this.#press = null;
  }

  /** Changes the message of the first answer, which gives the reply. */
  async #change(post: Post): Promise<APIMessage> {
    const changed = await this.#webhook.change('@original', post);
    this.#given();
    return changed;
  }

  /** Gives the first answer, or if the interaction was held, does `instead`. */
  async #begin<T>(answer: () => Promise<T>, instead: (held: Holding) => Promise<T>): Promise<T> {
    const given = this.#held && (await this.#held.done) ? await instead(this.#held.as) : await answer();
    this.#isAnswered = true;
    return given;
  }

  async #tryToHold(as: Holding): Promise<boolean> {
    const data = as === 'asker' ? { flags: MessageFlags.Ephemeral } : {};
    const answer = as === 'in place' ? { type: Kind.DeferredMessageUpdate } : { type: Kind.DeferredChannelMessageWithSource, data };
    await this.#ways.replies?.defer(this.#interaction, as);
    for (let tries = 1; ; tries++) {
      try {
        await this.#first(answer);
        return true;
      } catch (error) {
        if (codeOf(error) === acknowledgedAlready) return true;
        // If Discord wasn't heard at all, tries again.
        if (codeOf(error) === null && tries === 1) continue;
        this.#given();
        return false;
      }
    }
  }

  /** Sends a message instead of the announced one, or beside the pressed one. A placeholder for a different reader is deleted. */
  async #place(post: Post, to: Reader, as: Holding): Promise<APIMessage> {
    if (as === to) return this.#change(post);
    if (as !== 'in place') await this.#webhook.remove('@original');
    const message = await this.#webhook.add(post, to);
    this.#target = message.id;
    this.#given();
    return message;
  }
}
