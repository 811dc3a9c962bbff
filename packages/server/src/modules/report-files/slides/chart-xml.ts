/** A chart as a part of a presentation (DrawingML): elements stand in the order that the format gives. */
import { columnName } from "@app/engine/excel/a1";
import { DECLARATION, element, escapeXml } from "@app/spreadsheet/xml/write-xml";
import type { Ink } from "#core/pdf/look.ts";
import { SHEET } from "./chart-book.ts";
import { colourOf, FONT } from "./deck-inks.ts";
import type { NativeChart, NativeSeries } from "./native-chart.ts";
import { axisFormat, figureFormat } from "./number-format.ts";

const NAMES = {
  "xmlns:c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
  "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
  "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
};
const AXES = { labels: 111111111, figures: 222222222 };
const POINT = 12_700;

export function chartXml(chart: NativeChart): string {
  const plot = [
    "<c:layout/>",
    groupXml(chart, "bar"),
    groupXml(chart, "line"),
    labelAxisXml(chart),
    figureAxisXml(chart),
  ];
  const legend =
    value("legendPos", "t") + value("overlay", 0) + textXml(chart.isSpark ? 8 : 12, "text");
  const content = [
    value("autoTitleDeleted", 1),
    element("c:plotArea", {}, plot.join("")),
    chart.hasLegend ? element("c:legend", {}, legend) : "",
    value("plotVisOnly", 1),
    value("dispBlanksAs", "gap"),
  ];
  const book = element("c:externalData", { "r:id": "rId1" }, value("autoUpdate", 0));
  const space = [
    value("date1904", 0),
    value("roundedCorners", 0),
    element("c:chart", {}, content.join("")),
    textXml(12, "text"),
    book,
  ];
  return DECLARATION + element("c:chartSpace", NAMES, space.join(""));
}

/** All bars, or all lines; nothing where there are none. */
function groupXml(chart: NativeChart, kind: NativeSeries["kind"]) {
  const series = chart.series
    .map((each, index) => (each.kind === kind ? seriesXml(chart, each, index) : ""))
    .join("");
  if (series === "") return "";
  const axes = value("axId", AXES.labels) + value("axId", AXES.figures);
  if (kind === "line")
    return element(
      "c:lineChart",
      {},
      value("grouping", "standard") + value("varyColors", 0) + series + value("marker", 1) + axes,
    );
  const before = value("barDir", "col") + value("grouping", "stacked") + value("varyColors", 0);
  const after = value("gapWidth", 55) + value("overlap", 100);
  return element("c:barChart", {}, before + series + after + axes);
}

function seriesXml(chart: NativeChart, series: NativeSeries, index: number) {
  const column = columnName(index + 1);
  const last = chart.labels.length + 1;
  const name = element("c:f", {}, `${SHEET}!$${column}$1`) + cacheXml("str", [series.name]);
  const labels = element("c:f", {}, `${SHEET}!$A$2:$A$${last}`) + cacheXml("str", chart.labels);
  const figures =
    element("c:f", {}, `${SHEET}!$${column}$2:$${column}$${last}`) +
    cacheXml("num", series.figures, figureFormat(chart.format));
  const isLine = series.kind === "line";
  const content = [
    value("idx", index) + value("order", index),
    element("c:tx", {}, element("c:strRef", {}, name)),
    shapeXml(series, series.dashedFrom === 0),
    isLine ? element("c:marker", {}, value("symbol", "none")) : value("invertIfNegative", 0),
    isLine ? dashesXml(series, chart.labels.length) : "",
    element("c:cat", {}, element("c:strRef", {}, labels)),
    element("c:val", {}, element("c:numRef", {}, figures)),
    isLine ? value("smooth", 0) : "",
  ];
  return element("c:ser", {}, content.join(""));
}

