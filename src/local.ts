/** The local Discord as Hustings furnishes it: a channel for every game, and a first game at one press. */
import type { Game } from './games/game.ts';
import { games as allGames } from './games/index.ts';
import type { Playground, PlaygroundOptions, World } from './playground/index.ts';

/** What stands on the local Discord when these games can be played there. */
export function worldOf(games: readonly Game[]): World {
  const forTwo = games.find(({ rules }) => rules.players.min === 2 && rules.players.max === 2);
  return {
    name: 'Hustings',
    bot: { name: 'Hustings' },
    channels: [
      { name: 'lounge', topic: 'Meet here. Every game can be played in any channel.' },
      ...games.map(({ command, texts }) => ({ name: command, topic: `For ${texts.en.title}.` })),
    ],
    welcome: {
      en: 'Here you try the games as you would play them on Discord: every tab is one player, and the bot answers your commands.',
      fr: 'Essayez ici les jeux comme vous y joueriez sur Discord\u00a0: chaque onglet est une personne, et le bot répond à vos commandes.',
    },
    ...(forTwo && {
      begin: {
        label: { en: 'Start a game between Ada and Ben', fr: 'Lancer une partie entre Ada et Ben' },
        as: 'ada',
        with: ['ben'],
        channel: forTwo.command,
        command: `${forTwo.command} start`,
        options: { opponent: 'ben' },
      },
    }),
  };
}

/** Starts the local Discord. It is loaded here alone: with a token nobody needs it, nor what it brings along. */
export async function startLocal(options: PlaygroundOptions): Promise<Playground> {
  const { startPlayground } = await import('./playground/index.ts');
  return startPlayground({ ...worldOf(allGames), ...options });
}
