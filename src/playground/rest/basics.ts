/** Routes of the bot itself, of the way to the gateway, and of the server with its people. */
import type { RESTGetAPIGatewayBotResult } from 'discord-api-types/v10';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { application } from '../application.ts';
import { refusal } from '../errors.ts';
import { gatewayUrl } from '../gateway/index.ts';
import { guild, member } from '../guild.ts';
import { BOT_ID, GUILD_ID } from '../ids.ts';
import type { Local } from '../local.ts';
import { conform } from '../rules/form.ts';
import { snowflake } from '../rules/schema.ts';
import { ok, type Route } from './router.ts';

const SESSIONS_A_DAY = 1000;

/** The bot itself, the way to the gateway, and the server with its people. */
export function basicRoutes(local: Local): Route[] {
  const here = (id: string) => {
    if (id !== GUILD_ID) throw refusal('unknownGuild');
    return id;
  };
  const inGuild = (id: string, body: unknown) => {
    here(id);
    return ok(body);
  };
  const known = (id: string, otherwise: 'unknownUser' | 'unknownMember') => {
    const user = local.people.user(id === '@me' ? BOT_ID : id);
    if (user === null) throw refusal(otherwise);
    return user;
  };
  return [
    { method: 'GET', path: '/gateway', isOpen: true, handle: () => ok({ url: gatewayUrl(local) }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      handle: () =>
        ok({
          url: gatewayUrl(local),
          shards: 1,
          session_start_limit: { total: SESSIONS_A_DAY, remaining: SESSIONS_A_DAY, reset_after: 0, max_concurrency: 1 },
        } satisfies RESTGetAPIGatewayBotResult),
    },
    {
      method: 'GET',
      path: '/users/@me',
      handle: () => ok({ ...local.people.bot, mfa_enabled: true, locale: Locale.EnglishUS, verified: true, email: null }),
    },
    { method: 'GET', path: '/users/@me/guilds', handle: () => ok([guild(local)]) },
    { method: 'GET', path: '/users/:user', handle: (_, param) => ok(known(param('user'), 'unknownUser')) },
    {
      method: 'POST',
      path: '/users/@me/channels',
      handle: ({ body }) => {
        const { recipient_id } = conform<{ recipient_id: string }>(z.object({ recipient_id: snowflake }), body);
        const person = local.people.find(recipient_id);
        if (person === null) throw refusal('noRecipient');
        return ok(local.channels.direct(person.user));
      },
    },
    { method: 'GET', path: '/oauth2/applications/@me', handle: () => ok(application(local)) },
    { method: 'GET', path: '/applications/@me', handle: () => ok(application(local)) },
    { method: 'GET', path: '/guilds/:guild', handle: (_, param) => ok({ ...guild(local), id: here(param('guild')) }) },
    { method: 'GET', path: '/guilds/:guild/roles', handle: (_, param) => inGuild(param('guild'), local.members.roles) },
    {
      method: 'GET',
      path: '/guilds/:guild/members/:user',
      handle: (_, param) => {
        const user = known(param('user'), 'unknownMember');
        local.members.demand(user.id);
        return inGuild(param('guild'), member(local, user));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: (_, param) =>
        inGuild(
          param('guild'),
          local.channels.all().filter((channel) => channel.type === 0 && local.channels.sees(BOT_ID, channel)),
        ),
    },
  ];
}