/** What is missing has no point; zero has one. */
function cacheXml(
  kind: "str" | "num",
  values: readonly (string | number | null)[],
  format?: string,
) {
  const points = values.map((each, idx) =>
    each === null
      ? ""
      : element("c:pt", { idx }, element("c:v", {}, escapeXml(String(each)) || " ")),
  );
  const code = format === undefined ? "" : element("c:formatCode", {}, escapeXml(format));
  return element(`c:${kind}Cache`, {}, code + value("ptCount", values.length) + points.join(""));
}

function shapeXml({ kind, ink, isThin }: NativeSeries, isDashed: boolean) {
  if (ink === undefined) return element("c:spPr", {}, "<a:noFill/><a:ln><a:noFill/></a:ln>");
  if (kind === "bar") return element("c:spPr", {}, fillXml(ink));
  return element("c:spPr", {}, strokeXml(ink, isThin ? 1.25 : 2.25, isDashed));
}

/** The stroke of a point is the one that leads to it. */
function dashesXml(series: NativeSeries, count: number) {
  const { dashedFrom = count } = series;
  if (dashedFrom === 0) return "";
  let dashes = "";
  for (let idx = dashedFrom; idx < count; idx++)
    dashes += element(
      "c:dPt",
      {},
      value("idx", idx) +
        element("c:marker", {}, value("symbol", "none")) +
        value("bubble3D", 0) +
        shapeXml(series, true),
    );
  return dashes;
}

function labelAxisXml({ isSpark }: NativeChart) {
  const content = [
    axisHeadXml("labels", "b", isSpark),
    numberXml("General"),
    value("majorTickMark", "none") + value("minorTickMark", "none") + value("tickLblPos", "low"),
    element("c:spPr", {}, strokeXml("axis", 0.75)),
    textXml(11, "text-quiet"),
    value("crossAx", AXES.figures) + value("crosses", "autoZero"),
    value("auto", 0) +
      value("lblAlgn", "ctr") +
      value("lblOffset", 100) +
      value("noMultiLvlLbl", 1),
  ];
  return element("c:catAx", {}, content.join(""));
}

function figureAxisXml({ isSpark, format }: NativeChart) {
  const lines = element("c:majorGridlines", {}, element("c:spPr", {}, strokeXml("grid", 0.75)));
  const content = [
    axisHeadXml("figures", "l", isSpark),
    isSpark ? "" : lines,
    numberXml(axisFormat(format)),
    value("majorTickMark", "none") + value("minorTickMark", "none") + value("tickLblPos", "low"),
    element("c:spPr", {}, "<a:ln><a:noFill/></a:ln>"),
    textXml(11, "text-quiet"),
    value("crossAx", AXES.labels) + value("crosses", "autoZero") + value("crossBetween", "between"),
  ];
  return element("c:valAx", {}, content.join(""));
}

function axisHeadXml(axis: keyof typeof AXES, side: "b" | "l", isHidden: boolean) {
  const scaling = element("c:scaling", {}, value("orientation", "minMax"));
  return (
    value("axId", AXES[axis]) + scaling + value("delete", isHidden ? 1 : 0) + value("axPos", side)
  );
}

function numberXml(formatCode: string) {
  return element("c:numFmt", { formatCode, sourceLinked: 0 });
}

function fillXml(ink: Ink) {
  return element("a:solidFill", {}, element("a:srgbClr", { val: colourOf(ink) }));
}

function strokeXml(ink: Ink, points: number, isDashed = false) {
  const dash = element("a:prstDash", { val: isDashed ? "sysDash" : "solid" });
  return element("a:ln", { w: points * POINT, cap: "flat" }, `${fillXml(ink)}${dash}<a:round/>`);
}

function textXml(size: number, ink: Ink) {
  const look = element(
    "a:defRPr",
    { sz: size * 100 },
    fillXml(ink) + element("a:latin", { typeface: FONT }),
  );
  const paragraph = element("a:p", {}, `${element("a:pPr", {}, look)}<a:endParaRPr lang="en-AU"/>`);
  return element("c:txPr", {}, `<a:bodyPr/><a:lstStyle/>${paragraph}`);
}

function value(name: string, val: string | number) {
  return element(`c:${name}`, { val });
}
