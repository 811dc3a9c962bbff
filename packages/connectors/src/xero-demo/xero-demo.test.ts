import { type Month, monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { ReadContext } from "#connector.ts";
import { readLedger } from "#read-ledger.ts";
import { xeroDemo } from "./xero-demo.ts";

async function read(lastMonth: Month, range: { from: Month; to: Month }) {
  const http = { send: () => Promise.reject(new Error("the demo asked the network")) };
  const context: ReadContext = { http, signal: new AbortController().signal, onProgress: () => {} };
  const settings = { lastMonth };
  const [organisation] = await xeroDemo.listOrganisations(context, settings);
  if (!organisation) throw new Error("the demo has no company");
  const request = { connector: xeroDemo, settings, context, organisation, range };
  return readLedger({ ...request, currentMonth: lastMonth });
}

const june = monthOf(2026, 6);

test("the demo's 36 months reconcile, without a word to the network", async () => {
  const { checks, ledger } = await read(june, { from: june - 35, to: june });
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(ledger.organisation.name).toBe("Kestrel Bay Outdoor Pty Ltd");
  expect(new Set(ledger.movements.map(({ month }) => month)).size).toBe(36);
});

test("a month later the demo has one more month, and the months before are as they were", async () => {
  const range = { from: june - 11, to: june };
  const [earlier, later] = [await read(june, range), await read(june + 1, range)];
  expect(later.contentHash).toBe(earlier.contentHash);
  const next = await read(june + 1, { from: june + 1, to: june + 1 });
  expect(next.ledger.movements.length).toBeGreaterThan(20);
});
