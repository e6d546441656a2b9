/** The server, its members and its threads, in Discord's shapes. */
import type { APIGuild, APIGuildMember, APIInteractionGuildMember, APIUser, GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { ChannelType, Locale, type ThreadMemberFlags } from 'discord-api-types/v10';
import { type Channel, isThread, type Thread } from './channel.ts';
import { timestamp } from './clock.ts';
import { BOT_ID, GUILD_ID } from './ids.ts';
import type { Local } from './local.ts';
import { madeAt } from './snowflake.ts';

const FOUNDED = timestamp(madeAt(GUILD_ID));
const NONE: number = 0;

export function member({ members }: Pick<Local, 'members'>, user: APIUser): APIGuildMember {
  return {
    user,
    nick: members.nick(user.id),
    avatar: null,
    roles: [...members.rolesOf(user.id)],
    joined_at: FOUNDED,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    communication_disabled_until: null,
    flags: NONE,
  };
}

/** A member as in an interaction, with all their permissions in its channel. */
export function memberIn(local: Local, user: APIUser, channel: string): APIInteractionGuildMember {
  return { ...member(local, user), user, permissions: String(local.channels.permissions(user.id, channel)) };
}

export function guild({ world, people, members }: Local): APIGuild & { home_header: null; nsfw: boolean } {
  return {
    id: GUILD_ID,
    name: world.name,
    description: 'Practice server on this computer',
    owner_id: people.owner.user.id,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: NONE,
    default_message_notifications: NONE,
    explicit_content_filter: NONE,
    roles: [...members.roles],
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

/** The server as the bot receives it when it connects: everything it can see. */
export function guildCreate(local: Local): GatewayGuildCreateDispatchData {
  const { channels, people } = local;
  const seen = channels.all().filter((channel) => channels.sees(BOT_ID, channel));
  return {
    ...guild(local),
    joined_at: FOUNDED,
    large: false,
    member_count: people.all.length + 1,
    voice_states: [],
    members: [member(local, people.bot), ...people.all.map(({ user }) => member(local, user))],
    channels: seen.filter((channel) => channel.type === ChannelType.GuildText),
    threads: seen.filter((channel): channel is Thread => isThread(channel) && !channel.thread_metadata?.archived),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The thread as the bot sees it, with the bot's own membership. */
export function threadForBot(channel: Channel, members: readonly string[]): Channel {
  if (!isThread(channel) || !members.includes(BOT_ID)) return channel;
  return { ...channel, member: threadMember(channel.id, BOT_ID) };
}

export function threadMember(thread: string, userId: string) {
  return { id: thread, user_id: userId, join_timestamp: timestamp(madeAt(thread)), flags: NONE as ThreadMemberFlags };
}
