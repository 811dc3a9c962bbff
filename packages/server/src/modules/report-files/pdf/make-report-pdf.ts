/** An edition in one case, typeset: every figure is the text that the screen shows. */

import type { Chart } from "@app/charts/chart";
import { COMMUNITY_MARK } from "@app/contract/report-view";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { MARGIN, openPaper, type Paper } from "#core/pdf/paper.ts";
import { putWords } from "#core/pdf/words.ts";
import { defineTask } from "#core/task.ts";
import {
  CAUTION,
  type EditionFacts,
  type FileAsked,
  openAsked,
  PAGES_MAX,
  versionText,
} from "#modules/report-files/edition-facts.ts";
import { tellStanding } from "#modules/report-files/told-checks.ts";
import { putBlock } from "./pdf-blocks.ts";
import { putStandingLine, putTold } from "./pdf-checks.ts";
import { type Contents, putContents, putCover } from "./pdf-cover.ts";
import { needsLandscape } from "./pdf-table.ts";

export const makeReportPdf = defineTask({
  name: "make_report_pdf",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  async run(asked: FileAsked) {
    const opened = openAsked(asked);
    return opened ? typeset(opened.own, opened.facts) : "missing";
  },
});

async function typeset(own: RenderedCase, facts: EditionFacts) {
  const { title, teamName, publishedAt } = facts;
  const paper = openPaper({ title, author: teamName, madeAt: publishedAt });
  const contents: Contents = putCover(paper, facts, own, firstChart(own));
  if (own.checks.isBlocked) putFaults(paper, own);
  for (const page of own.pages) {
    putPage(paper, page, own, contents);
    if (paper.pageCount() > PAGES_MAX) return "too long";
  }
  putContents(paper, contents);
  putEdges(paper, facts, own);
  return paper.bytes();
}

function firstChart({ pages }: RenderedCase): Chart | undefined {
  for (const { blocks } of pages)
    for (const block of blocks)
      if (block.kind === "chart" && block.chart.kind === "line") return block.chart as Chart;
  return undefined;
}

/** Before any figure that does not hold. */
function putFaults(paper: Paper, { checks }: RenderedCase) {
  paper.newPage("portrait");
  paper.doc.outline.addItem("These figures do not hold.");
  putWords(paper, [{ text: "These figures do not hold.", look: PAGE_TITLE }], "H1");
  for (const text of checks.faults) putTold(paper, { sign: "fails", text });
}

const PAGE_TITLE: Look = { size: 17, weight: 600 };

/** On its side where a table of it is too wide for the page. */
function putPage(
  paper: Paper,
  { title, blocks }: RenderedCase["pages"][number],
  own: RenderedCase,
  contents: Contents,
) {
  const isWide = blocks.some((block) => block.kind === "table" && needsLandscape(block.table));
  paper.newPage(isWide ? "landscape" : "portrait");
  const { doc } = paper;
  const destination = `page-${contents.starts.length + 1}`;
  doc.addNamedDestination(destination);
  doc.outline.addItem(title);
  contents.starts.push({ title, destination, pageNumber: paper.pageCount() });
  putWords(paper, [{ text: title, look: PAGE_TITLE }], "H1");
  paper.y += 6;
  for (const block of blocks) putBlock(paper, block, own);
}

const EDGE: Look = { size: 7.25, ink: "text-quiet" };

/** What stands around every page: whose it is, which case, how its figures stand, where one is. */
function putEdges(paper: Paper, facts: EditionFacts, { checks }: RenderedCase) {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  const told = tellStanding(checks);
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    paper.layout = doc.page.width > doc.page.height ? "landscape" : "portrait";
    const right = MARGIN + paper.width();
    const foot = paper.height() - 62;
    doc.markContent("Artifact", { type: "Pagination" });
    if (index > start) putHeader(paper, facts);
    line(paper, foot, RULE);
    putStandingLine(paper, told, foot + 9);
    if (facts.isCommunity) paper.put(COMMUNITY_MARK, MARGIN, foot + 36, EDGE);
    if (index === start) {
      paper.put(CAUTION, MARGIN, foot + 23, EDGE);
      paper.putBefore(`Version ${facts.modelVersion}`, right, foot + 23, EDGE);
    } else {
      paper.put(versionText(facts), MARGIN, foot + 23, EDGE);
      paper.putBefore(`${index + 1} of ${count}`, right, foot + 23, { ...EDGE, ink: "text" });
    }
    doc.endMarkedContent();
  }
}

function putHeader(paper: Paper, facts: EditionFacts) {
  const { clientName, teamName, title, caseName, currency, look } = facts;
  const name = clientName || teamName;
  const heavy: Look = { size: 7.25, weight: 600 };
  paper.put(name, MARGIN, 44, heavy);
  paper.put(title, MARGIN + widthOf(name, heavy) + 6, 44, EDGE);
  paper.putBefore(`${caseName}, ${currency}`, MARGIN + paper.width(), 44, EDGE);
  line(paper, 60, look?.accent ?? RULE);
}

const RULE = "#c9c7c0";

function line({ doc, width }: Paper, y: number, ink: string) {
  doc.undash().lineWidth(0.5).moveTo(MARGIN, y);
  doc.lineTo(MARGIN + width(), y).stroke(ink);
}
