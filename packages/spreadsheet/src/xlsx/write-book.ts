/** What a workbook's file holds beside its sheets: which parts there are, and the workbook itself. */
import type { Workbook } from "@app/engine/excel/workbook";
import { printTitlesOf } from "#sheet-page.ts";
import { DECLARATION, element, escapeXml } from "#xml/write-xml.ts";
import type { TextPart } from "#zip/write-zip.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PART = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** A file has to say when it was made; the first day a zip file can name says nothing. */
const NO_TIME = "1980-01-01T00:00:00Z";

export const sheetName = (index: number) => `worksheets/sheet${index + 1}.xml`;

export function bookParts(workbook: Workbook): TextPart[] {
  const sheets = workbook.sheets.map((_, index) => sheetName(index));
  return [
    { name: "[Content_Types].xml", text: contentTypes(sheets) },
    {
      name: "_rels/.rels",
      text: relationships([
        { type: `${OFFICE}/officeDocument`, target: "xl/workbook.xml" },
        { type: `${PACKAGE}/relationships/metadata/core-properties`, target: "docProps/core.xml" },
      ]),
    },
    { name: "docProps/core.xml", text: properties(workbook) },
    { name: "xl/workbook.xml", text: bookXml(workbook) },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: relationships([
        ...sheets.map((target) => ({ type: `${OFFICE}/worksheet`, target })),
        { type: `${OFFICE}/styles`, target: "styles.xml" },
      ]),
    },
  ];
}

function contentTypes(sheets: readonly string[]): string[] {
  const byEnding = [
    { Extension: "rels", ContentType: "application/vnd.openxmlformats-package.relationships+xml" },
    { Extension: "xml", ContentType: "application/xml" },
  ];
  const core = "application/vnd.openxmlformats-package.core-properties+xml";
  const byName = [
    { PartName: "/xl/workbook.xml", ContentType: `${PART}.sheet.main+xml` },
    ...sheets.map((name) => ({ PartName: `/xl/${name}`, ContentType: `${PART}.worksheet+xml` })),
    { PartName: "/xl/styles.xml", ContentType: `${PART}.styles+xml` },
    { PartName: "/docProps/core.xml", ContentType: core },
  ];
  const types = [
    ...byEnding.map((type) => element("Default", type)),
    ...byName.map((type) => element("Override", type)),
  ];
  return [DECLARATION, element("Types", { xmlns: `${PACKAGE}/content-types` }, types.join(""))];
}

function relationships(of: readonly { type: string; target: string }[]): string[] {
  const all = of.map(({ type, target }, index) =>
    element("Relationship", { Id: `rId${index + 1}`, Type: type, Target: target }),
  );
  const names = { xmlns: `${PACKAGE}/relationships` };
  return [DECLARATION, element("Relationships", names, all.join(""))];
}

function properties({ title }: Workbook): string[] {
  const time = { "xsi:type": "dcterms:W3CDTF" };
  const content = [
    element("dc:title", {}, escapeXml(title)),
    element("dcterms:created", time, NO_TIME),
    element("dcterms:modified", time, NO_TIME),
  ];
  const names = {
    "xmlns:cp": `${PACKAGE}/metadata/core-properties`,
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    "xmlns:dcterms": "http://purl.org/dc/terms/",
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  };
  return [DECLARATION, element("cp:coreProperties", names, content.join(""))];
}

/** The file's figures are the model's; a program that can calculate does so when it opens it. */
function bookXml({ sheets, names }: Workbook): string[] {
  const listed = sheets.map(({ name, isHidden }, index) =>
    element("sheet", {
      ...{ name, sheetId: index + 1 },
      state: isHidden ? "hidden" : undefined,
      "r:id": `rId${index + 1}`,
    }),
  );
  const defined = [
    ...names.map(({ name, refersTo }) => element("definedName", { name }, escapeXml(refersTo))),
    ...sheets.flatMap((sheet, localSheetId) => {
      const titles = printTitlesOf(sheet);
      const named = { name: "_xlnm.Print_Titles", localSheetId };
      return titles === "" ? [] : [element("definedName", named, escapeXml(titles))];
    }),
  ];
  const content = [
    element("sheets", {}, listed.join("")),
    ...(defined.length > 0 ? [element("definedNames", {}, defined.join(""))] : []),
    '<calcPr fullCalcOnLoad="1"/>',
  ];
  return [DECLARATION, element("workbook", { xmlns: MAIN, "xmlns:r": OFFICE }, content.join(""))];
}
