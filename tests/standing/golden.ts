/** A playthrough saved as text: who was asked, what was answered, what each player was told and sees. It shows any change of rules or words. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Lang } from '../../src/i18n/types.ts';
import type { Core } from '../../src/kernel/types.ts';
import { sayOf } from './checks.ts';
import { playRandom, type Standing } from './play.ts';

/** Compares game `n` of a standing with `tests/golden/<game>[-<name>].txt`; `UPDATE_GOLDEN=1` rewrites the file. */
export function testGolden(standing: Standing, n: number, name = '', lang: Lang = 'en'): void {
  test(`the golden playthrough${name && ` (${name})`} is as it was`, () => {
    const file = resolve(import.meta.dirname, `../golden/${standing.game.command}${name && `-${name}`}.txt`);
    const text = golden(standing, n, lang);
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), 'the file is missing: run the test once with UPDATE_GOLDEN=1').toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
}

function golden(standing: Standing, n: number, lang: Lang): string {
  const { game, tables } = standing;
  const lines = [`${game.command}, game ${n}: ${JSON.stringify(tables[n % tables.length])}`];
  let count = 0;
  const look = (state: Core) => {
    const say = sayOf(game, lang, state.seats);
    for (const viewer of [...state.seats, null]) {
      const view = game.rules.view(state, viewer);
      lines.push(`--- as ${viewer ?? 'a spectator'} sees it`, game.describe(view, say), game.handWords(view, say));
    }
    lines.push('---');
  };
  const { state } = playRandom(standing, n, {
    before: (now, open, answer) => {
      const decision = open.find((one) => one.id === answer.decision)!;
      const say = sayOf(game, lang, now.seats);
      const offered = decision.options.map((option) => (option.blocked ? `(${option.id})` : option.id)).join(' ');
      lines.push('', `${++count}. ${answer.seat}: ${say(decision.ask)} [${offered}] → ${answer.picked.join(' ') || '–'}`);
    },
    after: (now, _answer, events) => {
      const say = sayOf(game, lang, now.seats);
      for (const { to, message } of events) lines.push(`   ${to === 'all' ? '' : `(${to.join(', ')}) `}${say(message)}`);
      if (count % 25 === 0) look(now);
    },
    ordered: (now, seat, picked, events) => {
      const say = sayOf(game, lang, now.seats);
      lines.push('', `${seat} leaves orders: ${picked.join(' ') || 'none'}`);
      for (const { to, message } of events) lines.push(`   ${to === 'all' ? '' : `(${to.join(', ')}) `}${say(message)}`);
    },
  });
  look(state);
  return `${lines.join('\n')}\n`;
}
