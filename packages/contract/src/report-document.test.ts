import { buildModel } from "@app/engine/build/build-model";
import { exampleModels } from "@app/engine/examples/examples";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { starterReport } from "@app/engine/reports/starter-report";
import { casesOf } from "@app/engine/scenarios/cases";
import { expect, test } from "vitest";
import { reportDocument } from "./report-document.ts";

const [example] = exampleModels;
const starter = starterReport(
  casesOf(buildModel(example?.document() ?? expect.fail("no example"))),
  "Board report",
);

test("a starter report is read as it was made, and what is read is the engine's own report", () => {
  const read: ReportDocument = reportDocument.parse(starter);
  expect(read).toEqual(starter);
});

test("what is not in the shape is refused: an unknown field, a block's id twice, another version", () => {
  const [page] = starter.pages;
  const twice = { ...starter, pages: [page, page] };
  expect(reportDocument.safeParse(twice).error?.issues[0]?.message).toBe(
    "Two blocks have the same id.",
  );
  for (const wrong of [
    { ...starter, script: "x" },
    { ...starter, reportVersion: 2 },
    { ...starter, pages: [] },
  ])
    expect(reportDocument.safeParse(wrong).success).toBe(false);
});
