import { checkModelDocument, MODEL_DOCUMENT_LIMITS } from "@app/contract/model-document";
import { exampleModels } from "@app/engine/examples/examples";
import { type ModelDocument, SCHEMA_VERSION } from "@app/engine/model/document";
import { starterModels } from "@app/engine/starters/starters";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
});

const check = (document: ModelDocument) => app.send(checkModelDocument, { body: { document } });

const companies = exampleModels.map(({ name, document }) => [name, document()] as const);
const starters = starterModels.map(({ name, timeSeries: [timeSeries], make }) => {
  const start = timeSeries.unit === "week" ? "2026-07-06" : "2026-07-01";
  const choice = { name, timeSeries, start, yearEndMonth: 6, currency: "AUD" };
  return [name, make(choice)] as const;
});

test.each([...companies, ...starters])(
  "%s passes the door, and its books hold",
  async (_, document) => {
    const { status, envelope } = await check(document);

    expect(status).toBe(200);
    expect(envelope.data).toMatchObject({ isBlocked: false, closingCash: expect.any(Number) });
    const failed = envelope.data?.checks.filter((each) => each.class === "error" && each.failsIn);
    expect(failed).toEqual([]);
  },
);

/** 1,000 in cash from capital, and 100 of rent a month for three months. */
const small: ModelDocument = {
  schemaVersion: SCHEMA_VERSION,
  name: "Small",
  currency: "AUD",
  timeline: { unit: "month", start: "2026-07-01", periodCount: 3, yearEndMonth: 6, actualCount: 0 },
  accounts: [
    { id: "cash", name: "Cash", line: "cash", opening: 1_000 },
    { id: "capital", name: "Capital", line: "shareCapital", opening: -1_000 },
    { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
    { id: "rentCost", name: "Rent", line: "rent" },
  ],
  drivers: [],
  modules: [{ kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 100 }],
  scenarios: [],
  overrides: [],
  actuals: {},
  kpis: [],
  checks: [
    { id: "floor", name: "Cash above 750", class: "alert", formula: "bs.account.cash < 750" },
  ],
  notes: [],
};

test("1,000 in cash less three rents of 100 leaves 700, and says when it falls below 750", async () => {
  const { envelope } = await check(small);

  expect(envelope.data).toMatchObject({
    issues: [],
    isBlocked: false,
    closingCash: 700,
    lastPeriod: "Sep-26",
  });
  expect(envelope.data?.checks.find(({ name }) => name === "Cash above 750")?.failsIn).toBe(
    "Sep-26",
  );
});

test("openings that do not net to zero are told, and block the forecast", async () => {
  const [cash, ...others] = small.accounts;
  const { envelope } = await check({
    ...small,
    accounts: [{ ...cash, opening: 900 } as never, ...others],
  });

  expect(envelope.data).toMatchObject({
    isBlocked: true,
    issues: [{ code: "unbalanced", place: "accounts" }],
  });
});

test("a circle of interest without a solution blocks the forecast, as figures too large do", async () => {
  // 1 % a month on average cash; a cost of 300 for each dollar of interest beyond 4 has no solution.
  const modules: ModelDocument["modules"] = [
    {
      ...{ kind: "expense", id: "rent", name: "Rent", account: "rentCost" },
      amount: "max(0, bank.cashInterest - 4) * -300",
    },
    {
      ...{ kind: "treasury", id: "bank", name: "Bank" },
      cashInterest: { ratePerYear: 0.12, interestOn: "average", interestAccount: "earned" },
    },
  ];
  const earned = { id: "earned", name: "Interest", line: "interestIncome" } as const;
  const { envelope } = await check({ ...small, modules, accounts: [...small.accounts, earned] });

  expect(envelope.data).toMatchObject({
    isBlocked: true,
    issues: [{ code: "not-linear", place: "modules/bank" }],
  });
});

test("what the engine cannot read is refused at its place on the form", async () => {
  const [rent] = small.modules;
  const document = { ...small, modules: [{ ...rent, amount: null }] } as unknown as ModelDocument;
  const { status, envelope } = await check(document);

  expect([status, envelope.errors]).toEqual([
    400,
    [
      {
        key: "document.modules.rent.amount",
        message: "Expected a number, a list of numbers or a formula.",
      },
    ],
  ]);
});

test("edits are made in the document first: a rent of 200 leaves 400", async () => {
  const edits = [{ kind: "set", place: "modules/rent/amount", value: 200 }];
  const { envelope } = await app.send(checkModelDocument, { body: { document: small, edits } });

  expect(envelope.data?.closingCash).toBe(400);
});

test.each([
  ["no edit at all", { kind: "wish" }, "edits.0.kind"],
  ["an edit of what no model has", { kind: "remove", place: "wishes/1" }, "edits.0"],
  [
    "an edit of what this model has not",
    { kind: "remove", place: "modules/loan" },
    "document.modules.loan",
  ],
])("%s is refused at its place", async (_, edit, key) => {
  const body = { document: small, edits: [edit] };
  const { status, envelope } = await app.send(checkModelDocument, { body });

  expect([status, envelope.errors[0]?.key]).toEqual([400, key]);
});

test("a document of 5.1 MB is refused by 413, one of 4.9 MB is read", async () => {
  const note = { place: "accounts", text: "a".repeat(10_000) };
  const withNotes = (bytes: number) => ({
    ...small,
    notes: Array.from({ length: bytes / 10_000 }, (_, at) => ({ ...note, id: `note${at}` })),
  });

  expect((await check(withNotes(5_350_000))).status).toBe(413);
  expect((await check(withNotes(4_900_000))).status).toBe(200);
  expect(MODEL_DOCUMENT_LIMITS.bytesMax).toBe(5 * 1024 * 1024);
});

test("nobody checks a document without signing in", async () => {
  const nobody = app.anonymous();

  expect((await nobody.send(checkModelDocument, { body: { document: small } })).status).toBe(401);
});
