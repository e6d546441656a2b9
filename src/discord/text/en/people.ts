import type { Phrases } from '../../../i18n/types.ts';
import type { PeopleMessages } from '../people.ts';

/** What people decide about a game, by the name of its article. */
const matters: { readonly [matter: string]: string } = {
  back: 'take back a choice that is no longer free to undo',
  draw: 'a draw',
  cancel: 'an end without a result',
  pause: 'a pause',
  rest: 'a pause of one day',
  clock: 'another clock',
  away: 'let the game play for somebody who is late',
  claim: 'go on without them (with two players: claim the win)',
  add: 'one more day for somebody who is late',
  hand: 'hand over your seat',
  computer: 'hand your seat to the computer',
  move: 'move the game to another channel',
  hands: 'show all hands after the end',
  sit: 'take a computer’s seat in a game that only computers play',
};

export const people: Phrases<PeopleMessages> = {
  'bot.button.agree': () => 'Agree',
  'bot.button.refuse': () => 'Refuse',
  'bot.button.takeBack': () => 'Withdraw',
  'bot.button.draw': () => 'Offer a draw',
  'bot.button.endTogether': () => 'End it together',
  'bot.button.openHands': () => 'Open hands',
  'bot.propose.back': ({ who }) => `**${who}** would like to take back their last choice.`,
  'bot.propose.back.means': () =>
    '-# The game would go back to just before it and undo every choice since. Cards drawn since then would go back to where they were, and dice would be rolled again. Nobody forgets what they’ve seen.',
  'bot.propose.back.undone': ({ lines }) => `-# This would undo:\n${lines}`,
  'bot.propose.draw': ({ who }) => `**${who}** offers a draw: the game would end now with no winner.`,
  'bot.propose.cancel': ({ who }) => `**${who}** would like to end this game without a result. It would count for nobody.`,
  'bot.propose.hand': ({ who, seat, to }) =>
    `${to}: **${who}** would like you to take over their seat (${seat}) with everything in it, hidden cards included. **${who}** will then see only what any spectator sees.`,
  'bot.propose.hands': ({ who }) =>
    `**${who}** would like to show all hands of this game: everyone could see what each player held, at the end and at every step of the replay.`,
  'bot.propose.ask': ({ all }) => `${all}: do you agree?`,
  'bot.propose.needs': ({ needs }) =>
    needs === 'all'
      ? 'Everyone asked must agree.'
      : needs === 'majority'
        ? 'A majority is enough, counting the person who asks.'
        : 'The person named must accept. The others can object, and a majority against it is enough to stop it. Unless everyone agrees, a loss still counts against the person who leaves.',
  'bot.propose.silence': ({ means, at, isTieEnough }, { label }) =>
    means === 'yes'
      ? `Deadline: ${at}. After that, silence counts as a yes: one more ${label('bot.button.agree')} settles it.`
      : `Deadline: ${at}. After that, silence no longer counts: one more ${label('bot.button.agree')} from anyone in favor settles it${isTieEnough ? ', even if only half are in favor' : ''}.`,
  'bot.propose.holds': () => 'Before the deadline, only the person who asked can play on.',
  'bot.propose.lapses': ({ how }) =>
    how === 'answer'
      ? 'The next move cancels this proposal.'
      : how === 'reply'
        ? 'Playing on means no.'
        : how === 'silence'
          ? 'If nobody else has agreed by then, it’s dropped.'
          : 'It’s dropped if they come back.',
  'bot.button.articles': () => 'Who decides',
  'bot.articles.head': ({ hours }) =>
    `## Who decides\nEveryone still playing who has pressed anything in any game in the last ${hours} hours. People who are out of the game, out of time, away, or no longer on this server don’t count. Nothing happens automatically.`,
  'bot.articles.one': ({ what, often }) => `**${what}** (${often})`,
  'bot.articles.line': ({ which, words }) => `${which}\n-# ${words}`,
  'bot.articles.step': () => 'a day, or one turn’s time, after the request',
  'bot.article.what': ({ matter }) => matters[matter] ?? matter,
  'bot.article.who': ({ who }) =>
    ({
      nobody: 'nobody: it happens at once',
      taker: 'the person who takes it, then the others',
      later: 'the others, after a turn’s time',
      others: 'the others',
      players: 'everyone else with a seat, present or not',
    })[who] ?? who,
  'bot.article.often': ({ n, per }) =>
    per === 'always'
      ? 'always'
      : per === 'question'
        ? 'once for each question'
        : `${['', 'once', 'twice'][n] ?? `${n} times`} ${per === 'hour' ? 'an' : 'a'} ${per}`,
  'bot.article.way': ({ way }) =>
    ({ agree: 'agree', refuse: 'refuse', play: 'play on', resume: 'resume', wait: 'go on waiting or choose' })[way] ?? way,
  'bot.propose.against': ({ n, who }) => `Against it so far (${n}): ${who}.`,
  'bot.no.asked-enough': ({ at }) => `You’ve asked for this too often here. You can ask again ${at}.`,
  'bot.no.sat-here': ({ name }) => `${name} has already played another seat in this game and has seen its cards. Name somebody else.`,
  'bot.no.sat-yourself': ({ seat }) => `You’ve already played ${seat} in this game and have seen its cards. You can only sit there again, or watch.`,
  'bot.no.too-soon': ({ at }) => `You can only decide that ${at}. Until then, you can let the game play for them, or wait.`,
  'bot.no.added-already': () => 'You’ve already added a day for them this turn. The others can add one too, or choose how to go on.',
  'bot.propose.count': ({ n, of, who }) => `Agreed so far (${n} of ${of}): ${who}.`,
  'bot.propose.done.back': () => '✅ Agreed: the choice has been taken back.',
  'bot.propose.done.draw': () => '✅ Agreed: the game ends in a draw.',
  'bot.propose.done.cancel': () => '✅ Agreed: the game has ended without a result.',
  'bot.propose.done.hand': () => '✅ The seat has been handed over.',
  'bot.propose.done.hands': (_, { label }) => `✅ Agreed: all hands are open. ${label('bot.button.replay')} shows them at every step.`,
  'bot.propose.refused': ({ who, isOver }) => `❌ ${who} said no. ${isOver ? 'The hands stay hidden.' : 'The game goes on as it is.'}`,
  'bot.propose.withdrawn': ({ who, isOver }) => `${who} withdrew this. ${isOver ? 'The hands stay hidden.' : 'The game goes on as it is.'}`,
  'bot.propose.fallen': () => 'The game has moved on, so this no longer applies.',
  'bot.propose.asked': (_, { label }) =>
    `I’ve asked in the channel, where you’ll see the answers. To change your mind, press ${label('bot.button.takeBack')} there.`,
  'bot.propose.handedDone': () => 'Done: a computer plays your seat now.',
  'bot.propose.handed': (_, { label }) =>
    `I’ve asked in the channel. You play on until somebody accepts. To change your mind, press ${label('bot.button.takeBack')} there.`,
  'bot.propose.cancelled': ({ all, title }) => `${all}: you’ve agreed to end this game of **${title}** without a result.`,
  'bot.propose.askBack': () =>
    'Something has been revealed since your last answer, or somebody else has answered, so you can only take it back if the others agree.',
  'bot.move.ask': ({ who, title, from, all }) =>
    `${all}: ${who} would like to move your game of **${title}** here from ${from}. It moves once every player agrees.`,
  'bot.move.count': ({ n, of, who }) => `Agreed so far (${n} of ${of}): ${who}.`,
  'bot.move.asked': () => 'The others can agree below. The game moves as soon as everyone has.',
  'bot.move.askedThere': ({ who, to }) => `${who} would like to move this game to ${to}. Players can agree there.`,
  'bot.move.here': ({ title, from }) => `The game of **${title}** from ${from} goes on here.`,
  'bot.move.there': ({ title, to }) => `The game of **${title}** goes on in ${to}.`,
  'bot.no.proposed-already': () => 'Somebody has already asked that. The question is in the channel, with its buttons.',
  'bot.no.refused-lately': ({ at, isTurn }) =>
    `You asked for that recently, and somebody said no. You can ask again ${isTurn ? `next turn, or ${at}` : at}.`,
  'bot.no.out': () => 'You’re out of this game, so the remaining players decide how it goes on.',
  'bot.no.settled': () => 'That’s already settled, or the game has moved on. There’s nothing left to decide.',
  'bot.no.open-already': (_, { label }) => `All hands of this game are open already. Press ${label('bot.button.replay')} to see them at every step.`,
  'bot.no.not-asker': () => 'Only the person who asked can withdraw this. If you don’t agree, refuse it.',
  'bot.no.not-asked': () => 'That question is for somebody else. There’s nothing for you to do.',
  'bot.no.asked-yourself': ({ who }) => `You asked for this yourself. Now wait for ${who}.`,
  'bot.no.agreed-already': ({ who }) => `You’ve already agreed. Now wait for ${who}.`,
  'bot.no.no-back': (_, { label }) =>
    `You made no choice this turn or the turn before, so you have nothing to take back. Continue with ${label('bot.button.play')}.`,
  'bot.no.back-is-free': (_, { label }) => `You can take that back without asking anyone: press ${label('bot.button.undo')} on your panel.`,
  'bot.no.sits-here': ({ name }) => `${name} already plays in this game. Name somebody who doesn’t.`,
  'bot.games.shows': () => 'Games you watch',
  'bot.games.show': ({ at, paused }) => (paused ? `Paused ${at}` : `Computers are playing · last move ${at}`),
  'bot.former': () => 'Former player',
  'bot.rematch.about': ({ n, seats }) => (seats ? `A rematch: ${n === 2 ? 'sides are swapped' : 'everyone moves one seat over'}.` : 'A rematch.'),
  'bot.rematch.plays': ({ where }) => `The rematch has begun in ${where}.`,
  'bot.rematch.asked': ({ where }) => `You’re in. The invitation to the rematch is in ${where}. Now wait for the others.`,
  'bot.rematch.joined': ({ where }) => `You’re in. The rematch is in ${where}.`,
  'bot.command.draw': () => 'Offer a draw (everyone present must agree)',
  'bot.command.cancel': () => 'Propose to end this game without a result (everyone present must agree)',
  'bot.command.handover': () => 'Hand your seat to somebody else, if they accept',
  'bot.option.user': () => 'Who takes over your seat',
};
