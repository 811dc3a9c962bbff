import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";
import { WhyPanel } from "./why-panel.tsx";
import { questionAt } from "./why-question.ts";

async function open(model = bakery) {
  const document = await openHere(model);
  const table = await tableOf(document, { shows: { statements: ["cashFlow"] } });
  const row = table.rows.findIndex(({ line }) => line === "cf.closingCash");
  const question = questionAt(table, row, 2);
  if (!question) throw new Error("nothing to explain");
  const onClose = vi.fn();
  const onTry = vi.fn((edits) => document.edit(edits));
  render(<WhyPanel {...{ document, question, onClose, onTry }} />);
  await screen.findByText("Parts add up.");
  return { document, onClose, onTry, user: userEvent.setup() };
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

test("a finger missed the figures on the way, which were 20 px high: on a phone they have 44", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Net cash flow" }));
  const way = await screen.findByRole("navigation", { name: "Figures on the way here" });
  for (const button of within(way).getAllByRole("button"))
    expect([...button.classList]).toEqual(
      expect.arrayContaining(["phone:min-h-11", "phone:min-w-11"]),
    );
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

test("the drivers behind a figure are told with their figure, who set them and why", async () => {
  await open();
  const drivers = await screen.findByRole("region", { name: "Drivers behind it" });
  const texts = within(drivers)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  const loaves = texts.find((text) => text?.startsWith("Loaves"));
  expect(loaves).toMatch(/^Loaves100From the till\..*Priya Raman, 3 Aug 2026/);
});

test("another figure for a driver says what it would do, and becomes a scenario of its own", async () => {
  const { document, onTry, user } = await open();
  const drivers = await screen.findByRole("region", { name: "Drivers behind it" });
  const loaves = within(drivers).getByText("Loaves").closest("li");
  if (!loaves) throw new Error("no driver of that name");
  await user.click(within(loaves).getByRole("button", { name: "Try another" }));
  const field = await screen.findByRole("textbox", { name: "Loaves, tried as" });
  await user.clear(field);
  await user.type(field, "40");
  await screen.findByText(
    /^40 from Sep-26 to Oct-26, in place of 100\. Closing cash, Sep-26 becomes 1,300, 300 less\./,
  );
  await user.click(screen.getByRole("button", { name: "Try as scenario" }));
  expect(onTry).toHaveBeenCalledOnce();
  expect(document.state().document.scenarios.at(-1)).toMatchObject({
    ...{ name: "Loaves 40", overrides: [{ line: "loaves", value: 40, from: 2 }] },
  });
});

test("Try another says nothing until the figure is another, and in words what is wrong with it", async () => {
  const dear = bakery.drivers.map((each) =>
    each.id === "price" ? { ...each, values: 5.58341 } : each,
  );
  const { user } = await open({ ...bakery, drivers: dear });
  const drivers = await screen.findByRole("region", { name: "Drivers behind it" });
  const price = await within(drivers).findByText("Price of a loaf");
  const row = price.closest("li");
  if (!row) throw new Error("no driver of that name");
  await user.click(within(row).getByRole("button", { name: "Try another" }));
  const field = await screen.findByRole("textbox", { name: "Price of a loaf, tried as" });
  expect(field).toHaveProperty("value", "5.58341");
  screen.getByText("Type another figure to see what it would do.");
  const typed = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await typed("abc");
  screen.getByText("“abc” is not a figure.");
  await typed("30%");
  screen.getByText("This is no percentage: type it without the % sign.");
});

test("the panel says what it counts in, and of nothing that it is nothing", async () => {
  const document = await openHere(bakery);
  const table = await tableOf(document, { shows: { statements: ["profitAndLoss"] } });
  const row = table.rows.findIndex(({ line }) => line === "pl.account.wages");
  const question = questionAt(table, row, 2);
  if (!question) throw new Error("nothing to explain");
  render(<WhyPanel document={document} question={question} onClose={() => undefined} />);
  await screen.findByText(
    "Nothing was posted in Sep-26. Nor is there anything in the periods after it.",
  );
  screen.getByText("AUD");
});

test("a figure that is nothing but another one is explained by what that one is made of", async () => {
  const document = await openHere(bakery);
  const table = await tableOf(document, { shows: { statements: ["profitAndLoss"] } });
  const row = table.rows.findIndex(({ line }) => line === "pl.account.sales");
  const question = questionAt(table, row, 2);
  if (!question) throw new Error("nothing to explain");
  render(<WhyPanel document={document} question={question} onClose={() => undefined} />);
  await screen.findByRole("button", { name: "Shop: price 5" });
});
