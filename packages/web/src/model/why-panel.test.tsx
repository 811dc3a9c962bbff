import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";
import { WhyPanel } from "./why-panel.tsx";
import { questionAt } from "./why-steps.ts";

afterEach(cleanup);

async function open() {
  const document = await openHere(bakery);
  const table = await tableOf(document, { shows: { statements: ["cashFlow"] } });
  const row = table.rows.findIndex(({ line }) => line === "cf.closingCash");
  const question = questionAt(table, row, 2);
  if (!question) throw new Error("nothing to explain");
  const onClose = vi.fn();
  render(<WhyPanel document={document} question={question} onClose={onClose} />);
  await screen.findByText("Parts add up.");
  return { document, onClose, user: userEvent.setup() };
}

function amounts() {
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  return rows.map((row) => [
    within(row).getByRole("rowheader").textContent,
    within(row).getAllByRole("cell").at(-1)?.textContent,
  ]);
}

test("a figure is shown with its case and parts that add up under a rule", async () => {
  await open();
  screen.getByRole("heading", { name: "Closing cash, Sep-26" });
  screen.getByText("Base");
  screen.getByText("Forecast");
  expect(amounts()).toEqual([
    ["Opening cash", "1,400"],
    ["Net cash flow", "200"],
    ["Closing cash, Sep-26", "1,600"],
  ]);
});

test("a part leads deeper, and the way back is in view", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Net cash flow" }));
  await screen.findByRole("heading", { name: "Net cash flow, Sep-26" });
  const way = screen.getByRole("navigation", { name: "Figures on the way here" });
  await user.click(within(way).getByRole("button", { name: "Closing cash, Sep-26" }));
  await screen.findByRole("heading", { name: "Closing cash, Sep-26" });
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("an edit changes what is explained, and Escape closes", async () => {
  const { document, user, onClose } = await open();
  act(() => {
    document.edit([{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [120] }]);
  });
  await screen.findAllByText("1,700");
  expect(amounts().at(-1)).toEqual(["Closing cash, Sep-26", "1,700"]);
  screen.getByRole("button", { name: "Opening cash" }).focus();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});

test("a figure whose period is cut off is said to be gone, and comes back with it", async () => {
  const { document } = await open();
  act(() => {
    document.edit([{ kind: "set", place: "timeline/periodCount", value: 2 }]);
  });
  await screen.findByText("This figure is no longer in the model.");
  act(() => document.undo());
  await screen.findByText("Parts add up.");
});
