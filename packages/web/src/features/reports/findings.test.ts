import type { RenderedCase, RenderedRun } from "@app/engine/reports/rendered-report";
import { expect, test } from "vitest";
import { boundCount, findingsOf } from "./findings.ts";

function caseOf(runs: RenderedRun[], key = "base"): RenderedCase {
  return {
    ...{ key, name: key },
    checks: { isBlocked: false, faults: [], items: [] },
    pages: [
      {
        ...{ id: "p", title: "Summary" },
        blocks: [
          { id: "words", kind: "commentary", caseName: "Base", paragraphs: [runs] },
          { id: "gone", kind: "missing", text: "The scenario these words speak of is gone." },
        ],
      },
    ],
  };
}

const runs: RenderedRun[] = [
  { kind: "words", text: "Sales fell to " },
  {
    ...{ kind: "figure", text: "783,607", figure: 783_607, name: "Revenue, Jul-26" },
    warning: "The words say “fell”, but it rose.",
  },
  { kind: "typed", text: "4,800", isKept: false },
  { kind: "typed", text: "192,000", isKept: true },
];

test("typed figures, words that do not hold and what is gone are told once, whatever the cases", () => {
  const found = findingsOf([caseOf(runs), caseOf(runs, "dry")]);
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ["words", "783,607"],
    ["typed", "4,800"],
    ["missing", ""],
  ]);
  expect(found[0]).toMatchObject({ page: "Summary", blockId: "words" });
});

test("a card whose line the model does not have is told by its label", () => {
  const base = caseOf([]);
  const known = { label: "Cash", period: "Oct-26", text: "139,392", figure: 139_392 };
  const gone = {
    label: "Shop sales",
    period: "",
    text: "",
    figure: null,
    note: "Not in the model",
  };
  const blocks = [{ id: "cards", kind: "keyFigures" as const, figures: [known, gone] }];
  const found = findingsOf([{ ...base, pages: [{ id: "p", title: "Summary", blocks }] }]);
  expect(found).toEqual([
    {
      ...{ kind: "missing", text: "Shop sales", why: "Not in the model" },
      ...{ page: "Summary", blockId: "cards" },
    },
  ]);
});

test("one figure is bound; what is kept as it was typed is none", () => {
  expect(boundCount([caseOf(runs), caseOf(runs, "dry")])).toBe(1);
});
