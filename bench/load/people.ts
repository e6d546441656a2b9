/** People at many tables of a local Discord: they read, press what is offered, and look at their hands, together at a set rate of presses. */
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import type { Game } from '../../src/games/game.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { HeadlessPerson, Playground } from '../../src/playground/index.ts';
import { buttonsIn, labelOf } from '../../src/playground/person/reading.ts';
import { isAgain, isPlay } from '../../tests/e2e/labels.ts';
import { choose, offerOn } from '../../tests/e2e/offer.ts';
import { buttonOn, isPublic, livingPost } from '../../tests/e2e/robot.ts';
import { startGame } from '../../tests/e2e/start.ts';

export interface Table {
  game: Game;
  channel: string;
  people: HeadlessPerson[];
}

/** What the people have met so far. */
interface Counts {
  presses: number;
  /** Presses that nobody acknowledged within three seconds. */
  lost: number;
  /** Presses that failed for an ordinary reason: someone else was quicker, or a message was gone. */
  void: number;
  games: number;
  /** Milliseconds from press to acknowledgement, for each press since the last look. */
  acknowledged: number[];
}

export interface Crowd {
  counts: Counts;
  /** Resolves when everyone has stopped pressing. */
  stop(): Promise<void>;
}

/** How many of the newest messages stay in a channel: a reader would not scroll further. */
const mostShown = 12;

const isOver = (board: APIMessage): boolean => buttonsIn(board).some((button) => isAgain(labelOf(button)));

/** Begins a game at every table and keeps everyone pressing, at most this many times a second all together. */
export async function letPlay(place: Playground, tables: readonly Table[], perSecond: number): Promise<Crowd> {
  const counts: Counts = { presses: 0, lost: 0, void: 0, games: 0, acknowledged: [] };
  let going = true;
  let next = performance.now();
  /** Resolves when it is this press's turn. */
  const turn = async () => {
    next = Math.max(next, performance.now() - 1000) + 1000 / perSecond;
    await wait(Math.max(0, next - performance.now()));
  };
  const press = async (person: HeadlessPerson, act: (manner: { settle: false }) => Promise<{ message: APIMessage | null }>) => {
    await turn();
    counts.presses++;
    const began = performance.now();
    try {
      const { message } = await act({ settle: false });
      counts.acknowledged.push(performance.now() - began);
      return message && (await person.settled(message));
    } catch (error) {
      if (error instanceof Error && /did not respond|got no answer/.test(error.message)) counts.lost++;
      else {
        counts.void++;
        if (process.env.VOID) process.stderr.write(`void: ${error instanceof Error ? error.message.slice(0, 200) : error}\n`);
      }
      return null;
    }
  };

  /** Looks at the panel and answers whatever question it shows. */
  const takeTurn = async (person: HeadlessPerson, board: APIMessage, chance: Random) => {
    const playing = buttonOn(board, isPlay);
    if (playing === null) return;
    let panel = await press(person, (manner) => person.press(board, playing, manner));
    for (let looks = 0; panel && going && looks < 40; looks++) {
      const seen: APIMessage = panel;
      const offer = offerOn(seen);
      if (!offer) break;
      const deed = choose(offer, chance);
      panel = await press(person, (manner) =>
        'press' in deed ? person.press(seen, deed.press, manner) : person.select(seen, deed.menu, deed.values, manner),
      );
    }
    if (panel && person.sees(panel)) person.dismiss(panel);
  };
  const look = async (person: HeadlessPerson, board: APIMessage, chance: Random) => {
    const ids = buttonsIn(board).flatMap((button) =>
      'custom_id' in button && /:(hand|log|describe)$/.test(button.custom_id) ? [button.custom_id] : [],
    );
    if (ids.length === 0) return;
    const id = chance.pick('look', ids);
    const shown = await press(person, (manner) => person.press(board, id, manner));
    if (shown && person.sees(shown)) person.dismiss(shown);
  };
  const begin = async ({ people, game, channel }: Table) => {
    for (;;) {
      try {
        await startGame(people, game, {}, channel);
        counts.games++;
        return;
      } catch (error) {
        // The previous game kept its last board a moment longer, and another player has begun this one.
        const board = livingPost(people[0]!, channel);
        if (!going || (board && !isOver(board))) return;
        process.stderr.write(`${channel}: ${error instanceof Error ? error.message : error}\n`);
        await wait(1000);
      }
    }
  };
  const atTable = async (table: Table, n: number) => {
    const { people, channel } = table;
    const [host] = people;
    await begin(table);
    let beginning: Promise<void> | null = null;
    const sit = async (person: HeadlessPerson, i: number) => {
      const chance = openRandom(
        startRandom(
          String(n * 10 + i + 1)
            .repeat(64)
            .slice(0, 64),
        ),
        () => {},
      );
      while (going) {
        const board = livingPost(person, channel);
        if (!board) await wait(100);
        else if (isOver(board)) {
          beginning ??= begin(table).finally(() => {
            beginning = null;
          });
          await beginning;
        } else if (chance.below('what', 4) > 0) await takeTurn(person, board, chance);
        else await look(person, board, chance);
        await wait(5);
      }
    };
    const tidy = async () => {
      while (going) {
        const shown = host!.messages(channel).filter(isPublic);
        for (const { id } of shown.slice(0, -mostShown)) place.deleteMessage(id);
        await wait(1000);
      }
    };
    await Promise.all([...people.map(sit), tidy()]);
  };
  const playing = Promise.all(tables.map(atTable));
  playing.catch((error) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`));
  return {
    counts,
    async stop() {
      going = false;
      await playing.catch(() => {});
    },
  };
}
