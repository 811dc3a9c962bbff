import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { STAFF } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

test("a credit was adjusted blindly: the dialog says what there is and what it becomes as minutes are typed", async () => {
  app.answer({ path: "/staff/team/7" }, () => TEAM);
  app.open("/staff/teams/7", STAFF);
  await userEvent.click(await screen.findByRole("button", { name: "Adjust" }));
  const dialog = screen.getByRole("dialog", { name: "Adjust support credit" });
  const field = within(dialog).getByLabelText("Minutes");
  const words = () =>
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(words()).toBe("Below 0 to take some back. 0h 15m now");

  await userEvent.clear(field);
  await userEvent.type(field, "-720");
  expect(words()).toBe("Below 0 to take some back. 0h 15m now, (11h 45m) after");
  expect(within(dialog).getByText("(11h 45m) after").className).toContain("text-alert");
  await userEvent.clear(field);
  await userEvent.type(field, "30");
  expect(within(dialog).getByText("0h 45m after").className).not.toContain("text-alert");
});

const TEAM = {
  ...{ id: 7, teamName: "Finch & Okafor", subscriptionType: 1, status: "trialing" },
  ...{ endsOn: "2026-11-26", userCount: 2, isReadOnly: false, people: [], minutesLeft: 15 },
  ...{ createdAt: "2026-11-01T12:00:00.000Z", modelCount: 0 },
  ...{ connectionCount: 0, connectionsInNeed: 0 },
};
