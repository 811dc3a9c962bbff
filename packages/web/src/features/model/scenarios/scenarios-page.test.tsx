import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { fakeLayout } from "#testing/fake-layout.ts";
import { loadToaster, ToasterSlot } from "#ui/toast.tsx";
import { ScenariosPage } from "./scenarios-page.tsx";

// Loaded when it is wanted, which takes its time on a busy machine.
beforeAll(() => import("./scenario-dialog.tsx"));
beforeAll(loadToaster);
fakeLayout();
async function open(whyNot?: () => string) {
  const document = await openHere(bakery);
  render(
    <InWorkbench document={document} {...(whyNot && { whyNot })}>
      <ScenariosPage />
    </InWorkbench>,
  );
  return { document, user: userEvent.setup() };
}

test("each case says how low its cash falls, and what differs", async () => {
  await open();
  // 1,200 after July; 200 a month more, or with half the loaves 50 a month less.
  await screen.findByText("1,400", { selector: "b" });
  screen.getByText("1,050", { selector: "b" });
  screen.getByText("Base with 1 change");
  screen.getByText("−50%");
});

test("a scenario is made in one dialog, with a change in percent from the first forecast period", async () => {
  const { document, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Add scenario" }));
  const dialog = await screen.findByRole("dialog", { name: "Add scenario" });
  const inside = within(dialog);
  await user.type(inside.getByLabelText("Name"), "Dear bread");
  await user.click(inside.getByRole("button", { name: "Add a change" }));
  const driver = inside.getByRole("combobox", { name: "Driver of change 1" });
  await user.type(driver, "Price of a loaf{Enter}");
  await user.type(inside.getByLabelText("Figure of change 1"), "10%");
  await user.click(inside.getByRole("button", { name: "Add scenario" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.state().document.scenarios[1]).toEqual({
    ...{ id: "dearBread", name: "Dear bread", colour: 3 },
    overrides: [{ line: "price", mode: "scale", value: 1.1, from: 1 }],
  });
  expect(document.state().undoWords).toBeDefined();
});

test("a name that is taken is refused in the dialog, and nothing is made", async () => {
  const { document, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Add scenario" }));
  const inside = within(await screen.findByRole("dialog"));
  await user.type(inside.getByLabelText("Name"), "slow summer");
  await user.click(inside.getByRole("button", { name: "Add scenario" }));
  await inside.findByText("There is a case named “slow summer” already.");
  expect(document.state().undoWords).toBeUndefined();
});

test("whoever removes the scenario they look at is at the base, and told so with the way back to it", async () => {
  const document = await openHere(bakery);
  render(
    <InWorkbench document={document} view={{ scenario: "slow" }}>
      <ToasterSlot />
      <Looking />
      <ScenariosPage />
    </InWorkbench>,
  );
  const user = userEvent.setup();
  await screen.findByText("Looks at slow");
  await user.click(await screen.findByRole("button", { name: "What to do with Slow summer" }));
  await user.click(await screen.findByRole("menuitem", { name: /Remove/ }));
  const told = await screen.findByText("Slow summer is removed. You see the base.");
  screen.getByText("Looks at the base");
  // What another page told may still be there.
  const toast = told.closest("li");
  if (!toast) throw new Error("it is told in a toast");
  within(toast).getByRole("button", { name: "Undo" }).focus();
  await user.keyboard("{Enter}");
  await screen.findByText("Looks at slow");
  expect(document.state().document.scenarios.map(({ id }) => id)).toEqual(["slow"]);
});

function Looking() {
  return <p>Looks at {useWorkbench().view.scenario ?? "the base"}</p>;
}

test("whoever may not make scenarios is offered none, and still sees them", async () => {
  await open(() => "Only given figures are yours.");
  await screen.findByText("Base with 1 change");
  expect(screen.queryByRole("button", { name: "Add scenario" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^What to do with/ })).toBeNull();
});
