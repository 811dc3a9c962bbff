import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api.ts";
import { Part } from "./part.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answer = vi.fn<(name: string) => Promise<string>>();

function Words({ name }: { name: string }) {
  const queryFn = () => answer(name);
  return useQuery({ queryKey: [name], queryFn, retry: false, throwOnError: true }).data;
}

// React tells of every error that is caught.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // What failed is asked for again as soon as it may be.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

test("a part that failed gives way to another, and is asked for again when it comes back", async () => {
  const client = new QueryClient();
  const shown = (name: string) => (
    <QueryClientProvider client={client}>
      <Part key={name} fallback={null}>
        <Words name={name} />
      </Part>
    </QueryClientProvider>
  );
  answer.mockRejectedValueOnce(new Error("It broke."));
  const { rerender } = render(shown("shock"));
  expect(await screen.findByText("This part did not load")).toBeTruthy();

  answer.mockImplementation(async (name) => `All of ${name}`);
  rerender(shown("saved"));
  expect(await screen.findByText("All of saved")).toBeTruthy();
  rerender(shown("shock"));
  expect(await screen.findByText("All of shock")).toBeTruthy();
});

test("a part stayed failed where the server answered others before it said so, and now comes back by itself", async () => {
  answer.mockRejectedValueOnce(new ApiError(0, []));
  answer.mockImplementation(async (name) => `All of ${name}`);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Part fallback={null}>
        <Words name="activity" />
      </Part>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("This part did not load")).toBeTruthy();
  expect(await screen.findByText("All of activity", undefined, { timeout: 5_000 })).toBeTruthy();
});
