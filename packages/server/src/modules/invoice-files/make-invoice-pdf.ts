/** An invoice on A4, tagged so that it can be read aloud. */

import { BRAND } from "#core/letter.ts";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { MARGIN, openPaper, type Paper } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { putWords } from "#core/pdf/words.ts";
import { defineTask } from "#core/task.ts";
import { putLines, putTotals } from "./invoice-lines.ts";
import { fittingLines, NORMAL, QUIET, SMALL } from "./invoice-words.ts";
import type { ToldInvoice } from "./tell-invoice.ts";

export const makeInvoicePdf = defineTask({
  name: "make_invoice_pdf",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run: (told: ToldInvoice) => typeset(told),
});

function typeset(told: ToldInvoice) {
  const { title, number, seller, issuedAt } = told;
  const paper = openPaper({ title: `${title} ${number}`, author: seller.name, madeAt: issuedAt });
  paper.newPage("portrait");
  paper.y = 48;
  putHead(paper, told);
  paper.y = 116;
  putWords(paper, [{ text: title, look: { size: 21, weight: 600 } }], "H1");
  putWords(paper, [{ text: told.issued, look: { size: 10, ink: "text-quiet" } }]);
  paper.y += 16;
  paper.rule(0.75, "text");
  paper.y += 14;
  putFacts(paper, told);
  putLines(paper, told);
  putTotals(paper, told.totals);
  putStamp(paper, told.stamp);
  putWords(paper, [{ text: told.notes, look: QUIET }]);
  putFeet(paper, told);
  return paper.bytes();
}

/** Ours at the left, and who sells at the right. */
function putHead(paper: Paper, { seller }: ToldInvoice) {
  const { doc, y } = paper;
  paper.artifact(() => {
    doc
      .save()
      .translate(MARGIN, y)
      .scale(20 / 24);
    doc.roundedRect(0, 0, 24, 24, 6).fill(PAPER_INKS["series-1"]);
    doc.path("M5 18.5V11h3.5v3.5h1.75V8.5h3.5v6h1.75v4z").fill(PAPER_INKS.surface);
    doc.fillOpacity(0.58).path("M15.5 18.5V6H19v12.5z").fill(PAPER_INKS.surface);
    doc.restore();
  });
  paper.tagged("P", () => paper.put(BRAND, MARGIN + 28, y + 2.5, { size: 12.5, weight: 600 }));
  const right = MARGIN + paper.width();
  for (const [at, text] of [seller.name, seller.taxNumber, seller.address].entries()) {
    paper.tagged("P", () => paper.putBefore(text, right, y - 3 + at * 13.5, QUIET));
  }
}

/** Side by side: whom it is for, what it is for, and what the buyer needs to know it by. */
function putFacts(paper: Paper, told: ToldInvoice) {
  const { billedTo, purpose, purchaseOrder, currency } = told;
  const order =
    purchaseOrder === "" ? [] : [{ name: "Your purchase order", texts: [purchaseOrder] }];
  const columns: Fact[][] = [
    [{ name: "Billed to", texts: [billedTo.name, ...billedTo.rest], isStrong: true }],
    [{ name: "For", texts: [purpose] }],
    [...order, { name: "Currency", texts: [currency] }],
  ];
  const width = paper.width() / columns.length;
  const ends = columns.map((facts, at) => putColumn(paper, facts, MARGIN + at * width, width - 14));
  paper.y = Math.max(...ends) + 18;
}

type Fact = { name: string; texts: string[]; isStrong?: boolean };

function putColumn(paper: Paper, facts: readonly Fact[], x: number, width: number) {
  let { y } = paper;
  for (const { name, texts, isStrong } of facts) {
    paper.tagged("P", () => {
      paper.put(name, x, y, SMALL);
      y += 15;
      for (const [at, text] of texts.entries()) {
        const look: Look = isStrong && at === 0 ? { ...NORMAL, weight: 600 } : NORMAL;
        for (const line of fittingLines(text, width, look)) {
          paper.put(line, x, y, look);
          y += 15;
        }
      }
    });
    y += 8;
  }
  return y;
}

/** How it stands, in a frame that is seen first. */
function putStamp(paper: Paper, { isSettled, title, text, reference }: ToldInvoice["stamp"]) {
  const right = MARGIN + paper.width();
  const place = paper.width() - 150;
  const lines = text === "" ? [] : fittingLines(text, place, { ...NORMAL, ink: "text-quiet" });
  const height = 33 + lines.length * 14;
  paper.need(height + 70);
  const { doc, y } = paper;
  paper.artifact(() => {
    doc.lineWidth(0.75).roundedRect(MARGIN, y, paper.width(), height, 7);
    doc.fillAndStroke(PAPER_INKS["heat-none"], PAPER_INKS.grid);
    putSign(paper, isSettled, MARGIN + 20, y + height / 2);
  });
  paper.tagged("P", () => {
    paper.put(title, MARGIN + 37, y + 11, { ...NORMAL, weight: 600 });
    for (const [at, line] of lines.entries())
      paper.put(line, MARGIN + 37, y + 26 + at * 14, { ...NORMAL, ink: "text-quiet" });
  });
  paper.tagged("P", () => {
    paper.putBefore("Reference", right - 14, y + 11, QUIET);
    paper.putBefore(reference, right - 14, y + 25, NORMAL);
  });
  paper.y = y + height + 17;
}

/** A ring, with a tick where all is paid and two dots of a clock where it is not. */
function putSign({ doc }: Paper, isSettled: boolean, x: number, y: number) {
  const ink = PAPER_INKS[isSettled ? "positive" : "text-alert"];
  doc.lineWidth(1.2).circle(x, y, 5.5).stroke(ink);
  if (isSettled)
    doc
      .moveTo(x - 2.4, y + 0.2)
      .lineTo(x - 0.6, y + 2)
      .lineTo(x + 2.6, y - 1.8);
  else
    doc
      .moveTo(x, y - 3)
      .lineTo(x, y)
      .lineTo(x + 2.2, y + 1.2);
  doc.stroke(ink);
}

function putFeet(paper: Paper, { seller, title, number }: ToldInvoice) {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    const foot = paper.height() - 52;
    const page = `${title} ${number}, page ${index + 1} of ${count}`;
    paper.rule(0.5, "grid", foot);
    doc.markContent("Artifact", { type: "Pagination" });
    const who = `${seller.name}, ${seller.taxNumber}`;
    const room = paper.width() - widthOf(page, SMALL) - 10;
    paper.put(fittingLines(who, room, SMALL)[0] ?? "", MARGIN, foot + 11, SMALL);
    paper.putBefore(page, MARGIN + paper.width(), foot + 11, SMALL);
    doc.endMarkedContent();
  }
}
