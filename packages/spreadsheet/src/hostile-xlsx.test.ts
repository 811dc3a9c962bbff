/** Files made to do harm. Each is built here and refused by its own reason, quickly. */
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { RefusalCode } from "./file-refused.ts";
import { readXlsx } from "./read-xlsx.ts";
import { buildXlsx, link, links, sheet, xlsxEntries } from "./testing/build-xlsx.ts";
import { type BuiltEntry, buildZip } from "./testing/build-zip.ts";

const MEGABYTE = 1024 * 1024;
const SHEET = "xl/worksheets/sheet1.xml";

async function expectRefused(file: Uint8Array, code: RefusalCode, sentence = "") {
  await expect(readXlsx(file)).rejects.toMatchObject({
    name: "FileRefused",
    code,
    message: expect.stringContaining(sentence),
  });
}

function withPart(...parts: BuiltEntry[]) {
  return buildXlsx({ cells: "<row><c><v>1</v></c></row>", parts });
}

test("a part that grows a thousandfold is refused by its directory", async () => {
  const data = Buffer.alloc(20 * MEGABYTE, " ");
  await expectRefused(withPart({ name: "xl/theme/theme1.xml", data }), "zip-bomb");
});

test("a bomb beside incompressible bytes, so that the whole looks modest, is refused", async () => {
  const bomb = { name: "xl/media/a.xml", data: Buffer.alloc(50 * MEGABYTE) };
  const filler = { name: "xl/media/b.png", data: randomBytes(2 * MEGABYTE), isStored: true };
  await expectRefused(withPart(bomb, filler), "zip-bomb");
});

test("more than 200 MB by the directory's own word is refused without unpacking", async () => {
  const claims = { unpackedBytes: 201 * MEGABYTE };
  const data = randomBytes(3 * MEGABYTE);
  await expectRefused(withPart({ name: "xl/media/a.png", data, claims }), "zip-bomb");
});

test("a directory that understates a part is found out while unpacking", async () => {
  const data = Buffer.alloc(30 * MEGABYTE);
  const claims = { unpackedBytes: 1000 };
  await expectRefused(
    withPart({ name: "xl/media/a.png", data, claims }),
    "zip-bomb",
    "larger than",
  );
  await expectRefused(
    withPart({ name: SHEET, data: sheet(""), claims: { unpackedBytes: 9 } }),
    "zip-bomb",
  );
});

test("a directory that overstates a part is damaged", async () => {
  await expectRefused(
    withPart({ name: SHEET, data: sheet(""), claims: { unpackedBytes: 5000 } }),
    "damaged",
  );
});

test("a zip inside the zip is never unpacked", async () => {
  const inner = buildZip([{ name: "a", data: Buffer.alloc(5 * MEGABYTE) }]);
  const { sheets } = await readXlsx(
    withPart({ name: "xl/media/a.zip", data: inner, isStored: true }),
  );
  expect(sheets[0]?.rows).toEqual([[1]]);
});

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

test.each([
  ["entities that grow", SHEET, `<?xml version="1.0"?>${laughs}<worksheet>&b;</worksheet>`],
  [
    "an entity that fetches a file",
    SHEET,
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ],
  ["a bare document type", "xl/workbook.xml", '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'],
  ["one in the texts", "xl/sharedStrings.xml", `${laughs}<sst/>`],
  ["one in the content types", "[Content_Types].xml", `${laughs}<Types/>`],
  ["one in relationships", "_rels/.rels", `${laughs}<Relationships/>`],
  ["one in a part nobody reads", "docProps/core.xml", `\n${laughs}<a/>`],
  ["one in a drawing", "xl/drawings/vmlDrawing1.vml", `<?xml version="1.0"?>${laughs}<a/>`],
  ["one in a part of any name", "xl/media/picture.svg", `\uFEFF${laughs}<svg/>`],
  ["one in small letters", "xl/a.xml", "<!doctype a><a/>"],
])("document types are refused: %s", async (_, name, data) => {
  await expectRefused(withPart({ name, data }), "document-type");
});

