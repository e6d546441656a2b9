/** Whose names to trust: only a person's name on the table's own server renames them there. */
import { type APIInteraction, ComponentType, GatewayDispatchEvents, InteractionType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { stage } from './setting.ts';

test('a press in direct messages, or with a name of another server, renames nobody', async () => {
  // The local Discord made none of these presses, so it refuses the answers to them.
  const on = await stage({ checked: false });
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  on.place.setNick('ada', 'Countess');
  const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  const { id, place } = (await on.tables.at(message!.channel_id))!;
  const names = async () => (await on.tables.find(id))!.people.map(({ name }) => name);
  expect(await names()).toEqual(['Countess', 'Ben']);

  const user = { id: ada.id, username: 'ada', global_name: 'Ada', discriminator: '0', avatar: null };
  let presses = 0;
  /** Resolves when it is answered, which is after the name was noted. */
  const press = async (guild: string | null, nick: string | null) => {
    const number = String(1400000000000000000n + BigInt(++presses));
    const member = { user, nick, roles: [], permissions: '0', joined_at: '', deaf: false, mute: false, flags: 0 };
    const { channel_id } = message!;
    const payload = {
      ...{ id: number, application_id: '1', token: 'x', version: 1, type: InteractionType.MessageComponent, locale: 'en-US' },
      ...(guild === null ? { user } : { guild_id: guild, member }),
      ...{ channel: { id: channel_id, type: 0 }, channel_id, app_permissions: '0', message: { id: '1', flags: 0, components: [] } },
      data: { custom_id: `v1:${id}:-:log`, component_type: ComponentType.Button },
    } as unknown as APIInteraction;
    on.discord.client!.ws.emit(GatewayDispatchEvents.InteractionCreate, payload, 0);
    await expect.poll(() => on.seen.some(({ path }) => path.includes(number))).toBe(true);
  };
  await press(null, null);
  await press('1181230000000000999', 'Baroness');
  expect(await names()).toEqual(['Countess', 'Ben']);
  await press(place.guild, 'Duchess');
  expect(await names()).toEqual(['Duchess', 'Ben']);
});
