/** What wants another look before a report goes out. */
import type { RenderedCase, RenderedRun } from "@app/engine/reports/rendered-report";

export type Finding = {
  kind: "typed" | "words" | "missing";
  /** What it is about: "4,800", or the figure's text. */
  text: string;
  why: string;
  page: string;
  blockId: string;
};

/** Words speak of one case whichever is read, so each is told once. */
export function findingsOf(cases: readonly RenderedCase[]): Finding[] {
  const all = cases.flatMap(({ pages }) =>
    pages.flatMap(({ title, blocks }) =>
      blocks.flatMap((block): Finding[] => {
        const at = { page: title, blockId: block.id };
        if (block.kind === "missing")
          return [{ kind: "missing", text: "", why: block.text, ...at }];
        if (block.kind === "keyFigures")
          return block.figures.flatMap(({ label, period, text, note = "" }): Finding[] =>
            period === "" && text === ""
              ? [{ kind: "missing", text: label, why: note, ...at }]
              : [],
          );
        if (block.kind !== "commentary") return [];
        return block.paragraphs.flat().flatMap((run) => findingOf(run, at));
      }),
    ),
  );
  const seen = new Set<string>();
  return all.filter((finding) => {
    const key = JSON.stringify(finding);
    return !seen.has(key) && seen.add(key);
  });
}

function findingOf(run: RenderedRun, at: Pick<Finding, "page" | "blockId">): Finding[] {
  if (run.kind === "typed" && !run.isKept)
    return [
      {
        kind: "typed",
        text: run.text,
        why: "Typed, not bound: it stays when the model moves.",
        ...at,
      },
    ];
  if (run.kind === "figure" && run.warning !== undefined)
    return [{ kind: "words", text: run.text, why: run.warning, ...at }];
  return [];
}

export function boundCount([base]: readonly RenderedCase[]): number {
  const blocks = base?.pages.flatMap((page) => page.blocks) ?? [];
  return blocks
    .flatMap((block) => (block.kind === "commentary" ? block.paragraphs.flat() : []))
    .filter(({ kind }) => kind === "figure").length;
}
