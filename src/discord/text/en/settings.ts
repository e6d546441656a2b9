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
  'bot.scheme.usual': () => 'Usual colors',
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
  'bot.settings.dm': ({ on }) =>
    on ? '**Where I ping you**: in a direct message, if Discord lets me send you one.' : '**Where I ping you**: in the channel of the game.',
  'bot.settings.unlisted': ({ on }) =>
    on ? '**Records**: you’ve opted out. You can play just as before.' : '**Records**: your results count in `/stats` and `/leaderboard`.',
  'bot.button.pictures': ({ to }) => (to ? 'Use words' : 'Use pictures'),
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
  'bot.server.limits': () => '**Limits** on running games, and on games that only computers play.',
  'bot.server.limit': ({ what, by, n, isUsual }) =>
    `${what === 'games' ? 'Games' : 'Computers’ games'} per ${by === 'person' ? 'person' : 'server'}: ${n}${isUsual ? ' (usual)' : ''}`,
  'bot.no.used-up.person': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `You already have as many running games as one person can start (${n}). Finish or end one (\`/games\` lists them), then start another.`;
      case 'shows':
        return `As many computers’ games are running as one person can start (${n}). End one of yours under its board, then start another.`;
      case 'starts':
        return `You’ve started as many games as one person can within an hour (${n}). You can start another ${at}.`;
      case 'threads':
        return `You’ve opened as many threads as one person can within a day (${n}). You can open another ${at}. Until then, play in a channel that’s free.`;
      case 'hints':
        return `You’ve had as many hints as one person can within an hour (${n}). You can ask for another ${at}. Until then, decide for yourself.`;
      case 'films':
        return `You’ve had as many animations made as one person can within an hour (${n}). The next is possible ${at}. Until then, look back step by step.`;
      case 'replays':
        return `You’ve looked back at as many steps as one person can within an hour (${n}). You can look at more ${at}.`;
      case 'proposals':
        return `You’ve proposed as much as one person can within a day (${n}). You can propose something again ${at}. Until then, play on.`;
      case 'plans':
        return `You’ve changed your orders and plans as often as one person can within an hour (${n}). You can change them again ${at}. The last ones stand.`;
      default:
        return `You’ve done this as often as one person can (${n}). You can do it again ${at}.`;
    }
  },
  'bot.no.used-up.server': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `As many games are running here as this server can have (${n}). Start yours when one is over, or ask a moderator to end one with \`/hustings games\`.`;
      case 'shows':
        return `As many computers’ games are running here as this server can have (${n}). End one under its board, or wait until it’s over.`;
      case 'starts':
        return `As many games were started here within an hour as this server can have (${n}). You can start yours ${at}.`;
      case 'threads':
        return `As many threads were opened here within a day as this server can have (${n}). You can open one ${at}. Until then, play in a channel that’s free.`;
      default:
        return `This was done as often as it can be on this server (${n}). You can do it ${at}.`;
    }
  },
  'bot.no.used-up.table': ({ n, at }) => `This was done as often as it can be in this game (${n}). You can do it ${at}. Until then, play on.`,

  'bot.no.no-zone': ({ zone }) => `I don’t know a time zone called “${zone}”. Type a city, such as Paris or Montreal, and choose from the list.`,
  'bot.no.zone-first': () => 'Choose your time zone first, so I know when your quiet hours are.',
  'bot.no.not-here': ({ where }) => `On this server, games are played in ${where}. Use the command there.`,
};
