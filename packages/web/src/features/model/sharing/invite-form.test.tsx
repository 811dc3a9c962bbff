import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { InviteForm } from "./invite-form.tsx";
import type { SharingDeeds, TrustedUser } from "./sharing-queries.ts";

beforeAll(() => {
  // The router scrolls, which jsdom cannot.
  window.scrollTo = () => {};
});

const helen: TrustedUser = {
  ...{ userId: 3, name: "Helen Ash", email: "helen@example.com", avatarIndex: 0, isYou: false },
  ...{ registeredModelAccessMode: 1, lastSeenAt: null },
};

test("inviting somebody who is trusted already sets what they may do, and nothing is refused", async () => {
  const set: unknown[] = [];
  const sharing = { setTrusted: async (...asked: unknown[]) => set.push(asked) };
  const rootRoute = createRootRoute({
    component: () => (
      <QueryClientProvider client={new QueryClient()}>
        <InviteForm sharing={sharing as unknown as SharingDeeds} members={[]} trusted={[helen]} />
      </QueryClientProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history }) as never} />);
  await userEvent.type(await screen.findByLabelText("E-mail"), "helen@example.com");
  expect(screen.getByRole("status").textContent).toBe(
    "Helen Ash is a trusted user already. This sets what they may do.",
  );
  await userEvent.selectOptions(screen.getByLabelText("Access"), "Review");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  expect(set).toEqual([[3, 2]]);
  expect(screen.queryByRole("alert")).toBeNull();
});
