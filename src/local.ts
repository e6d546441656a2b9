/** The local Discord as Hustings furnishes it: a channel for every game, and a first game at one press. */
import type { Locale } from 'discord-api-types/v10';
import { guideId } from './discord/actions/topics.ts';
import { whoPlays } from './discord/present/guide.ts';
import { speechOf } from './discord/speech.ts';
import { bot } from './discord/text/index.ts';
import type { Game } from './games/game.ts';
import { games as allGames } from './games/index.ts';
import { inEachLanguage, langs, mainLang, rowOf } from './i18n/languages.ts';
import type { Message } from './kernel/types.ts';
import type { Playground, PlaygroundOptions, World } from './playground/index.ts';

/** Who plays on it. Kept games know them by their ids. */
const people: World['people'] = [
  { name: 'Ada', id: '1181240000000000011', color: '#c2410c' },
  { name: 'Ben', id: '1181240000000000027', color: '#1d4ed8' },
  { name: 'Cleo', id: '1181240000000000039', color: '#7e22ce' },
  { name: 'Dan', id: '1181240000000000043', color: '#15803d' },
  { name: 'Eve', id: '1181240000000000058', color: '#be185d' },
  { name: 'Finn', id: '1181240000000000066', color: '#0f766e' },
];

/** What stands on the local Discord when these games can be played there. */
export function worldOf(games: readonly Game[]): World {
  const forTwo = games.find(({ rules }) => rules.players.min === 2 && rules.players.max === 2);
  return {
    name: 'Hustings',
    bot: { name: 'Hustings' },
    people,
    channels: [
      { name: 'lounge', topic: 'Meet here. Every game can be played in any channel.' },
      ...games.map(({ command, texts }) => ({ name: command, topic: `For ${texts[mainLang].title}.` })),
    ],
    languages: langs.map((lang) => ({ locale: rowOf(lang).locales[0] as Locale, name: rowOf(lang).name })),
    welcome: saidBy(bot('bot.local.welcome')),
    tries: games.map(triesOf),
    ...(forTwo && {
      begin: {
        label: saidBy(bot('bot.local.begin', { host: 'Ada', guest: 'Ben' })),
        as: 'ada',
        with: ['ben'],
        channel: forTwo.command,
        command: `${forTwo.command} start`,
        options: { opponent: 'ben' },
      },
    }),
  };
}

/** Ways to learn a game from the first page. */
const triesOf = (game: Game): NonNullable<World['tries']>[number] => {
  const { command, texts } = game;
  const way = { as: 'ada', channel: command };
  return {
    name: inEachLanguage((lang) => texts[lang].title),
    about: inEachLanguage((lang) => `${texts[lang].guide.aim.replaceAll('**', '')} ${whoPlays(game, speechOf(game, null, lang))}`),
    ways: [
      { ...way, label: saidBy(bot('bot.button.lesson')), command: `${command} learn` },
      { ...way, label: saidBy(bot('bot.button.guide')), command: `${command} rules`, options: { topic: guideId } },
    ],
  };
};

/** A sentence of the bot's in every language. */
const saidBy = (message: Message) => inEachLanguage((lang) => speechOf(null, null, lang).plain(message));

/** Starts the local Discord. It is loaded here alone: with a token nobody needs it, nor what it brings along. */
export async function startLocal(options: PlaygroundOptions): Promise<Playground> {
  const { startPlayground } = await import('./playground/index.ts');
  return startPlayground({ ...worldOf(allGames), ...options });
}
