/** The first slides: whose report it is, what it is of, and where to find what. */

import { firmInitials, isLettering } from "@app/contract/report-logo";
import type { ReportLook } from "@app/contract/report-look";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { textLines } from "#core/pdf/text-lines.ts";
import { CAUTION, type EditionFacts } from "#modules/report-files/edition-facts.ts";
import { type Box, type Deck, MARGIN, placeOf, TOP, WIDTH } from "./deck.ts";
import { accentOf, colourOf, FONT } from "./deck-inks.ts";

const QUIET: Look = { size: 11, ink: "text-quiet" };

/** The firm first: it is its report. */
export function putCover(deck: Deck, facts: EditionFacts) {
  const { clientName, title } = facts;
  const look: Look = { size: title.length > 50 ? 28 : 38, weight: 600 };
  const lineCount = textLines(title, WIDTH, look).length;
  const height = Math.min(lineCount, 4) * look.size * 1.2;
  deck.newCover(title, { x: MARGIN, y: 164, width: WIDTH, height }, look);
  putFirm(deck, facts);
  if (clientName)
    put(deck, clientName, { size: 20, ink: "text-quiet" }, { y: 172 + height, height: 28 });
  putFacts(deck, facts);
  put(deck, CAUTION, QUIET, { y: 452, height: 16 });
}

function put(deck: Deck, text: string, look: Look, box: Partial<Box>) {
  const place = { x: MARGIN, y: 0, width: WIDTH, height: 0, ...box };
  deck.put([{ pieces: [{ text, look }] }], place);
}

/** Its logo, and its name where the logo is no lettering; without a logo, its initials. */
function putFirm(deck: Deck, { teamName, look }: EditionFacts) {
  const { logo } = look ?? {};
  const width = logo ? putLogo(deck, logo, teamName) : putInitials(deck, teamName);
  if (logo && isLettering(logo)) return;
  const box = { x: MARGIN + width + 12, y: 62, width: WIDTH - width - 12, height: 24 };
  put(deck, teamName, { size: 17, weight: 600 }, box);
}

const LOGO = { top: 50, height: 48, widthMax: 260 };

/** As wide as it is drawn. */
function putLogo(deck: Deck, logo: NonNullable<ReportLook["logo"]>, altText: string) {
  const scale = Math.min(LOGO.height / logo.height, LOGO.widthMax / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const box = { x: MARGIN, y: LOGO.top + (LOGO.height - height) / 2, width, height };
  deck.slide().addImage({ ...placeOf(box), data: logo.src, altText });
  return width;
}

function putInitials(deck: Deck, name: string) {
  deck.slide().addText(firmInitials(name) || " ", {
    ...placeOf({ x: MARGIN, y: 56, width: 36, height: 36 }),
    ...{ shape: "roundRect", rectRadius: 0.08, fill: { color: colourOf("text") } },
    ...{ color: colourOf("surface"), bold: true, fontSize: 13, fontFace: FONT },
    ...{ align: "center", valign: "middle", margin: 0 },
  });
  return 36;
}

/** Side by side between two lines, three to a row. */
function putFacts(deck: Deck, facts: EditionFacts) {
  const told = [
    ["Period", facts.timeText],
    ["Actuals to", facts.actualTo ?? "None yet"],
    ["Scenario and currency", `${facts.caseName}, ${facts.currency}`],
    ["Edition", `${facts.edition}, of version ${facts.modelVersion} of the model`],
    ["Published", facts.publishedText],
    ["Prepared by", facts.publishedByName],
  ] as const;
  const width = WIDTH / 3;
  deck.rule(330, accentOf(facts) ?? colourOf("axis"), accentOf(facts) ? 2.25 : 0.75);
  deck.rule(436, colourOf("axis"));
  for (const [at, [name, fact]] of told.entries()) {
    const [x, y] = [MARGIN + (at % 3) * width, 340 + Math.floor(at / 3) * 48];
    const look: Look = { size: 13, weight: 600 };
    const size = Math.min(look.size, (look.size * (width - 12)) / widthOf(fact, look));
    const pieces = [
      { pieces: [{ text: name, look: QUIET }], gap: 2 },
      { pieces: [{ text: fact, look: { ...look, size } }] },
    ];
    deck.put(pieces, { x, y, width: width - 8, height: 36 });
  }
}

/** As many as a reader keeps in mind need no list. */
const PAGES_WITHOUT_CONTENTS = 2;
const CONTENTS = { perColumn: 12, columns: 2, lineHeight: 29 };
const PER_SLIDE = CONTENTS.perColumn * CONTENTS.columns;

export type Start = { title: string; slideNumber: number };

/** Slides for the list, before it is known what is on which. */
export function keepContents(deck: Deck, pageCount: number) {
  if (pageCount <= PAGES_WITHOUT_CONTENTS) return [];
  return Array.from({ length: Math.ceil(pageCount / PER_SLIDE) }, () => {
    deck.newSlide({ title: "Contents" });
    return deck.slide();
  });
}

/** Every page by its name and number, leading there. */
export function putContents(slides: ReturnType<typeof keepContents>, starts: readonly Start[]) {
  const { perColumn, columns, lineHeight } = CONTENTS;
  const gap = 36;
  const width = (WIDTH - gap) / columns;
  for (const [at, { title, slideNumber }] of starts.entries()) {
    const slide = slides[Math.floor(at / PER_SLIDE)];
    const inSlide = at % PER_SLIDE;
    const column = Math.floor(inSlide / perColumn);
    const x = MARGIN + column * (width + gap);
    const y = TOP + (inSlide % perColumn) * lineHeight;
    const look = { fontFace: FONT, fontSize: 14, margin: 0, valign: "middle" } as const;
    const link = { slide: slideNumber, tooltip: `Slide ${slideNumber}` };
    const [shown = title] = textLines(title, width - 40, { size: 14 });
    const text = shown.length < title.length ? `${shown.trimEnd()}…` : title;
    const black = { color: colourOf("text") };
    slide?.addText([{ text, options: { ...black, hyperlink: link } }], {
      ...{ ...placeOf({ x, y, width: width - 40, height: 22 }), ...look, isTextBox: true },
    });
    slide?.addText([{ text: String(slideNumber), options: { ...black, bold: true } }], {
      ...{ ...placeOf({ x: x + width - 40, y, width: 40, height: 22 }), ...look },
      ...{ align: "right", isTextBox: true },
    });
    slide?.addShape("line", {
      ...placeOf({ x, y: y + 25, width, height: 0 }),
      line: { color: colourOf("grid"), width: 0.75 },
    });
  }
}
