/** `--once` runs each part a single time, to see that it works. Its figures mean nothing. */
const isOnce = process.argv.includes('--once');

/** For the bench's own processes, so that they too try it once. */
export const asOften: readonly string[] = isOnce ? ['--once'] : [];

/** Returns `n` for a measurement, or `once` for a trial run. */
export const inFull = (n: number, once = 1): number => (isOnce ? once : n);

/** One figure beside its peer's, measured in the same run. */
export interface Row {
  what: string;
  ours: number;
  peer: number | null;
  peerIs: string;
  unit: string;
  /** ours ÷ peer. */
  ratio: number | null;
  aim: string;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The quantile `q` of the values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** Runs two workloads in turn for several rounds, so that a slow moment of the machine hits both. Returns the medians of their results. */
export async function inTurn(
  rounds: number,
  ours: () => number | Promise<number>,
  peer: () => number | Promise<number>,
): Promise<{ ours: number; peer: number; ratio: number }> {
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < inFull(rounds); i++) {
    mine.push(await ours());
    theirs.push(await peer());
  }
  return { ours: median(mine), peer: median(theirs), ratio: median(mine.map((value, i) => value / theirs[i]!)) };
}

/**
 * Returns how much `play` does per second of processor time, so that nothing else running on the machine counts. Calls it with 0, 1, 2 … until half a
 * second is used; each call returns how much it did.
 */
export function perSecond(play: (n: number) => number): number {
  const began = process.cpuUsage();
  let [done, used] = [0, 0];
  for (let n = 0; used < inFull(0.5, 0.01); n++) {
    done += play(n);
    const { user, system } = process.cpuUsage(began);
    used = (user + system) / 1e6;
  }
  return done / used;
}

/** Formats a figure with three digits. */
export const digits = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));

export function print(rows: readonly Row[]): void {
  for (const { what, ours, peer, peerIs, unit, ratio, aim } of rows) {
    const beside = peer === null ? '' : `, ${peerIs} ${digits(peer)} ${unit}, ratio ${digits(ratio!)}`;
    console.log(`${what}: ${digits(ours)} ${unit}${beside} (aim ${aim})`);
  }
}
