/**
 * `npx node tests/month/main.ts SEED [two|all [DAYS]]`: plays the month with this seed, or its first DAYS, and prints its figures, ten inboxes and
 * two channels, or all of them.
 */
import { bytesOf } from './bytes.ts';
import { playMonth } from './month.ts';
import { people } from './people.ts';
import { channelOf, figuresOf, inboxOf } from './report.ts';

const [seed = '1', which, span] = process.argv.slice(2);
/** President and Candidate among six. */
const shown = [0, 3];
const month = await playMonth(Number(seed), span === undefined ? undefined : Number(span));
const megabytes = (await bytesOf(month)).map((bytes) => (bytes / 1_000_000).toFixed(1));
const channels = which === 'all' ? month.tables.map((_, n) => n) : shown;
for (const line of [
  ...figuresOf(month),
  `megabytes of each channel: ${megabytes.join(' ')}`,
  ...people.flatMap(({ id }) => inboxOf(month, id)),
  ...channels.flatMap((n) => channelOf(month, n)),
])
  console.log(line);
