/** What the bot says to a person alone after a press that left its message as it was. */
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { byAge } from '../snowflake.ts';

/** What it takes of a person to follow a press. */
interface Follower {
  user: { id: string };
  messages(channel: string): APIMessage[];
  message(id: string): APIMessage;
  sees(id: string): boolean;
  wait<T>(predicate: () => T | null | undefined | false, what: string, ms: number): Promise<T>;
}

/** How long somebody waits for what follows a press that left its message as it was, in milliseconds of real time. */
const followMs = 3000;
/** The same once that message has changed. */
const restMs = 300;

/**
 * The first such message in answer to a press since the id `since`, as earlier presses may be answered later; the pressed message itself if the bot says
 * nothing.
 */
export async function follows(person: Follower, pressed: APIMessage, since: string): Promise<APIMessage> {
  const { id, channel_id } = pressed;
  const visible = (one: string) => (person.sees(one) ? person.message(one) : null);
  const before = JSON.stringify(pressed.components);
  const isOurs = ({ flags, interaction_metadata: by }: APIMessage) =>
    (Number(flags ?? 0) & MessageFlags.Ephemeral) !== 0 &&
    by?.user.id === person.user.id &&
    byAge(by.id, since) > 0 &&
    'interacted_message_id' in by &&
    by.interacted_message_id === id;
  const said = () => person.messages(channel_id).find(isOurs);
  const isOver = () => JSON.stringify(visible(id)?.components) !== before;
  const first = await person.wait(() => said() ?? (isOver() && pressed), 'what follows', followMs).catch(() => pressed);
  // Somebody else's move may have changed it meanwhile.
  const found = first !== pressed || !isOver() ? first : await person.wait(said, 'what follows', restMs).catch(() => pressed);
  return visible(found.id) ?? found;
}
