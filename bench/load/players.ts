/** Players of many tables: they press as people do, by signed requests like Discord's, and measure how long each answer takes. */
import { type KeyObject, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { encode } from '../../src/discord/wire/ids.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { choose, offerOn } from '../../tests/e2e/offer.ts';
import type { Sink } from './sink.ts';

export interface Seated {
  table: string;
  guild: string;
  channel: string;
  users: string[];
}

export interface Took {
  /** Milliseconds from each press to its acknowledgement, and to the panel that answers it. */
  acknowledged: number[];
  answered: number[];
  answers: number;
  /** Presses that nobody acknowledged within Discord's three seconds, or whose panel never came. */
  lost: number;
}

export interface PlayOptions {
  tables: readonly Seated[];
  ports: readonly number[];
  key: KeyObject;
  sink: Sink;
  /** Answers given at each table, and how many tables are played at once, each with one press under way. */
  each: number;
  atOnce: number;
  /** How long new tables are begun, in ms, unless `until` is aborted before. */
  forMs: number;
  until?: AbortSignal;
  progress(answers: number): void;
}

const discordWaitsMs = 3000;
const panelMs = 15_000;
let made = 0;
const snowflake = () => String((BigInt(Date.now() - 1_420_070_400_000) << 22n) + BigInt(++made % 4096));

/** Plays this many answers at every table, as long as there is time. */
export async function playAll({ tables, ports, key, sink, each, atOnce, forMs, until: aborted, progress }: PlayOptions): Promise<Took> {
  const took: Took = { acknowledged: [], answered: [], answers: 0, lost: 0 };
  const chance = openRandom(startRandom('7'.repeat(64)), () => {});
  let next = 0;

  /** Sends an interaction, as Discord does. Returns the message in the response, if there is one. */
  const handIn = async (body: string, acknowledged: () => void): Promise<object | null> => {
    const stamp = String(Math.floor(Date.now() / 1000));
    const signature = sign(null, Buffer.from(stamp + body), key).toString('hex');
    const headers = { 'content-type': 'application/json', 'x-signature-timestamp': stamp, 'x-signature-ed25519': signature };
    const response = await fetch(`http://127.0.0.1:${ports[next++ % ports.length]}/`, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(panelMs),
    });
    if (response.status !== 200) {
      await response.arrayBuffer();
      return null;
    }
    acknowledged();
    return ((await response.json()) as { data?: object }).data ?? null;
  };

  const press = async (seated: Seated, user: string, message: object, data: object): Promise<APIMessage | null> => {
    const id = snowflake();
    const token = `t${id}`;
    const began = performance.now();
    let acknowledgedAfter = Number.POSITIVE_INFINITY;
    const acknowledged = () => {
      acknowledgedAfter = Math.min(acknowledgedAfter, performance.now() - began);
    };
    const answered = new Promise<object>((done) => sink.expect(token, { acknowledged, answered: done }));
    const late = new AbortController();
    const never = wait(panelMs, null, { signal: late.signal }).catch(() => null);
    const body = JSON.stringify({ ...interaction(seated, user), id, token, message, data });
    const panel = (await handIn(body, acknowledged).catch(() => null)) ?? (await Promise.race([answered, never]));
    late.abort();
    sink.forget(token);
    if (panel === null || acknowledgedAfter > discordWaitsMs) took.lost++;
    if (panel === null) return null;
    took.acknowledged.push(acknowledgedAfter);
    took.answered.push(performance.now() - began);
    return { content: '', embeds: [], ...panel } as unknown as APIMessage;
  };

  const playAt = async (seated: Seated): Promise<void> => {
    let given = 0;
    for (let looks = 0; given < each && looks < 4 * each; looks++) {
      for (const user of seated.users) {
        let panel = await press(
          seated,
          user,
          { id: snowflake(), flags: 0 },
          { component_type: 2, custom_id: encode({ table: seated.table, action: 'play' }) },
        );
        for (let offer = panel && offerOn(panel); panel && offer && given < each; offer = panel && offerOn(panel)) {
          const deed = choose(offer, chance);
          const data =
            'press' in deed ? { component_type: 2, custom_id: deed.press } : { component_type: 3, custom_id: deed.menu, values: deed.values };
          if (/:(choose|pick|take|answer):/.test(`${data.custom_id}:`)) {
            given++;
            took.answers++;
          }
          panel = await press(seated, user, { id: snowflake(), flags: 64, components: panel.components }, data);
        }
      }
    }
    progress(took.answers);
  };
  const left = [...tables];
  const until = performance.now() + forMs;
  const player = async () => {
    for (let seated = left.pop(); seated && performance.now() < until && !aborted?.aborted; seated = left.pop()) await playAt(seated);
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  return took;
}

const interaction = ({ guild, channel }: Seated, user: string) => ({
  application_id: '1181240000000000001',
  type: 3,
  version: 1,
  guild_id: guild,
  channel_id: channel,
  channel: { id: channel, type: 0 },
  member: { user: { id: user, username: user, global_name: `P${user.slice(-4)}`, discriminator: '0', avatar: null }, roles: [], permissions: '0' },
  locale: 'en-US',
  guild_locale: 'en-US',
  app_permissions: '2251799813685247',
  entitlements: [],
  authorizing_integration_owners: {},
});
