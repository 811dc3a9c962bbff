/**
 * What stands between the cells of a text file. A first line `sep=;` says so; otherwise it is the
 * mark that most lines have equally often. Where two do equally well, a comma is likelier to be part
 * of an amount than a semicolon, and either likelier than a tab or an upright line.
 */
export type Delimiter = "," | ";" | "\t" | "|";

const candidates: Delimiter[] = ["\t", "|", ";", ","];
const SAMPLE_LENGTH = 64 * 1024;

export function findDelimiter(text: string): Delimiter {
  const lines = sampleLines(text);
  const scores = candidates.map((delimiter) => ({
    delimiter,
    score: steadiness(lines, delimiter),
  }));
  const best = scores.reduce((ahead, next) => (next.score > ahead.score ? next : ahead));
  return best.score === 0 ? "," : best.delimiter;
}

/** Lines without what is quoted; the last may be cut and is left out when there are others. */
function sampleLines(text: string) {
  const unquoted = text.slice(0, SAMPLE_LENGTH).replace(/"[^"]*"/g, "");
  const lines = unquoted.split(/\r\n|\n|\r/);
  return lines.length > 1 && text.length > SAMPLE_LENGTH ? lines.slice(0, -1) : lines;
}

/** How many lines have the mark as often as most lines that have it. */
function steadiness(lines: string[], delimiter: Delimiter) {
  const linesByCount = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...linesByCount.values());
}

/** The mark that the first line asks for, and where the next line begins. */
export function askedDelimiter(text: string): { delimiter: Delimiter; length: number } | undefined {
  const line = /^sep=([,;\t|])(?:\r\n|\n|\r|$)/i.exec(text);
  const delimiter = candidates.find((candidate) => candidate === line?.[1]);
  return line && delimiter ? { delimiter, length: line[0].length } : undefined;
}
