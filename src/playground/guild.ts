import type { APIGuild, APIGuildMember, APIInteractionGuildMember, APIRole, APIUser, GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { ChannelType, Locale, PermissionFlagsBits, type ThreadMemberFlags } from 'discord-api-types/v10';
import { type Channel, GUILD_ID, GUILD_NAME, isThread, type Thread } from './channel.ts';
import { timestamp } from './clock.ts';
import type { Local } from './local.ts';
import type { Members } from './members.ts';
import { bot, owner, people } from './people.ts';
import { BOT, EVERYONE } from './permissions.ts';
import { madeAt } from './snowflake.ts';

const BOT_ROLE = '1181230000000000019';
const MODERATORS_ROLE = '1181230000000000023';
const FOUNDED = timestamp(madeAt(GUILD_ID));
const NONE: number = 0;

function role(id: string, name: string, permissions: bigint, position: number, more: Partial<APIRole> = {}): APIRole {
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  return {
    id,
    name,
    color: 0,
    colors,
    icon: null,
    unicode_emoji: null,
    hoist: false,
    position,
    permissions: String(permissions),
    managed: false,
    mentionable: false,
    flags: NONE,
    ...more,
  };
}

export const roles: readonly APIRole[] = [
  role(GUILD_ID, '@everyone', EVERYONE, 0),
  role(MODERATORS_ROLE, 'Moderators', EVERYONE | PermissionFlagsBits.ManageChannels, 2),
  role(BOT_ROLE, 'Hustings', BOT, 1, { managed: true, tags: { bot_id: bot.id } }),
];

export function member(user: APIUser, members: Members): APIGuildMember {
  return {
    user,
    nick: members.nick(user.id),
    avatar: null,
    roles: user.id === bot.id ? [BOT_ROLE] : members.moderates(user.id) ? [MODERATORS_ROLE] : [],
    joined_at: FOUNDED,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    communication_disabled_until: null,
    flags: NONE,
  };
}

/** A member as an interaction tells of them: with all they may do in its channel, which is what `permissions` says for it. */
export function memberIn(user: APIUser, permissions: bigint, members: Members): APIInteractionGuildMember {
  const more = members.moderates(user.id) ? PermissionFlagsBits.ManageChannels : 0n;
  return { ...member(user, members), user, permissions: String(permissions | more) };
}

export function guild(): APIGuild & { home_header: null; nsfw: boolean } {
  return {
    id: GUILD_ID,
    name: GUILD_NAME,
    description: 'Practice server on this computer',
    owner_id: owner.user.id,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: NONE,
    default_message_notifications: NONE,
    explicit_content_filter: NONE,
    roles: [...roles],
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: NONE,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: NONE,
    rules_channel_id: null,
    vanity_url_code: null,
    premium_tier: NONE,
    preferred_locale: Locale.EnglishUS,
    public_updates_channel_id: null,
    nsfw_level: NONE,
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
    home_header: null,
    nsfw: false,
    region: 'deprecated',
    widget_enabled: false,
    widget_channel_id: null,
    max_presences: null,
    max_members: 250_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    premium_subscription_count: 0,
  };
}

/** The server as the bot is told of it when it connects: all it can see. */
export function guildCreate({ channels, members }: Local): GatewayGuildCreateDispatchData {
  const seen = channels.all().filter((channel) => channels.sees(bot.id, channel));
  return {
    ...guild(),
    joined_at: FOUNDED,
    large: false,
    member_count: people.length + 1,
    voice_states: [],
    members: [member(bot, members), ...people.map(({ user }) => member(user, members))],
    channels: seen.filter((channel) => channel.type === ChannelType.GuildText),
    threads: seen.filter((channel): channel is Thread => isThread(channel) && !channel.thread_metadata?.archived),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The thread as the bot sees it, with its own membership. */
export function threadForBot(channel: Channel, members: readonly string[]): Channel {
  if (!isThread(channel) || !members.includes(bot.id)) return channel;
  return { ...channel, member: threadMember(channel.id, bot.id) };
}

export function threadMember(thread: string, userId: string) {
  return { id: thread, user_id: userId, join_timestamp: timestamp(madeAt(thread)), flags: NONE as ThreadMemberFlags };
}
