/** Players who know no game: they read their panel, choose at random, and count their presses. They play every game alike. */
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { buttonsIn, labelOf, outline } from '../../src/playground/person/reading.ts';
import { seedOf } from '../standing/play.ts';
import { isAgain, isPlay } from './labels.ts';
import { asksAgain, choose, type Deed, type Offer, offerOn } from './offer.ts';

export interface Robot {
  person: HeadlessPerson;
  chance: Random;
  /** Presses of each finished turn, from Play until nothing more is asked. */
  turns: number[];
  /** Every acknowledged answer, in order. */
  told: { question: string; deed: Deed }[];
  /** The panel of the last turn, which stays open if the turn was broken off. */
  panel: APIMessage | null;
  /** Replies other than the panel itself. */
  surprises: string[];
}

export const robot = (person: HeadlessPerson, seed: number): Robot => ({
  person,
  chance: openRandom(startRandom(seedOf(seed)), () => {}),
  turns: [],
  told: [],
  panel: null,
  surprises: [],
});

export interface Manner {
  /** Stops after this many presses of all players together. */
  presses?: number;
  /** Stops as soon as this is true, checked before every press. */
  until?: () => boolean;
  /** Resolves when the bot is there. A press that it didn't answer is repeated once it is back. */
  back?: () => Promise<void>;
  /** Whether this answer is a double click. */
  twice?: () => boolean;
  /** Called before each answer; `nth` counts from 1 within the turn. */
  before?: (robot: Robot, offer: Offer, nth: number) => void | Promise<void>;
}

export interface Outcome {
  isOver: boolean;
  presses: number;
  /** The living post, if there is one now. */
  post: APIMessage | null;
}

export const isPublic = (message: APIMessage): boolean => (Number(message.flags ?? 0) & MessageFlags.Ephemeral) === 0;
const has = (message: APIMessage, fits: (label: string) => boolean): boolean => buttonsIn(message).some((button) => fits(labelOf(button)));

/** The newest public board with living buttons, or null. (The line below it that calls a player never has a Log button.) */
export const livingPost = (person: HeadlessPerson, channel: string): APIMessage | null =>
  person.messages(channel).findLast((message) => isPublic(message) && isBoard(message)) ?? null;
const isBoard = (message: APIMessage): boolean =>
  buttonsIn(message).some((button) => 'custom_id' in button && button.custom_id.endsWith(':log')) && (has(message, isPlay) || has(message, isAgain));

/** How long a game can go on without calling one of them, in ms: computers think and pictures are drawn, perhaps on a busy machine. */
const callPatience = 30_000;

/** Lets them play in the channel until the game is over or `manner` stops them. */
export async function play(robots: readonly Robot[], channel: string, manner: Manner = {}): Promise<Outcome> {
  const [first] = robots;
  if (!first) throw new Error('Nobody plays.');
  const done = new Map<Robot, string>();
  const count = { presses: 0 };
  const mayGoOn = () => count.presses < (manner.presses ?? Number.POSITIVE_INFINITY) && !manner.until?.();
  /** Those called by the living post or the line below it who haven't done what it calls them for. */
  const called = () => {
    const post = livingPost(first.person, channel);
    if (!post || has(post, isAgain)) return post ? { post, who: [] } : null;
    const below = first.person.messages(channel).filter((one) => isPublic(one) && BigInt(one.id) >= BigInt(post.id));
    const said = below.map((one) => first.person.text(one)).join('\n');
    // If nothing happened that is told, the same words call a player again, under another picture; where the clock stands still, also at the same time.
    const key = `${post.id} ${JSON.stringify(post.components)} ${said}`;
    const who = robots.filter(({ person }) => said.includes(person.mention));
    const fresh = who.filter((one) => done.get(one) !== key);
    return fresh.length > 0 ? { post, key, who: fresh } : null;
  };
  while (mayGoOn()) {
    const call = await first.person.wait(called, 'somebody to be called', callPatience).catch((error: unknown) => {
      const seen = first.person.messages(channel).slice(-3).map(outline);
      const told = robots.map(({ person, told }) => `${person.key}: ${told.slice(-3).map(wordsOf).join('; ')}`);
      throw new Error([String(error), ...told, ...seen].join('\n'));
    });
    if (call.key === undefined) return { isOver: true, presses: count.presses, post: call.post };
    const { key, post } = call;
    await Promise.all(
      call.who.map(async (one) => {
        if (await takeTurn(one, post, { ...manner, mayGoOn, count })) done.set(one, key);
      }),
    );
  }
  return { isOver: false, presses: count.presses, post: livingPost(first.person, channel) };
}

