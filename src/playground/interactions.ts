/** Open interactions: how long each may still be answered, and by which token. */
import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  APIUser,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import { refusal } from './errors.ts';
import { BOT_ID } from './ids.ts';
import { NO_ANSWER } from './kept.ts';
import type { Person } from './protocol.ts';
import type { Snowflakes } from './snowflake.ts';

const SECONDS_TO_ANSWER = 3;
const MINUTES_OF_TOKEN = 15;

/** The result of a person's action. */
export type Outcome =
  /** Acknowledged; `message` is the one that answers it, or that it was on; `isLeft`: that one stays as it was for now. */
  | { t: 'done'; message: string | null; isLeft?: boolean }
  | { t: 'failed'; reason: string }
  | { t: 'choices'; choices: APIApplicationCommandOptionChoice[] }
  | { t: 'modal'; modal: APIModalInteractionResponseCallbackData };

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly by: Person;
  readonly channel: string;
  readonly at: number;
  /** The message whose button or menu was used, also for a modal opened by it. */
  readonly source: string | null;
  /** The command as typed, with its subcommand; null for a button, a menu or a modal. */
  readonly command: string | null;
  /** The person or message whose menu the command was chosen from, as the message that answers it says. */
  readonly chosenFor: { target_user: APIUser } | { target_message_id: string } | null;
  /** The type of the bot's first answer. */
  answered: InteractionResponseType | null;
  /** The message `@original` refers to. */
  original: string | null;
  hasFailed: boolean;
  tell(outcome: Outcome): void;
}

export type Begun = Pick<Interaction, 'type' | 'by' | 'channel' | 'source' | 'command' | 'chosenFor' | 'tell'>;

/** The interactions of the last fifteen minutes. */
export class Interactions {
  #clock: Clock;
  #ids: Snowflakes;
  #byId = new Map<string, Interaction>();
  #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, ids: Snowflakes) {
    this.#clock = clock;
    this.#ids = ids;
  }

  begin(begun: Begun): Interaction {
    const token = Buffer.concat([Buffer.from('interaction:'), randomBytes(96)]).toString('base64url');
    const interaction: Interaction = {
      ...begun,
      id: this.#ids.next(),
      token,
      at: this.#clock.now(),
      answered: null,
      original: null,
      hasFailed: false,
    };
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(token, interaction);
    return interaction;
  }

  /** The interaction, if it may still get its first answer. */
  toAnswer(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction === undefined || interaction.token !== token) throw refusal('unknownInteraction');
    this.#failIfLate(interaction);
    if (interaction.hasFailed) throw refusal('unknownInteraction');
    if (interaction.answered !== null) throw refusal('alreadyAcknowledged');
    return interaction;
  }

  /** The answered interaction with this token, for edits and follow-ups. */
  toFollow(application: string, token: string): Interaction {
    if (application !== BOT_ID) throw refusal('unknownWebhook');
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || this.#isExpired(interaction)) throw refusal('invalidToken');
    if (interaction.answered === null) throw refusal('unknownWebhook');
    return interaction;
  }

  /** The message that `@original` is for this token; null: none yet, or the token is unknown or expired. */
  originalOf(token: string): string | null {
    return this.#byToken.get(token)?.original ?? null;
  }

  /** Tells people who have waited too long that nothing will come, and forgets interactions that are over. Returns what has expired. */
  tick(): Interaction[] {
    const expired: Interaction[] = [];
    for (const interaction of this.#byId.values()) {
      this.#failIfLate(interaction);
      if (!this.#isExpired(interaction)) continue;
      this.#byId.delete(interaction.id);
      this.#byToken.delete(interaction.token);
      expired.push(interaction);
    }
    return expired;
  }

  #failIfLate(interaction: Interaction): void {
    if (interaction.answered !== null || interaction.hasFailed) return;
    if (this.#clock.now() - interaction.at <= SECONDS_TO_ANSWER * 1000) return;
    interaction.hasFailed = true;
    interaction.tell({ t: 'failed', reason: NO_ANSWER });
  }

  #isExpired({ at }: Interaction): boolean {
    return this.#clock.now() - at > MINUTES_OF_TOKEN * 60_000;
  }
}
