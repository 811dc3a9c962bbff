import { reportDocument } from "@app/contract/report-document";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { expect, test } from "vitest";
import { KIND_NAMES } from "./block-words.ts";
import {
  addBlock,
  addPage,
  type BlockKind,
  moveToPage,
  newBlock,
  orderBlocks,
  orderPages,
  removeBlock,
  removePage,
} from "./report-edits.ts";

const EMPTY: ReportDocument = {
  ...{ reportVersion: 1, title: "Board", scale: "ones", scenarios: [], openedDrivers: [] },
  pages: [{ id: "p", title: "Summary", blocks: [] }],
};
const idsOf = ({ pages }: ReportDocument) =>
  pages.map(({ id, blocks }) => [id, ...blocks.map((block) => block.id)].join(" "));

test("a block of every kind that can be added is let in by the contract as it begins", () => {
  const kinds = Object.keys(KIND_NAMES) as BlockKind[];
  const report = kinds.reduce(
    (made, kind) => addBlock(made, "p", newBlock(kind, kind), undefined),
    EMPTY,
  );
  expect(report.pages[0]?.blocks.length).toBe(12);
  expect(reportDocument.safeParse(report).success).toBe(true);
});

test("blocks are added after the one that is chosen, put in order, moved to a page and removed", () => {
  const heading = (id: string) => newBlock("heading", id);
  const two = addBlock(addBlock(EMPTY, "p", heading("a"), undefined), "p", heading("b"), undefined);
  const three = addBlock(two, "p", heading("c"), "a");
  expect(idsOf(three)).toEqual(["p a c b"]);
  const ordered = orderBlocks(three, "p", ["b", "a", "c"]);
  expect(idsOf(ordered)).toEqual(["p b a c"]);
  const paged = moveToPage(addPage(ordered, "q"), heading("a"), "q");
  expect(idsOf(paged)).toEqual(["p b c", "q a"]);
  expect(idsOf(orderPages(removeBlock(paged, "b"), ["q", "p"]))).toEqual(["q a", "p c"]);
  expect(idsOf(removePage(paged, "p"))).toEqual(["q a"]);
});
