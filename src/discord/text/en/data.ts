import type { Phrases } from '../../../i18n/types.ts';
import type { DataMessages, Owner } from '../data.ts';

const run = ({ owner, contact }: Owner) =>
  owner === null || contact === null
    ? 'The people who run this copy of Hustings haven’t given a name and address. Ask whoever added the bot to your server.'
    : `**${owner}** runs this copy of Hustings. Questions, complaints, and requests: ${contact}.`;
const many = (n: number, one: string, several: string) => (n === 1 ? `one ${one}` : `${n} ${several}`);

export const data: Phrases<DataMessages> = {
  'bot.button.myData': () => 'My data',
  'bot.button.deleteData': () => 'Delete',
  'bot.button.deleteSure': () => 'Delete everything',
  'bot.button.privacy': () => 'Privacy',
  'bot.button.terms': () => 'Terms',
  'bot.data.title': (_, { label }) =>
    `## Your data\n-# Only you see this.\nI keep what I need to play with you: your id and name in your games, your answers there, and your settings. ${label('bot.button.privacy')} has the full list. ${label('bot.button.export')} gives you a file with everything about you. ${label('bot.button.deleteData')} tells you what would happen before it deletes anything.`,
  'bot.data.exported': () => 'Everything I keep about you is in this file. It holds nothing about anyone else, and only you see it.',
  'bot.data.sure': ({ games, invitations }) =>
    [
      '**Delete everything I keep about you?**',
      games > 0
        ? `- You resign ${many(games, 'running game', 'running games')}, and a post in ${games === 1 ? 'its' : 'each'} channel says so.`
        : '- You have no running game to resign.',
      ...(invitations > 0 ? [`- You leave ${many(invitations, 'invitation or lobby', 'invitations and lobbies')}.`] : []),
      '- I delete your settings, time zone, days off, reminders, and records.',
      '- In other people’s games you become “Former player”. Their games, replays, and ratings stay.',
      '- Posts in channels stay on Discord until somebody deletes them there.',
      '- Your data disappears from my backups within seven days.',
    ].join('\n'),
  'bot.data.really': () => '**Are you sure?** You can’t undo this. If you play again later, you start as a new player.',
  'bot.data.deleted': () => 'I’ve deleted your data. It disappears from my backups within seven days.',
  'bot.data.tooLarge': () => 'Your data is too large for one file on Discord. Ask the people who run this bot to send it to you.',
  'bot.server.data': () => '**Data** of this server: its games, settings, and records.',
  'bot.server.exported': () =>
    'Everything I keep about this server is in this file: its settings, games, and results. Hidden cards of running games aren’t in it.',
  'bot.server.sure': ({ games }) =>
    [
      '**Delete everything I keep about this server?**',
      games > 0
        ? `- I end ${many(games, 'running game', 'running games')} without a result, and a post in ${games === 1 ? 'its' : 'each'} channel says so.`
        : '- No game is running here.',
      '- I delete the games, replays, results, and ratings of everyone here, and the settings of this server.',
      '- Posts in channels stay on Discord until somebody deletes them there.',
      '- What people have chosen in `/settings` stays, because it belongs to them.',
      '- The data disappears from my backups within seven days.',
    ].join('\n'),
  'bot.server.really': () => '**Are you sure?** You can’t undo this, and everyone on this server loses their results.',
  'bot.server.deleted': () => 'I’m deleting the data of this server: running games have ended, and everything else goes within an hour.',
  'bot.legal.privacy': (owner) =>
    [
      '# Privacy',
      run(owner),
      '## What is kept, and why',
      '- **Games**: the Discord ids and names of their players, seats, answers, and proposals, and what happened in the game. They’re needed to play, for replays, and for results and ratings.',
      '- **Your choices**: your settings, days off, which questions you’ve met, how far you’ve seen each game, and when you last pressed anything (to within ten minutes). They’re needed for reminders, clocks, and explanations.',
      '- **Servers**: the language and the channels for games.',
      '- **Presses**: their ids, but not who pressed. They’re kept for seven days, so that no press counts twice. While a reply says “thinking…”, the bot also keeps your language and the key to that reply, so that a restart doesn’t lose it: until you have the reply, or for 15 minutes at most.',
      '- **Limits**: how often you did something that has a limit, kept for a day.',
      '## What isn’t',
      'The bot doesn’t read your messages. Nothing is sold, used for advertising, or used to train models, and nobody but Discord receives anything: Discord carries every post, under its own privacy policy.',
      '## How long',
      `- Ongoing games: until they end. Finished games stay for replays and results.${owner.days === null ? '' : ` ${owner.days} days after the end, everything else about them is deleted.`}`,
      '- Backups: seven days. Error reports: 30 days; they name seats, not people.',
      '- The log names no person. It holds ids of games, channels, and messages.',
      '## What you can do',
      '`/settings`, then **My data**: export everything about you, or delete it. You can opt out of results and ratings in `/settings`.',
      'What you delete is gone from the database within 15 minutes, from the database’s working files within another hour, and from backups within seven days. In other people’s games a random id and “Former player” take your place. One number stays, from which nobody can work out your id. It’s there so that a restored backup forgets you too. Posts in channels stay on Discord until somebody deletes them there.',
      'You can also complain to the data protection authority where you live.',
      '## Servers',
      'Anyone who may manage channels can export and delete a server’s games in `/hustings settings`. If a server removes the bot, its games are closed and made anonymous after 30 days.',
    ].join('\n'),
  'bot.legal.terms': (owner) =>
    [
      '# Terms',
      run(owner),
      '- You may use the bot if Discord’s terms let you use Discord.',
      '- Play fair: don’t exploit faults, don’t flood channels with games, and don’t use several accounts in one game.',
      '- Moderators can end games on their server. The people who run the bot can refuse people and servers that abuse it.',
      '- The bot is free and comes without warranty. It may pause, change, or end. If it ends, you’ll get the chance to export your data first, if the end can be foreseen.',
      '- Hustings is open source (MIT license). The games are made by their authors and publishers; their names belong to them.',
      '- **Privacy** says what is kept about you and how to delete it.',
    ].join('\n'),
};
