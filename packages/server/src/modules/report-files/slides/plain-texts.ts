/** What XML cannot hold: most control characters, halves of a character, two that are none. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A value with all its texts as a presentation can hold them; nobody sees what is left out. */
export function plainTexts<Value>(value: Value): Value {
  return plainOf(value) as Value;
}

function plainOf(value: unknown): unknown {
  if (typeof value === "string") return value.replace(FORBIDDEN, "");
  if (Array.isArray(value)) return value.map(plainOf);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainOf(each)]));
}
