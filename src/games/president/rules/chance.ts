/** How likely the higher total is with `lead` points more than the opponent, in percent: who is level throws again. */
export function chance(lead: number): number {
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((mine) => [1, 2, 3, 4, 5, 6].map((theirs) => mine + lead - theirs));
  const won = pairs.filter((by) => by > 0).length;
  return Math.round((100 * won) / pairs.filter((by) => by !== 0).length);
}
