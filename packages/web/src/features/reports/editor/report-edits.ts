/** Changes to a report, each giving another whole one. */
import type { ReportBlock, ReportDocument, ReportPage } from "@app/engine/reports/report-document";

export type BlockKind = ReportBlock["kind"];

export function changePage(
  report: ReportDocument,
  pageId: string,
  change: (page: ReportPage) => ReportPage,
): ReportDocument {
  return {
    ...report,
    pages: report.pages.map((page) => (page.id === pageId ? change(page) : page)),
  };
}

export function changeBlock(report: ReportDocument, block: ReportBlock): ReportDocument {
  return {
    ...report,
    pages: report.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((each) => (each.id === block.id ? block : each)),
    })),
  };
}

/** After another one, or at the page's end. */
export function addBlock(
  report: ReportDocument,
  pageId: string,
  block: ReportBlock,
  after: string | undefined,
): ReportDocument {
  return changePage(report, pageId, (page) => {
    const place = page.blocks.findIndex(({ id }) => id === after);
    const at = place < 0 ? page.blocks.length : place + 1;
    return { ...page, blocks: page.blocks.toSpliced(at, 0, block) };
  });
}

export function removeBlock(report: ReportDocument, blockId: string): ReportDocument {
  return {
    ...report,
    pages: report.pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter(({ id }) => id !== blockId),
    })),
  };
}

/** To the end of another page. */
export function moveToPage(report: ReportDocument, block: ReportBlock, pageId: string) {
  return addBlock(removeBlock(report, block.id), pageId, block, undefined);
}

export function orderBlocks(report: ReportDocument, pageId: string, ids: readonly string[]) {
  return changePage(report, pageId, (page) => ({ ...page, blocks: inOrder(page.blocks, ids) }));
}

export function orderPages(report: ReportDocument, ids: readonly string[]): ReportDocument {
  return { ...report, pages: inOrder(report.pages, ids) };
}

export function addPage(report: ReportDocument, id: string): ReportDocument {
  return { ...report, pages: [...report.pages, { id, title: "New page", blocks: [] }] };
}

export function removePage(report: ReportDocument, pageId: string): ReportDocument {
  return { ...report, pages: report.pages.filter(({ id }) => id !== pageId) };
}

function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]) {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** A block as it begins: it shows something at once, and is changed from there. */
export function newBlock(kind: BlockKind, id: string): ReportBlock {
  const year = { time: { preset: "thisFinancialYear" } } as const;
  switch (kind) {
    case "heading":
      return { id, kind, text: "Heading" };
    case "commentary":
      return { id, kind, paragraphs: [[]] };
    case "keyFigures": {
      const revenue = { line: "pl.revenue", time: { preset: "yearToDate" } } as const;
      return { id, kind, figures: [{ label: "Revenue", cell: revenue, hasSpark: true }] };
    }
    case "lineChart":
      return { id, kind, title: "Closing cash", ...year, lines: ["cf.closingCash"] };
    case "stackedBarChart":
      return { id, kind, title: "Revenue", ...year, lines: ["pl.revenue"] };
    case "combinationChart": {
      const lines = { bars: ["pl.revenue"], lines: ["pl.ebitda"] };
      return { id, kind, title: "Revenue and EBITDA", ...year, ...lines };
    }
    case "waterfallChart":
      return {
        ...{ id, kind, title: "Where cash comes from and goes to" },
        ...{ time: { preset: "ahead" }, bridge: "cash" },
      };
    case "statementTable":
      return { id, kind, title: "Profit and loss", ...year, statements: ["profitAndLoss"] };
    case "scenarioTable":
      return {
        ...{ id, kind, title: "Scenarios by year", statements: ["profitAndLoss"] },
        ...{ time: { preset: "ahead" }, unit: "year" },
      };
    case "varianceTable":
      return {
        ...{ id, kind, title: "Against a year before", time: { preset: "lastActual" } },
        ...{ statement: "profitAndLoss", against: "yearBefore" },
      };
    case "checks":
    case "pageBreak":
      return { id, kind };
  }
}
