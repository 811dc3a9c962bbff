import { listClients } from "@app/contract/clients";
import { listModels } from "@app/contract/models";
import { screen } from "@testing-library/react";
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
