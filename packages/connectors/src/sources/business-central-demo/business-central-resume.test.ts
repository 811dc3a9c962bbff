import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type ReadRequest, type ReadSoFar, readLedger } from "#reading/read-ledger.ts";
import { jsonClient, readContext } from "#testing/whole-read.ts";
import { businessCentralDemo } from "./business-central-demo.ts";

const lastMonth = monthOf(2026, 3);
const context = readContext(jsonClient(() => undefined));
const settings = { lastMonth };
const range = { from: monthOf(2025, 2), to: lastMonth };

async function request(): Promise<ReadRequest<typeof settings>> {
  const [organisation] = await businessCentralDemo.listOrganisations(context, settings);
  if (!organisation) throw new Error("No company");
  const connector = businessCentralDemo;
  return { connector, settings, context, organisation, range, currentMonth: lastMonth };
}

test.each([5, 10, 11, 12])(
  "a read stopped after %i months, around a close, goes on to the same ledger",
  async (monthCount) => {
    const whole = await readLedger(await request());
    let stopped: ReadSoFar | undefined;
    await readLedger({
      ...(await request()),
      onStep: async (soFar) => {
        if (soFar.months.length === monthCount) stopped = structuredClone(soFar);
      },
    });
    if (!stopped) throw new Error("The read was not stopped");

    const resumed = await readLedger({ ...(await request()), resume: stopped });

    expect(resumed.contentHash).toBe(whole.contentHash);
  },
);

test("with a ledger stored, only the open year is read again, and the ledger is the same", async () => {
  const whole = await readLedger(await request());

  const again = await readLedger({ ...(await request()), stored: whole.ledger });

  expect(again.readFrom).toBe(monthOf(2026, 1));
  expect(again.contentHash).toBe(whole.contentHash);
  expect(again.checks.flatMap(({ findings }) => findings)).toEqual([]);
});
