/**
 * Prints why computers played as they did, and hints, to be read beside the position: `npx node tests/words/reasons.ts campaign en 50 1` prints 50 of
 * each from games between novices, counts how often each reason is said, and begins with game 1.
 */
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { standings } from '../games/standings.ts';
import { seedOf } from '../standing/play.ts';
import { computersPlay, hintFor } from './deeds.ts';

const [command, lang = 'en', most = '50', first = '0'] = process.argv.slice(2);
const standing = standings.find(({ game }) => game.command === command);
if (!standing) throw new Error(`Name a game: ${standings.map(({ game }) => game.command).join(', ')}`);
const { game } = standing;
const { text: say } = speechOf(game, null, lang as Lang);
const chance = openRandom(startRandom(seedOf(Number(first))), () => {});

const counts = { why: new Map<string, number>(), hint: new Map<string, number>() };
const lines: { [K in keyof typeof counts]: string[] } = { why: [], hint: [] };
const count = (what: keyof typeof counts, key: string): void => void counts[what].set(key, (counts[what].get(key) ?? 0) + 1);
const said = (told: readonly { key: string }[]): string => told.map((message) => `    ${say(message).replaceAll('\n', ' ')}`).join('\n');

for (let n = Number(first); lines.why.length < Number(most) || lines.hint.length < Number(most); n++) {
  computersPlay(standing, n, 'novice', {
    turn({ seat, deed, told }) {
      const [reason = null] = game.reasons?.(deed) ?? [];
      count('why', reason?.key ?? 'none');
      if (lines.why.length >= Number(most) || chance.below('why', 6) > 0) return;
      const who = say.player(seat);
      const why = say(reason ? bot('bot.why', { who, reason: say(reason) }) : bot('bot.why.luck', { who }));
      lines.why.push(`[${reason?.key ?? 'none'}] ${why}\n  ${game.race(deed.was, say)}\n${said(told.flat())}`);
    },
    asked(state, { seat, ask, options }) {
      if (lines.hint.length >= Number(most) || chance.below('hint', 8) > 0) return;
      const hint = hintFor(game, state, seat);
      if (!hint) return;
      const { picked, reason } = hint;
      count('hint', reason?.key ?? 'none');
      const move = say.list(options.flatMap(({ id, label }) => (picked.includes(id) ? [say(label)] : []))) || '–';
      const line = say(bot('bot.hint', { move, plan: [], reason: reason && say(reason), percent: 50, second: null, by: null }));
      lines.hint.push(`[${reason?.key ?? 'none'}] ${say.player(seat)}: ${line}\n    ${say(ask).replaceAll('\n', ' ')}`);
    },
  });
}
console.log([...lines.why, '', ...lines.hint].join('\n'));
for (const [what, keys] of Object.entries(counts)) {
  const all = [...keys.values()].reduce((sum, n) => sum + n, 0);
  const shares = [...keys].sort(([, a], [, b]) => b - a).map(([key, n]) => `${key} ${n} (${((100 * n) / all).toFixed(1)} %)`);
  console.log(`\n${what}: ${all}\n${shares.join('\n')}`);
}
