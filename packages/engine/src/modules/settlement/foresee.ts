/**
 * What a line gives in each period, worked out while the model is still being built, and all the lines
 * it follows from. Nothing where it follows from what a later step makes.
 */
import { EVERYTHING } from "#calculate/backend.ts";
import { closuresOf } from "#calculate/closures.ts";
import { compileProgram } from "#calculate/program.ts";
import { seriesOf } from "#calculate/sheet.ts";
import type { Draft } from "#draft/draft.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { visitReferences } from "#lines/walk.ts";

type Foreseen = { figures: number[]; behind: ReadonlySet<LineId> };

export function foresee(draft: Draft, id: LineId): Foreseen | undefined {
  const behind = new Set([id]);
  const lines: Line[] = [];
  for (const each of behind) {
    const line = draft.lines.get(each);
    if (!line) return undefined;
    lines.push(line);
    if (line.source.kind === "calculated")
      visitReferences(line.source.expression, (read) => behind.add(read));
  }
  const program = compileProgram(lines, draft.document.timeline.periodCount);
  if (program.issues.length > 0) return undefined;
  const backend = closuresOf(program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return { figures: [...seriesOf(program, sheet, id)], behind };
}
