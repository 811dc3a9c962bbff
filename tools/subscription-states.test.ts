import { readFileSync } from "node:fs";
import { subscriptionSteps } from "@app/contract/subscription-state";
import { expect, test } from "vitest";

test("docs/billing.md lists every step of a subscription as it is, and no other", () => {
  const steps = Object.entries(subscriptionSteps).flatMap(([standing, events]) =>
    Object.entries(events).map(
      ([event, { to, effects }]) =>
        `| ${standing} | ${event} | ${to} | ${effects.join(", ") || "–"} |`,
    ),
  );
  const [, rest = ""] = readFileSync("docs/billing.md", "utf8").split(
    "| standing | event | becomes | with it |\n| --- | --- | --- | --- |\n",
  );
  const [table = ""] = rest.split("\n\n");
  expect(table.split("\n")).toEqual(steps);
});
