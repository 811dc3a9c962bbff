import type { ShockOutlook as Outlook, ShockRun } from "@app/contract/shocks";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SHOCK_RUN } from "#testing/a-shock-run.ts";
import { ShockOutlook } from "./shock-outlook.tsx";

const OUTLOOK: Outlook = {
  ...{ months: ["Nov-26", "Dec-26"], flooredCount: 9 },
  belowFloor: { base: [2, 2], shocked: [3, 3] },
  cash: [
    {
      ...{ currency: "AUD", forecastCount: 9, base: [100, 200] },
      steps: [
        [90, 180],
        [80, 100],
      ],
    },
  ],
};
const RUN: ShockRun = {
  ...SHOCK_RUN,
  shocks: [
    { kind: "debtorDays", value: 10 },
    { kind: "revenue", value: -0.1 },
  ],
  ...{ modelCount: 9, doneCount: 9, belowFloor: { base: 2, shocked: 3 } },
  keptByOverdraft: { base: 4, shocked: 5 },
  outlook: OUTLOOK,
};

test("5 that rest on their floor by an overdraft stood with those that need none: they are told beside the 3 below it", () => {
  render(<ShockOutlook run={RUN} outlook={OUTLOOK} />);
  screen.getByRole("heading", { name: "Forecasts below their floor: 2 → 3" });
  screen.getByText("5 more keep it only by an overdraft, 4 in base.");
});

test("what two shocks do to cash was headed closing cash and had the dearer first: it is the change of it, in the order they were applied in", () => {
  render(<ShockOutlook run={RUN} outlook={OUTLOOK} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    ...["Debtors +10 days", "Revenue −10.0 %", "Change of closing cash, Dec-26"],
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    ...["(20)", "(80)", "(100)"],
  ]);
});
