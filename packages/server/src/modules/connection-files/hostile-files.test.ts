/** What a stranger's file can do to a connection: be refused. Each goes through the call itself. */
import { readFileSync } from "node:fs";
import { listConnectionFiles, uploadConnectionFile } from "@app/contract/connection-files";
import { someOf } from "@app/engine/testing/runs";
import { hostileFiles } from "@app/spreadsheet/testing/hostile-files";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES } from "#testing/test-connections.ts";

/** What reading may take beyond what the process has: its readers have 512 MB each and give it back. */
const GROWTH_MEGABYTES_MAX = 300;

/** The reader itself is held against all of them, in packages/spreadsheet. */
const files = someOf(hostileFiles, 9);

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 10_000 });
  const settings = { name: "Acorn", currency: "AUD", yearEndMonth: 6 };
  id = (await addConnection(app, { sourceId: SOURCES.spreadsheet, settings })).id;
});

function upload(bytes: Uint8Array, fileName: string) {
  const body = { fileName, isKept: "true" } as const;
  const file = new Blob([new Uint8Array(bytes)]);
  return app.send(uploadConnectionFile, { params: { id }, body, file });
}

/** Of this process alone; a file is read in another. */
function residentMegabytes() {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

test(`${files.length} hostile workbooks are refused in words, nothing of them is kept, and the server goes on`, async () => {
  const before = residentMegabytes();
  let [mostBytes, mostMegabytes] = [0, 0];
  for (const { name, build, sentence } of files) {
    const bytes = build();
    mostBytes = Math.max(mostBytes, bytes.length);
    const { status, envelope } = await upload(bytes, "Trial balance.xlsx");
    expect([400, 413], `${name}: ${JSON.stringify(envelope)}`).toContain(status);
    expect(envelope.errors, name).toEqual([
      { key: "file", message: expect.stringMatching(/^The (file|workbook|sheet) .+[.)]$|^.+\.$/s) },
    ]);
    expect(envelope.errors[0]?.message, name).toContain(sentence ?? "");
    mostMegabytes = Math.max(mostMegabytes, residentMegabytes());
  }
  expect(dataOf(await app.call(listConnectionFiles, { params: { id } })).items).toEqual([]);
  expect(mostMegabytes - before).toBeLessThan(GROWTH_MEGABYTES_MAX);
}, 240_000);

const TEXT = "Code,Account,Type,Debit,Credit\n";

test.each<[string, Uint8Array]>([
  ["nothing at all", new Uint8Array()],
  ["bytes of no kind", new Uint8Array(70_000).map((_, at) => (at * 7919) % 256)],
  ["zeros alone", new Uint8Array(1_000_000)],
  ["a quote that never ends", Buffer.from(`${TEXT}"${"x,".repeat(200_000)}`)],
  ["a million rows of text", Buffer.from(TEXT + "1,Cash,Bank,1.00,\n".repeat(600_000))],
  ["one row of a million cells", Buffer.from(TEXT + "1,".repeat(1_000_000))],
  ["a web page", Buffer.from("<html><script>alert(1)</script></html>")],
  ["an old workbook", Buffer.from("d0cf11e0a1b11ae1".repeat(4_000), "hex")],
  ["a document for print", Buffer.from("%PDF-1.7\n")],
])(
  "%s is refused or told to be no table, and not kept",
  async (_, bytes) => {
    const { status, envelope } = await upload(bytes, "Trial balance.csv");
    if (status === 200) {
      expect(envelope.data).toMatchObject({ kept: null, months: [] });
      expect(envelope.data?.problems.length).toBeGreaterThan(0);
      return;
    }
    expect([400, 413]).toContain(status);
    expect(envelope.errors[0]?.message).toMatch(/^[A-Z].+[.)]$/s);
  },
  60_000,
);
