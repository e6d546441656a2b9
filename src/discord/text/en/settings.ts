import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.command.settings': () => 'Your language, time zone, quiet hours, pings, colors; words or pictures',
  'bot.command.serverSettings': () => 'The language and the channels of games on this server',
  'bot.option.timezone': () => 'A city of your time zone, such as Paris or Montreal',

  'bot.settings.title': () => '## Your settings\n-# Only you see this. They hold in all games, on every server. What you choose is kept at once.',
  'bot.settings.lang': () => '**Language** of what only you read; posts for everybody keep the language of their game.',
  'bot.settings.lang.own': ({ name }) => name,
  'bot.settings.lang.discord': ({ name }) => `As in your Discord (${name})`,
  'bot.settings.zone': ({ now, command }) =>
    `**Time zone**, so that hours are your hours.${now === null ? '' : ` It is ${now} there now.`} Others than these: \`/${command} timezone\`.`,
  'bot.settings.zone.none': () => 'No time zone',
  'bot.settings.quiet': ({ known, from, to }) =>
    from !== null && to !== null
      ? `**Quiet hours**: from ${from} to ${to} nothing calls you, and your time stands still (for twelve hours a day at most).`
      : known
        ? '**Quiet hours**: none. Choose when they begin, and nothing calls you during them, nor does your time run.'
        : '**Quiet hours**: none. Choose your time zone first, then hours in which nothing calls you and your time stands still.',
  'bot.settings.quiet.none': () => 'No quiet hours',
  'bot.settings.quiet.from': ({ at }) => `Quiet from ${at}`,
  'bot.settings.quiet.to': ({ at }) => `Until ${at}`,
  'bot.settings.pings': () => '**Calls** when it is your turn.',
  'bot.pings.now': () => 'Call me at every turn',
  'bot.pings.now.more': () => 'A mention as soon as a game waits for you',
  'bot.pings.daily': () => 'Call me once a day',
  'bot.pings.daily.more': () => 'One mention a day for everything that waits',
  'bot.pings.off': () => 'Never call me',
  'bot.pings.off.more': () => 'Look yourself: /games lists what waits for you',
  'bot.settings.scheme': () => '**Colors** of the pictures only you see.',
  'bot.scheme.usual': () => 'Usual colors',
  'bot.scheme.usual.more': () => 'As everybody sees the boards in the channel',
  'bot.scheme.protan': () => 'For protanopia',
  'bot.scheme.protan.more': () => 'Red looks dark, and is mistaken for green or brown',
  'bot.scheme.deutan': () => 'For deuteranopia',
  'bot.scheme.deutan.more': () => 'Green is mistaken for red or brown: the most common kind',
  'bot.scheme.tritan': () => 'For tritanopia',
  'bot.scheme.tritan.more': () => 'Blue is mistaken for green, yellow for pink',
  'bot.scheme.contrast': () => 'High contrast',
  'bot.scheme.contrast.more': () => 'Black ground, bright letters and tokens',
  'bot.settings.words': ({ on }) =>
    on ? '**Pictures**: none. What only you see is told in words.' : '**Pictures**: shown. Words can take their place in what only you see.',
  'bot.settings.dm': ({ on }) =>
    on
      ? '**Where you are called**: by a direct message, where Discord lets me send you one.'
      : '**Where you are called**: by a mention, in the channel of the game.',
  'bot.settings.unlisted': ({ on }) =>
    on ? '**Records**: you stand in none. Your games are played as before.' : '**Records**: your results count in `/stats` and `/leaderboard`.',
  'bot.button.pictures': ({ to }) => (to ? 'Words, please' : 'Pictures, please'),
  'bot.button.dm': ({ to }) => (to ? 'Direct messages, please' : 'Mentions, please'),
  'bot.button.unlisted': ({ to }) => (to ? 'Leave me out' : 'Count me in'),

  'bot.server.title': () => '## Settings of this server\n-# For those who may manage its channels. What you choose is kept at once.',
  'bot.server.lang': () => '**Language** of games begun here, unless whoever begins one names another.',
  'bot.server.lang.none': () => 'That of whoever begins the game',
  'bot.server.channels': ({ where }) =>
    where === null
      ? '**Channels**: games can be begun in all of them. Choose some, and games begin there alone, and in their threads.'
      : `**Channels**: games are begun in ${where} alone, and in the threads there. Games that go on elsewhere are played on. Choose none, and games begin everywhere.`,
  'bot.menu.channels': () => 'Games are begun everywhere',

  'bot.no.no-zone': ({ zone }) => `I know no time zone called “${zone}”. Type a city, such as Paris or Montreal, and choose from the list.`,
  'bot.no.zone-first': () => 'Choose your time zone first: quiet hours are hours there.',
  'bot.no.not-here': ({ where }) => `On this server games are played in ${where}. Type the command there.`,
};
