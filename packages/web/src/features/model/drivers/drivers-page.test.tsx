import { refusedEdits } from "@app/contract/edit-policy";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { fakeLayout } from "#testing/fake-layout.ts";
import { DriversPage } from "./drivers-page.tsx";
import type { DriversSearch } from "./drivers-search.ts";

// Loaded when they are wanted, which takes its time on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import("./settings-panel.tsx"),
    import("./add-picker.tsx"),
    import("./new-driver-dialog.tsx"),
    import("./set-up.tsx"),
  ]);
});
configure({ asyncUtilTimeout: 10_000 });
fakeLayout();
const NOTHING: DriversSearch = {
  ...{ show: undefined, filter: undefined, evidence: undefined },
  ...{ module: undefined, line: undefined },
};

type WhyNot = (edits: readonly Edit[], document: ModelDocument) => string | undefined;

function Page({ search }: { search: Partial<DriversSearch> }) {
  const [shown, setShown] = useState({ ...NOTHING, ...search });
  return (
    <DriversPage
      name="Tom Okafor"
      search={shown}
      onSearch={(change) => setShown((before) => ({ ...before, ...change }))}
    />
  );
}

async function open(search: Partial<DriversSearch> = {}, whyNot?: WhyNot) {
  const document = await openHere(bakery);
  render(
    <InWorkbench document={document} {...(whyNot && { whyNot })}>
      <Page search={search} />
    </InWorkbench>,
  );
  const module = (id: string) => document.state().document.modules.find((each) => each.id === id);
  const driver = (id: string) => document.state().document.drivers.find((each) => each.id === id);
  return { document, module, driver, user: userEvent.setup() };
}

const panelOf = (name: string) => screen.findByRole("complementary", { name });

test("a module opens from the rail, and what is set in it is signed by who set it", async () => {
  const { user, module } = await open();
  await user.click(await screen.findByRole("button", { name: /^Rent/ }));
  const panel = within(await panelOf("Rent"));
  const amount = panel.getByLabelText("Amount");
  expect(amount).toHaveProperty("value", "= rentPerMonth");
  await user.clear(amount);
  await user.type(amount, "450{Enter}");
  expect(module("rent")).toMatchObject({ amount: 450, setBy: "Tom Okafor" });
  await user.type(panel.getByLabelText("Note"), "New lease");
  await user.tab();
  expect(module("rent")).toMatchObject({ note: "New lease" });
});

test("a module's journals of the first forecast period have two sides and say that they balance", async () => {
  await open({ module: "rent" });
  const panel = within(await panelOf("Rent"));
  await panel.findByText(/^Balanced/);
  const row = within(panel.getByRole("region", { name: "Journals" })).getAllByRole("row")[1];
  expect(row?.textContent).toBe("RentCash at bankOperating300");
});

test("a module is switched off, moved in time and copied, each as one step that undo takes back", async () => {
  const { user, document, module } = await open({ module: "rent" });
  const panel = within(await panelOf("Rent"));
  await user.click(panel.getByRole("switch", { name: "On" }));
  expect(module("rent")).toMatchObject({ isOff: true });
  await user.click(panel.getByRole("button", { name: "Move in time" }));
  await user.click(await screen.findByRole("button", { name: "One month later" }));
  expect(module("rent")).toMatchObject({ shift: 1 });
  await user.keyboard("{Escape}");
  await user.click(panel.getByRole("button", { name: "Copy" }));
  await panelOf("Rent, copy");
  expect(document.state().document.modules.map(({ id }) => id)).toEqual([
    "shop",
    "rent",
    "rentCopy",
  ]);
  for (let step = 0; step < 3; step++) document.undo();
  expect(document.state().document.modules).toEqual(bakery.modules);
});

test("a module that is chosen has its rows tinted, and no others", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: /^Rent/ }));
  await panelOf("Rent");
  const tinted = [...document.querySelectorAll(".grid-row.is-shown [role=rowheader]")];
  expect(tinted.map(({ textContent }) => textContent)).toEqual([
    "Rent AUD",
    "Share of rent %",
    "Rent per month AUD",
  ]);
});

