import {
  deleteClient,
  downloadClients,
  listClients,
  restoreClient,
  updateClient,
} from "@app/contract/clients";
import type { RequestOf } from "@app/contract/endpoint";
import { writeCsv } from "@app/spreadsheet/csv";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, addClients, dataOf } from "#testing/test-clients.ts";
import { cellsOf, HEADINGS } from "./clients-csv.ts";

async function namesOf(app: TestApp, query: RequestOf<typeof listClients>["query"]) {
  const { items } = dataOf(await app.call(listClients, { query }));
  return items.map((client) => client.name);
}

test("the list comes by name whatever the case, ten at a time, and says how many there are", async () => {
  const app = await testApp();
  const names = [
    "elm",
    "Ash",
    "Fir",
    "birch",
    "Cedar",
    "Dogwood",
    "hazel",
    "Gum",
    "ivy",
    "Juniper",
  ];
  await addClients(app, ...[...names, "Kauri"].map((name) => ({ name })));
  const sorted = [...names].sort((a, b) => a.localeCompare(b, "en"));
  expect(await namesOf(app, {})).toEqual(sorted);
  expect(await namesOf(app, { offset: 10 })).toEqual(["Kauri"]);
  expect(await namesOf(app, { offset: 2, limit: 3 })).toEqual(sorted.slice(2, 5));
  expect(await namesOf(app, { sort: "-name", limit: 2 })).toEqual(["Kauri", "Juniper"]);
  expect(await app.call(listClients, { query: { limit: 1 } })).toMatchObject({
    data: { totalItemCount: 11 },
  });
});

test("pagination=false gives them all, whatever offset and limit say", async () => {
  const app = await testApp();
  await addClients(app, ...Array.from({ length: 12 }, (_, index) => ({ name: `Client ${index}` })));
  const query = { pagination: "false", offset: 5, limit: 1 } as const;
  expect(await namesOf(app, query)).toHaveLength(12);
});

test("pagination=false stops at 5,000, and the count still tells of all", async () => {
  const app = await testApp();
  await app.parts.storage.query(
    `insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     select $1, 'Client ' || number, '', '', '', '', 6, 'AUD', true, '', now(), now()
     from generate_series(1, 5001) as number`,
    [app.person.teamId],
  );
  const page = dataOf(await app.call(listClients, { query: { pagination: "false" } }));
  expect([page.items.length, page.totalItemCount]).toEqual([5000, 5001]);
});

test("a list of everything leaves long notes out and weighs 2 MB at most; a page has them", async () => {
  const app = await testApp();
  await app.parts.storage.query(
    `insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     select $1, 'Client ' || number, repeat('é', 120), '', '', repeat('é', 100), 6, 'AUD', true,
       repeat('é', 4000), now(), now() from generate_series(1, 5000) as number`,
    [app.person.teamId],
  );
  const { envelope } = await app.send(listClients, { query: { pagination: "false" } });
  const { items, totalItemCount } = dataOf(envelope);
  expect(Buffer.byteLength(JSON.stringify(envelope))).toBeLessThan(2 * 1024 * 1024);
  expect([items.some(({ notes }) => notes !== undefined), totalItemCount]).toEqual([false, 5_000]);

  const page = dataOf(await app.call(listClients, { query: { limit: 100 } }));
  expect(page.items.every(({ notes }) => notes?.length === 4_000)).toBe(true);
});

test("the list can come in the order of its changes, newest first", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Ash" });
  app.clock.advance({ minutes: 1 });
  await addClient(app, { name: "Birch" });
  expect(await namesOf(app, { sort: "-updatedAt" })).toEqual(["Birch", "Ash"]);
  app.clock.advance({ minutes: 1 });
  await app.call(updateClient, { params: { id }, body: { name: "Ash" } });
  expect(await namesOf(app, { sort: "-updatedAt" })).toEqual(["Ash", "Birch"]);
  expect(await namesOf(app, { sort: "updatedAt" })).toEqual(["Birch", "Ash"]);
});

test("the filters show their share, and the counts follow the search", async () => {
  const app = await testApp();
  await addClients(
    app,
    { name: "Ash Farm" },
    { name: "Birch Farm" },
    { name: "Cedar Farm", isActive: false },
    { name: "Dogwood", isActive: false },
  );
  expect(await namesOf(app, { filter: "Active" })).toEqual(["Ash Farm", "Birch Farm"]);
  expect(await namesOf(app, { filter: "Inactive" })).toEqual(["Cedar Farm", "Dogwood"]);
  const query = { filter: "Inactive", search: "farm" } as const;
  expect(await app.call(listClients, { query })).toMatchObject({
    data: {
      totalItemCount: 1,
      items: [{ name: "Cedar Farm" }],
      filterCounts: [
        { key: "All", count: 3 },
        { key: "Active", count: 2 },
        { key: "Inactive", count: 1 },
      ],
    },
  });
});

test("a filter or an order nobody has heard of falls back to All, by name", async () => {
  const app = await testApp();
  await addClients(app, { name: "Birch", isActive: false }, { name: "Ash" });
  const query = { filter: "Everything", sort: "colour" } as unknown as { filter: "All" };
  expect(await namesOf(app, query)).toEqual(["Ash", "Birch"]);
});

test("a search finds part of a name, contact, address or industry, upper or lower case", async () => {
  const app = await testApp();
  await addClients(
    app,
    { name: "Saltmarsh Brewing" },
    { name: "Kestrel", contactName: "Peter Saltash" },
    { name: "Boreal", contactEmail: "info@saltworks.example" },
    { name: "Fathom", industry: "Salt and minerals" },
    { name: "Tamarind", notes: "salt" },
  );
  expect(await namesOf(app, { search: "SALT" })).toEqual([
    "Boreal",
    "Fathom",
    "Kestrel",
    "Saltmarsh Brewing",
  ]);
});

