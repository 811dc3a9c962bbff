import { getClientActivity, getTeamActivity } from "@app/contract/activity";
import { type ImportAnswers, importClients } from "@app/contract/client-import";
import {
  clientChanges,
  downloadClients,
  getClient,
  listClientEdits,
  listClients,
} from "@app/contract/clients";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import { testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { listening, openStream } from "#testing/test-stream.ts";

type Look = { answers?: ImportAnswers; confirmed?: string };

function send(caller: Pick<Caller, "call">, content: string | Uint8Array, look: Look = {}) {
  const { answers = {}, confirmed } = look;
  return caller.call(importClients, {
    body: {
      ...{ fileName: "clients.csv", answers: JSON.stringify(answers) },
      ...(confirmed !== undefined && { confirmed }),
    },
    file: new Blob([content as Uint8Array<ArrayBuffer>]),
  });
}

const look = async (
  caller: Pick<Caller, "call">,
  content: string | Uint8Array,
  answers: ImportAnswers = {},
) => dataOf(await send(caller, content, { answers }));

async function confirm(
  caller: Pick<Caller, "call">,
  content: string | Uint8Array,
  answers: ImportAnswers = {},
) {
  const { seen } = await look(caller, content, answers);
  return dataOf(await send(caller, content, { answers, confirmed: seen }));
}

async function namesOf(caller: Pick<Caller, "call">) {
  return dataOf(await caller.call(listClients, { query: {} })).items.map(({ name }) => name);
}

const LIST = `Client,Contact,Email,Phone,Year end,Currency,Notes
Acorn & Sons,Helen Osei,helen@acorn.example,02 5550 0142,30 June,AUD,"Two
lines"
Birch GmbH,,,,31/12/2026,EUR,
`;

test("nothing is written until it is confirmed; then 2 clients are there with what the list says", async () => {
  const app = await testApp();
  const seen = await look(app, LIST);
  expect(seen).toMatchObject({ counts: { rows: 2, add: 2 }, lack: null, asks: [], problems: [] });
  expect(await namesOf(app)).toEqual([]);

  const { imported } = await confirm(app, LIST);
  expect(imported).toEqual({ added: 2, updated: 0 });
  expect(dataOf(await app.call(listClients, { query: {} })).items).toMatchObject([
    {
      ...{ name: "Acorn & Sons", contactName: "Helen Osei", contactPhone: "02 5550 0142" },
      ...{ yearEndMonth: 6, currency: "AUD", notes: "Two\nlines", isActive: true },
    },
    { name: "Birch GmbH", yearEndMonth: 12, currency: "EUR" },
  ]);
});

test("what is wrong is told at its row, and nothing is written while one row is", async () => {
  const app = await testApp();
  const list =
    "Client,Email,Year end,Currency\n" +
    "Acorn,helen@acorn.example,June,AUD\n" +
    ",nobody@acorn.example,June,AUD\n" +
    "Birch,no address,5/6,QQQ\n" +
    "acorn,,June,AUD\n";
  const seen = await look(app, list);
  expect(seen.problems).toEqual([
    { row: 3, heading: "Client", message: "There is no name." },
    { row: 4, heading: "Year end", message: "“5/6” names no one month. Write it as June." },
    {
      ...{ row: 4, heading: "Currency" },
      message: "“QQQ” is no currency we know. Write its code, for example AUD.",
    },
    { row: 4, heading: "Email", message: "Enter a full address, for example name@firm.com." },
    { row: 5, heading: "Client", message: "Row 2 has the same name." },
  ]);
  expect(seen).toMatchObject({
    counts: { add: 1, wrong: 3 },
    lack: "3 rows are wrong. Mend the file, or leave them out.",
  });
  const refused = await send(app, list, { confirmed: seen.seen });
  expect(refused).toMatchObject({ success: false, errors: [{ message: seen.lack }] });
  expect(await namesOf(app)).toEqual([]);

  await confirm(app, list, { isWithoutWrong: true });
  expect(await namesOf(app)).toEqual(["Acorn"]);
});

test.each(["\u202E", "\u202A", "\u0007"])(
  "a name with %j, which turns or rings, did fail the whole list; every text of one line is told at its row",
  async (character) => {
    const app = await testApp();
    const text = `Aco${character}rn`;
    const row = [text, text, `${text}@acorn.example`, text, text, "June", "AUD", "Active", text];
    const list = `Name,Contact,Email,Phone,Industry,Year end,Currency,Status,Notes\n${row.join(",")}\nBirch`;
    const { problems, rows, counts } = await look(app, list);
    const heading = (column: string) => ({ row: 2, heading: column });
    const message = "Use one line, without control characters.";
    expect(problems).toEqual([
      { ...heading("Name"), message },
      { ...heading("Contact"), message },
      { ...heading("Email"), message },
      { ...heading("Phone"), message },
      { ...heading("Industry"), message },
    ]);
    expect(rows[0]).toMatchObject({ name: "Acorn", outcome: "wrong" });
    expect(counts).toMatchObject({ add: 1, wrong: 1 });
  },
);

test("a name of 300 letters is told once, and the row's contact is still shown", async () => {
  const app = await testApp();
  const list = `Client,Contact\n${"a".repeat(300)},Helen Osei\n`;
  const { problems, rows } = await look(app, list);
  expect(problems).toEqual([{ row: 2, heading: "Client", message: "Use at most 120 characters." }]);
  expect(rows).toMatchObject([{ name: "a".repeat(120), contact: "Helen Osei", outcome: "wrong" }]);
});

test("a line break in a cell glued its words together where the columns are shown", async () => {
  const app = await testApp();
  const { columns } = await look(app, 'Client\n"Acorn\r\nMilling"\n');
  expect(columns).toMatchObject([{ samples: ["Acorn Milling"] }]);
});

test("a list without headings keeps its first client; whoever knows better says so", async () => {
  const app = await testApp();
  const list = "Acorn,helen@acorn.example\nBirch,\n";
  const columns = { 0: "name", 1: "contactEmail" } as const;
  expect(await look(app, list)).toMatchObject({
    ...{ isFirstRowClient: true, lack: "Choose the column of the names.", counts: { rows: 2 } },
    columns: [{ heading: "Column 1", samples: ["Acorn", "Birch"] }, { heading: "Column 2" }],
  });
  expect(await look(app, list, { columns, isFirstRowClient: false })).toMatchObject({
    ...{ counts: { rows: 1 }, columns: [{ heading: "Acorn" }, {}] },
  });
  await confirm(app, list, { columns });
  expect(await namesOf(app)).toEqual(["Acorn", "Birch"]);
});

test("of a name that a client has already it is asked; skipped it stays, updated it takes what the list says", async () => {
  const app = await testApp();
  const { id } = await addClient(app, {
    ...{ name: "Acorn", contactPhone: "1", industry: "Retail", currency: "NZD" },
  });
  const list = "Client,Phone\nACORN,2\nBirch,3\n";
  expect(await look(app, list)).toMatchObject({
    counts: { add: 1, ask: 1 },
    asks: ["duplicates", "yearEndMonth", "currency"],
    lack: "One name is a client’s already. Say whether to skip or to update it.",
  });
  expect(await look(app, list, { duplicates: "skip" })).toMatchObject({
    counts: { add: 1, skip: 1 },
  });

  const { imported } = await confirm(app, list, { duplicates: "update" });
  expect(imported).toEqual({ added: 1, updated: 1 });
  const client = dataOf(await app.call(getClient, { params: { id } }));
  expect(client).toMatchObject({
    ...{ name: "ACORN", contactPhone: "2", industry: "Retail", currency: "NZD", version: 2 },
  });
  const edits = await app.call(listClientEdits, { params: { id }, query: { afterVersion: 1 } });
  expect(dataOf(edits).items).toMatchObject([{ isYou: true, fields: ["contactPhone", "name"] }]);
});

test("a list that somebody's change has overtaken is looked at again before it is written", async () => {
  const app = await testApp();
  const list = "Client,Phone\nAcorn,2\n";
  const { seen } = await look(app, list);
  await addClient(app, { name: "Acorn" });
  const late = await send(app, list, { answers: { duplicates: "update" }, confirmed: seen });
  expect(late).toMatchObject({
    errors: [{ message: "Clients have changed since you looked. Look at the list again." }],
  });
});

test("what the file does not say of new clients is asked: year end in March, books in USD", async () => {
  const app = await testApp();
  const answers = { yearEndMonth: 3, currency: "USD" };
  expect((await look(app, "Client\nAcorn\n")).asks).toEqual(["yearEndMonth", "currency"]);
  await confirm(app, "Client\nAcorn\n", answers);
  expect(dataOf(await app.call(listClients, { query: {} })).items).toMatchObject([answers]);
});

test("a column that is not recognised is chosen by hand, and one that is can be left out", async () => {
  const app = await testApp();
  const list = "Klant,Phone\nAcorn,2\n";
  expect(await look(app, list)).toMatchObject({
    lack: "Choose the column of the names.",
    columns: [
      { heading: "Klant", field: null, samples: ["Acorn"] },
      { heading: "Phone", field: "contactPhone" },
    ],
  });
  await confirm(app, list, { columns: { 0: "name", 1: null } });
  expect(dataOf(await app.call(listClients, { query: {} })).items).toMatchObject([
    { name: "Acorn", contactPhone: "" },
  ]);
});

test("the footer of a list from QuickBooks became a client: it is left out and shown, and a mobile stands in for a phone", async () => {
  const app = await testApp();
  const written = "Thursday, 19 November 2026 08:00 AM GMT+11:00";
  const list = `Customer,Phone,Mobile\nAcorn,1,2\nBirch,,3\nTOTAL,,\n\n"${written}",,\n`;
  expect(await look(app, list)).toMatchObject({
    ...{ counts: { rows: 2, add: 2 }, problems: [], lack: null },
    closingLines: {
      count: 2,
      items: [
        { row: 4, text: "TOTAL" },
        { row: 6, text: written },
      ],
    },
  });
  await confirm(app, list);
  expect(dataOf(await app.call(listClients, { query: {} })).items).toMatchObject([
    { name: "Acorn", contactPhone: "1" },
    { name: "Birch", contactPhone: "3" },
  ]);
});

const UMLAUTS = "Client;Contact\r\nGerüstbau Köhler;Zoë\r\n";
test.each([
  ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${UMLAUTS}`)],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${UMLAUTS}`, "utf16le"))],
  ["Windows-1252", new Uint8Array(Buffer.from(UMLAUTS, "latin1"))],
])("a list in %s, split by semicolons, is read with its accents", async (_, bytes) => {
  const app = await testApp();
  await confirm(app, bytes);
  expect(dataOf(await app.call(listClients, { query: {} })).items).toMatchObject([
    { name: "Gerüstbau Köhler", contactName: "Zoë" },
  ]);
});

