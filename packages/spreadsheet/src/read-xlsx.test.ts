import { expect, test } from "vitest";
import { defaultReadLimits } from "./read-limits.ts";
import { readXlsx } from "./read-xlsx.ts";
import { type BuiltWorkbook, buildXlsx, link, links, sheet } from "./testing/build-xlsx.ts";

async function readOnly(workbook: BuiltWorkbook) {
  const { sheets } = await readXlsx(buildXlsx(workbook));
  return sheets[0];
}

const dateStyles =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-C09]d mmm\\ yyyy;@"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs>';

test("shared texts are found by number, rich text is one text, and readings are left out", async () => {
  const read = await readOnly({
    strings:
      "<si><t>Cash at bank</t></si>" +
      '<si><r><rPr><b/></rPr><t>Trade </t></r><r><t xml:space="preserve">debtors &amp; more</t></r></si>' +
      "<si><t>東京</t><rPh sb='0' eb='2'><t>トウキョウ</t></rPh></si><si/>",
    cells:
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c>' +
      '<c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>',
  });
  expect(read?.rows).toEqual([["Trade debtors & more", "Cash at bank", "東京", ""]]);
});

test("inline text, booleans, errors and numbers are what they are", async () => {
  const read = await readOnly({
    cells:
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>In</t></r><r><t>line</t></r></is></c>' +
      '<c r="B1" t="b"><v>1</v></c><c r="C1" t="b"><v>0</v></c><c r="D1" t="e"><v>#REF!</v></c>' +
      '<c r="E1"><v>1.5E-3</v></c><c r="F1" t="n"><v>-12</v></c>' +
      '<c r="G1" t="inlineStr"><is><t>#REF!</t></is></c></row>',
  });
  expect(read?.rows).toEqual([["Inline", true, false, "#REF!", 0.0015, -12, "#REF!"]]);
  expect(read?.errors).toEqual(new Set(["D1"]));
});

test("a formula gives its stored result and is marked, also when no result was stored", async () => {
  const read = await readOnly({
    cells:
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f t="shared" si="0"/><v>7</v></c>' +
      '<c r="C1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="D1"><f>SUM(A1:B1)</f></c>' +
      '<c r="E1"><v>5</v></c><c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
  });
  expect(read?.rows).toEqual([[2, 7, "ab", null, 5, "#DIV/0!"]]);
  expect(read?.formulas).toEqual(new Set(["A1", "B1", "C1", "D1", "F1"]));
});

test("a formula that gives a text without letters has a result", async () => {
  const read = await readOnly({ cells: '<row><c t="str"><f>""</f><v></v></c><c><v/></c></row>' });
  expect(read?.rows).toEqual([[""]]);
});

test("the number formats of conditional formats do not make a number a date", async () => {
  const styles = `${dateStyles}<dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs>`;
  const read = await readOnly({ styles, cells: '<row><c s="2"><v>46203</v></c></row>' });
  expect(read?.rows).toEqual([["2026-06-30"]]);
});

test("every cell that an array formula fills is marked, not only its first", async () => {
  const read = await readOnly({
    cells:
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:C2">A1:A2*2</f><v>2</v></c>' +
      '<c r="C1"><v>2</v></c><c r="D1"><v>9</v></c></row>' +
      '<row r="2"><c r="B2"><v>4</v></c></row><row r="3"><c r="B3"><v>6</v></c></row>',
  });
  expect(read?.formulas).toEqual(new Set(["B1", "C1", "B2"]));
});

test("a formula is not evaluated: its stored result is given although it is wrong", async () => {
  const read = await readOnly({ cells: "<row><c><f>1+1</f><v>3</v></c></row>" });
  expect(read?.rows).toEqual([[3]]);
});

test("a number shown as a date is the date, and its number is kept", async () => {
  const cells =
    '<row r="1"><c r="A1" s="1"><v>46203</v></c><c r="B1" s="2"><v>46203.5</v></c>' +
    '<c r="C1" s="3"><v>0.75</v></c><c r="D1" s="0"><v>46203</v></c>' +
    '<c r="E1" t="d"><v>2026-06-30T00:00:00</v></c></row>';
  const read = await readOnly({ styles: dateStyles, cells });
  expect(read?.rows).toEqual([
    ["2026-06-30", "2026-06-30T12:00:00", "18:00:00", 46203, "2026-06-30"],
  ]);
  expect(read?.dateNumbers.get("B1")).toBe(46203.5);
  expect(read?.dateNumbers.has("D1")).toBe(false);
});

test("a workbook that counts from 1904 gives the same dates by smaller numbers", async () => {
  const read = await readOnly({
    styles: dateStyles,
    book: '<workbookPr date1904="1"/><extLst><ext><x15:workbookPr note="1"/></ext></extLst>',
    cells: '<row><c s="1"><v>44741</v></c><c s="1"><v>0</v></c></row>',
  });
  expect(read?.rows).toEqual([["2026-06-30", "1904-01-01"]]);
});

test("rows and cells without a name follow the one before them; gaps are empty", async () => {
  const read = await readOnly({
    cells:
      '<row><c><v>1</v></c><c r="D1"><v>4</v></c><c><v>5</v></c></row>' +
      '<row r="4"><c r="B4"><v>2</v></c></row><row><c s="1"/></row>',
  });
  expect(read?.rows).toEqual([[1, null, null, 4, 5], [], [], [null, 2]]);
});

