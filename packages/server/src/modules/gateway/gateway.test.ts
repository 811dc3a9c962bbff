import { expect, test } from "vitest";
import { openGateway } from "./gateway.ts";

const stripe = { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: "http://127.0.0.1:9" };
const storage = { query: async () => [] };
const open = (settings: Parameters<typeof openGateway>[0]["settings"]) =>
  openGateway({ settings, storage, now: () => new Date(0) });

test("cards are Stripe's where it is set up, tried out in the demo, and taken nowhere else", () => {
  expect(open({ stripe, isDemo: false })).toBeDefined();
  expect(open({ stripe, isDemo: true })).not.toHaveProperty("answer");
  expect(open({ stripe: undefined, isDemo: true })).toHaveProperty("answer");
  expect(open({ stripe: undefined, isDemo: false })).toBeUndefined();
});