test("a document type in UTF-16, or cut in two by a piece of the file, is found", async () => {
  const utf16 = Buffer.from(`\uFEFF${laughs}<a/>`, "utf16le");
  await expectRefused(withPart({ name: "xl/a.xml", data: utf16 }), "document-type");
  for (const cut of [1, 2, 5, 8]) {
    const data = `${"<a>".padEnd(128 * 1024 - cut, "x")}<!DOCTYPE a><a/>`;
    await expectRefused(withPart({ name: "xl/a.xml", data, isStored: true }), "document-type");
  }
});

test.each<[string, RefusalCode, Parameters<typeof buildXlsx>[0]]>([
  ["a macro project", "macro", { parts: [{ name: "xl/vbaProject.bin", data: "x" }] }],
  ["a macro sheet", "macro", { parts: [{ name: "xl/macrosheets/sheet1.xml", data: "<a/>" }] }],
  ["a control", "macro", { parts: [{ name: "xl/activeX/activeX1.xml", data: "<a/>" }] }],
  [
    "a macro-enabled workbook",
    "macro",
    {
      types:
        '<Override PartName="/a" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
    },
  ],
  ["macros under another name", "macro", { relationships: link("rId9", "vbaProject", "a.bin") }],
  ["a macro sheet by its link", "macro", { relationships: link("rId9", "xlMacrosheet", "a.xml") }],
  [
    "an embedded file",
    "embedded-object",
    { parts: [{ name: "xl/embeddings/oleObject1.bin", data: "x" }] },
  ],
  [
    "an external workbook",
    "external-link",
    { parts: [{ name: "xl/externalLinks/externalLink1.xml", data: "<a/>" }] },
  ],
  [
    "an external workbook by its link",
    "external-link",
    { relationships: link("rId9", "externalLink", "a.xml") },
  ],
  [
    "a picture from elsewhere",
    "external-link",
    { relationships: link("rId9", "image", "http://127.0.0.1/a.png", "External") },
  ],
  [
    "a template on a share",
    "external-link",
    {
      parts: [
        {
          name: "xl/_rels/a.xml.rels",
          data: links(link("rId1", "attachedTemplate", "file://share/a", "External")),
        },
      ],
    },
  ],
])("%s is refused", async (_, code, workbook) => {
  await expectRefused(buildXlsx(workbook), code);
});

test("a part with a password is refused", async () => {
  await expectRefused(
    withPart({ name: SHEET, data: sheet(""), flags: 1 }),
    "encrypted",
    "password",
  );
});

test.each(["../evil.xml", "/etc/passwd", "xl\\..\\a.xml", "C:/a.xml", "xl/../../a.xml", "a\0.xml"])(
  "a part named %j is refused",
  async (name) => {
    await expectRefused(withPart({ name, data: "x" }), "damaged", "zip entry name");
  },
);

test("a part that is there twice is refused, also by capitals alone", async () => {
  const twice = [...xlsxEntries({}), { name: SHEET, data: sheet("<row/>") }];
  await expectRefused(buildZip(twice), "damaged", "twice");
  await expectRefused(withPart({ name: SHEET.toUpperCase(), data: "x" }), "damaged", "twice");
});

test("a part that reuses another's bytes, or has another name in its own header, is refused", async () => {
  const [first, ...rest] = xlsxEntries({});
  if (!first) throw new Error("no entries");
  const reused = { ...first, claims: { localStart: 0 } };
  await expectRefused(
    buildZip([first, ...rest, { ...reused, name: first.name }]),
    "damaged",
    "overlap",
  );
  await expectRefused(
    buildZip([{ ...first, claims: { name: "[Content_Types].xmL" } }, ...rest]),
    "damaged",
    "entry",
  );
});

test("more than 1,000 parts are refused", async () => {
  const parts = Array.from({ length: 1001 }, (_, index) => ({ name: `a${index}`, data: "" }));
  await expectRefused(buildZip(parts), "too-large", "1,000 parts");
});

