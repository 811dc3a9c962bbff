/**
 * Moves labels in a column apart, in their order, as little as can be: each block of touching labels
 * stands around the mean of where its labels would like to be. All must fit between the limits.
 */
export function spread(
  wishes: readonly number[],
  distance: number,
  { from, to }: { from: number; to: number },
): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => at(wishes, a) - at(wishes, b));
  type Block = { members: number[]; start: number };
  const blocks: Block[] = [];
  for (const index of order) {
    let block: Block = { members: [index], start: within(at(wishes, index), 1) };
    let previous = blocks.at(-1);
    while (previous && previous.start + previous.members.length * distance > block.start) {
      blocks.pop();
      const members: number[] = [...previous.members, ...block.members];
      block = { members, start: within(startOf(members), members.length) };
      previous = blocks.at(-1);
    }
    blocks.push(block);
  }

  function startOf(members: readonly number[]) {
    const wished = members.reduce(
      (sum, index, rank) => sum + at(wishes, index) - rank * distance,
      0,
    );
    return wished / members.length;
  }
  function within(start: number, count: number) {
    return Math.max(from, Math.min(start, to - (count - 1) * distance));
  }

  const places = [...wishes];
  for (const { members, start } of blocks) {
    members.forEach((index, rank) => {
      places[index] = start + rank * distance;
    });
  }
  return places;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
