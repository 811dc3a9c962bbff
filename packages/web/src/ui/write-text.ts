/** Into the text that is there: another one in its place would have to be styled and laid out anew. */
export function writeText(element: HTMLElement | null, text: string) {
  const first = element?.firstChild;
  if (!(first instanceof Text)) element?.replaceChildren(text);
  else if (first.data !== text) first.data = text;
}
