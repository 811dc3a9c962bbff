/** Files made to do harm, each with the reason it is refused by. Built when they are asked for. */
import { randomBytes } from "node:crypto";
import type { RefusalCode } from "#file-refused.ts";
import { type BuiltWorkbook, buildXlsx, link, links, sheet, xlsxEntries } from "./build-xlsx.ts";
import { type BuiltEntry, buildZip } from "./build-zip.ts";

export type HostileFile = {
  name: string;
  code: RefusalCode;
  /** What its refusal says, besides. */
  sentence?: string;
  build: () => Uint8Array;
};

export const MEGABYTE = 1024 * 1024;
export const SHEET = "xl/worksheets/sheet1.xml";
const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

export function withPart(...parts: BuiltEntry[]) {
  return buildXlsx({ cells: "<row><c><v>1</v></c></row>", parts });
}

const bombs: HostileFile[] = [
  {
    name: "a part that grows a thousandfold, by its directory",
    code: "zip-bomb",
    build: () => withPart({ name: "xl/theme/theme1.xml", data: Buffer.alloc(20 * MEGABYTE, " ") }),
  },
  {
    name: "a bomb beside incompressible bytes, so that the whole looks modest",
    code: "zip-bomb",
    build: () =>
      withPart(
        { name: "xl/media/a.xml", data: Buffer.alloc(50 * MEGABYTE) },
        { name: "xl/media/b.png", data: randomBytes(2 * MEGABYTE), isStored: true },
      ),
  },
  {
    name: "more than 200 MB by the directory's own word",
    code: "zip-bomb",
    build: () =>
      withPart({
        ...{ name: "xl/media/a.png", data: randomBytes(3 * MEGABYTE) },
        claims: { unpackedBytes: 201 * MEGABYTE },
      }),
  },
  {
    name: "a directory that understates a picture",
    ...{ code: "zip-bomb", sentence: "larger than" },
    build: () =>
      withPart({
        ...{ name: "xl/media/a.png", data: Buffer.alloc(30 * MEGABYTE) },
        claims: { unpackedBytes: 1000 },
      }),
  },
  {
    name: "a directory that understates a sheet",
    code: "zip-bomb",
    build: () => withPart({ name: SHEET, data: sheet(""), claims: { unpackedBytes: 9 } }),
  },
  {
    name: "a directory that overstates a part",
    code: "damaged",
    build: () => withPart({ name: SHEET, data: sheet(""), claims: { unpackedBytes: 5000 } }),
  },
];

const documentType = (name: string, part: string, data: string | Uint8Array): HostileFile => ({
  ...{ name: `a document type: ${name}`, code: "document-type" },
  build: () => withPart({ name: part, data }),
});

const documentTypes = [
  documentType(
    "entities that grow",
    SHEET,
    `<?xml version="1.0"?>${laughs}<worksheet>&b;</worksheet>`,
  ),
  documentType(
    "an entity that fetches a file",
    SHEET,
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ),
  documentType("a bare one", "xl/workbook.xml", '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'),
  documentType("one in the texts", "xl/sharedStrings.xml", `${laughs}<sst/>`),
  documentType("one in the content types", "[Content_Types].xml", `${laughs}<Types/>`),
  documentType("one in relationships", "_rels/.rels", `${laughs}<Relationships/>`),
  documentType("one in a part nobody reads", "docProps/core.xml", `\n${laughs}<a/>`),
  documentType(
    "one in a drawing",
    "xl/drawings/vmlDrawing1.vml",
    `<?xml version="1.0"?>${laughs}<a/>`,
  ),
  documentType("one in a part of any name", "xl/media/picture.svg", `\uFEFF${laughs}<svg/>`),
  documentType("one in small letters", "xl/a.xml", "<!doctype a><a/>"),
  documentType("one in UTF-16", "xl/a.xml", Buffer.from(`\uFEFF${laughs}<a/>`, "utf16le")),
];

const active = (name: string, code: RefusalCode, workbook: BuiltWorkbook): HostileFile => ({
  ...{ name, code },
  build: () => buildXlsx(workbook),
});

const activeParts = [
  active("a macro project", "macro", { parts: [{ name: "xl/vbaProject.bin", data: "x" }] }),
  active("a macro sheet", "macro", {
    parts: [{ name: "xl/macrosheets/sheet1.xml", data: "<a/>" }],
  }),
  active("a control", "macro", { parts: [{ name: "xl/activeX/activeX1.xml", data: "<a/>" }] }),
  active("a macro-enabled workbook", "macro", {
    types:
      '<Override PartName="/a" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
  }),
  active("macros under another name", "macro", {
    relationships: link("rId9", "vbaProject", "a.bin"),
  }),
  active("a macro sheet by its link", "macro", {
    relationships: link("rId9", "xlMacrosheet", "a.xml"),
  }),
  active("an embedded file", "embedded-object", {
    parts: [{ name: "xl/embeddings/oleObject1.bin", data: "x" }],
  }),
  active("an external workbook", "external-link", {
    parts: [{ name: "xl/externalLinks/externalLink1.xml", data: "<a/>" }],
  }),
  active("an external workbook by its link", "external-link", {
    relationships: link("rId9", "externalLink", "a.xml"),
  }),
  active("a picture from elsewhere", "external-link", {
    relationships: link("rId9", "image", "http://127.0.0.1/a.png", "External"),
  }),
  active("a template on a share", "external-link", {
    parts: [
      {
        name: "xl/_rels/a.xml.rels",
        data: links(link("rId1", "attachedTemplate", "file://share/a", "External")),
      },
    ],
  }),
];

