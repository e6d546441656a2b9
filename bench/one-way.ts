/** One way of a part of the bench, in a process of its own (`apart.ts`): on each order it plays a round and reports how much it did per second. */
import type { Ways } from './apart.ts';

const [part, name] = process.argv.slice(2);
const { ways } = (await import(`./${part}.ts`)) as { ways(): Ways };
const play = ways()[name!]!;
process.on('message', () => process.send!(play()));
