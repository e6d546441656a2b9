/** The chance of the higher total with a bonus of `lead` points over the opponent, in percent; ties roll again. */
export function chance(lead: number): number {
  const known = chances.get(lead);
  if (known !== undefined) return known;
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((mine) => [1, 2, 3, 4, 5, 6].map((theirs) => mine + lead - theirs));
  const won = pairs.filter((by) => by > 0).length;
  const percent = Math.round((100 * won) / pairs.filter((by) => by !== 0).length);
  chances.set(lead, percent);
  return percent;
}
/** It's asked over and over, and never changes. */
const chances = new Map<number, number>();