interface Going extends Manner {
  mayGoOn(): boolean;
  count: { presses: number };
}

/** Opens the panel and answers until nothing is asked. Returns false if a newer post replaced this one meanwhile. */
async function takeTurn(one: Robot, post: APIMessage, going: Going): Promise<boolean> {
  const { person } = one;
  const opened = await insist(going, async () => {
    // While the bot is away, another board can come.
    const playing = person.sees(post) ? buttonOn(person.message(post), isPlay) : null;
    const panel = playing === null ? null : await act(one, post, { press: playing, label: 'Play' });
    // Whoever was to show the panel has died.
    if (panel?.id === post.id) throw new Error('The bot did not respond with a panel.');
    return panel;
  });
  if (!opened) return false;
  let presses = 1;
  let panel = opened;
  for (let offer = offerOn(panel); offer; offer = offerOn(panel)) {
    one.panel = panel;
    await going.before?.(one, offer, presses);
    if (!going.mayGoOn()) return true;
    const deed = choose(offer, one.chance);
    const [shown, before] = [panel, JSON.stringify(panel.components)];
    const hasChanged = () => JSON.stringify(person.message(shown).components) !== before;
    // A press whose response was late may have changed the panel all the same: its buttons are gone then.
    const again = () => insist(going, async () => (hasChanged() ? person.message(shown) : act(one, shown, deed)));
    const first = again();
    if (going.twice?.()) await again();
    let answer = await first;
    // On a busy machine a press is acknowledged before the panel shows its result. If nothing changes, presses the same again.
    while (!(await changed(hasChanged))) answer = await again();
    presses++;
    going.count.presses++;
    if (answer.id !== panel.id) one.surprises.push(outline(answer));
    panel = person.message(panel);
    // A choice that asks for confirmation hasn't been made yet.
    if (!asksAgain(panel)) one.told.push({ question: offer.question, deed });
  }
  one.turns.push(presses);
  person.dismiss(panel);
  return true;
}

/** Opens the panel under the board, and answers at random until nothing is asked, or while `asked` resolves to true. */
export async function answerByChance(person: HeadlessPerson, channel: string, chance: Random, asked = async () => true): Promise<void> {
  const board = livingPost(person, channel)!;
  let panel = (await person.press(board, buttonOn(board, isPlay)!)).message!;
  for (let offer = offerOn(panel); offer && (await asked()); offer = offerOn(panel)) {
    const deed = choose(offer, chance);
    const before = JSON.stringify(panel.components);
    await ('press' in deed ? person.press(panel, deed.press) : person.select(panel, deed.menu, deed.values));
    await person.wait(() => JSON.stringify(person.message(panel).components) !== before, 'what comes of it');
    panel = person.message(panel);
  }
  person.dismiss(panel);
}

/** The custom id of the button whose label fits. */
export function buttonOn(post: APIMessage, fits: (label: string) => boolean): string | null {
  const button = buttonsIn(post).find((each) => fits(labelOf(each)));
  return button && 'custom_id' in button ? button.custom_id : null;
}

/** Whether it becomes true within five seconds. */
async function changed(isSo: () => boolean): Promise<boolean> {
  for (let left = 250; left > 0 && !isSo(); left--) await wait(20);
  return isSo();
}

const wordsOf = ({ question, deed }: Robot['told'][number]): string => `${question} → ${'label' in deed ? deed.label : deed.values.join(', ')}`;

async function act({ person }: Robot, message: APIMessage, deed: Deed): Promise<APIMessage> {
  const { message: answer } = 'press' in deed ? await person.press(message, deed.press) : await person.select(message, deed.menu, deed.values);
  if (!answer) throw new Error(`Nothing came of ${JSON.stringify(deed)}`);
  return answer;
}

/** Does it. If the bot didn't respond and is to come back, does it again then: the old buttons still work. */
async function insist<T>({ back }: Going, deed: () => Promise<T>): Promise<T> {
  for (;;) {
    await back?.();
    try {
      return await deed();
    } catch (error) {
      if (!back || !(error instanceof Error && /did not respond/.test(error.message))) throw error;
    }
  }
}
