import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { fakeLayout } from "#testing/fake-layout.ts";
import { ChecksPage } from "./checks-page.tsx";

fakeLayout();

test("everything was right beside an alert after the periods shown: the alert is told there, with the way to its period", async () => {
  const scrolled = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
  // Cash is 1,200 after July, which alone is to date, and 1,400 in August.
  const alert = { id: "rich", name: "Cash is above 1,300", class: "alert" as const };
  const formula = "max(0, bs.account.cash - 1300)";
  const document = await openHere({ ...bakery, checks: [{ ...alert, formula }] });
  render(
    <InWorkbench document={document} view={{ periods: "yearToDate" }}>
      <ChecksPage />
    </InWorkbench>,
  );
  await screen.findByText("Everything is right, in every period that is shown.");
  screen.getByText("1 alert after Jul-26");
  await userEvent.setup().click(screen.getByRole("button", { name: "Show these periods" }));
  await screen.findByRole("button", { name: /^Cash is above 1,300, Aug-26: off by 100/ });
  expect(screen.queryByText("1 alert after Jul-26")).toBeNull();
  await waitFor(() =>
    expect(scrolled.mock.contexts.map((each) => each.textContent)).toContain("Aug-26"),
  );
});
