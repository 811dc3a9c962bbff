/**
 * A chart's drawing on the page of a PDF: the same marks as on the screen, as vectors and as text
 * that can be searched and read aloud.
 */
import {
  type Drawing,
  type Mark,
  type Stroke,
  TEXT_LOOKS,
  type TextLook,
  type TextMark,
} from "@app/charts/drawing";
import { PAPER_INKS } from "./paper-inks.ts";
import { drawnWidth, putText } from "./put-text.ts";

type Page = PDFKit.PDFDocument;

/** Puts the drawing's top left corner at a place of the current page; a pixel is a point. */
export function drawDrawing(page: Page, drawing: Drawing, { x, y }: { x: number; y: number }) {
  const figure = page.struct("Figure", { alt: drawing.description }, () => {
    page.save().translate(x, y);
    for (const mark of drawing.marks) drawMark(page, mark);
    page.restore();
  });
  page.addStructure(figure);
  figure.end();
}

function drawMark(page: Page, mark: Mark) {
  switch (mark.kind) {
    case "path":
      if (mark.d) paint(page.path(mark.d), mark);
      return;
    case "line":
      paint(page.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2), mark);
      return;
    case "rect":
      if (mark.width > 0 && mark.height > 0)
        paint(page.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0), mark);
      return;
    case "text":
      writeText(page, mark);
  }
}

function paint(page: Page, { fill, stroke }: { fill?: keyof typeof PAPER_INKS; stroke?: Stroke }) {
  if (stroke) {
    page
      .lineWidth(stroke.width)
      .lineJoin("round")
      .lineCap(stroke.isRound ? "round" : "butt");
    // pdfkit takes a list of lengths; its types know of one only.
    if (stroke.dash) page.dash([...stroke.dash] as unknown as number, {});
    else page.undash();
  }
  if (fill && stroke) page.fillAndStroke(PAPER_INKS[fill], PAPER_INKS[stroke.ink]);
  else if (fill) page.fill(PAPER_INKS[fill]);
  else if (stroke) page.stroke(PAPER_INKS[stroke.ink]);
}

function writeText(page: Page, { text, x, y, anchor, look: name }: TextMark) {
  const look: TextLook = TEXT_LOOKS[name];
  const width = drawnWidth(page, text, look);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  if (look.hasHalo) drawHalo(page, { left, width, baseline: y, size: look.size });
  putText(page, text, left, y, look);
}

/** A veil over the lines behind, so that letters stay readable. */
function drawHalo(
  page: Page,
  { left, width, baseline, size }: { left: number; width: number; baseline: number; size: number },
) {
  const [top, height] = [baseline - size * 0.8, size];
  page.save().fillOpacity(0.7);
  page.rect(left - 1, top, width + 2, height).fill(PAPER_INKS.surface);
  page.restore();
}
