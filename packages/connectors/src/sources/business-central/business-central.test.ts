import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { HttpClient } from "#http/http-client.ts";
import { CORRECTION } from "#sources/business-central-demo/business-central-answers.ts";
import { businessCentralStandIn } from "#sources/business-central-demo/business-central-demo.ts";
import { demoChart } from "#sources/business-central-demo/business-central-demo-chart.ts";
import { businessCentralDemoBooks } from "#sources/business-central-demo/business-central-demo-company.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { businessCentral } from "./business-central.ts";

const settings = { tenantId: "acorn.example", environment: "Production" };
const lastMonth = monthOf(2024, 6);
const range = { from: monthOf(2024, 4), to: lastMonth };
const books = businessCentralDemoBooks(lastMonth);
const standIn = { books, chart: demoChart, pageRows: 7, closedUntil: lastMonth };

/** The stand-in with one row of its trial balances changed. */
function changed(number: string, change: Record<string, string>): HttpClient {
  const whole = businessCentralStandIn({ ...standIn, pageRows: 1000 });
  return {
    send: async (request) => {
      const answer = await whole.send(request);
      const body = JSON.parse(answer.text) as { value: Record<string, unknown>[] };
      const isTarget = (row: Record<string, unknown>) => row.number === number && row.accountId;
      const value = body.value.map((row) => (isTarget(row) ? { ...row, ...change } : row));
      return { ...answer, text: JSON.stringify({ value }) };
    },
  };
}

test("85 rows in pages of seven are read to the last, in the language that fixes the notation", async () => {
  const http = businessCentralStandIn(standIn);
  const { asked, send } = jsonClient(() => undefined);
  const spied: HttpClient = {
    send: async (request) => {
      await send(request);
      return http.send(request);
    },
  };

  const read = await readWhole(businessCentral, settings, spied, range);

  expectBooks(read, books);
  expect(asked[0]?.url).toBe(
    "https://api.businesscentral.dynamics.com/v2.0/acorn.example/Production/api/v2.0/companies",
  );
  expect(new Set(asked.map(({ headers }) => headers?.["Accept-Language"]))).toEqual(
    new Set(["en-US"]),
  );
});

test("a trial balance that does not balance is found with its account and amount", async () => {
  const http = changed("6390", { totalDebit: "1,000,000.00" });

  const { checks } = await readWhole(businessCentral, settings, http, range);

  const findings = checks.flatMap((check) => check.findings.map(({ message }) => message));
  expect(findings.join("\n")).toMatch(/6390 Bank charges/);
});

test("a next page on another host is refused, since the token would go with it", async () => {
  const { send } = jsonClient(() => ({
    value: [],
    "@odata.nextLink": "https://elsewhere.example/api/v2.0/companies?$skip=1",
  }));

  await expect(readWhole(businessCentral, settings, { send }, range)).rejects.toThrow(
    "The source's next page is on another host.",
  );
});

test("an answer that is not Business Central's is refused by its place", async () => {
  const { send } = jsonClient(() => ({ items: [] }));

  await expect(readWhole(businessCentral, settings, { send }, range)).rejects.toThrow(
    "Business Central: value is missing.",
  );
});

test("corrections that Business Central writes without their sign are read with it", async () => {
  const bill = books.journals.find(
    ({ narration, day }) => narration === "Supplier bill" && day.startsWith("2024-05"),
  );
  const lines = bill?.lines.map(({ accountId, net }) => ({ accountId, net: -3n * net })) ?? [];
  const corrected = {
    ...books,
    journals: [...books.journals, { day: "2024-05-30", narration: CORRECTION, lines }],
  };
  const http = businessCentralStandIn({ ...standIn, books: corrected });

  expectBooks(await readWhole(businessCentral, settings, http, range), corrected);
});
