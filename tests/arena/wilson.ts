/** Returns the 95 % interval of a share when `won` of `n` games were won (E. B. Wilson, 1927). Unlike the normal one, it stays within 0 and 1. */
export function wilson(won: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const p = won / n;
  const middle = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return { low: (middle - half) / whole, high: (middle + half) / whole };
}
