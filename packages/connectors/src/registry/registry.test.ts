import { monthOf } from "@app/engine/time/month";
import fc from "fast-check";
import { expect, test } from "vitest";
import { oauthProviders } from "#oauth/providers.ts";
import { readContext } from "#testing/whole-read.ts";
import { sourceCatalogue } from "./catalogue.ts";
import { connectorOf, readSettings } from "./registry.ts";
import type { Given } from "./source.ts";

const given: Given = { currentMonth: monthOf(2027, 6) };
const offline = { send: () => Promise.reject(new Error("nothing is asked here")) };

const tryton = {
  baseUrl: "https://tryton.acorn.example/",
  database: "acorn",
  user: "reader",
  password: " a secret ",
};

function read(sourceId: number, typed: unknown) {
  const found = readSettings(sourceId, typed);
  if (found.errors) throw new Error(found.errors.map(({ message }) => message).join(" "));
  return found;
}

function settingsOf(sourceId: number, typed: unknown, more: Partial<Given> = {}) {
  const { source, values } = read(sourceId, typed);
  return source.settingsWith(values, { ...given, ...more });
}

const messages = (sourceId: number, typed: unknown) =>
  (readSettings(sourceId, typed).errors ?? []).map(({ key, message }) => `${key}: ${message}`);

test("what a person typed for Tryton becomes its settings; the password is none of them", () => {
  expect(settingsOf(16, tryton)).toEqual({
    baseUrl: "https://tryton.acorn.example",
    database: "acorn",
  });
  expect(read(16, tryton).secretKeys).toEqual(["password"]);
  expect(read(16, tryton).values.password).toBe(" a secret ");
});

test("each wrong field is named once, in words, and nothing is taken", () => {
  expect(messages(14, { baseUrl: "sap", user: 7, yearEndMonth: 13, currency: "euro" })).toEqual([
    "baseUrl: Address is an address like https://sap.acorn.example:50000.",
    "companyDatabase: Company database is missing.",
    "user: User is text.",
    "password: Password is missing.",
    "yearEndMonth: Last month of the financial year is a month from 1 to 12.",
    "currency: Currency is written like AUD.",
  ]);
  expect(messages(9, { region: "ru" })).toEqual([
    "region: Country of the account is one of: Netherlands, Belgium, Germany, France, Spain, United Kingdom, Other countries.",
  ]);
  expect(messages(16, { ...tryton, classByType: { Bank: "MONEY" } })).toEqual([
    "classByType: Classes of types of accounts gives each name one class: asset, liability, equity, revenue, expense.",
  ]);
  expect(
    messages(12, { accountId: "1", clientId: "c", certificateId: "k", accountingBook: 0 }),
  ).toEqual(["accountingBook: Accounting book is a whole number from 1 to 1000000."]);
  expect(messages(16, { ...tryton, database: "a".repeat(201) })).toEqual([
    "database: Database has at most 200 characters.",
  ]);
});

test("an address that carries a password, a question or another protocol is refused", () => {
  for (const baseUrl of [
    "https://user:word@acorn.example",
    "https://acorn.example?to=here",
    "https://acorn.example#here",
    "file:///etc/passwd",
  ]) {
    expect(messages(16, { ...tryton, baseUrl })).toHaveLength(1);
  }
});

test("a setting nobody asked for is refused", () => {
  expect(messages(1, { basis: "CASH", baseUrl: "https://elsewhere.example" })).toEqual([
    "baseUrl: There is no such setting.",
  ]);
  expect(messages(21, [])).toEqual([": Settings are named values."]);
});

test("a source that is not offered says why, and an unknown one that it is unknown", () => {
  expect(messages(8, {})).toEqual([
    ": Reckon describes its API only to developers it has approved.",
  ]);
  expect(messages(99, {})).toEqual([": There is no such source."]);
});

test("demos need nothing and have reached the current month", async () => {
  for (const id of [18, 19, 20, 21]) {
    const { source, values } = read(id, {});
    expect([source.fields, source.serverFields]).toEqual([[], []]);
    const settings = source.settingsWith(values, given);
    const found = await source.connector.listOrganisations(readContext(offline), settings);
    expect(found).toHaveLength(1);
  }
  const backPostedIn = given.currentMonth - 1;
  expect(settingsOf(21, {}, { backPostedIn })).toEqual({
    lastMonth: given.currentMonth,
    backPostedIn,
  });
});

