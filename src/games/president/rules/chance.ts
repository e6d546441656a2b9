/** How likely the higher total is with `lead` points more than the opponent, in percent: who is level throws again. */
export function chance(lead: number): number {
  const known = chances.get(lead);
  if (known !== undefined) return known;
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((mine) => [1, 2, 3, 4, 5, 6].map((theirs) => mine + lead - theirs));
  const won = pairs.filter((by) => by > 0).length;
  const percent = Math.round((100 * won) / pairs.filter((by) => by !== 0).length);
  chances.set(lead, percent);
  return percent;
}
/** Asked again and again, and always the same. */
const chances = new Map<number, number>();
