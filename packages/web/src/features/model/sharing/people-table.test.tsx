import type { Model } from "@app/contract/models";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { PeopleTable } from "./people-table.tsx";
import type { SharingDeeds, TrustedUser } from "./sharing-queries.ts";

fakeLayout();
const user = (userId: number, name: string): TrustedUser => ({
  ...{ userId, name, email: `${userId}@example.com`, avatarIndex: 0, isYou: userId === 1 },
  ...{ registeredModelAccessMode: 5, lastSeenAt: null },
});

test("a trusted user with full access reads her own level, and sets and removes only others", () => {
  render(
    <PeopleTable
      model={{ teamName: "Marlowe & Tran" } as Model}
      sharing={{} as SharingDeeds}
      members={[]}
      teamLevel={4}
      trusted={[user(1, "Helen Ash"), user(2, "Ivo Brandt")]}
      invites={[]}
      now={new Date()}
    />,
  );
  const own = within(screen.getByRole("row", { name: /Helen Ash/ }));
  expect([own.queryByRole("combobox"), own.queryByRole("button")]).toEqual([null, null]);
  expect([own.getByText("Full Access"), own.getByText("you")]).toHaveLength(2);
  const other = within(screen.getByRole("row", { name: /Ivo Brandt/ }));
  expect(other.getByRole("combobox", { name: "Access of Ivo Brandt" })).toBeTruthy();
  expect(other.getByRole("button", { name: "Remove Ivo Brandt" })).toBeTruthy();
});
