/** A4 paper that fills from the top, tagged so that it can be read aloud. */
import PDFDocument from "pdfkit";
import type { Ink, Look } from "./look.ts";
import { PAPER_INKS } from "./paper-inks.ts";
import { ascentOf, drawnWidth, putText } from "./put-text.ts";

export const MARGIN = 56;
const A4 = { short: 595.28, long: 841.89 };
const TOP = 88;
/** What the lines at a page's foot take. */
const FOOT = 76;

type Layout = "portrait" | "landscape";

/** A page in the making; `y` is where the next thing stands. */
export type Paper = {
  doc: PDFKit.PDFDocument;
  y: number;
  layout: Layout;
  pageCount(): number;
  width(): number;
  height(): number;
  bottom(): number;
  /** What a page holds. */
  room(): number;
  newPage(layout?: Layout): void;
  /** Begins another page where less is left. */
  need(height: number): void;
  /** A line of text; whoever asks has measured it. */
  put(text: string, x: number, y: number, look: Look): void;
  /** The same, to the left of a place. */
  putBefore(text: string, right: number, y: number, look: Look): void;
  /** As it is drawn: signs that lean on each other are nearer than they are wide. */
  drawnWidth(text: string, look: Look): number;
  /** Something with a meaning of its own: a heading, a paragraph, a figure. */
  tagged(type: string, draw: () => void): void;
  /** What is no content: lines, grounds, what stands on every page. */
  artifact(draw: () => void): void;
  rule(weight: number, ink?: Ink, y?: number): void;
  bytes(): Promise<Uint8Array>;
};

/** What fits between the margins of a page. */
export function widthWithin(layout: Layout) {
  return (layout === "portrait" ? A4.short : A4.long) - 2 * MARGIN;
}

type About = { title: string; author: string; madeAt: Date };

export function openPaper({ title, author, madeAt }: About): Paper {
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, bufferPages: true, tagged: true, pdfVersion: "1.7" },
    ...{ margin: 0, lang: "en", displayTitle: true },
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on("end", resolve));

  const paper: Paper = {
    doc,
    y: 0,
    layout: "portrait",
    pageCount: () => doc.bufferedPageRange().count,
    width: () => widthWithin(paper.layout),
    height: () => (paper.layout === "portrait" ? A4.long : A4.short),
    bottom: () => paper.height() - FOOT,
    room: () => paper.bottom() - TOP,
    newPage(layout = paper.layout) {
      paper.layout = layout;
      doc.addPage({ size: "A4", layout, margin: 0 });
      paper.y = TOP;
    },
    need(height) {
      if (paper.y + height > paper.bottom()) paper.newPage();
    },
    put(text, x, y, look) {
      putText(doc, text, x, y + ascentOf(doc, look), look);
    },
    putBefore(text, right, y, look) {
      paper.put(text, right - paper.drawnWidth(text.trimEnd(), look), y, look);
    },
    drawnWidth: (text, look) => drawnWidth(doc, text, look),
    tagged(type, draw) {
      doc.addStructure(doc.struct(type, {}, draw));
    },
    artifact(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    rule(weight, ink = "axis", y = paper.y) {
      paper.artifact(() => {
        doc.undash().lineWidth(weight).moveTo(MARGIN, y);
        doc.lineTo(MARGIN + paper.width(), y).stroke(PAPER_INKS[ink]);
      });
    },
    async bytes() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(pieces));
    },
  };
  return paper;
}
