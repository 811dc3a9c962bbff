import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WorkbenchShape } from "./workbench-shape.tsx";

test.each([
  ["/models/1", ["figures"]],
  ["/models/1/checks", ["figures"]],
  ["/models/1/drivers", ["figures", "sheet"]],
  ["/models/1/statements", ["figures", "sheet"]],
])("%s waited as a list of cards: it waits as %j", async (path, parts) => {
  const root = createRootRoute();
  const anywhere = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: WorkbenchShape,
  });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(<RouterProvider router={router} />);
  const shape = await screen.findByRole("status");
  const shown = [...shape.querySelectorAll<HTMLElement>("[data-shape]")];
  expect(shown.map(({ dataset }) => dataset.shape)).toEqual(parts);
});
