/**
 * Games whose sender is killed again and again, at every seam of its work. `npx node tests/chronicle/killed.ts 1000` goes on until that many kills.
 */
import { expect } from 'vitest';
import { encode } from '../../src/discord/wire/ids.ts';
import { langs } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { standings } from '../games/standings.ts';
import { seedOf } from '../standing/play.ts';
import { openKills } from './killing.ts';
import { expectWhole, playInChannel } from './story.ts';

export interface Killed {
  kills: number;
  games: number;
  /** How often it died at each seam. */
  at: Map<string, number>;
  /** Messages other than the result that still had living buttons when the game was over. */
  living: string[];
}

/** Plays game after game until there are `most` kills. Throws if a channel doesn't tell everything once and in order, or calls someone twice. */
export async function killAgain(most: number, told: (game: string, kills: number) => void = () => {}): Promise<Killed> {
  const sum: Killed = { kills: 0, games: 0, at: new Map(), living: [] };
  for (let n = 0; sum.kills < most; n++) {
    const standing = standings[n % standings.length]!;
    const kills = openKills(
      openRandom(startRandom(seedOf(n + 4000)), () => {}),
      12,
    );
    const lang = langs[n % langs.length]!;
    const game = await playInChannel(standing, n, lang, { kills });
    expectWhole(game);
    // The same game without a kill calls the same people, equally often.
    const quiet = await playInChannel(standing, n, lang);
    expect(game.channel.pings.flat().sort(), `who was called in ${standing.game.command} ${n}`).toEqual(quiet.channel.pings.flat().sort());
    await quiet.channel.close();
    const { channel, table } = game;
    for (const [message, text] of channel.written().slice(0, -1)) {
      const isLiving = ['play', 'log'].some((action) => text.includes(`"${encode({ table: table.id, action: action as 'play' | 'log' })}"`));
      if (isLiving) sum.living.push(`${standing.game.command} ${n}, message ${message}`);
    }
    await channel.close();
    sum.kills += kills.count;
    sum.games++;
    for (const [where, times] of kills.at) sum.at.set(where, (sum.at.get(where) ?? 0) + times);
    told(`${standing.game.command} ${n}`, kills.count);
  }
  return sum;
}

if (import.meta.main) {
  const { kills, games, at, living } = await killAgain(Number(process.argv[2] ?? 1000), (game, kills) =>
    process.stderr.write(`${game}: ${kills} kills\n`),
  );
  console.log(`${kills} kills in ${games} games; everything is told once and in order.`);
  console.log([...at].map(([where, times]) => `${where} ${times}`).join(', '));
  console.log(`Messages with living buttons after an end: ${living.length}${living.map((one) => `\n  ${one}`).join('')}`);
  process.exit(living.length === 0 ? 0 : 1);
}
