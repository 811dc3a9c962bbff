import type { LineId } from "#lines/expression.ts";

/** No line of a model begins so. */
const GONE = "gone:";
/** What the names of lines and of scenarios may be long at most, in a report. */
const LINE_LENGTH_MAX = 200;
const SCENARIO_LENGTH_MAX = 100;

/** In the place of a line that a model does not have: names it, and can never be another line's id. */
export function goneLine(name: string): LineId {
  return (GONE + name).slice(0, LINE_LENGTH_MAX);
}

/** The same for a scenario. */
export function goneScenario(name: string): string {
  return (GONE + name).slice(0, SCENARIO_LENGTH_MAX);
}

/** What a line is called that is not there: the name it had, or its id. */
export function nameOfGone(line: LineId): string {
  return line.startsWith(GONE) ? line.slice(GONE.length) : line;
}