const NAMES = [
  "../evil.xml",
  "/etc/passwd",
  "xl\\..\\a.xml",
  "C:/a.xml",
  "xl/../../a.xml",
  "a\0.xml",
];

const damagedZips: HostileFile[] = [
  {
    name: "a part with a password",
    ...{ code: "encrypted", sentence: "password" },
    build: () => withPart({ name: SHEET, data: sheet(""), flags: 1 }),
  },
  ...NAMES.map(
    (name): HostileFile => ({
      name: `a part named ${JSON.stringify(name)}`,
      ...{ code: "damaged", sentence: "zip entry name" },
      build: () => withPart({ name, data: "x" }),
    }),
  ),
  {
    name: "a part that is there twice",
    ...{ code: "damaged", sentence: "twice" },
    build: () => buildZip([...xlsxEntries({}), { name: SHEET, data: sheet("<row/>") }]),
  },
  {
    name: "a part that is there twice by capitals alone",
    ...{ code: "damaged", sentence: "twice" },
    build: () => withPart({ name: SHEET.toUpperCase(), data: "x" }),
  },
  {
    name: "a part that reuses another's bytes",
    ...{ code: "damaged", sentence: "overlap" },
    build: () => buildZip([...xlsxEntries({}), { ...firstEntry(), claims: { localStart: 0 } }]),
  },
  {
    name: "a part that has another name in its own header",
    ...{ code: "damaged", sentence: "entry" },
    build: () =>
      buildZip([
        { ...firstEntry(), claims: { name: "[Content_Types].xmL" } },
        ...xlsxEntries({}).slice(1),
      ]),
  },
  {
    name: "more than 1,000 parts",
    ...{ code: "too-large", sentence: "1,000 parts" },
    build: () =>
      buildZip(Array.from({ length: 1001 }, (_, index) => ({ name: `a${index}`, data: "" }))),
  },
  {
    name: "an archive with sizes of 64 bits by its end",
    ...{ code: "zip-bomb", sentence: "4 GB" },
    build: () => {
      const ends = buildXlsx();
      const view = new DataView(ends.buffer);
      view.setUint16(ends.length - 22 + 8, 0xffff, true);
      view.setUint16(ends.length - 22 + 10, 0xffff, true);
      return ends;
    },
  },
  {
    name: "an archive with sizes of 64 bits by an entry",
    ...{ code: "zip-bomb", sentence: "4 GB" },
    build: () =>
      withPart({
        ...{ name: "a", data: "x" },
        claims: { unpackedBytes: 0xffffffff, packedBytes: 0xffffffff },
      }),
  },
];

function firstEntry(): BuiltEntry {
  const [first] = xlsxEntries({});
  if (!first) throw new Error("no entries");
  return first;
}

const ONE_CELL_IN_THE_CORNER = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';

const oversized: HostileFile[] = [
  {
    name: "a sheet of a million rows",
    ...{ code: "too-large", sentence: "100,000 rows" },
    build: () => {
      const rows = Array.from({ length: 1_000_000 }, (_, row) => `<row><c><v>${row}</v></c></row>`);
      return buildXlsx({ cells: rows.join("") });
    },
  },
  {
    name: "one cell in the last corner of a sheet",
    ...{ code: "too-large", sentence: "100,000 rows" },
    build: () => buildXlsx({ cells: ONE_CELL_IN_THE_CORNER }),
  },
  {
    name: "one far text in every row",
    ...{ code: "too-large", sentence: "500,000 cells" },
    build: () => {
      const row = (_: unknown, at: number) => `<row><c r="BXX${at + 1}"><v>1</v></c></row>`;
      return buildXlsx({ cells: Array.from({ length: 300 }, row).join("") });
    },
  },
  {
    name: "one long text named by many cells",
    ...{ code: "too-large", sentence: "32,000,000 characters" },
    build: () =>
      buildXlsx({
        cells: `<row>${'<c t="s"><v>0</v></c>'.repeat(1100)}</row>`,
        strings: `<si><t>${"x".repeat(32_000)}</t></si>`,
      }),
  },
  {
    name: "a tag without an end",
    ...{ code: "damaged", sentence: "XML tag" },
    build: () => {
      const data = `<worksheet a="${randomBytes(MEGABYTE).toString("base64")}"/>`;
      return withPart({ name: SHEET, data });
    },
  },
  {
    name: "elements without an end",
    ...{ code: "damaged", sentence: "XML depth" },
    build: () => withPart({ name: SHEET, data: "<a>".repeat(300) }),
  },
  {
    name: "a thousand formulas that each claim the whole sheet",
    ...{ code: "damaged", sentence: "area" },
    build: () => {
      const cell = '<c><f t="array" ref="A1:XFD1048576">1</f><v>1</v></c>';
      return buildXlsx({ cells: `<row>${cell.repeat(1001)}</row>` });
    },
  },
];

const otherThings: HostileFile[] = [
  {
    name: "a sheet that is some other document",
    code: "damaged",
    build: () => withPart({ name: SHEET, data: "<html><body/></html>" }),
  },
  {
    name: "a workbook without sheets",
    code: "damaged",
    build: () => withPart({ name: "xl/workbook.xml", data: "<workbook><sheets/></workbook>" }),
  },
  {
    name: "an empty part",
    code: "damaged",
    build: () => withPart({ name: SHEET, data: "" }),
  },
  {
    name: "a zip that is no workbook",
    ...{ code: "unknown-format", sentence: ".xlsx" },
    build: () =>
      buildZip([{ name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" }]),
  },
];

export const hostileFiles: readonly HostileFile[] = [
  ...bombs,
  ...documentTypes,
  ...activeParts,
  ...damagedZips,
  ...oversized,
  ...otherThings,
];
