import type { ModelFigures } from "@app/contract/models";
import type { ShockRow } from "@app/contract/shocks";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { ShockTable } from "./shock-table.tsx";

fakeLayout();
beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

const FIGURES: ModelFigures = {
  ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
  ...{ lastActual: null, lowestCash: null, cashFloor: null, ahead: null },
  closingCash: { from: "Nov-26", actualCount: 0, values: [] },
  checks: { isBlocked: false, errorCount: 0, alertCount: 0 },
};

function rowOf(modelId: number, modelName: string, receiptsBelowZero: string | null): ShockRow {
  return {
    ...{ modelId, modelName, clientId: null, clientName: null, failure: null },
    ...{ canKeep: true, isChanged: false, isKept: false },
    outcome: {
      ...{ base: FIGURES, shocked: FIGURES, missed: [], from: "Nov-26" },
      receiptsBelowZero,
    },
  };
}

test("receipts that longer terms take below zero are told at their model, with the month, and at no other", async () => {
  const rows = [rowOf(1, "FY27", "Nov-26"), rowOf(2, "FY28", null)];
  const routeTree = createRootRoute({
    component: () => <ShockTable rows={rows} from="Nov-26" isRunning={false} />,
  });
  const history = createMemoryHistory();
  render(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  const words = "Receipts below zero in Nov-26: the longer terms are felt at once";
  expect(within(await screen.findByRole("row", { name: /FY27/ })).getByText(words)).toBeDefined();
  expect(screen.getAllByText(/Receipts below zero/)).toHaveLength(1);
});
