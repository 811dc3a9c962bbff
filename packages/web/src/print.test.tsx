import { listClients } from "@app/contract/clients";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

test.each([
  ["all its rows", 12, "12 clients"],
  ["how many of them the server gave, when there are more", 40, "The first 12 of 40 clients"],
])("the list of clients printed its ten rows alone, and now prints %s", async (_, total, words) => {
  app.answer(listClients, ({ searchParams }) => ({
    items: searchParams.get("pagination") === "false" ? CLIENTS : CLIENTS.slice(0, 10),
    totalItemCount: total,
    filterCounts: [],
  }));
  const onPaper = new Promise<string[]>((resolve) => {
    vi.stubGlobal("print", () => resolve(rowsOf("All clients")));
  });
  app.open("/clients", ADMIN);
  expect(await screen.findByText("Client 10")).toBeDefined();
  expect(rowsOf("Clients")).toHaveLength(10);

  await userEvent.keyboard("{Control>}p{/Control}");

  expect(await onPaper).toEqual(CLIENTS.map(({ name }) => name));
  expect(screen.getByText(words)).toBeDefined();
});

function rowsOf(table: string) {
  const rows = within(screen.getByRole("table", { name: table })).getAllByRole("rowheader");
  return rows.map((row) => row.textContent?.match(/Client \d+/)?.[0] ?? "");
}

const CLIENTS = [...Array(12).keys()].map((index) => ({
  id: index + 1,
  version: 1,
  name: `Client ${index + 1}`,
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  industry: "",
  yearEndMonth: 6,
  currency: "AUD",
  isActive: true,
  notes: "",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
}));
