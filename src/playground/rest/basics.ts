import type { APIApplication, RESTGetAPIGatewayBotResult } from 'discord-api-types/v10';
import { ApplicationFlags, Locale } from 'discord-api-types/v10';
import { GUILD_ID } from '../channel.ts';
import { refusal } from '../errors.ts';
import { gatewayUrl } from '../gateway/index.ts';
import { guild, member, roles } from '../guild.ts';
import type { Local } from '../local.ts';
import { bot, owner, userOf } from '../people.ts';
import { ok, type Route } from './router.ts';

const SESSIONS_A_DAY = 1000;

/** The bot itself, the way to the gateway, and the server with its people. */
export function basicRoutes(local: Local): Route[] {
  const application = () =>
    ({
      id: bot.id,
      name: bot.username,
      icon: null,
      description: 'Practice server on this computer',
      summary: '',
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: '0'.repeat(64),
      team: null,
      owner: owner.user,
      bot,
      flags: ApplicationFlags.ApplicationCommandBadge,
      flags_new: String(ApplicationFlags.ApplicationCommandBadge),
      event_webhooks_status: 1,
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      approximate_guild_count: 1,
      approximate_user_install_count: 0,
      approximate_user_authorization_count: 0,
      type: null,
      explicit_content_filter: 0,
      eligible_oauth2_scopes: ['bot', 'applications.commands'],
    }) satisfies APIApplication & { type: null; explicit_content_filter: number; eligible_oauth2_scopes: string[] };
  const here = (id: string) => {
    if (id !== GUILD_ID) throw refusal('unknownGuild');
    return id;
  };
  const inGuild = (id: string, body: unknown) => {
    here(id);
    return ok(body);
  };
  const known = (id: string) => {
    const user = userOf(id === '@me' ? bot.id : id);
    if (user === null) throw refusal('unknownMember');
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
    { method: 'GET', path: '/users/@me', handle: () => ok({ ...bot, mfa_enabled: true, locale: Locale.EnglishUS, verified: true, email: null }) },
    { method: 'GET', path: '/users/@me/guilds', handle: () => ok([guild()]) },
    { method: 'GET', path: '/users/:user', handle: (_, param) => ok(known(param('user'))) },
    {
      method: 'POST',
      path: '/users/@me/channels',
      handle: () => {
        throw refusal('closedDm');
      },
    },
    { method: 'GET', path: '/oauth2/applications/@me', handle: () => ok(application()) },
    { method: 'GET', path: '/applications/@me', handle: () => ok(application()) },
    { method: 'GET', path: '/guilds/:guild', handle: (_, param) => ok({ ...guild(), id: here(param('guild')) }) },
    { method: 'GET', path: '/guilds/:guild/roles', handle: (_, param) => inGuild(param('guild'), roles) },
    {
      method: 'GET',
      path: '/guilds/:guild/members/:user',
      handle: (_, param) => {
        const user = known(param('user'));
        local.members.demand(user.id);
        return inGuild(param('guild'), member(user, local.members));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: (_, param) =>
        inGuild(
          param('guild'),
          local.channels.all().filter((channel) => channel.type === 0 && local.channels.sees(bot.id, channel)),
        ),
    },
  ];
}
