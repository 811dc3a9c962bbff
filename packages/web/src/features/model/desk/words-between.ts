import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { sentence } from "@app/engine/edits/sentence";
import { withoutSignatures } from "@app/engine/edits/signature";
import type { ModelDocument } from "@app/engine/model/document";
import { editsByMonth } from "#model/edits-by-month.ts";

/** What changed between two documents, a sentence for each change. */
export function wordsBetween(from: ModelDocument, to: ModelDocument): string[] {
  let before = from;
  return inRuns(withoutSignatures(editsByMonth(from, to))).map((edit) => {
    const words = sentence(edit, before);
    before = applyEdits(before, [edit]).document ?? before;
    return words;
  });
}

/** Months in a row are one change to whoever reads of them. */
function inRuns(edits: readonly Edit[]): Edit[] {
  const runs: Edit[] = [];
  for (const edit of edits) {
    const last = runs.at(-1);
    if (
      last?.kind === "figures" &&
      edit.kind === "figures" &&
      last.place === edit.place &&
      last.from + last.values.length === edit.from
    ) {
      runs[runs.length - 1] = { ...last, values: [...last.values, ...edit.values] };
    } else runs.push(edit);
  }
  return runs;
}

const NAMED_MOST = 3;

/** "Rent per month set to 350 in September 2026; and 4 more." */
export function fewWords(words: readonly string[]): string {
  const more = words.length - NAMED_MOST;
  return `${[...words.slice(0, NAMED_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join("; ")}.`;
}