test("an archive with sizes of 64 bits is refused, by its end and by an entry", async () => {
  const ends = buildXlsx();
  const view = new DataView(ends.buffer);
  view.setUint16(ends.length - 22 + 8, 0xffff, true);
  view.setUint16(ends.length - 22 + 10, 0xffff, true);
  await expectRefused(ends, "zip-bomb", "4 GB");
  const claims = { unpackedBytes: 0xffffffff, packedBytes: 0xffffffff };
  await expectRefused(withPart({ name: "a", data: "x", claims }), "zip-bomb", "4 GB");
});

test("a file cut anywhere is refused, never half read", async () => {
  const file = withPart();
  for (let length = 0; length < file.length; length += 41) {
    await expectRefused(file.slice(0, length), "damaged");
  }
});

test("a file with any one byte changed gives the same cells or is refused", async () => {
  const file = withPart();
  for (let at = 0; at < file.length; at += 7) {
    const changed = file.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x41;
    const sheets = await readXlsx(changed).then(
      (read) => read.sheets,
      (error: Error) => (error.name === "FileRefused" ? undefined : Promise.reject(error)),
    );
    if (sheets) expect(sheets[0]?.rows).toEqual([[1]]);
  }
});

test("a sheet that claims 10,000 columns and a million rows is read by what is in it", async () => {
  const data = sheet("<row><c><v>1</v></c></row>").replace(
    "<sheetData>",
    '<dimension ref="A1:NTP1048576"/><sheetData>',
  );
  const { sheets } = await readXlsx(withPart({ name: SHEET, data }));
  expect(sheets[0]?.rows).toEqual([[1]]);
});

test("a sheet of a million rows is refused within 20 seconds", { timeout: 20_000 }, async () => {
  const rows = Array.from({ length: 1_000_000 }, (_, row) => `<row><c><v>${row}</v></c></row>`);
  await expectRefused(buildXlsx({ cells: rows.join("") }), "too-large", "100,000 rows");
});

test("one cell in the last corner of a sheet is refused, and so is one far text in every row", async () => {
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  await expectRefused(buildXlsx({ cells: corner }), "too-large", "100,000 rows");
  const rows = Array.from(
    { length: 300 },
    (_, row) => `<row><c r="BXX${row + 1}"><v>1</v></c></row>`,
  );
  await expectRefused(buildXlsx({ cells: rows.join("") }), "too-large", "500,000 cells");
});

test("one long text named by many cells is refused before it fills the memory", async () => {
  const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(1100)}</row>`;
  const strings = `<si><t>${"x".repeat(32_000)}</t></si>`;
  await expectRefused(buildXlsx({ cells, strings }), "too-large", "32,000,000 characters");
});

test("a tag without an end and elements without an end are refused", async () => {
  const tag = `<worksheet a="${randomBytes(MEGABYTE).toString("base64")}"/>`;
  await expectRefused(withPart({ name: SHEET, data: tag }), "damaged", "XML tag");
  await expectRefused(withPart({ name: SHEET, data: "<a>".repeat(300) }), "damaged", "XML depth");
});

test("a thousand formulas that each claim the whole sheet are refused", async () => {
  const cell = '<c><f t="array" ref="A1:XFD1048576">1</f><v>1</v></c>';
  await expectRefused(buildXlsx({ cells: `<row>${cell.repeat(1001)}</row>` }), "damaged", "area");
});

test.each([
  ["a sheet that is some other document", SHEET, "<html><body/></html>"],
  ["a workbook without sheets", "xl/workbook.xml", "<workbook><sheets/></workbook>"],
  ["an empty part", SHEET, ""],
])("%s is damaged, not empty", async (_, name, data) => {
  await expectRefused(withPart({ name, data }), "damaged");
});

test("what is a zip but no workbook is not one", async () => {
  const file = buildZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" },
  ]);
  await expectRefused(file, "unknown-format", ".xlsx");
});
