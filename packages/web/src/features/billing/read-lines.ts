/** What is typed one per line, or with commas, without what is empty. */
export function readLines(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
