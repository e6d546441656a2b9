import type { Phrases } from '../../../i18n/types.ts';
import type { PeopleMessages } from '../people.ts';

export const people: Phrases<PeopleMessages> = {
  'bot.button.refuse': () => 'Refuse',
  'bot.button.takeBack': () => 'Withdraw',
  'bot.button.draw': () => 'Offer a draw',
  'bot.button.endTogether': () => 'End it together',
  'bot.button.askBack': () => 'Ask to take back',
  'bot.propose.back': ({ who }) =>
    `**${who}** asks to take back their last choice. The game would go back to just before it, and whatever anybody chose since would be undone. Cards drawn since go back where they lay, and dice are rolled anew; what somebody has seen stays seen.`,
  'bot.propose.back.undone': ({ lines }) => `-# Undone with it:\n${lines}`,
  'bot.propose.draw': ({ who }) => `**${who}** offers a draw: the game would end now, and nobody wins it.`,
  'bot.propose.cancel': ({ who }) => `**${who}** would like to end this game without a result: it would count for nobody.`,
  'bot.propose.hand': ({ who, seat, to }) =>
    `${to}: **${who}** would like you to play on in their seat (${seat}). Whoever accepts takes over everything that belongs to it, hidden things as well; **${who}** then sees no more than anybody who watches.`,
  'bot.propose.ask': ({ all, n }) => (n === 1 ? `${all}: do you agree?` : `${all}: do you agree? It is done once all of you do.`),
  'bot.propose.count': ({ n, of, who }) => `Agreed so far (${n} of ${of}): ${who}.`,
  'bot.propose.done.back': () => '✅ Agreed: the game has gone back.',
  'bot.propose.done.draw': () => '✅ Agreed: the game ends in a draw.',
  'bot.propose.done.cancel': () => '✅ Agreed: the game has ended without a result.',
  'bot.propose.done.hand': () => '✅ The seat has been handed over.',
  'bot.propose.refused': ({ who }) => `❌ ${who} would rather not. The game goes on as it is.`,
  'bot.propose.withdrawn': ({ who }) => `${who} has withdrawn this. The game goes on as it is.`,
  'bot.propose.fallen': () => 'The game has moved on, so this no longer stands.',
  'bot.propose.asked': (_, { label }) =>
    `Asked in the channel. You will see there what the others say; ${label('bot.button.takeBack')} under it takes it back.`,
  'bot.propose.handed': (_, { label }) =>
    `Asked in the channel. Until it is accepted you play on; ${label('bot.button.takeBack')} under it takes it back.`,
  'bot.propose.cancelled': ({ all, title }) => `${all}: you have agreed to end this game of **${title}** without a result.`,
  'bot.propose.askBack': () =>
    'Something was revealed since your last answer, or somebody else has answered, so it can only be taken back if the others agree.',
  'bot.no.proposed-already': () => 'That has been asked already: the question stands in the channel, with its buttons.',
  'bot.no.refused-lately': ({ at, isTurn }) =>
    `You asked for that lately, and somebody said no. You can ask again ${isTurn ? `in the next turn, or ${at}` : at}.`,
  'bot.no.out': () => 'You are out of this game: those who still play decide how it goes on.',
  'bot.no.settled': () => 'That is settled already, or the game has moved on since. There is nothing more to decide.',
  'bot.no.not-asker': () => 'Only whoever asked can withdraw this. If you do not agree, refuse it.',
  'bot.no.not-asked': () => 'That question is for somebody else. There is nothing for you to do.',
  'bot.no.agreed-already': () => 'You have agreed already. Now wait for the others.',
  'bot.no.no-back': (_, { label }) =>
    `You answered nothing in this turn or the one before, so there is nothing of yours to take back. Go on with ${label('bot.button.play')}.`,
  'bot.no.back-is-free': (_, { label }) => `You can take that back without asking anybody: press ${label('bot.button.undo')} on your panel.`,
  'bot.no.sits-here': ({ name }) => `${name} plays in this game already. Name somebody who does not.`,
  'bot.rematch.about': ({ n, seats }) => (seats ? `A rematch: ${n === 2 ? 'sides are swapped' : 'everybody moves on by one seat'}.` : 'A rematch.'),
  'bot.rematch.plays': ({ where }) => `The rematch has begun: it is played in ${where}.`,
  'bot.rematch.asked': ({ where }) => `You are in: the invitation to the rematch stands in ${where}. Now wait for the others.`,
  'bot.rematch.joined': ({ where }) => `You are in: the rematch is played in ${where}.`,
  'bot.command.draw': () => 'Offer a draw: it is one if everybody who still plays agrees',
  'bot.command.cancel': () => 'Propose to end this game without a result: everybody who still plays must agree',
  'bot.command.handover': () => 'Let somebody else play on in your seat, if they accept',
  'bot.option.user': () => 'Who takes over your seat',
};
