import type { ShockRun } from "@app/contract/shocks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SHOCK_RUN } from "#testing/a-shock-run.ts";
import { ShockProgress } from "./shock-progress.tsx";

const RUN: ShockRun = {
  ...SHOCK_RUN,
  ...{ state: "running", modelCount: 16, doneCount: 10, belowFloor: { base: 1, shocked: 3 } },
};

function show(run: ShockRun) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ShockProgress run={run} />
    </QueryClientProvider>,
  ).container;
}

test("2 of 10 that did not work out were counted as above their floor: they have words and squares of their own", () => {
  const container = show({ ...RUN, failedCount: 2 });
  expect(screen.getByText("5 above their floor or without one")).toBeDefined();
  expect(screen.getByText("3 below, 1 in base")).toBeDefined();
  expect(screen.getByText("2 did not work out")).toBeDefined();
  const squares = [...container.querySelectorAll("[aria-hidden] > span")];
  const countOf = (fill: string) => squares.filter(({ classList }) => classList.contains(fill));
  expect(
    ["bg-text-2", "bg-alert", "bg-negative-fill", "bg-tile"].map((fill) => countOf(fill).length),
  ).toEqual([5, 3, 2, 6]);
});

test("a run in which all work out speaks of no others", () => {
  show(RUN);
  expect(screen.getByText("7 above their floor or without one")).toBeDefined();
  expect(screen.queryByText(/did not work out/)).toBeNull();
});

test("how far it is was read out every 700 ms: it is the progress bar's, and no live region has it", () => {
  const container = show(RUN);
  const bar = screen.getByRole("progressbar", { name: "Forecasts worked out" });
  expect(bar.getAttribute("aria-valuenow")).toBe("10");
  expect(container.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
