import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Headline } from "./headline.tsx";
import { LinesCard } from "./lines-card.tsx";
import type { LineRecord, TrackReport } from "./track-record-queries.ts";

const energy: LineRecord = {
  ...{ ahead: 1, count: 8, forecast: -121_500.4, came: -131_348.2, bias: -0.081 },
  ...{ typicalError: 0.081, offBy: 1_231, worse: 8, better: 0, leans: "below" },
  within: { amount: 2_000, count: 8 },
};
const cash: LineRecord = {
  ...{ ahead: 1, count: 8, forecast: 415_005, came: 414_993, bias: -0.00003 },
  ...{ typicalError: 0.008, offBy: 3_210.4, worse: 4, better: 4 },
  within: { amount: 5_000, count: 6 },
};
const outcomes: TrackReport["lines"][number]["outcomes"] = [];
const report: TrackReport = {
  ...{ currency: "AUD", unit: "month", aheads: [1, 3], rollForwards: [], smallerCount: 2 },
  lines: [
    {
      ...{ line: "pl.account.energy", name: "Energy", kind: "account", outcomes },
      byAhead: [energy, { ...energy, ahead: 3, count: 6, typicalError: 0.093 }],
    },
    { line: "cf.closingCash", name: "Closing cash", kind: "balance", outcomes, byAhead: [cash] },
  ],
};

test("a line is told with its bias, its error by how far ahead, and what to make of it", () => {
  render(<LinesCard report={report} ahead={1} />);
  const row = screen.getByRole("row", { name: /Energy/ });
  const cells = within(row).getAllByRole("cell");
  // 121,500 and 131,348 as they stand there are 9,848 apart.
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...["(121,500)", "(131,348)", "(9,848)", "(8.1%)", "8.1%", "8 of 8", "8.1%", "9.3%"],
    "Forecast too low in 8 of 8 months",
  ]);
  screen.getByText("2 smaller accounts are not listed; totals have them.");
});

test("the headline says what leans, how near cash was and to which side it came", () => {
  render(<Headline report={report} ahead={1} />);
  screen.getByText("Energy, bias");
  screen.getByText("Leans: too low in 8 of 8 months");
  screen.getByText("Cash within 5,000");
  screen.getByText("6 of 8");
  screen.getByText("Bias (12): cash came lower");
});
