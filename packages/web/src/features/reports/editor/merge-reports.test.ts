import type { ReportBlock, ReportDocument } from "@app/engine/reports/report-document";
import { expect, test } from "vitest";
import { mergeReports } from "./merge-reports.ts";

const heading = (id: string, text = id): ReportBlock => ({ id, kind: "heading", text });
const reportOf = (blocks: ReportBlock[], title = "Board"): ReportDocument => ({
  ...{ reportVersion: 1, title, scale: "ones", scenarios: [], openedDrivers: [] },
  pages: [{ id: "p", title: "Summary", blocks }],
});
const base = reportOf([heading("a"), heading("b"), heading("c")]);
const textsOf = ({ pages }: ReportDocument) =>
  pages.flatMap(({ blocks }) => blocks.map((block) => block.kind === "heading" && block.text));

test("what each changed elsewhere both stays: a title, a block, one more at the end", () => {
  const mine = reportOf([heading("a", "mine"), heading("b"), heading("c")]);
  const theirs = reportOf(
    [heading("a"), heading("b", "theirs"), heading("c"), heading("d")],
    "Bank",
  );
  const { document, conflicts } = mergeReports(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.title).toBe("Bank");
  expect(textsOf(document)).toEqual(["mine", "theirs", "c", "d"]);
});

test("the same block changed by both is a conflict, and whose stands is chosen", () => {
  const mine = reportOf([heading("a", "mine"), heading("b"), heading("c")]);
  const theirs = reportOf([heading("a", "theirs"), heading("b"), heading("c")]);
  const kept = mergeReports(base, mine, theirs);
  expect(kept.conflicts).toEqual([{ name: "A block on Summary", mine: "mine", theirs: "theirs" }]);
  expect(textsOf(kept.document)).toEqual(["mine", "b", "c"]);
  expect(textsOf(mergeReports(base, mine, theirs, "theirs").document)).toEqual([
    "theirs",
    "b",
    "c",
  ]);
});

test("a block that one took away goes, unless the other one has written in it since", () => {
  const mine = reportOf([heading("a"), heading("c")]);
  const unchanged = reportOf([heading("a"), heading("b"), heading("c"), heading("d")]);
  expect(textsOf(mergeReports(base, mine, unchanged).document)).toEqual(["a", "c", "d"]);
  const changed = reportOf([heading("a"), heading("b", "more"), heading("c")]);
  expect(textsOf(mergeReports(base, mine, changed).document)).toEqual(["a", "more", "c"]);
  expect(textsOf(mergeReports(base, changed, mine).document)).toEqual(["a", "more", "c"]);
});

test("whoever put blocks in another order keeps it, with what the other one added in its place", () => {
  const mine = reportOf([heading("c"), heading("a"), heading("b")]);
  const theirs = reportOf([heading("a"), heading("new"), heading("b"), heading("c")]);
  expect(textsOf(mergeReports(base, mine, theirs).document)).toEqual(["c", "a", "new", "b"]);
  expect(textsOf(mergeReports(base, theirs, mine).document)).toEqual(["c", "a", "new", "b"]);
});

test("what both changed was a name alone: both are told, and settings by whose they are", () => {
  const { conflicts } = mergeReports(
    base,
    { ...reportOf([]), title: "Bank", scale: "thousands", scenarios: ["slow"] },
    { ...reportOf([]), title: "Owners", scale: "millions", scenarios: ["quick"] },
  );
  expect(conflicts).toEqual([
    { name: "The title", mine: "Bank", theirs: "Owners" },
    { name: "What amounts are counted in", mine: "Thousands", theirs: "Millions" },
    {
      ...{ name: "The scenarios" },
      ...{ mine: "1 chosen, as you left it", theirs: "1 chosen, as they left it" },
    },
  ]);
});
