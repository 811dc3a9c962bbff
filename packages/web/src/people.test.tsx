import { getOnboardingTeamInviteSession } from "@app/contract/onboarding-team-invite";
import { getReportLook } from "@app/contract/report-look";
import { listTeamMembers } from "@app/contract/team";
import { listTeamInvites } from "@app/contract/team-invites";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ADMIN, STRANGER } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

const INVITE = { email: "olga@new.example", teamName: "Firm", invitedByName: "Tom Marlowe" };
const JOIN = "/onboarding/new_team_member/activate?id=2&access_key=key";

function invited(hasAccount: boolean) {
  app.answer(getOnboardingTeamInviteSession, () => ({ ...INVITE, hasAccount }));
}

test("whoever opened somebody else's invite joined as them and was signed out, untold", async () => {
  invited(false);
  app.open(JOIN, ADMIN);
  expect(await screen.findByText("You are signed in as priya@firm.example")).toBeTruthy();
});

test("a stranger is told of no sign-in at their invite", async () => {
  invited(false);
  app.open(JOIN, STRANGER);
  expect(await screen.findByRole("heading", { name: "Join Firm" })).toBeTruthy();
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});

test("whoever has an account was asked for the address that the invite names", async () => {
  invited(true);
  app.open(JOIN, STRANGER);
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(INVITE.email);
});

const PERSON = {
  ...{ email: "p@firm.example", jobTitle: "", isAdmin: true, avatarIndex: 0, avatar: null },
  ...{ mfa: "off", modelCount: 0, connectionCount: 0, lastSeenAt: null },
};

test("an admin gave up being one by a single key in a list; now they are asked", async () => {
  app.answer(listTeamMembers, () => ({
    items: [
      { ...PERSON, id: 1, name: "Priya Raman", isYou: true },
      { ...PERSON, id: 2, name: "Tom Marlowe", isYou: false },
    ],
  }));
  app.answer(listTeamInvites, () => ({ items: [] }));
  app.answer(getReportLook, () => ({ accent: null, accentDark: null, logo: null }));
  app.open("/team", ADMIN);
  expect(await screen.findByRole("heading", { name: "Members 2" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Role of Priya Raman"), "Member");
  const question = within(await screen.findByRole("alertdialog", { name: "Stop being an admin?" }));
  await userEvent.click(question.getByRole("button", { name: "Stay an admin" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Role of Priya Raman").value).toBe("Admin");
});
