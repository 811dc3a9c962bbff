import { listShockRows } from "@app/contract/shocks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SHOCK_RUN } from "#testing/a-shock-run.ts";
import { testApp } from "#testing/test-app.tsx";
import { KeepShockDialog } from "./keep-shock-dialog.tsx";

const app = testApp();

const rowOf = (modelId: number, isChanged = false, isKept = false) => ({
  ...{ modelId, modelName: `FY${modelId}`, clientId: null, clientName: null, isChanged, isKept },
  ...{ canKeep: true, outcome: {}, failure: null },
});
const pageOf = (...items: unknown[]) => ({ items, totalItemCount: items.length, filterCounts: [] });

test("a reload broke off the keeping without a word: the browser asks, and what is left can be kept", async () => {
  app.answer(listShockRows, () => pageOf(rowOf(1, false, true), rowOf(2), rowOf(3)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepShockDialog run={SHOCK_RUN} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^Kept in 1 of 3 since the run. Tick the other 2/)).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: "The other 2" }));
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);

  let loseLine = () => {};
  vi.stubGlobal("fetch", () => {
    return new Promise((_, reject) => {
      loseLine = () => reject(new TypeError("The line was lost."));
    });
  });
  await userEvent.click(screen.getByRole("button", { name: "Keep in 2 forecasts" }));
  expect(isAsked()).toBe(true);
  // Each model's in turn.
  await vi.waitFor(() => {
    loseLine();
    expect(isAsked()).toBe(false);
  });
});

test("a ticked model that was changed meanwhile was still counted and sent: it is left out of both", async () => {
  let page = pageOf(rowOf(27), rowOf(28));
  app.answer(listShockRows, () => page);
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <KeepShockDialog run={SHOCK_RUN} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: "All 2 of these" }));
  expect(screen.getByRole("button", { name: "Keep in 2 forecasts" })).toBeDefined();

  page = pageOf(rowOf(27, true), rowOf(28));
  await queries.invalidateQueries({ queryKey: [listShockRows.path] });
  expect(await screen.findByText(/^One model was changed since the run/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep in 1 forecast" })).toBeDefined();
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "All 1 of these" });
  expect(all.checked).toBe(true);

  const sent: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    sent.push(address);
    return new Promise(() => {});
  });
  await userEvent.click(screen.getByRole("button", { name: "Keep in 1 forecast" }));
  expect(sent).toEqual([expect.stringMatching(/\/model\/28\/shock_changes$/)]);
});
