/**
 * Several people at one table of a real game, with a clock that tests can move, through the real client. Tests find things by the words that people
 * read.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import type { Message } from '../../src/kernel/types.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { openWorld } from '../faults/world.ts';
import { seedOf } from '../standing/play.ts';
import { answerByChance, isPublic, livingPost } from './robot.ts';
import { everybody } from './stage.ts';
import { startGame } from './start.ts';

export const here = '#lounge';

/** Begins a game among them; `options` are those of the start command. */
export async function together(game: Game, count: number, lang: Lang, options: StartOptions) {
  const world = await openWorld({ games: [game] });
  onTestFinished(() => world.close());
  const people = everybody.slice(0, count).map((key) => world.place.person(key));
  const [first] = people as [HeadlessPerson, ...HeadlessPerson[]];
  for (const person of people) person.setLocale(lang === 'fr' ? 'fr' : 'en-US');
  await startGame(people, game, { ...options, language: lang }, here);
  const chance = openRandom(startRandom(seedOf(count)), () => {});
  const table = async () => (await world.bot.tables.of(first.user.id))[0]!;
  const begun = await table();
  const speech = speechOf(game, begun, lang);
  const seatOf = (person: HeadlessPerson) => begun.seats[person.user.id]!;
  const isAsked = async (person: HeadlessPerson) => (await table()).toAct.includes(seatOf(person));

  /** Waits for the newest public message that fits. */
  const find = (what: (one: APIMessage) => boolean, name: string) =>
    first.wait(() => first.messages(here).findLast((one) => isPublic(one) && what(one)), name);
  /** Waits for the newest public message with these words of the bot, up to the first part that differs between readers. */
  const says = (message: Message) => {
    const words = speech.text(message).split('<t:')[0]!.trim();
    return find((one) => first.text(one).includes(words), words);
  };
  /** A player opens their panel, and answers at random for as long as they are asked. */
  const plays = async (person: HeadlessPerson) => {
    await person.wait(() => livingPost(person, here), 'a board');
    await answerByChance(person, here, chance, () => isAsked(person));
  };
  /** The others play until only `missing` is asked, for at most `turns` turns. */
  const playWithout = async (missing: HeadlessPerson, turns: number) => {
    for (let n = 0; n < turns; n++) {
      const { toAct } = await table();
      const next = people.find((one) => one !== missing && toAct.includes(seatOf(one)));
      if (!next) return;
      await plays(next);
    }
  };
  /** The public messages now in the channel that call this person. */
  const callsOf = (person: HeadlessPerson) =>
    first.messages(here).filter((one) => isPublic(one) && one.mentions.some(({ id }) => id === person.user.id));
  return { world, people, speech, table, seatOf, isAsked, find, says, plays, playWithout, callsOf };
}
