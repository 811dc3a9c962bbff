import { expect, test } from "vitest";
import { navigationFor, tabsOf } from "./navigation.ts";

const account = {
  id: 1,
  userId: 1,
  kind: 1 as 1 | 2,
  name: "Priya Raman",
  email: "priya@firm.example",
  isAdmin: false,
  isStaff: false,
  isMfaEnabled: false,
  avatarIndex: 0,
  avatar: null,
  tour: null,
};

test("the staff page is there for staff and for nobody else", () => {
  expect(labelsFor(account)).not.toContain("Staff");
  expect(labelsFor({ ...account, isStaff: true })).toContain("Staff");
});

test("an advisor's clients come first after home; a company's own finance team has none", () => {
  expect(labelsFor(account).slice(0, 3)).toEqual(["Home", "Clients", "Models"]);
  expect(labelsFor({ ...account, kind: 2 })).toEqual([
    "Home",
    "Models",
    "Connections",
    "Videos",
    "Support",
    "Team members",
    "Subscription",
  ]);
});

test("billing is there for admins of the team alone", () => {
  expect(labelsFor(account)).not.toContain("Billing");
  expect(labelsFor({ ...account, isAdmin: true })).toContain("Billing");
});

test("a group without entries leaves no heading behind", () => {
  expect(navigationFor(account).every(({ entries }) => entries.length > 0)).toBe(true);
});

test("no address is in the navigation twice", () => {
  const addresses = navigationFor({ ...account, isStaff: true }).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("five pages are five tabs; of six, two are behind the fifth tab", () => {
  const entry = navigationFor(account)[0]?.entries[0];
  if (!entry) throw new Error("the navigation is empty");
  expect(tabsOf(Array(5).fill(entry))).toMatchObject({ tabs: { length: 5 }, rest: { length: 0 } });
  expect(tabsOf(Array(6).fill(entry))).toMatchObject({ tabs: { length: 4 }, rest: { length: 2 } });
});

function labelsFor(person: typeof account) {
  return navigationFor(person).flatMap(({ entries }) => entries.map(({ label }) => label));
}
