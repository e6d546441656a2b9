/** Arguments that any sentence of the bot can be said with. */
import type { Lang } from '../../src/i18n/types.ts';

/** Sentences that are also said when no game is known. */
const maybeNoGame = new Set(['bot.no.oldButton', 'bot.no.no-table', 'bot.no.not-invited', 'bot.no.expired']);

/** Arguments for any sentence: numbers where a sentence counts, lists where it lists, otherwise words. */
export function argsOf(key: string, n: number, lang: Lang): { [name: string]: unknown } {
  const words: { [name: string]: unknown } = {
    ...Object.fromEntries(['n', 'min', 'of', 'left', 'days', 'hours'].map((name) => [name, n])),
    per: ['question', 'day', 'week'][n],
    max: Math.max(n, 1) + 2,
    ...(key === 'bot.no.too-few' && { min: 2 }),
    title: 'Le Jeu du Président',
    on: n > 0,
    how: ['gained', 'kept', 'spared'][n],
    isShow: n > 0,
    lobby: n > 0,
    orders: n > 0,
    command: n === 0 && maybeNoGame.has(key) ? null : 'president',
    what: lang === 'fr' ? 'voir le salon' : 'view the channel',
    why: lang === 'fr' ? 'C’est trop cher.' : 'It is too dear.',
    line: lang === 'fr' ? 'Ada joue.' : 'Ada plays.',
    at: '<t:1800000000:R>',
    where: '<#118124>',
    commands: '`/president`',
    plan: ['Ada'],
    ask: lang === 'fr' ? 'Quel État ?' : 'Which state?',
    steps: Array.from({ length: Math.max(n, 1) }, (_, i) => i + 32),
    fall: n === 0 ? null : { step: 31, by: -4 * n },
    seats: Array.from({ length: Math.max(n, 1) }, () => ({ who: 'Ada', from: 40, to: 60, by: 20 })),
  };
  return new Proxy(words, { get: (all, name) => (name in all ? all[String(name)] : 'Ada') });
}
