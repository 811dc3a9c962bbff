/**
 * What a cell looks like, by what it is. Inputs are blue on cream, as modellers expect; a subtotal
 * has a thin rule above it, a total a thin one above and a double one below. A file lists each style
 * once, and a cell names it by its number.
 */
import type { Cell, CellLook } from "@app/engine/excel/workbook";
import { counted, DECLARATION, element } from "#xml/write-xml.ts";

/** Each is XML, but for the alignment. */
type Look = { font: string; fill?: string; border?: string; alignment?: Alignment };
type Alignment = { horizontal: "left" | "right"; indent?: number };

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const GREY = "FF6B7280";
/** The numbers below are taken by the formats that every program has. */
const FIRST_FORMAT = 164;

const plain = fontOf({});
const bold = fontOf({ mark: "<b/>" });
const ruled = borderOf("", `<bottom style="thin"><color rgb="${GREY}"/></bottom>`);

const LOOKS: Record<CellLook, Look> = {
  title: { font: fontOf({ mark: "<b/>", size: 16 }) },
  heading: { font: bold, border: ruled },
  period: { font: bold, border: ruled, alignment: { horizontal: "right" } },
  label: { font: plain },
  note: { font: fontOf({ mark: "<i/>", colour: GREY }) },
  input: {
    font: fontOf({ colour: "FF0000FF" }),
    fill: '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF8E1"/></patternFill></fill>',
  },
  calculation: { font: plain },
  subtotal: { font: bold, border: borderOf('<top style="thin"/>', "<bottom/>") },
  total: { font: bold, border: borderOf('<top style="thin"/>', '<bottom style="double"/>') },
  check: { font: fontOf({ mark: "<i/>", colour: "FF1E7B34" }) },
};

export type Styles = ReturnType<typeof collectStyles>;

export function collectStyles() {
  const formats: string[] = [];
  const fonts = [plain];
  const fills = ["none", "gray125"].map(
    (pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`,
  );
  const borders = [borderOf("<top/>", "<bottom/>")];
  const styles = [element("xf", { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0, xfId: 0 })];
  const known = new Map<string, number>();

  function add({ look, numberFormat, indent }: Cell): number {
    const { font, fill, border, alignment } = LOOKS[look];
    const aligned = indent === undefined ? alignment : { horizontal: "left", indent };
    const style = element(
      "xf",
      {
        numFmtId: numberFormat ? FIRST_FORMAT + placeIn(formats, numberFormat) : 0,
        fontId: placeIn(fonts, font),
        fillId: fill ? placeIn(fills, fill) : 0,
        borderId: border ? placeIn(borders, border) : 0,
        xfId: 0,
        applyNumberFormat: numberFormat ? true : undefined,
        applyFont: font === plain ? undefined : true,
        applyFill: fill ? true : undefined,
        applyBorder: border ? true : undefined,
        applyAlignment: aligned ? true : undefined,
      },
      aligned ? element("alignment", aligned) : "",
    );
    return placeIn(styles, style);
  }

  return {
    /** The number of a cell's style; a large workbook asks half a million times for a dozen. */
    idOf: (cell: Cell): number => {
      const key = `${cell.look} ${cell.indent ?? ""} ${cell.numberFormat ?? ""}`;
      const id = known.get(key) ?? add(cell);
      known.set(key, id);
      return id;
    },
    /** Those that were asked for when it is read. */
    *xml(): Generator<string> {
      const parts = [
        ...(formats.length > 0 ? [counted("numFmts", formats.map(formatXml))] : []),
        counted("fonts", fonts),
        counted("fills", fills),
        counted("borders", borders),
        counted("cellStyleXfs", ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
        counted("cellXfs", styles),
        counted("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
      ];
      yield DECLARATION + element("styleSheet", { xmlns: MAIN }, parts.join(""));
    },
  };
}

function formatXml(formatCode: string, index: number): string {
  return element("numFmt", { numFmtId: FIRST_FORMAT + index, formatCode });
}

function placeIn(list: string[], item: string): number {
  const at = list.indexOf(item);
  return at < 0 ? list.push(item) - 1 : at;
}

function fontOf({ mark = "", colour = "", size = 11 }): string {
  const coloured = colour === "" ? "" : `<color rgb="${colour}"/>`;
  return `<font>${mark}${coloured}<sz val="${size}"/><name val="Calibri"/></font>`;
}

function borderOf(top: string, bottom: string): string {
  return `<border><left/><right/>${top || "<top/>"}${bottom}<diagonal/></border>`;
}
