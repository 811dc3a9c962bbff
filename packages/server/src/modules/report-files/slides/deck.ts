/** Wide slides that fill from the top. Places are in points, as a text's size is. */
import pptxgen from "pptxgenjs";
import type { Look } from "#core/pdf/look.ts";
import type { Piece } from "#core/pdf/text-lines.ts";
import { colourOf, FONT } from "./deck-inks.ts";
import { mendDeck } from "./mend-deck.ts";
import type { NativeChart } from "./native-chart.ts";

const SLIDE = { width: 960, height: 540 };
export const MARGIN = 48;
export const WIDTH = SLIDE.width - 2 * MARGIN;
export const TOP = 108;
export const BOTTOM = 484;

export type Box = { x: number; y: number; width: number; height: number };
/** What stands above a slide's content. */
export type Heading = { title: string; above?: string; note?: string };
type TextOptions = {
  align?: "left" | "right" | "center";
  valign?: "top" | "middle";
  leading?: number;
};
export type Paragraph = { pieces: readonly Piece[]; gap?: number };

/** Slides in the making; `y` is where the next thing stands on the last of them. */
export type Deck = {
  y: number;
  slideCount(): number;
  slide(): pptxgen.Slide;
  newSlide(heading: Heading): void;
  /** With nothing over its title, which stands in a box of its own. */
  newCover(title: string, box: Box, look: Look): void;
  /** Goes on on another slide of the same heading where less is left. */
  need(height: number): void;
  put(paragraphs: readonly Paragraph[], box: Box, options?: TextOptions): void;
  putChart(chart: NativeChart, box: Box): void;
  /** In a colour as a presentation names it. */
  rule(y: number, colour?: string, weight?: number): void;
  bytes(): Promise<Uint8Array>;
};

type About = { title: string; author: string; madeAt: Date; putFoot: (deck: Deck) => void };

const TITLE_BOX = { x: MARGIN, y: 44, width: WIDTH, height: 34 };
const COVER_BOX = { x: MARGIN, y: 164, width: WIDTH, height: 150 };
const ABOVE: Look = { size: 11, weight: 600, ink: "text-quiet" };
const NOTE: Look = { size: 12, ink: "text-quiet" };
const NOTE_HEIGHT = 17;

export function openDeck({ title, author, madeAt, putFoot }: About): Deck {
  const file = new pptxgen();
  file.defineLayout({ name: "WIDE", width: inches(SLIDE.width), height: inches(SLIDE.height) });
  Object.assign(file, { layout: "WIDE", title, author, subject: title });
  file.theme = { headFontFace: FONT, bodyFontFace: FONT };
  defineMasters(file);
  const slides: pptxgen.Slide[] = [];
  const charts: NativeChart[] = [];
  let headed: Heading = { title };

  const addSlide = (masterName: string) => {
    slides.push(file.addSlide({ masterName }));
    deck.y = TOP;
    putFoot(deck);
  };

  const deck: Deck = {
    y: TOP,
    slideCount: () => slides.length,
    slide: () => slides.at(-1) as pptxgen.Slide,
    newSlide(heading) {
      headed = heading;
      addSlide("CONTENT");
      putHeading(deck, heading);
      if (!heading.note) deck.y = TOP - NOTE_HEIGHT;
    },
    newCover(text, box, look) {
      addSlide("COVER");
      putTitle(deck, { text, look }, box);
    },
    need(height) {
      if (deck.y + height > BOTTOM) deck.newSlide(headed);
    },
    put(paragraphs, box, { align = "left", valign = "top", leading = 1.2 } = {}) {
      deck.slide().addText(paragraphs.flatMap(runsOf), {
        ...placeOf(box),
        ...{ margin: 0, align, valign, fontFace: FONT, lineSpacingMultiple: leading / 1.2 },
        ...{ isTextBox: true, wrap: true, fit: "none" },
      });
    },
    putChart(chart, box) {
      charts.push(chart);
      // What is drawn, and the figures behind it, are written when the file is mended.
      const place = { ...placeOf(box), altText: chart.description, objectName: "Chart" };
      deck.slide().addChart("bar", [{ name: "", labels: [""], values: [0] }], place);
    },
    rule(y, color = colourOf("grid"), weight = 0.75) {
      deck.slide().addShape("line", {
        ...placeOf({ x: MARGIN, y, width: WIDTH, height: 0 }),
        line: { color, width: weight },
      });
    },
    async bytes() {
      const written = await file.write({ outputType: "uint8array", compression: false });
      return mendDeck(written as Uint8Array, charts, madeAt);
    },
  };
  return deck;
}

/** A title that PowerPoint knows as one: its outline and a screen reader name a slide by it. */
function defineMasters(file: pptxgen) {
  for (const title of ["COVER", "CONTENT"])
    file.defineSlideMaster({
      title,
      background: { color: colourOf("surface") },
      objects: [
        {
          placeholder: {
            text: "",
            options: {
              ...{ ...placeOf(title === "COVER" ? COVER_BOX : TITLE_BOX), name: "title" },
              ...{ type: "title", fontFace: FONT, fontSize: 24, bold: true },
              ...{ color: colourOf("text"), align: "left", valign: "top", margin: 0 },
            },
          },
        },
      ],
      slideNumber: {
        ...placeOf({ x: SLIDE.width - MARGIN - 60, y: 511, width: 60, height: 14 }),
        ...{ fontFace: FONT, fontSize: 9, color: colourOf("text"), align: "right", margin: 0 },
      },
    });
}

function putTitle(deck: Deck, piece: Piece, box: Box) {
  const runs = runsOf({ pieces: [piece] }, 0, [{ pieces: [] }]);
  deck.slide().addText(runs, { placeholder: "title", ...placeOf(box) });
}

function putHeading(deck: Deck, { title, above, note }: Heading) {
  putTitle(deck, { text: title, look: { size: titleSize(title), weight: 600 } }, TITLE_BOX);
  if (above)
    deck.put([{ pieces: [{ text: above, look: ABOVE }] }], { ...TITLE_BOX, y: 26, height: 15 });
  if (note)
    deck.put([{ pieces: [{ text: note, look: NOTE }] }], {
      ...TITLE_BOX,
      y: 80,
      height: NOTE_HEIGHT,
    });
}

/** A long title is smaller, so that it stays in its line or takes two. */
function titleSize(title: string) {
  return title.length > 120 ? 13 : title.length > 60 ? 17 : 24;
}

/** A paragraph ends with its last piece. */
function runsOf(
  { pieces, gap = 0 }: Paragraph,
  at: number,
  { length }: readonly Paragraph[],
): pptxgen.TextProps[] {
  return pieces.map(({ text, look }, index) => ({
    text,
    options: {
      ...{ fontFace: FONT, fontSize: look.size, bold: look.weight === 600 },
      color: colourOf(look.ink ?? "text"),
      breakLine: index === pieces.length - 1 && at < length - 1,
      ...(gap > 0 && { paraSpaceAfter: gap }),
    },
  }));
}

export function placeOf({ x, y, width, height }: Box) {
  return { x: inches(x), y: inches(y), w: inches(width), h: inches(height) };
}

export function inches(points: number) {
  return points / 72;
}
