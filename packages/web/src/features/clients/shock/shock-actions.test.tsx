import { getShockRun, type ShockRun } from "@app/contract/shocks";
import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { portfolioSearchDefaults } from "#features/clients/portfolio/portfolio-search.ts";
import { SHOCK_RUN } from "#testing/a-shock-run.ts";
import { testApp } from "#testing/test-app.tsx";
import { ToasterSlot } from "#ui/toast.tsx";
import { ShockActions } from "./shock-actions.tsx";
import { useShockRun } from "./shock-queries.ts";

const app = testApp();

function Actions() {
  const { data: run } = useShockRun();
  return run ? <ShockActions run={run} search={portfolioSearchDefaults} /> : <p>No shock</p>;
}

function open() {
  let run: ShockRun | null = SHOCK_RUN;
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
