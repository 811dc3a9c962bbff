import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { PlacesStep } from "./places-step.tsx";

test.each([
  ["balances", "Balance"],
  ["movements", "Movement"],
] as const)("a column of %s was headed “Last month”: it is “%s”", async (are, heading) => {
  const read = {
    accounts: [
      {
        ...{ accountId: "1", name: "Bank", class: "ASSET" as const, account: "cash" },
        ...{ line: "cash", isNew: false, confidence: 0.98, reason: "Same name" },
      },
    ],
    decimals: 2,
    months: [{ month: 24_319, are, amounts: { 1: 10_000 } }],
  };
  const document = await openHere(bakery);
  const act = { onPlacing: () => {}, onBack: () => {}, onNext: () => {} };
  render(
    <InWorkbench document={document}>
      <PlacesStep read={read} placing={{}} source="file" {...act} />
    </InWorkbench>,
  );
  await screen.findByRole("columnheader", { name: heading });
  expect(screen.queryByText("Last month")).toBeNull();
});
