import { listClients } from "@app/contract/clients";
import { listModels } from "@app/contract/models";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

test("after the keys g c the focus was nowhere: it is on the page they lead to", async () => {
  app.answer(listModels, () => ({
    items: [],
    totalItemCount: 0,
    filterCounts: [],
    filter: "Team",
  }));
  app.answer(listClients, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.open("/models", ADMIN);
  const [button] = await screen.findAllByRole("link", { name: "New model" });
  button?.focus();
  await userEvent.keyboard("gc");
  expect(await screen.findByRole("heading", { level: 1, name: "Clients" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the list of keys left out those of the grid, and has them by what they are for", async () => {
  app.answer(listModels, () => ({
    items: [],
    totalItemCount: 0,
    filterCounts: [],
    filter: "Team",
  }));
  app.open("/models", ADMIN);
  await screen.findAllByRole("link", { name: "New model" });
  await userEvent.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const groups = within(dialog).getAllByRole("heading", { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    "Anywhere",
    "Writing a formula",
    "Moving in the grid",
    "Selecting",
    "Typing",
    "Filling and copying",
    "Asking",
  ]);
  const keysOf = (does: string) => within(dialog).getByText(does).nextElementSibling?.textContent;
  expect(keysOf("Change a figure")).toBe("F2orEnter");
  expect(keysOf("Fill down, right")).toBe("CtrlDandR");
  expect(keysOf("Clear")).toBe("Delete");
  expect(keysOf("Why? of a calculated figure")).toBe("Enter");
});
