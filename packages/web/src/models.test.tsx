import { listModelOffers } from "@app/contract/model-sharing";
import { listModels } from "@app/contract/models";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

const COUNTS = [
  { key: "Team", count: 0 },
  { key: "Shared", count: 0 },
  { key: "Inactive", count: 2 },
  { key: "Education", count: 0 },
];

let asked: (string | null)[];

beforeEach(() => {
  asked = [];
  app.answer(listModelOffers, () => ({ items: [] }));
  app.answer(listModels, ({ searchParams }) => {
    if (searchParams.get("limit") === "10") asked.push(searchParams.get("filter"));
    const filter = searchParams.get("filter") ?? "Inactive";
    return { items: [], totalItemCount: 0, filter, filterCounts: COUNTS };
  });
});

test("without a filter the list shows the one that the server found something in", async () => {
  app.open("/models", ADMIN);
  const tab = await screen.findByRole("link", { name: /^Inactive/ });
  expect(tab.getAttribute("aria-current")).toBe("page");
  expect(asked[0]).toBeNull();
});

test.each([
  ["/models?filter=Team", "No models yet", "New model"],
  ["/models?filter=Education", "No education models yet", "Look at the examples"],
  ["/models?filter=Shared", "Nothing is shared with you", "Show the team's models"],
  ["/models?filter=Everything", "No models yet", "New model"],
])("%s says “%s” and offers “%s”", async (path, title, action) => {
  app.open(path, ADMIN);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getAllByRole("link", { name: action }).length).toBeGreaterThan(0);
});

test.each([
  ["search=zzzz", "No model fits", "Clear the search"],
  ["checks=error", "No model fits", "Show all checks"],
])("a list of nothing by %s says “%s” and offers “%s”", async (query, title, action) => {
  app.open(`/models?filter=Team&${query}`, ADMIN);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByRole("button", { name: action })).toBeDefined();
});

test("whoever is invited to a model is told by whom, with what level and until when", async () => {
  app.answer(listModelOffers, () => ({
    items: [
      {
        ...{ id: 4, kind: "invite", modelName: "Forecast", teamName: "Ashdown" },
        ...{ byName: "Tom Okafor", registeredModelAccessMode: 1 },
        expiresAt: "2026-11-22T00:00:00.000Z",
      },
    ],
  }));
  app.open("/models?filter=Team", ADMIN);
  expect(await screen.findByText("Tom Okafor of Ashdown invites you to “Forecast”")).toBeDefined();
  expect(screen.getByText("With Read-Only. Open until 22 Nov 2026.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Accept" })).toBeDefined();
});
