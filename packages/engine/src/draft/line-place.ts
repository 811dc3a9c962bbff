/**
 * Where in the document a line comes from, for issues that are found among lines: a person's
 * formula, a driver, a module, or an account.
 */
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { referencesOf } from "#lines/walk.ts";
import type { Issue } from "#model/issue.ts";

type Lines = ReadonlyMap<LineId, Line>;

/** Undefined for a total, which nobody entered. */
export function placeOfLine({ id, section, module, formula }: Line): string | undefined {
  if (formula?.place) return formula.place;
  if (section === "drivers") return `drivers/${id}`;
  if (module !== undefined) return `modules/${module}`;
  const account = /^(?:account|bs\.account|pl\.account|cf\.\w+)\.(\w+)/.exec(id)?.[1];
  return account === undefined ? undefined : `accounts/${account}`;
}

/** The same issue at its place in the document; a circle stands where a person can open it. */
export function located(issue: Issue, lines: Lines): Issue {
  const [id = ""] = issue.place.split("@");
  const line = lines.get(id);
  const candidates = issue.code === "cycle" ? circleThrough(id, lines) : line ? [line] : [];
  const written = candidates.find(({ formula }) => formula?.place);
  const [place] = (written ? [written] : candidates).flatMap((each) => placeOfLine(each) ?? []);
  return { ...issue, place: place ?? "modules" };
}

/** The lines of a shortest way from a line back to itself within one period. */
function circleThrough(start: LineId, lines: Lines): Line[] {
  const cameFrom = new Map<LineId, LineId>();
  const open = [start];
  for (let next = 0; next < open.length; next++) {
    const id = open[next] ?? "";
    for (const read of readsOf(id, lines)) {
      if (read === start) return wayTo(id, cameFrom, lines);
      if (cameFrom.has(read)) continue;
      cameFrom.set(read, id);
      open.push(read);
    }
  }
  return wayTo(start, cameFrom, lines);
}

function wayTo(end: LineId, cameFrom: Map<LineId, LineId>, lines: Lines): Line[] {
  const way: Line[] = [];
  for (let id: LineId | undefined = end; id !== undefined; id = cameFrom.get(id)) {
    const line = lines.get(id);
    if (line) way.push(line);
  }
  return way;
}

function readsOf(id: LineId, lines: Lines): LineId[] {
  const source = lines.get(id)?.source;
  if (source?.kind !== "calculated") return [];
  return referencesOf(source.expression).flatMap(({ line, lag }) => (lag === 0 ? [line] : []));
}
