import { listClients } from "@app/contract/clients";
import { getCurrentUser } from "@app/contract/current-user";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Member } from "#features/session/guard.ts";
import { rememberPageMember } from "#features/session/page-member.ts";
import { call } from "#lib/api.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { ADMIN, STRANGER } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

const REFUSED = {
  success: false,
  data: null,
  errors: [{ key: "isLoggedIn", message: "Sign in to go on." }],
};
const NO_CLIENTS = { items: [], totalItemCount: 0 };

test("who signed in again in another tab was still asked here: coming back, what waited goes on", async () => {
  let user = STRANGER;
  app.answer(getCurrentUser, () => user);
  app.answer(listClients, () =>
    user.isLoggedIn ? NO_CLIENTS : Response.json(REFUSED, { status: 401 }),
  );
  rememberPageMember(ADMIN as Member);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInAgain />
    </QueryClientProvider>,
  );
  const asked = call(listClients, { query: {} });
  const dialog = await screen.findByRole("dialog", { name: "Sign in to go on" });

  await act(async () => void window.dispatchEvent(new Event("focus")));
  expect(dialog.isConnected).toBe(true);
  user = ADMIN;
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await asked).toEqual(NO_CLIENTS);
});
