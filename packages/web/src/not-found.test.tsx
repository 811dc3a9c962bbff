import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADMIN, STRANGER } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

const heading = { level: 1, name: "Page Not Found" };

test("a member who mistypes an address keeps the navigation, where it was lost", async () => {
  app.open("/no/such/page", ADMIN);
  expect(await screen.findByRole("heading", heading)).toBeDefined();
  const places = screen.getAllByRole("link", { name: "Clients" });
  expect(places.map((place) => place.getAttribute("href"))).toContain("/app/clients");
});

test.each([
  ["a stranger", STRANGER],
  ["a member whose one open page is setting up MFA", { ...ADMIN, mustEnableMfa: true }],
])("%s sees the same words and no navigation", async (_, user) => {
  app.open("/no/such/page", user);
  expect(await screen.findByRole("heading", heading)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the homepage" })).toBeDefined();
  expect(screen.queryByRole("navigation")).toBeNull();
});