test("accents and the order of words kept a search from finding a name, and no longer do", async () => {
  const app = await testApp();
  const names = [
    ...["Café Zoë", "Hafenstraße 5", "Saltmarsh Brewing Co.", "Ελλάς"],
    ...["Łódź Łodzie", "Smørrebrød Søn", "Œuvres Complètes", "O’Brien’s Fish"],
  ];
  await addClients(app, ...names.map((name) => ({ name })));
  const searches = [
    "cafe zoe",
    "hafenstrasse",
    "sältmarsh",
    "brewing co salt",
    "Ελλας",
    "zoe salt",
    ...["lodz", "smorrebrod", "oeuvres", "o'brien", "fish o’brien"],
  ];
  const found = await Promise.all(
    searches.map((search) => namesOf(app, { search, sort: "match" })),
  );
  expect(found.map(([name]) => name)).toEqual([
    ...["Café Zoë", "Hafenstraße 5", "Saltmarsh Brewing Co.", "Saltmarsh Brewing Co.", "Ελλάς"],
    undefined,
    ...["Łódź Łodzie", "Smørrebrød Søn", "Œuvres Complètes", "O’Brien’s Fish", "O’Brien’s Fish"],
  ]);
});

test.each([
  ["ガス株式会社", ["ガス", "ガス株式会社", "株式"]],
  ["บริษัท กิจการ จำกัด", ["กิจการ", "จำกัด บริษัท", "กิจการ จำกัด"]],
  ["हिन्दी प्रकाशन", ["हिन्दी", "प्रकाशन हिन्दी"]],
])(
  "%s was not found by its own spelling, and now is: its marks are no accents",
  async (name, searches) => {
    const app = await testApp();
    await addClients(app, { name }, { name: "Saltmarsh" });
    for (const search of searches) expect(await namesOf(app, { search })).toEqual([name]);
  },
);

test("the signs of a search pattern are ordinary letters", async () => {
  const app = await testApp();
  await addClients(app, { name: "100% Wool" }, { name: "Snake_Case" }, { name: "Back\\slash" });
  expect(await namesOf(app, { search: "%" })).toEqual(["100% Wool"]);
  expect(await namesOf(app, { search: "_" })).toEqual(["Snake_Case"]);
  expect(await namesOf(app, { search: "\\" })).toEqual(["Back\\slash"]);
});

test("the list can be downloaded as a CSV file that runs nothing", async () => {
  const app = await testApp();
  await addClients(
    app,
    { name: "Birch", isActive: false, yearEndMonth: 12, currency: "USD" },
    { name: "=cmd()", contactName: "Zoë", contactPhone: "+61 2 5550 0101", notes: 'Says "no"' },
  );
  const { headers, body } = await app.download(downloadClients, { query: {} });
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringContaining('filename="clients.csv"'),
  });
  expect(body.split("\r\n")).toEqual([
    '\uFEFF"Name","Contact","E-mail","Phone","Industry","Year end","Currency","Status","Notes"',
    `"'=cmd()","Zoë","","'+61 2 5550 0101","","30 June","AUD","Active","Says ""no"""`,
    '"Birch","","","","","31 December","USD","Inactive",""',
    "",
  ]);
  const inactive = await app.download(downloadClients, { query: { filter: "Inactive" } });
  expect(inactive.body).not.toContain("cmd");
});

test("a long CSV file is sent in parts, and is the file it would be whole", async () => {
  const app = await testApp();
  await app.parts.storage.query(
    `insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     select $1, 'Client ' || number, 'Zoë', '', '', '', 6, 'AUD', true, repeat('é"', 500), now(), now()
     from generate_series(1, 600) as number`,
    [app.person.teamId],
  );
  const rows = dataOf(await app.call(listClients, { query: { pagination: "false" } })).items;
  const notes = 'é"'.repeat(500);
  const whole = writeCsv([HEADINGS, ...rows.map((row) => cellsOf({ ...row, notes }))]);

  const plain = await app.download(downloadClients, { query: {} });
  expect(plain.headers).toMatchObject({ "transfer-encoding": "chunked" });
  expect(plain.body === whole).toBe(true);
});

test("by match, a name that begins with what is searched for goes before one that merely holds it", async () => {
  const app = await testApp();
  await addClients(
    app,
    { name: "Abbot", industry: "Wholesale" },
    { name: "Bay Wholesalers" },
    { name: "Cape Salt" },
    { name: "Saltmarsh" },
  );
  expect(await namesOf(app, { search: "sal", sort: "match" })).toEqual([
    "Saltmarsh",
    "Cape Salt",
    "Bay Wholesalers",
    "Abbot",
  ]);
});

test("the kept counts follow 3 clients as they are added, put away, deleted and brought back", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  await addClients(app, { name: "Birch" }, { name: "Cedar", isActive: false });
  const counts = async () =>
    dataOf(await app.call(listClients, { query: {} })).filterCounts.map(({ count }) => count);
  expect(await counts()).toEqual([3, 2, 1]);
  await app.call(updateClient, { params: { id }, body: { name: "Acorn", isActive: false } });
  expect(await counts()).toEqual([3, 1, 2]);
  await app.call(deleteClient, { params: { id } });
  expect(await counts()).toEqual([2, 1, 1]);
  await app.call(restoreClient, { params: { id } });
  expect(await counts()).toEqual([3, 1, 2]);
});