test("prefixed elements, single quotes, comments and CDATA are read as XML has them", async () => {
  const part =
    "<x:worksheet xmlns:x='http://schemas.openxmlformats.org/spreadsheetml/2006/main'>" +
    "<!-- <c> --><x:sheetData><x:row r = '1' ><x:c r=\"A1\" x:note='a > r=\"Z9\"' t='inlineStr'>" +
    "<x:is><x:t><![CDATA[a <b> & c]]>&#x20;&#233;&quot;</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>";
  const read = await readOnly({ parts: [{ name: "xl/worksheets/sheet1.xml", data: part }] });
  expect(read?.rows).toEqual([['a <b> & c é"']]);
});

test("a part in UTF-16 is read as such", async () => {
  const text = sheet('<row><c t="inlineStr"><is><t>Größe 東</t></is></c></row>');
  for (const data of [utf16(`\uFEFF${text}`), utf16(text), utf16(`\uFEFF${text}`).swap16()]) {
    const read = await readOnly({ parts: [{ name: "xl/worksheets/sheet1.xml", data }] });
    expect(read?.rows).toEqual([["Größe 東"]]);
  }
});

test("a text that the pieces of the file cut in two is whole", async () => {
  const text = "0123456789&amp;é東".repeat(1500);
  const rows = Array.from({ length: 30 }, (_, row) => `${row} ${text}`);
  const cells = rows.map((each) => `<row><c t="inlineStr"><is><t>${each}</t></is></c></row>`);
  const part = { name: "xl/worksheets/sheet1.xml", data: sheet(cells.join("")), isStored: true };
  const read = await readOnly({ parts: [part] });
  expect(read?.rows).toEqual(rows.map((each) => [each.replaceAll("&amp;", "&")]));
});

test("hidden sheets are marked, sheets that are a chart are left out, the order is the workbook's", async () => {
  const { sheets } = await readXlsx(
    buildXlsx({
      book:
        '<sheets><sheet name="Hidden" sheetId="9" state="veryHidden" r:id="rId9"/>' +
        '<sheet name="Chart" sheetId="8" r:id="rId8"/></sheets>',
      relationships:
        link("rId8", "chartsheet", "chartsheets/sheet1.xml") +
        link("rId9", "worksheet", "worksheets/../worksheets/SHEET2.xml"),
      parts: [
        { name: "xl/chartsheets/sheet1.xml", data: "<chartsheet/>" },
        { name: "xl/worksheets/sheet2.xml", data: sheet("<row><c><v>1</v></c></row>") },
      ],
    }),
  );
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ["Hidden", true],
    ["Sheet1", false],
  ]);
});

test("a link in a cell to a page on the web does not stop the reading", async () => {
  const read = await readOnly({
    cells: "<row><c><v>1</v></c></row>",
    parts: [
      {
        name: "xl/worksheets/_rels/sheet1.xml.rels",
        data: links(link("rId1", "hyperlink", "https://go.xero.com/report", "External")),
      },
    ],
  });
  expect(read?.rows).toEqual([[1]]);
});

test.each([
  ["rows", '<row r="11"><c><v>1</v></c></row>', "more than 10 rows"],
  ["columns", '<row r="1"><c r="F1"><v>1</v></c></row>', "more than 5 columns"],
  ["cells", '<row><c r="E1"><v>1</v></c></row><row><c r="E2"><v>1</v></c></row>', "8 cells"],
  ["text in a cell", '<row><c t="str"><v>01234567890</v></c></row>', "10 characters in one cell"],
  [
    "text",
    '<row><c t="str"><v>0123456789</v></c><c t="str"><v>0123456789</v></c></row>',
    "15 char",
  ],
])("too many %s are refused by a sentence with the limit", async (_, cells, sentence) => {
  const limits = {
    ...defaultReadLimits,
    rowCountMax: 10,
    columnCountMax: 5,
    cellCountMax: 8,
    cellTextLengthMax: 10,
    textLengthMax: 15,
  };
  await expect(readXlsx(buildXlsx({ cells }), limits)).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringContaining(sentence),
  });
});

test("styled empty cells down to the last row of a sheet take no room and are not refused", async () => {
  const read = await readOnly({
    cells:
      '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>' +
      '<row r="1048576"><c r="A1048576" s="1"/></row>',
  });
  expect(read?.rows).toEqual([[1]]);
});

test.each([
  ["a cell given twice", '<row><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
  ["a row given twice", '<row r="1"/><row r="1"/>'],
  ["a cell of another row", '<row r="1"><c r="A2"><v>1</v></c></row>'],
  ["a name that is none", '<row r="1"><c r="A0"><v>1</v></c></row>'],
  ["a number that is none", "<row><c><v>0x10</v></c></row>"],
  ["a number without end", "<row><c><v>1e999</v></c></row>"],
  ["a text that is not there", '<row><c t="s"><v>0</v></c></row>'],
  ["a text before the first", '<row><c t="s"><v>-1</v></c></row>'],
  ["an unknown type", '<row><c t="zz"><v>1</v></c></row>'],
  ["an unknown entity", '<row><c t="str"><v>&constructor;</v></c></row>'],
  ["elements that cross", "<row><c><v>1</c></v></row>"],
])("%s is refused as damaged", async (_, cells) => {
  await expect(readXlsx(buildXlsx({ cells }))).rejects.toMatchObject({ code: "damaged" });
});

function utf16(text: string) {
  return Buffer.from(text, "utf16le");
}
