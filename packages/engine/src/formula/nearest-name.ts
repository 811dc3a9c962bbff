/**
 * The name a person most likely meant: the one with the fewest letters to add, drop, change or
 * swap, if few enough. Of equals the first in the list, so that the answer never changes.
 */
function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  let nearest: string | undefined;
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= least) continue;
    const distance = editsBetween(wanted, name.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = name;
  }
  return nearest;
}

/** `Did you mean "x"?` with a space in front, or nothing. */
export function suggestion(typed: string, names: Iterable<string>): string {
  const name = nearestName(typed, names);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}

/** Edit distance in which two neighbouring letters swapped count once. */
function editsBetween(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwap) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
