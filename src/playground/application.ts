/** The bot's application, as the Developer Portal shows it. */
import { type APIApplication, ApplicationFlags } from 'discord-api-types/v10';
import { BOT_ID } from './ids.ts';
import type { Local } from './local.ts';

const ofIntent = {
  GuildPresences: ApplicationFlags.GatewayPresenceLimited,
  GuildMembers: ApplicationFlags.GatewayGuildMembersLimited,
  MessageContent: ApplicationFlags.GatewayMessageContentLimited,
};

/** The application's flags, in both of the fields Discord uses for them. */
export function applicationFlags({ world }: Pick<Local, 'world'>): { flags: ApplicationFlags; flags_new: string } {
  const flags = world.bot.intents.reduce((sum, each) => sum | ofIntent[each], ApplicationFlags.ApplicationCommandBadge);
  return { flags, flags_new: String(flags) };
}

export function application(local: Local) {
  return {
    id: BOT_ID,
    name: local.people.bot.username,
    icon: null,
    description: 'Practice server on this computer',
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: local.endpoint.publicKey,
    team: null,
    owner: local.people.owner.user,
    bot: local.people.bot,
    ...applicationFlags(local),
    event_webhooks_status: 1,
    redirect_uris: [],
    interactions_endpoint_url: local.endpoint.url,
    role_connections_verification_url: null,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    type: null,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: ['bot', 'applications.commands'],
  } satisfies APIApplication & { type: null; explicit_content_filter: number; eligible_oauth2_scopes: string[] };
}
