/** Whether two parts of documents say the same, whatever the order of keys; unsaid is left out. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || !left || !right) return false;
  if (Array.isArray(left) || Array.isArray(right)) return isSameList(left, right);
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSameValue(ownOf(left, key), ownOf(right, key)));
}

function isSameList(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((value, index) => isSameValue(value, right[index]));
}

/** A key of the object itself, never one that every object has. */
export function ownOf(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}
