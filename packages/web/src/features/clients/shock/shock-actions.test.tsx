import { getShockRun, type ShockRun } from "@app/contract/shocks";
import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { portfolioSearchDefaults } from "#features/clients/portfolio/portfolio-search.ts";
import { testApp } from "#testing/test-app.tsx";
import { ToasterSlot } from "#ui/toast.tsx";
import { ShockActions } from "./shock-actions.tsx";
import { useShockRun } from "./shock-queries.ts";

const app = testApp();

const RUN: ShockRun = {
  ...{ jobId: 7, state: "done", failure: null, shocks: [{ kind: "wages", value: 0.03 }] },
  ...{ startedAt: "2026-11-18T09:00:00.000Z", fromMonth: "Nov-26", seconds: 5.9 },
  ...{ modelCount: 2, doneCount: 2, belowFloor: { base: 0, shocked: 0 } },
  keptByOverdraft: { base: 0, shocked: 0 },
  ...{ failedCount: 0, changedCount: 0, outlook: null },
  keepId: "0c0ffee0-0000-8000-8000-000000000007",
};

function Actions() {
  const { data: run } = useShockRun();
  return run ? <ShockActions run={run} search={portfolioSearchDefaults} /> : <p>No shock</p>;
}

function open() {
  let run: ShockRun | null = RUN;
  app.answer(getShockRun, () => run);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Actions />
      <ToasterSlot />
    </QueryClientProvider>,
  );
  const clear = () => {
    run = null;
  };
  return { clear };
}

test("a run that another tab cleared stayed with its buttons: it goes as soon as one looks here", async () => {
  const { clear } = open();
  expect(await screen.findByRole("button", { name: "CSV" })).toBeDefined();
  clear();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await screen.findByText("No shock")).toBeDefined();
});

test("a file of a run that is gone led to nothing: why is told, and the run goes", async () => {
  const { clear } = open();
  const csv = await screen.findByRole("button", { name: "CSV" });
  clear();
  const { fetch } = window;
  const errors = [{ key: "root", message: "Run not found." }];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    address.includes("/file")
      ? Response.json({ success: false, data: null, errors }, { status: 404 })
      : fetch(address, init),
  );
  await userEvent.click(csv);
  expect(await screen.findByText("Run not found.")).toBeDefined();
  expect(await screen.findByText("No shock")).toBeDefined();
});
