/** Every word typed is somewhere in the label, in whatever order. */
export function isFoundBy(label: string, text: string) {
  const searched = label.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
