import type { Phrases } from '../../../i18n/types.ts';
import type { ComputerMessages } from '../computers.ts';

const levels = { novice: 'débutant', regular: 'confirmé', expert: 'expert' };

export const computers: Phrases<ComputerMessages> = {
  'bot.level.novice': () => levels.novice,
  'bot.level.regular': () => levels.regular,
  'bot.level.expert': () => levels.expert,
  'bot.computer.name': ({ n, level }) => `🤖 Ordinateur ${n} (${level})`,
  'bot.computer.menu': () => 'Ordinateurs : en ajouter un, ou en retirer un',
  'bot.computer.add': ({ level }) => `Ajouter un ordinateur : ${level}`,
  'bot.computer.drop': ({ name }) => `Retirer ${name}`,
  'bot.computer.novice.more': () => 'Joue ce qui paraît le mieux à ce tour ; idéal pour apprendre',
  'bot.computer.regular.more': () => 'Pense aussi à votre réponse',
  'bot.computer.expert.more': () => 'Réfléchit le plus ; ne voit jamais plus que sa place',
  'bot.option.level': () => 'Le niveau de l’ordinateur, si vous nommez Hustings comme adversaire',
  'bot.no.no-computer': () => 'Les ordinateurs ne connaissent pas ce jeu. Nommez une personne avec qui jouer.',
  'bot.no.no-computer-draw': () => 'Personne ne peut accepter la nulle : les ordinateurs jouent jusqu’au bout. Jouez, ou abandonnez.',
  'table.computer': ({ seat, level }, { player }) => `🤖 Un ordinateur joue ${player(seat)} (${levels[level]}).`,
};
