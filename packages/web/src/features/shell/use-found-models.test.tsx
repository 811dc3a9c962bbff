import { listModels } from "@app/contract/models";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { queryFor } from "#lib/api.ts";
import { useFoundModels } from "./use-found-models.tsx";

beforeAll(() => {
  // The router scrolls, which jsdom cannot.
  window.scrollTo = () => {};
});

function Palette() {
  const { models, more } = useFoundModels("salt");
  return (
    <>
      <p>{models.length} models</p>
      {more && (
        <button type="button" onClick={() => void more.run()}>
          {more.label}
        </button>
      )}
    </>
  );
}

async function show(total: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const query = { search: "salt", limit: 6, sort: "match" } as const;
  const items = Array.from({ length: Math.min(6, total) }, (_, id) => ({ id, modelName: "Salt" }));
  queries.setQueryData(queryFor(listModels, { query }).queryKey, {
    ...{ items, totalItemCount: total },
  } as never);
  const root = createRootRoute();
  const at = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === "/" ? Palette : () => null,
    });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([at("/"), at("/models")]), history });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText(/models$/);
  return router;
}

test("of seven models six are shown, and the way to all of them", async () => {
  const router = await show(7);
  expect(screen.getByText("6 models")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "All 7 in Models" }));
  expect(router.state.location.href).toBe("/models?search=salt");
});

test("six models are all there are, and lead nowhere else", async () => {
  await show(6);
  expect(screen.queryByRole("button")).toBeNull();
});
