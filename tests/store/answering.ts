/**
 * Answers at several tables at once, as fast as it can. It reports which answers were committed and sends every request twice. It ends when it is
 * killed.
 */

import { writeSync } from 'node:fs';
import { ada, bob, must, openTestContext } from '../table/context.ts';

const [path, prefix, ...ids] = process.argv.slice(2) as [string, string, ...string[]];
const { tables, hand } = openTestContext({ path, prefix });
const cards = ['gain', 'draw', 'roll', 'ask', 'pair', 'again', 'pass', 'one', 'two', 'yes', 'no', '1', '2'];

async function answerAt(id: string): Promise<void> {
  for (let i = 0; ; i++) {
    const person = (await hand.asked(id, ada)) ? ada : bob;
    const { ref, decision } = (await hand.asked(id, person))!;
    const free = decision.options.map((option) => option.id).filter((one) => cards.includes(one));
    const request = `${prefix}-${id}-${i}`;
    const picked = [free[i % free.length]!];
    const answer = async () => (await must(tables.answer(id, person.id, ref, picked, request))).snapshot.table.version;
    const version = await answer();
    writeSync(1, `${request}\n`);
    if ((await answer()) !== version) throw new Error(`${request} was carried out twice.`);
  }
}

await Promise.all(ids.map(answerAt));
