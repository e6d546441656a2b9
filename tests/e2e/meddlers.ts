/** A game among people who press everything they can: strangers, late presses on old panels, double clicks. Only answers count, each once. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { buttonsIn, labelOf, menusIn } from '../../src/playground/person/reading.ts';
import { seedOf } from '../standing/play.ts';
import { expectKeptOnce } from './kept.ts';
import { choose, offerOn } from './offer.ts';
import { isPublic, livingPost, play, type Robot, robot } from './robot.ts';
import { openStage } from './stage.ts';
import { startGame } from './start.ts';

const channel = '#lounge';
const campaign = games.find(({ command }) => command === 'campaign')!;

/**
 * Plays until the players have made `presses` presses. Throws unless strangers were turned away, and old panels had moved on, more than `least`
 * times.
 */
export async function expectUnmoved(presses: number, least: number): Promise<void> {
  const on = await openStage();
  const [ada, ben, cleo] = on.people(3);
  const chance = openRandom(startRandom(seedOf(77)), () => {});
  const invitation = await startGame([ada!, ben!], campaign, {}, channel);
  const robots = [robot(ada!, 3), robot(ben!, 4)];
  const politely: string[] = [];

  /** Cleo presses a random public button. */
  const meddle = async () => {
    const posts = cleo!.messages(channel).filter((message) => isPublic(message) && buttonsIn(message).length > 0);
    const post = chance.pick('post', posts);
    const { message } = await cleo!.press(post, labelOf(chance.pick('button', buttonsIn(post))));
    expect(isPublic(message!)).toBe(false);
    expect(offerOn(message!), 'a stranger is asked nothing').toBeNull();
    politely.push(cleo!.text(message!));
    cleo!.dismiss(message!);
  };

  /** Longer after a press than any panel still gives way to a newer one. */
  const tooLong = { minutes: 16 };
  /** Whether only one player is called, so that the wait makes nobody else's interaction too late. */
  const isAlone = () => robots.filter(({ person }) => person.text(livingPost(person, channel)!).includes(person.mention)).length === 1;
  /** A panel that a player left open some turns ago and presses now. */
  const old = new Map<Robot, { panel: APIMessage; age: number }>();
  const pressOld = async (one: Robot): Promise<boolean> => {
    const { person } = one;
    const left = old.get(one);
    if (!left) {
      on.clock.pass(tooLong);
      old.set(one, { panel: (await person.press(livingPost(person, channel)!, 'Play')).message!, age: 0 });
      on.clock.pass(tooLong);
      return true;
    }
    if (++left.age < 6) return false;
    on.clock.pass(tooLong);
    const deed = choose(offerOn(left.panel)!, chance);
    const { message } = 'press' in deed ? await person.press(left.panel, deed.press) : await person.select(left.panel, deed.menu, deed.values);
    expect(person.text(message!)).toContain('moved on');
    politely.push(person.text(message!));
    person.dismiss(message!);
    old.delete(one);
    return true;
  };
  /** The current panel has just lost its place to another, and takes it back. With a double click, nobody could tell which press is shown last. */
  let isBack = false;

  const { isOver } = await play(robots, channel, {
    presses,
    twice: () => chance.below('twice', 4) === 0 && !isBack,
    before: async (one) => {
      if (chance.below('meddle', 5) === 0) await meddle();
      isBack = isAlone() && (await pressOld(one));
    },
  });
  expect(buttonsIn(ada!.message(invitation))).toEqual([]);
  expect(menusIn(ada!.message(invitation))).toEqual([]);
  expect(politely.filter((text) => text.includes('You aren’t playing in this game')).length).toBeGreaterThan(least);
  expect(politely.filter((text) => text.includes('moved on')).length).toBeGreaterThan(least);
  await expectKeptOnce(on.store, on.place.channelId(channel), robots);
  expect(on.errors).toEqual([]);
  expect(isOver || robots.flatMap(({ told }) => told).length >= presses).toBe(true);
}
