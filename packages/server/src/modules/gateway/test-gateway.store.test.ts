import { testCardToken } from "@app/contract/test-cards";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStorage } from "#testing/test-storage.ts";
import type { ChargeRequest } from "./charging.ts";
import { tableMemory } from "./test-gateway.store.ts";
import { makeTestGateway } from "./test-gateway.ts";

const card = testCardToken("4242424242424242", 8, 2040) ?? "";
const now = () => new Date("2030-01-15T09:00:00.123Z");

test("what was charged before a restart is charged no second time after it", async () => {
  const storage = await testStorage();
  const request: ChargeRequest = {
    ...{ key: "renewal of team 7, 2030-01-15", card, amount: 563_112, currency: "AUD" },
    ...{ description: "Subscription, a year", isHolderPresent: false },
  };
  const open = () => makeTestGateway(tableMemory(storage), now);
  const charges = await Promise.all(Array.from({ length: 10 }, () => open().charge(request)));
  const [first] = charges;
  expect(first?.state).toBe("paid");
  expect(new Set(charges.map(({ reference }) => reference)).size).toBe(1);
  expect(await open().findCharge(first?.reference ?? "")).toEqual(first);
  await expect(open().charge({ ...request, amount: 1 })).rejects.toMatchObject({
    kind: "key_reused",
  });
  await open().refund({ key: "all back", charge: first?.reference ?? "", amount: 563_112 });
  const more = open().refund({ key: "a cent more", charge: first?.reference ?? "", amount: 1 });
  await expect(more).rejects.toMatchObject({ kind: "refused" });
});

test("requests see nothing of the gateway's memory", async () => {
  const storage = await testStorage();
  const work = storage.startWork({ kind: "team", teamId: 1 });
  const read = work.db.execute(sql`select * from test_gateway_calls`);
  await expect(read).rejects.toMatchObject({ code: "42501" });
  await work.rollback();
});
