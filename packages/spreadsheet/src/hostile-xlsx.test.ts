/** Files made to do harm. Each is built here and refused by its own reason, quickly. */
import { expect, test } from "vitest";
import type { RefusalCode } from "./file-refused.ts";
import { readXlsx } from "./read-xlsx.ts";
import { sheet } from "./testing/build-xlsx.ts";
import { buildZip } from "./testing/build-zip.ts";
import { hostileFiles, MEGABYTE, SHEET, withPart } from "./testing/hostile-files.ts";

async function expectRefused(file: Uint8Array, code: RefusalCode, sentence = "") {
  await expect(readXlsx(file)).rejects.toMatchObject({
    name: "FileRefused",
    code,
    message: expect.stringContaining(sentence),
  });
}

test.each(hostileFiles.map((file) => [file.name, file] as const))(
  "%s is refused within 20 seconds",
  { timeout: 20_000 },
  async (_, { build, code, sentence }) => {
    await expectRefused(build(), code, sentence);
  },
);

test("a zip inside the zip is never unpacked", async () => {
  const inner = buildZip([{ name: "a", data: Buffer.alloc(5 * MEGABYTE) }]);
  const { sheets } = await readXlsx(
    withPart({ name: "xl/media/a.zip", data: inner, isStored: true }),
  );
  expect(sheets[0]?.rows).toEqual([[1]]);
});

test("a document type cut in two by a piece of the file is found", async () => {
  for (const cut of [1, 2, 5, 8]) {
    const data = `${"<a>".padEnd(128 * 1024 - cut, "x")}<!DOCTYPE a><a/>`;
    await expectRefused(withPart({ name: "xl/a.xml", data, isStored: true }), "document-type");
  }
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
