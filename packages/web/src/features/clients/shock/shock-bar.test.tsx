import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ShockBar } from "./shock-bar.tsx";

test("what a shock changes is told while it is on: that longer terms are felt at once, that less is sold", async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShockBar run={null} forecastCount={3} />
    </QueryClientProvider>,
  );
  const told = () =>
    within(screen.getByRole("list", { name: "What they change" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(told()).toContain(
    "Debtors: when customers pay, retentions too; all of it is felt at once, in the first period",
  );
  await user.click(screen.getByRole("checkbox", { name: "Debtors" }));
  expect(told().join()).not.toContain("Debtors");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.click(screen.getByRole("menuitem", { name: "Revenue" }));
  expect(told().join()).toContain("Revenue: how much is sold");
});
