import { listStaffAccounts } from "@app/contract/staff";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { STAFF } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

test("the staff list's pager keeps to the rows in view, where it ran ahead of them", async () => {
  let sendNext = () => {};
  const nextIsThere = new Promise<void>((resolve) => {
    sendNext = resolve;
  });
  app.answer(listStaffAccounts, async ({ searchParams }) => {
    const offset = Number(searchParams.get("offset"));
    if (offset > 0) await nextIsThere;
    return { items: accountsFrom(offset), totalItemCount: 15 };
  });
  app.open("/staff/accounts", STAFF);
  expect(await screen.findByText("1–10 of 15")).toBeDefined();

  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(screen.getByText("Person 1")).toBeDefined();
  expect(screen.getByText("1–10 of 15")).toBeDefined();

  sendNext();
  expect(await screen.findByText("11–15 of 15")).toBeDefined();
  expect(screen.getByText("Person 11")).toBeDefined();
});

function accountsFrom(offset: number) {
  const numbers = [...Array(15).keys()].map((index) => index + 1);
  return numbers.slice(offset, offset + 10).map((number) => ({
    id: number,
    name: `Person ${number}`,
    email: `person-${number}@firm.example`,
    teamName: "Firm",
    isAdmin: false,
  }));
}
