/** What Discord's App Directory asks of an app: each field with its length, and what this bot says there. */

export interface Field {
  name: string;
  /** At most this many characters; `own`: Discord's API gives no number, this one is ours. */
  most: number;
  own?: true;
  text: { en: string; fr: string };
}

/**
 * `description` and `tags` are as in Discord's API (`PATCH /applications/@me`); the others are as in the Developer Portal's form. No source for their
 * lengths was found on 2026-11-24: neither in Discord's OpenAPI description, nor on docs.discord.com/developers/platform/discovery.
 */
export const fields: readonly Field[] = [
  {
    name: 'Description (About Me)',
    most: 400,
    text: {
      en: 'Play election board games with friends in a channel, over minutes or over weeks. The board is a picture, your hand is private, and a game waits as long as you like. Four games, computers to practice with, English and French. Begin with /campaign start. Privacy and terms: /settings, My data.',
      fr: 'Jouez à des jeux de société électoraux entre amis dans un salon, en quelques minutes ou en quelques semaines. Le plateau est une image, votre main reste privée, et la partie vous attend. Quatre jeux, des ordinateurs pour s’entraîner, en français et en anglais. Commencez par /campagne commencer.',
    },
  },
  {
    name: 'Summary (short description)',
    most: 200,
    own: true,
    text: {
      en: 'Four election board games for your server: challenge a friend, get the board as a picture, play over minutes or weeks.',
      fr: 'Quatre jeux de société électoraux sur votre serveur : défiez quelqu’un, le plateau arrive en image, jouez à votre rythme.',
    },
  },
  {
    name: 'Detailed description',
    most: 2000,
    own: true,
    text: {
      en: 'Type /campaign start and name a friend. They accept, and the board appears as a picture. Every move stays in the channel as part of the story; your hand is a message only you can see.\n\n- Campaign Manager 2008: Obama against McCain, to 270 electoral votes (2 players, 30 to 45 minutes)\n- Candidate: twenty-three primaries and a convention, with bluff (2 to 6 players)\n- Moi Président: seventy cards, dice and dirty tricks (2 to 5 players, 25 minutes)\n- Le Jeu du Président: a race round France (2 to 6 players)\n\nLearn with /… learn, practice against computers, take your time with clocks of days, reminders and quiet hours, take back a mistake, look back turn by turn. You can export and delete your data in /settings at any time. Free and open source.',
      fr: 'Tapez /campagne commencer et nommez quelqu’un. Dès que cette personne accepte, le plateau arrive en image. Chaque coup reste dans le salon et raconte la partie ; votre main est un message que personne d’autre ne voit.\n\n- Campaign Manager 2008 : Obama contre McCain, jusqu’à 270 voix (2 personnes, 30 à 45 minutes)\n- Candidate : vingt-trois primaires et une convention, avec du bluff (2 à 6 personnes)\n- Moi Président : soixante-dix cartes, des dés et des coups bas (2 à 5 personnes, 25 minutes)\n- Le Jeu du Président : un tour de France électoral (2 à 6 personnes)\n\nApprenez avec une leçon, entraînez-vous contre l’ordinateur, prenez votre temps avec des chronos de plusieurs jours, des rappels et des heures calmes, reprenez un choix, revoyez la partie tour par tour. Vous pouvez exporter et supprimer vos données dans /réglages. Gratuit et libre.',
    },
  },
];

/** At most five, of at most twenty characters each. */
export const tags: readonly string[] = ['board games', 'card games', 'strategy', 'multiplayer', 'elections'];
export const mostTags = 5;
export const mostInTag = 20;

/** Pictures for the page, in order. */
export const pictures: readonly string[] = ['assets/readme/turn.webp', 'assets/readme/board.png', 'assets/readme/page.png'];

/** What the bot asks for when it is added, and why. */
export const needs =
  'Slash commands and a bot; View Channels, Send Messages, Send Messages in Threads, Create Public Threads, Embed Links, Attach Files, Read Message History. No privileged intents: it reads no messages.';
