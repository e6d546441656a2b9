import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.command.settings': () => 'Choose your language, time zone, quiet hours, pings, colors, and words or pictures',
  'bot.command.serverSettings': () => 'Choose the language and the channels of games on this server',
  'bot.option.timezone': () => 'A city in your time zone, such as Paris or Montreal',

  'bot.settings.title': () => '## Your settings\n-# Only you see this. Your settings apply to every game on every server and are saved immediately.',
  'bot.settings.lang': () => '**Language** of your private messages. Public posts keep the language of their game.',
  'bot.settings.lang.own': ({ name }) => name,
  'bot.settings.lang.discord': ({ name }) => `Same as your Discord (${name})`,
  'bot.settings.zone': ({ now, command }) =>
    `**Time zone**.${now === null ? '' : ` Your time is ${now}.`} Not in the list? Type \`/${command} timezone\` and your city.`,
  'bot.settings.zone.none': () => 'No time zone',
  'bot.settings.quiet': ({ known, from, to }) =>
    from !== null && to !== null
      ? `**Quiet hours**: from ${from} to ${to} I won’t ping you, and your clock stops (for up to twelve hours a day).`
      : known
        ? '**Quiet hours**: none. Choose when they begin. During quiet hours I won’t ping you, and your clock stops.'
        : '**Quiet hours**: none. Choose your time zone first, then the hours when I won’t ping you and your clock stops.',
  'bot.settings.quiet.none': () => 'No quiet hours',
  'bot.settings.quiet.from': ({ at }) => `Quiet from ${at}`,
  'bot.settings.quiet.to': ({ at }) => `Until ${at}`,
  'bot.settings.pings': () => '**Pings** when it’s your turn.',
  'bot.pings.now': () => 'Ping me every turn',
  'bot.pings.now.more': () => 'As soon as a game waits for you',
  'bot.pings.daily': () => 'Ping me once a day',
  'bot.pings.daily.more': () => 'One ping a day for everything that waits for you',
  'bot.pings.off': () => 'Never ping me',
  'bot.pings.off.more': () => 'Check /games yourself to see what waits for you',
  'bot.settings.scheme': () => '**Colors** of your private pictures.',
  'bot.scheme.usual': () => 'Standard colors',
  'bot.scheme.usual.more': () => 'The same as on the public boards',
  'bot.scheme.protan': () => 'For protanopia',
  'bot.scheme.protan.more': () => 'Red looks dark and is easily mistaken for green or brown',
  'bot.scheme.deutan': () => 'For deuteranopia',
  'bot.scheme.deutan.more': () => 'Green is easily mistaken for red or brown; the most common kind',
  'bot.scheme.tritan': () => 'For tritanopia',
  'bot.scheme.tritan.more': () => 'Blue is easily mistaken for green, and yellow for pink',
  'bot.scheme.contrast': () => 'High contrast',
  'bot.scheme.contrast.more': () => 'Black background, bright letters and tokens',
  'bot.settings.words': ({ on }) =>
    on ? '**Pictures**: off. Your private messages use words.' : '**Pictures**: on. Your private messages can use words instead.',
  'bot.settings.still': ({ on }) =>
    on ? '**Motion**: off. No picture moves in games you play.' : '**Motion**: on. In live games, the picture of a big moment moves for two seconds.',
  'bot.settings.dm': ({ on }) =>
    on ? '**Where I ping you**: in a direct message, if Discord lets me send you one.' : '**Where I ping you**: in the channel of the game.',
  'bot.settings.unlisted': ({ on }) =>
    on ? '**Records**: you’ve opted out. You can play just as before.' : '**Records**: your results count in `/stats` and `/leaderboard`.',
  'bot.button.pictures': ({ to }) => (to ? 'Use words' : 'Use pictures'),
  'bot.button.motion': ({ to }) => (to ? 'Less motion' : 'Allow motion'),
  'bot.button.dm': ({ to }) => (to ? 'Use direct messages' : 'Use the channel'),
  'bot.button.unlisted': ({ to }) => (to ? 'Opt out' : 'Opt in'),

  'bot.server.title': () => '## Server settings\n-# For people who can manage its channels. Settings are saved immediately.',
  'bot.server.lang': () => '**Language** of games started here, unless the player who starts one picks another.',
  'bot.server.lang.none': () => 'The language of the player who starts the game',
  'bot.server.channels': ({ where }) =>
    where === null
      ? '**Channels**: games can start in any channel. Pick some to limit new games to them and their threads.'
      : `**Channels**: new games can start only in ${where} and the threads there. Games running elsewhere go on. Clear the list to allow every channel.`,
  'bot.menu.channels': () => 'Any channel',
  'bot.server.limits': () =>
    '**Limits** on running games, and on games that only computers play. You can set lower numbers. The bot’s owner sets the highest.',
  'bot.server.limit': ({ what, by, n, isUsual }) =>
    `${what === 'games' ? 'Games' : 'Computer-only games'} per ${by === 'person' ? 'person' : 'server'}: ${n}${isUsual ? ' (default)' : ''}`,
  'bot.no.used-up.person': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `You’ve reached the limit of running games (${n} per person). Finish or end one (\`/games\` lists them), then start another.`;
      case 'shows':
        return `You’ve reached the limit of computer-only games (${n} per person). End one of yours under its board, then start another.`;
      case 'starts':
        return `You’ve reached the limit for starting games (${n} an hour). You can start another ${at}.`;
      case 'threads':
        return `You’ve reached the limit for opening threads (${n} a day). You can open another ${at}. Until then, play in a channel that’s free.`;
      case 'hints':
        return `You’ve reached the limit for hints (${n} an hour). You can ask for another ${at}. Until then, decide for yourself.`;
      case 'tryouts':
        return `You’ve reached the limit for *What if…* (${n} steps an hour). You can try more ${at}. Until then, decide for yourself.`;
      case 'films':
        return `You’ve reached the limit for animations (${n} an hour). You can have another ${at}. Until then, look back step by step.`;
      case 'replays':
        return `You’ve reached the limit for looking back at steps (${n} an hour). You can look at more ${at}.`;
      case 'proposals':
        return `You’ve reached the limit for proposals (${n} a day). You can propose something again ${at}. Until then, play on.`;
      case 'plans':
        return `You’ve reached the limit for changing orders and plans (${n} changes an hour). You can change them again ${at}. Until then, the last ones apply.`;
      default:
        return `You’ve reached the limit for this (${n}). You can do it again ${at}.`;
    }
  },
  'bot.no.used-up.server': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `This server has reached its limit of running games (${n}). Start yours when one is over, or ask a moderator to end one with \`/hustings games\`.`;
      case 'shows':
        return `This server has reached its limit of computer-only games (${n}). End one under its board, or wait until it’s over.`;
      case 'starts':
        return `This server has reached its limit for starting games (${n} an hour). You can start yours ${at}.`;
      case 'threads':
        return `This server has reached its limit for opening threads (${n} a day). You can open one ${at}. Until then, play in a channel that’s free.`;
      default:
        return `This server has reached its limit (${n}). You can try again ${at}.`;
    }
  },
  'bot.no.used-up.table': ({ n, at }) => `This game has reached its limit (${n}). You can try again ${at}. Until then, play on.`,

  'bot.no.no-zone': ({ zone }) => `I don’t know a time zone called “${zone}”. Type a city, such as Paris or Montreal, and choose from the list.`,
  'bot.no.zone-first': () => 'Choose your time zone first, so I know when your quiet hours are.',
  'bot.no.not-here': ({ where }) => `On this server, games are played in ${where}. Use the command there.`,
};
