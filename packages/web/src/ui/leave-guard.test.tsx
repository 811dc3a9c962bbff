import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LeaveGuard } from "./leave-guard.tsx";

beforeEach(() => {
  // The router scrolls, which jsdom cannot.
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what was saved while it was asked stayed “not saved” in the question: whoever left goes on", async () => {
  let isSaved = false;
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({ getParentRoute: () => root, path: "/", component: () => "The list" });
  const model = createRoute({
    getParentRoute: () => root,
    path: "/model",
    component: () => <LeaveGuard hasChanges={() => !isSaved} />,
  });
  const history = createMemoryHistory({ initialEntries: ["/model"] });
  const router = createRouter({ routeTree: root.addChildren([list, model]), history });
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(router.state.status).toBe("idle"));
  void router.navigate({ to: "/" });
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  isSaved = true;
  await screen.findByText("The list");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
