import { TEST_CARDS, testCardToken } from "@app/contract/test-cards";
import { expect, test } from "vitest";
import { type GatewayUnderTest, testGateway } from "#testing/gateway-suite.ts";
import { makeClock } from "#testing/test-clock.ts";
import {
  DELAY_MS,
  makeTestGateway,
  type NotedCall,
  type TestGatewayMemory,
} from "./test-gateway.ts";

function mapMemory(): TestGatewayMemory {
  const calls = new Map<string, NotedCall>();
  return {
    async note(call) {
      if (!calls.has(call.key)) calls.set(call.key, call);
      return calls.get(call.key) ?? call;
    },
    find: async (reference) => [...calls.values()].find((call) => call.reference === reference),
    findAbout: async (charge) => [...calls.values()].filter(({ about }) => about === charge),
    list: async (since) => [...calls.values()].filter(({ at }) => at >= since),
  };
}

function underTest(memory: TestGatewayMemory): GatewayUnderTest {
  const clock = makeClock();
  const gateway = makeTestGateway(memory, clock.now);
  return {
    gateway,
    tokenOf(behaviour) {
      const [number = ""] = Object.entries(TEST_CARDS).find(([, each]) => each === behaviour) ?? [];
      return testCardToken(number, 8, clock.now().getUTCFullYear() + 2) ?? "";
    },
    answer: async (reference, _challenge, isApproved) => {
      await gateway.answer(reference, isApproved);
    },
    passDelay: async () => void clock.advance({ seconds: DELAY_MS / 1000 }),
  };
}

testGateway("the test gateway", async () => underTest(mapMemory()));

test("a card is good through the month it expires in, and no longer", async () => {
  const memory = mapMemory();
  const holder = { teamId: 1, name: "", email: "" };
  const token = testCardToken("4242424242424242", 2, 2028) ?? "";
  const keepAt = (moment: string) =>
    makeTestGateway(memory, () => new Date(moment)).keepCard({ key: moment, holder, token });
  expect((await keepAt("2028-02-29T23:59:59.999Z")).state).toBe("kept");
  expect(await keepAt("2028-03-01T00:00:00Z")).toEqual({ state: "declined", reason: "expired" });
});
