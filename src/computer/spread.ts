/** How far values lie apart, kept as they come (B. P. Welford: Note on a Method for Calculating Corrected Sums of Squares and Products, 1962). */

/** Until there are two values, and where all are the same: small, but not nothing. */
const least = 0.001;

export function openSpread(): { add(value: number): void; deviation(): number } {
  let [n, mean, squares] = [0, 0, 0];
  return {
    add(value) {
      const off = value - mean;
      mean += off / ++n;
      squares += off * (value - mean);
    },
    deviation: () => Math.max(least, n < 2 ? 0 : Math.sqrt(squares / n)),
  };
}
