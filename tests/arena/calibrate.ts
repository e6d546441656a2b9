/**
 * `node tests/arena/calibrate.ts <game> <games> [people] [level] [minutes=5] [from=0] [iterations=60] [hints=expert] [every=10] [option=value …]`: how true
 * the chances come that people are told, in ten bins, and the exponent (`Mind.trust`) with which they surprise least. Computers play games that no
 * evaluation was fitted to; `from` begins with a later one, so that an exponent can be checked in games that it was not chosen for. `hints` names the level
 * that gives the hints, if not the players', and `every` lets it give one at one question in so many.
 */
import { levels, trustIn } from '../../src/computer/levels.ts';
import { games } from '../../src/games/index.ts';
import { bestTrust, binsOf, type Forecast, forecastsIn, surprise } from './calibration.ts';

const [command, count = '20', ...rest] = process.argv.slice(2);
const game = games.find((one) => one.command === command);
if (!game) throw new Error(`Name a game: ${games.map((one) => one.command).join(', ')}`);
const levelOf = (name: string) => {
  const found = levels.find((one) => one === name);
  if (!found) throw new Error(`'${name}' is no level: take ${levels.join(', ')}.`);
  return found;
};
const level = levels.find((one) => rest.includes(one)) ?? 'regular';
const people = Number(rest.find((one) => /^\d+$/.test(one)) ?? game.rules.players.min);
const {
  minutes = '60',
  from = '0',
  iterations,
  hints,
  every,
  ...options
} = Object.fromEntries(rest.filter((one) => one.includes('=')).map((one) => one.split('=')));

const told: { hint: Forecast[]; assess: Forecast[] } = { hint: [], assess: [] };
const until = performance.now() + Number(minutes) * 60_000;
let played = 0;
for (; played < Number(count) && performance.now() < until; played++) {
  const one = forecastsIn(
    {
      ...{ game, people, level, options },
      ...(iterations !== undefined && { iterations: Number(iterations) }),
      ...(hints !== undefined && { hints: levelOf(hints) }),
      ...(every !== undefined && { every: Number(every) }),
    },
    Number(from) + played,
  );
  told.hint.push(...one.hint);
  told.assess.push(...one.assess);
}
const percent = (share: number): string => (100 * share).toFixed(0).padStart(3);
for (const [where, all] of Object.entries(told)) {
  if (all.length === 0) continue;
  const best = bestTrust(all);
  console.log(
    `\n${command}, ${people} people, ${level}, ${played} games, ${where}: best exponent ${best}, −log p ${surprise(all, best).toFixed(3)}; as it is ${surprise(all, 1).toFixed(3)}, a coin ${surprise(all, 0).toFixed(3)}`,
  );
  for (const trust of new Set([1, trustIn(game.mind ?? {}, [level]), best])) {
    const bins = binsOf(all, trust).map((bin) => `${percent(bin.told)} → ${percent(bin.won)} (${bin.n})`);
    console.log(`  exponent ${trust}: ${bins.join('; ')}`);
  }
}