test("our own list, with a client called =1+1, comes back as it went out", async () => {
  const app = await testApp();
  await addClient(app, { name: "=1+1", contactPhone: "+61 2 5550", isActive: false });
  const file = await app.download(downloadClients, { query: {} });
  expect(await look(app, file.body)).toMatchObject({ counts: { rows: 1, same: 1 } });
});

test("what cannot be read is refused in words", async () => {
  const app = await testApp();
  const old = await send(app, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]));
  expect(old).toMatchObject({ errors: [{ key: "file", message: /old \.xls format/ }] });
  expect(await send(app, "")).toMatchObject({ success: false });
  expect(await send(app, "Client\nAcorn\n", { answers: { currency: "aud" } })).toMatchObject({
    errors: [{ key: "answers" }],
  });
});

const listOf = (count: number) =>
  `Client,Email\n${Array.from({ length: count }, (_, at) => `Client ${at},c${at}@example.com`).join("\n")}`;

test("a list of 120 clients is one word to an open list of clients, and one line of what happened lately", async () => {
  const app = await testApp();
  const server = await buildApp(app.parts);
  onTestFinished(() => drainServer(server.fastify, 0));
  const stream = await openStream(await listening(server), clientChanges, app);
  await expect.poll(stream.events).toHaveLength(1);
  await confirm(app, listOf(120));
  await expect.poll(stream.events).toMatchObject([{ name: "reset" }, { name: "reset" }]);
  const { id } = await addClient(app, { name: "Zebra" });
  await expect.poll(() => stream.events().at(-1)?.data).toMatchObject({ clientId: id });
  expect(stream.events()).toHaveLength(3);
  stream.close();

  const told = dataOf(await app.call(getTeamActivity, {})).items;
  expect(told.map(({ verb, subject }) => `${verb} ${subject}`)).toEqual([
    ...["added client Zebra", "imported 120 clients"],
  ]);
  const [first] = dataOf(await app.call(listClients, { query: {} })).items;
  const params = { id: first?.id ?? 0 };
  const own = dataOf(await app.call(getClientActivity, { params })).items;
  expect(own).toMatchObject([{ verb: "imported client", subject: first?.name }]);
});

test("10,000 clients are added at once, and 10,001 are refused @long", async () => {
  const app = await testApp();
  const { imported } = await confirm(app, listOf(10_000));
  expect(imported).toEqual({ added: 10_000, updated: 0 });
  expect(await send(app, listOf(10_001))).toMatchObject({
    errors: [{ message: "The file has more than 10,000 rows. Split it into several." }],
  });
}, 120_000);

test("the same list in another team meets none of these clients", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await confirm(app, LIST);
  expect(await look(stranger, LIST)).toMatchObject({ counts: { add: 2, same: 0 } });
});
