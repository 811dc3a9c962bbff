import { deleteAvatar } from "@app/contract/account";
import { REAUTH_KEY } from "@app/contract/envelope";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { call } from "#lib/api.ts";
import { ConfirmIdentity } from "./confirm-identity.tsx";

const sent = vi.fn<typeof fetch>();

// Loaded on demand, which a busy machine may take longer over than a test waits.
beforeAll(() => import("./confirm-identity-dialog.tsx"));

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal("fetch", sent);
  render(<ConfirmIdentity onMfaRequired={() => {}} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the password is asked for, a wrong one is told on the field, the right one lets the call go on", async () => {
  refuse(REAUTH_KEY, "Confirm it is you.");
  const calling = call(deleteAvatar, {});

  refuse("password", "That is not your password.");
  await userEvent.type(await screen.findByLabelText("Password"), "wrong password{Enter}");
  expect(await screen.findByText("That is not your password.")).toBeDefined();

  succeed(null);
  succeed("deleted");
  await userEvent.type(screen.getByLabelText("Password"), "the right one{Enter}");

  expect(await calling).toBe("deleted");
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    "/api/frontend/account/avatar",
    "/api/frontend/reauthenticate",
    "/api/frontend/reauthenticate",
    "/api/frontend/account/avatar",
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("whoever cancels gets the refusal, and the call is not repeated", async () => {
  refuse(REAUTH_KEY, "Confirm it is you.");
  const calling = call(deleteAvatar, {}).catch((error: Error) => error.message);

  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));

  expect(await calling).toBe("Confirm it is you.");
  expect(sent).toHaveBeenCalledOnce();
});

function refuse(key: string, message: string) {
  const errors = [{ key, message }];
  sent.mockResolvedValueOnce(
    Response.json({ success: false, data: null, errors }, { status: 403 }),
  );
}

function succeed(data: unknown) {
  sent.mockResolvedValueOnce(Response.json({ success: true, data, errors: [] }));
}
