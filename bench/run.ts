/** `npm run bench [-- part …] [--once]`: prints every figure beside its peer's, from the same run. Machines differ, so trust the ratios more. */
import type { Row } from './measure.ts';
import { print } from './measure.ts';

const parts = ['start', 'engine', 'simulation', 'picture', 'replay', 'commit', 'together', 'click', 'acknowledgement', 'fair'];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const part of wanted.length > 0 ? wanted : parts) {
  const { bench } = (await import(`./${part}.ts`)) as { bench(): Promise<Row[]> };
  print(await bench());
}
