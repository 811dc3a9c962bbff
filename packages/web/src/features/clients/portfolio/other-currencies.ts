/** Which currencies a chart of the first leaves out, by name; nothing where there is but one. */
export function leftOutWords([, ...others]: readonly { currency: string }[]) {
  if (others.length === 0) return "";
  const names = others.map(({ currency }) => currency).toSorted();
  return `; ${names.join(", ")} ${names.length === 1 ? "is" : "are"} not in it`;
}
