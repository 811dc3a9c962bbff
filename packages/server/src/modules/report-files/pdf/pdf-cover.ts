/** The first page: whose report it is, what it is of, and where to find what. */
import type { Chart } from "@app/charts/chart";
import { unitText } from "@app/charts/figure-text";
import { firmInitials, isLettering } from "@app/contract/report-logo";
import type { ReportLook } from "@app/contract/report-look";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { MARGIN, type Paper } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { putWords } from "#core/pdf/words.ts";
import type { EditionFacts } from "#modules/report-files/edition-facts.ts";
import { drawnFor, putDrawing } from "./pdf-blocks.ts";

export type Contents = {
  /** Where the list stands: filled once every page has its number. */
  pageIndex: number;
  y: number;
  element: PDFKit.PDFStructureElement;
  starts: { title: string; destination: string; pageNumber: number }[];
};

type Logo = NonNullable<ReportLook["logo"]>;

const LINE_HEIGHT = 17;
const CHART_HEIGHT = 130;
const SMALL: Look = { size: 7.5, ink: "text-quiet" };

export function putCover(
  paper: Paper,
  facts: EditionFacts,
  own: RenderedCase,
  chart: Chart | undefined,
): Contents {
  paper.newPage("portrait");
  paper.y = 60;
  putFirm(paper, facts);
  paper.y = 170;
  putWords(paper, [{ text: facts.title, look: { size: 30, weight: 600 } }], "H1");
  if (facts.clientName)
    putWords(paper, [{ text: facts.clientName, look: { size: 13, ink: "text-quiet" } }]);
  paper.y += 18;
  putFacts(paper, facts);
  const listHeight = 24 + own.pages.length * LINE_HEIGHT;
  const left = paper.bottom() - paper.y;
  if (chart && left > CHART_HEIGHT + 90 + listHeight) putCoverChart(paper, chart, own.name);
  paper.y += 34;
  if (paper.y + listHeight > paper.bottom()) paper.newPage();
  const { doc } = paper;
  const element = doc.struct("TOC");
  doc.addStructure(element);
  return { pageIndex: paper.pageCount() - 1, y: paper.y, element, starts: [] };
}

/** Its logo, and its name where the logo is no lettering; without a logo, its initials. */
function putFirm(paper: Paper, { teamName, look }: EditionFacts) {
  const { logo } = look ?? {};
  const width = logo ? putLogo(paper, logo, teamName) : putInitials(paper, teamName);
  if (logo && isLettering(logo)) return;
  const y = paper.y + (logo ? LOGO_HEIGHT / 2 - 6 : 5);
  const nameLook: Look = { size: 10.5, weight: 600 };
  paper.tagged("P", () => paper.put(teamName, MARGIN + width + 9, y, nameLook));
}

const LOGO_HEIGHT = 34;
const LOGO_WIDTH_MAX = 180;

/** As wide as it is drawn. */
function putLogo({ doc, y }: Paper, logo: Logo, name: string) {
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH_MAX / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const draw = () => doc.image(logo.src, MARGIN, y + (LOGO_HEIGHT - height) / 2, { width, height });
  doc.addStructure(doc.struct("Figure", { alt: name }, draw));
  return width;
}

function putInitials(paper: Paper, name: string) {
  const { doc, y } = paper;
  const look: Look = { size: 8, weight: 600, ink: "surface" };
  const initials = firmInitials(name);
  paper.artifact(() => {
    doc.roundedRect(MARGIN, y, 22, 22, 4).fill(PAPER_INKS.text);
    paper.put(initials, MARGIN + 11 - widthOf(initials, look) / 2, y + 6.2, look);
  });
  return 22;
}

/** Side by side between two lines. */
function putFacts(paper: Paper, facts: EditionFacts) {
  const { publishedByName, publishedText, actualTo, caseName, currency } = facts;
  const told = [
    ["Prepared by", publishedByName],
    ["Published", publishedText],
    ["Actuals to", actualTo ?? "None yet"],
    ["Case and currency", `${caseName}, ${currency}`],
  ] as const;
  putAccentRule(paper, facts);
  paper.y += 12;
  const width = paper.width() / told.length;
  for (const [at, [name, fact]] of told.entries()) {
    const x = MARGIN + at * width;
    const look: Look = { size: 8.5, weight: 500 };
    const size = Math.min(look.size, (look.size * (width - 8)) / widthOf(fact, look));
    paper.tagged("P", () => {
      paper.put(name, x, paper.y, SMALL);
      paper.put(fact, x, paper.y + 12, { ...look, size });
    });
  }
  paper.y += 36;
  paper.rule(0.5);
}

/** In the firm's colour, where it has one. */
function putAccentRule(paper: Paper, { look }: EditionFacts) {
  if (!look?.accent) return paper.rule(0.5);
  const { doc, y } = paper;
  const { accent } = look;
  paper.artifact(() => doc.rect(MARGIN, y - 1, paper.width(), 1.5).fill(accent));
}

function putCoverChart(paper: Paper, chart: Chart, caseName: string) {
  paper.y += 30;
  const drawing = drawnFor(chart, { width: paper.width(), height: CHART_HEIGHT });
  putDrawing(paper, drawing);
  paper.y += 6;
  const text = `${chart.title}. ${caseName}, ${unitText(drawing.table.format)}`;
  putWords(paper, [{ text, look: SMALL }]);
}

/** Every page by its name and number, leading there. */
export function putContents(paper: Paper, { pageIndex, y: top, element, starts }: Contents) {
  const { doc } = paper;
  doc.switchToPage(pageIndex);
  paper.layout = "portrait";
  let y = top;
  const heading: Look = { size: 9.5, weight: 600 };
  element.add(doc.struct("Caption", {}, () => paper.put("Contents", MARGIN, y, heading)));
  y += 20;
  const right = MARGIN + paper.width();
  for (const { title, destination, pageNumber } of starts) {
    const number = String(pageNumber);
    const look: Look = { size: 9 };
    element.add(
      doc.struct("TOCI", {}, () => {
        paper.put(title, MARGIN, y, look);
        paper.putBefore(number, right, y, heading);
      }),
    );
    const [from, to] = [MARGIN + widthOf(title, look) + 6, right - 14];
    if (to > from)
      paper.artifact(() => {
        doc
          .lineWidth(0.5)
          .dash(1, { space: 2 })
          .moveTo(from, y + 8);
        doc
          .lineTo(to, y + 8)
          .stroke(PAPER_INKS.muted)
          .undash();
      });
    doc.goTo(MARGIN, y, paper.width(), LINE_HEIGHT - 2, destination);
    y += LINE_HEIGHT;
  }
  element.end();
}
