import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  ACTUALS_FILE_BYTES_MAX,
  getActualsTemplate,
  readModelActuals,
} from "@app/contract/model-actuals";
import { monthOf } from "@app/engine/time/month";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
  ({ id } = await addModel(app));
});

const JULY = `Trial balance as at 31 July 2026
Code,Account,Type,Debit,Credit
090,Cheque account,Bank,"1,200.50",
200,Consulting fees,Revenue,,900.50
960,Retained earnings,Equity,,300.00
,Total,,"1,200.50","1,200.50"
`;

function send(file: string | Uint8Array<ArrayBuffer>, answers?: object, caller: Caller = app) {
  const body = { fileName: "TB.csv", ...(answers && { answers: JSON.stringify(answers) }) };
  return caller.send(readModelActuals, { params: { id }, body, file: new Blob([file]) });
}

test("a trial balance says its columns, its month in cents and where each account stands", async () => {
  const read = dataOf((await send(JULY)).envelope);

  expect(read).toMatchObject({
    questions: [{ about: "amounts", answer: 0, evidence: "The title says as at." }],
    ...{ problems: [], needsMonth: false, decimals: 2, unclassed: [] },
    months: [{ month: monthOf(2026, 7), are: "balances", amounts: { 90: 120_050, 200: -90_050 } }],
  });
  expect(read.columns.map(({ takenFor }) => takenFor)).toContain("Debit");
  expect(read.accounts.map(({ name, line }) => [name, line])).toEqual([
    ["Cheque account", "cash"],
    ["Consulting fees", "salesServices"],
    ["Retained earnings", "retainedEarnings"],
  ]);
});

test("what the file leaves open is read again with the answer", async () => {
  const text = JULY.replace(" as at 31 July 2026", ", closing balances");
  expect(dataOf((await send(text)).envelope)).toMatchObject({ needsMonth: true, months: [] });
  const month = monthOf(2026, 7);
  expect(dataOf((await send(text, { month })).envelope)).toMatchObject({
    needsMonth: false,
    months: [{ month }],
  });
  expect((await send(text, { month: "next" })).status).toBe(400);
});

const OLD = Buffer.from("d0cf11e0a1b11ae1", "hex");

test.each([
  ["an empty file", "", "No row names the columns."],
  ["a letter", "Dear all,\nsee you on Monday\n", "No row names the columns."],
  ["a table of other columns", "Customer,Phone\nAda,123\nBob,456\n", "No row names the columns."],
])("%s says what a table needs, and gives nothing", async (_, text, message) => {
  const read = dataOf((await send(text)).envelope);
  expect(read.problems[0]?.message).toContain(message);
  expect(read).toMatchObject({ months: [], accounts: [] });
});

test.each([
  [
    "a workbook with a password",
    Buffer.concat([OLD, Buffer.from("EncryptedPackage", "utf16le")]),
    "has a password",
  ],
  ["an old workbook", OLD, "old .xls format"],
  ["a web page", Buffer.from("<!doctype html><p>Sign in"), "not an Excel workbook or a .csv file"],
  ["half a workbook", Buffer.from("PK\x03\x04 and no more"), "The file is damaged."],
])("%s is refused by a sentence of its own", async (_, bytes, message) => {
  expect(await send(new Uint8Array(bytes))).toMatchObject({
    status: 400,
    envelope: { errors: [{ key: "file", message: expect.stringContaining(message) }] },
  });
});

test("50 MB are not taken in", async () => {
  expect(ACTUALS_FILE_BYTES_MAX).toBeLessThan(50_000_000);
  expect((await send(new Uint8Array(50_000_000))).status).toBe(413);
});

test("the template has the model's own accounts, and what is filled in is placed without a question", async () => {
  const query = { layout: "trial-balance" } as const;
  const answer = await app.download(getActualsTemplate, { params: { id }, query });
  const { sheets } = await readXlsx(answer.rawPayload);
  const rows = sheets[0]?.rows ?? [];
  expect(rows[0]?.[0]).toBe("Trial balance at the end of July 2026");

  const accounts = rows.slice(4);
  const equity = accounts.findIndex(([, , kind]) => kind === "Equity");
  const filled = accounts.map(
    ([, name, kind], at) => `"${name}",${kind},${at === 0 ? 5 : ""},${at === equity ? 5 : ""}`,
  );
  const text = [rows[0]?.[0], "Account name,Class,Debit,Credit", ...filled].join("\n");
  const read = dataOf((await send(text)).envelope);
  expect(read.problems).toEqual([]);
  expect(read.accounts.every(({ confidence, isNew }) => confidence >= 0.9 && !isNew)).toBe(true);
});

test("a model of another team is not there, and nobody reads for one without signing in", async () => {
  const other = await testApp();
  expect((await send(JULY, undefined, other)).status).toBe(404);
  const anonymous = app.anonymous();
  const body = { fileName: "TB.csv" };
  const asked = { params: { id }, body, file: new Blob([JULY]) };
  expect((await anonymous.send(readModelActuals, asked)).status).toBe(401);
});

test("whoever may only look at a model is told what a file would be in it, and who may not see it is not", async () => {
  const [reader, nobody] = [await app.addMember(), await app.addMember()];
  await grantModel(app, id, reader.person, ACCESS_LEVELS.READ_ONLY);
  await grantModel(app, id, nobody.person, ACCESS_LEVELS.NO_ACCESS);
  expect((await send(JULY, undefined, reader)).status).toBe(200);
  expect((await send(JULY, undefined, nobody)).status).toBe(404);
});
