/**
 * Merges what two people made of the same values. A field that only one of them changed is theirs to
 * change; one that both changed, each to something else, is a conflict, and `merged` has mine there.
 */
export function mergeThreeWays<T extends object>(opened: T, mine: T, theirs: T) {
  const fields = Object.keys(opened) as (keyof T)[];
  const isTheirs = (field: keyof T) =>
    theirs[field] !== opened[field] && theirs[field] !== mine[field];
  const conflicts = fields.filter((field) => isTheirs(field) && mine[field] !== opened[field]);
  const kept = fields.filter((field) => isTheirs(field) && !conflicts.includes(field));
  const merged = { ...mine, ...pick(theirs, kept) };
  return { merged, conflicts };
}

function pick<T extends object>(values: T, fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>;
}
