import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { countSignIns, isSignedInAgain, setInterruptions } from "#lib/interruptions.ts";
import { MasqueradeBanner } from "./masquerade-banner.tsx";

test("ending a view as a customer led to staff's own Home, and leads back to the team that was looked at", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ success: true, data: null, errors: [] }));
  const assign = vi.fn();
  const reload = vi.fn(async () => false);
  vi.stubGlobal("location", { assign });
  const resume = setInterruptions({ signInAgain: reload });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MasqueradeBanner
        name="Priya Raman"
        teamId={7}
        isReadOnly
        until={new Date().toISOString()}
        staffName="Robin Keller"
        discussion={null}
      />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "End" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/app/staff/teams/7"));
  // A call that was under way is refused as the view ends.
  await isSignedInAgain(countSignIns());
  expect(reload).not.toHaveBeenCalled();
  resume();
  vi.unstubAllGlobals();
});
