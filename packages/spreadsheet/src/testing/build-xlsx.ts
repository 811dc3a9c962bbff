/** Small workbooks for tests, written by hand as other programs write them. */
import { type BuiltEntry, buildZip } from "./build-zip.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export type BuiltWorkbook = {
  /** What stands inside `sheetData`. */
  cells?: string;
  /** What stands inside `sst`. */
  strings?: string;
  /** What stands inside `styleSheet`. */
  styles?: string;
  /** What stands in front of the sheets in the workbook part. */
  book?: string;
  /** What else the content types say, and what else the workbook's relationships name. */
  types?: string;
  relationships?: string;
  /** Parts besides, or instead of those with the same name. */
  parts?: BuiltEntry[];
};

export function buildXlsx(workbook: BuiltWorkbook = {}): Uint8Array {
  return buildZip(xlsxEntries(workbook));
}

export function xlsxEntries(workbook: BuiltWorkbook): BuiltEntry[] {
  const { cells = "", strings = "", styles = "", parts = [] } = workbook;
  const entries: BuiltEntry[] = [
    { name: "[Content_Types].xml", data: contentTypes(workbook.types ?? "") },
    { name: "_rels/.rels", data: links(link("rId1", "officeDocument", "xl/workbook.xml")) },
    { name: "xl/workbook.xml", data: book(workbook.book ?? "") },
    { name: "xl/_rels/workbook.xml.rels", data: bookLinks(workbook.relationships ?? "") },
    { name: "xl/styles.xml", data: xml(`<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`) },
    { name: "xl/sharedStrings.xml", data: xml(`<sst xmlns="${MAIN}">${strings}</sst>`) },
    { name: "xl/worksheets/sheet1.xml", data: sheet(cells) },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return [...entries.filter(({ name }) => !replaced.has(name)), ...parts];
}

export function link(id: string, type: string, target: string, mode = "") {
  const targetMode = mode && ` TargetMode="${mode}"`;
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${targetMode}/>`;
}

export function links(content: string) {
  return xml(`<Relationships xmlns="${RELATIONSHIPS}">${content}</Relationships>`);
}

export function sheet(cells: string) {
  return xml(`<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData></worksheet>`);
}

function contentTypes(more: string) {
  return xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${more}</Types>`,
  );
}

function book(settings: string) {
  return xml(
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${settings}` +
      `<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
}

function bookLinks(more: string) {
  return links(
    link("rId1", "worksheet", "worksheets/sheet1.xml") +
      link("rId2", "styles", "styles.xml") +
      link("rId3", "sharedStrings", "/xl/sharedStrings.xml") +
      more,
  );
}

function xml(content: string) {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}