test("connecting with QuickBooks takes our client id and secret, and the company Intuit names", () => {
  const { source, provider } = read(2, { basis: "CASH" });
  expect(source.serverFields.map(({ key, isSecret }) => [key, isSecret])).toEqual([
    ["clientId", false],
    ["clientSecret", true],
  ]);
  expect(provider?.organisationParameter).toBe("realmId");
  expect(settingsOf(2, { basis: "CASH" }, { organisationId: "9130" })).toEqual({
    basis: "CASH",
    realmId: "9130",
  });
  expect(() => settingsOf(2, {})).toThrow("The QuickBooks company is not known. Connect it again.");
});

test("MYOB's file sign-in is sent as MYOB wants it, and only where there is one", () => {
  const typed = { fileUser: "Administrator", filePassword: "word" };
  expect(settingsOf(3, typed, { clientId: "key" })).toEqual({
    apiKey: "key",
    companyFileToken: "QWRtaW5pc3RyYXRvcjp3b3Jk",
  });
  expect(settingsOf(3, {}, { clientId: "key" })).toEqual({ apiKey: "key" });
});

test("the customer's part of a provider's addresses comes from what was typed", () => {
  expect(read(9, { region: "co.uk" }).provider?.tokenUrl).toBe(
    "https://start.exactonline.co.uk/api/oauth2/token",
  );
  const netsuite = { accountId: "1234567_SB1", clientId: "c", certificateId: "k" };
  expect(read(12, netsuite).provider?.tokenUrl).toContain("https://1234567-sb1.suitetalk");
  const tenant = { tenantId: "acorn.example", environment: "Production" };
  expect(read(11, tenant).provider?.issuer).toBe(
    "https://login.microsoftonline.com/acorn.example/v2.0",
  );
});

test("Exact Online is offered in the regions our secret may be sent to", () => {
  const found = connectorOf(9);
  const field = "fields" in found ? found.fields.find(({ key }) => key === "region") : undefined;
  const offered = field?.kind === "choice" ? field.options.map(({ value }) => value) : [];
  expect(offered).toEqual(oauthProviders.find(({ key }) => key === "exact_online")?.regions);
});

test("an API key or a session signs requests where no provider does", async () => {
  const { source, values } = read(15, { baseUrl: "https://acorn.odoo.com", apiKey: "k" });
  expect(await source.signIn?.(values, given, offline).headers()).toEqual({
    authorization: "bearer k",
  });
  const signsIn = sourceCatalogue
    .filter(({ id }) => {
      const found = connectorOf(id);
      return "signIn" in found && found.signIn !== undefined;
    })
    .map(({ authorising }) => authorising.kind);
  expect(signsIn).toEqual(["password", "api-key", "password"]);
});

test("the files of a spreadsheet belong to the organisation a person described", () => {
  const typed = { name: "Acorn", currency: "JPY", yearEndMonth: "3" };
  expect(settingsOf(10, typed)).toEqual({
    organisation: {
      externalId: "files",
      name: "Acorn",
      baseCurrency: "JPY",
      currencyDecimals: 0,
      yearEndMonth: 3,
      basis: "ACCRUAL",
    },
    files: [],
  });
});

test("keys are used once within a source, and every field has a label and a sentence", () => {
  for (const { id } of sourceCatalogue) {
    const found = connectorOf(id);
    if (!("fields" in found)) continue;
    const keys = found.fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { label, help } of found.fields) {
      expect(label).toMatch(/^[A-Z].*[^.]$/);
      expect(help).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test("nothing a person can type makes reading throw", () => {
  const keys = sourceCatalogue.flatMap(({ id }) => {
    const found = connectorOf(id);
    return "fields" in found ? found.fields.map(({ key }) => key) : [];
  });
  const written = fc.oneof(fc.string(), fc.constantFrom("1_2", "a-b", "x.y", "nl", "__proto__"));
  const typed = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...keys, "__proto__"), fc.oneof(written, fc.anything())),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 22 }), typed, (sourceId, anything) => {
      expect(readSettings(sourceId, anything)).toBeTypeOf("object");
    }),
    { numRuns: 300 },
  );
});
