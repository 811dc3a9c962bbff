import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { HeadroomCard } from "./headroom-card.tsx";

/** Cash is 1,200 after July and grows by 200 a month, in a slow summer it falls by 50. */
const watched = {
  ...bakery,
  checks: [
    {
      ...{ id: "none", name: "Cash is below 0", class: "alert" as const },
      formula: "min(0, bs.account.cash)",
    },
    {
      ...{ id: "least", name: "Cash is below 1,125", class: "alert" as const },
      formula: "min(0, bs.account.cash - 1125)",
    },
  ],
};

test("a rule that is called after its trouble was told as holding: it has no alert, or one from a month on in a case", async () => {
  const document = await openHere(watched);
  render(
    <InWorkbench document={document}>
      <HeadroomCard floorLine="none.minimumCash" />
    </InWorkbench>,
  );
  await screen.findByText("from Sep-26");
  const rules = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    "Cash is below 0No alert in any case",
    "Cash is below 1,125Slow summerfrom Sep-26",
  ]);
});