test("a module's name is the first thing to set, and one that is off says so instead of drawing zeros", async () => {
  const { user } = await open({ module: "rent" });
  const panel = await panelOf("Rent");
  expect(panel.querySelector("input:not([type=checkbox])")).toHaveProperty("value", "Rent");
  await user.click(within(panel).getByRole("switch", { name: "On" }));
  await within(panel).findByText(/^Switched off: it posts nothing\./);
});

test("a driver is deleted only after it is said what reads it", async () => {
  const { user, driver } = await open({ line: "share" });
  const panel = within(await panelOf("Share of rent"));
  panel.getByText("Driver, feeds 1 line");
  await user.click(panel.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(/^Rent per month reads it, and does not work out without it\./);
  await user.click(dialog.getByRole("button", { name: "Delete driver" }));
  await waitFor(() => expect(driver("share")).toBeUndefined());
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("a formula that does not work out says so in words at its driver, and is counted", async () => {
  const { document } = await open({ line: "rentPerMonth" });
  document.edit([{ kind: "set", place: "drivers/rentPerMonth/formula", value: "300 * shaer" }]);
  const panel = within(await panelOf("Rent per month"));
  await panel.findAllByText(/"shaer"/);
  await screen.findByRole("radio", { name: /^Errors 1/ });
});

test("Data Entry sets figures and what is said of them, and is told why it sets nothing else", async () => {
  const tom = { level: 3, userId: 7, name: "Tom Okafor" } as const;
  const { user, driver } = await open(
    { line: "loaves" },
    (edits, from) => refusedEdits(tom, from, edits)[0]?.message,
  );
  const panel = within(await panelOf("Loaves"));
  const figures = panel.getByLabelText("Figures");
  await user.clear(figures);
  await user.type(figures, "120{Enter}");
  expect(driver("loaves")).toMatchObject({ values: 120, setBy: "Tom Okafor" });
  const unit = panel.getByLabelText("Unit");
  expect(unit).toHaveProperty("disabled", true);
  expect(unit.title).toBe("Data Entry changes given figures and their notes, nothing else.");
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
});

test("a new driver is added with its figure and group, and its settings open", async () => {
  const { user, driver } = await open();
  await user.click(await screen.findByRole("button", { name: "New driver" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New driver" }));
  await user.type(dialog.getByLabelText("Name"), "Staff discount");
  await user.selectOptions(dialog.getByLabelText("Unit"), "Percent");
  await user.type(dialog.getByLabelText("Figure or formula"), "5");
  await user.type(dialog.getByLabelText(/^Group/), "Prices");
  await user.click(dialog.getByRole("button", { name: "Add driver" }));
  await panelOf("Staff discount");
  expect(driver("staffDiscount")).toMatchObject({ unit: "percent", values: 0.05, group: "Prices" });
});

test("an opening balance that is changed is out by as much, until another one makes up for it", async () => {
  const { user } = await open({ show: "accounts" });
  const capital = await screen.findByLabelText("Opening balance of Share capital");
  await user.clear(capital);
  await user.type(capital, "(900){Enter}");
  await screen.findByText("Openings are out by 100.00");
  const debtors = screen.getByLabelText("Opening balance of Trade debtors");
  await user.type(debtors, "(100){Enter}");
  await waitFor(() => expect(screen.queryByText(/^Openings are out by/)).toBeNull());
});

test("the picker adds the kind that is chosen, and opens its settings", async () => {
  const { user, document } = await open();
  await user.click(await screen.findByRole("button", { name: "Add" }));
  const picker = within(await screen.findByRole("dialog", { name: "Add a module" }));
  await user.type(picker.getByRole("searchbox"), "depreciation");
  await picker.findByText("What is bought, how it wears, what is sold");
  expect(picker.queryByText("Drawn, repaid by a schedule, with interest")).toBeNull();
  await picker.findByText("What it would do");
  await user.click(picker.getByRole("button", { name: "Add fixed assets" }));
  await panelOf("New fixed assets");
  expect(document.state().document.modules.at(-1)).toMatchObject({ kind: "fixedAssets" });
});
