/** `npm run load`: measures what the program can bear. Runs `answers`, `scale`, `restarts` and `memory`, or only those named. */
import { answers } from './answers.ts';
import { memory } from './memory.ts';
import { restarts } from './restarts.ts';
import { scale } from './scale.ts';

const parts: { [name: string]: () => Promise<void> } = { answers, scale, restarts, memory };

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]!();
// A person without a browser has nothing left to wait for.
process.exit();
