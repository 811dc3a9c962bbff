import { exampleModels } from "@app/engine/examples/examples";
import { periodsOf } from "@app/engine/time/timeline";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { useTableStore } from "#model/use-open-document.ts";
import { fakeLayout } from "#testing/fake-layout.ts";
import { ComparisonFoot } from "./comparison-foot.tsx";
import { byPeriodRead, comparedRead, PROFIT_AND_LOSS } from "./statements-read.ts";

fakeLayout();

const view = { scenario: undefined, unit: "month", periods: "all", scale: "ones" } as const;
const lastYear = { kind: "lastYear" } as const;

test("a comparison told no totals, no reasons and not when it came: all three stand below it, and add up", async () => {
  const [example] = exampleModels;
  if (!example) throw new Error("there is no example");
  const source = example.document();
  const document = await openHere(source);
  const ask = vi.fn();
  render(
    <InWorkbench document={document} ask={ask}>
      <Foot
        open={document}
        marking={{ amount: 1500, share: 0.03 }}
        otherName="Last year"
        byPeriod={byPeriodRead(view, lastYear, periodsOf(source.timeline), 18)}
      />
    </InWorkbench>,
  );
  await screen.findByText("139,424 ahead of 2,551,204, 5.5%");
  screen.getByText("0.3 pt behind 36.9%");

  const cellsIn = (table: HTMLElement) =>
    within(table)
      .getAllByRole("row")
      .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.trim()));
  const largest = screen.getByRole("table", {
    name: "Lines that differ most from Jul-24 to Jan-25",
  });
  const rows = cellsIn(largest);
  expect(rows[1]?.slice(0, 4)).toEqual([
    ...["Wholesale sales", "▲Favourable 91,102", "4.7%", "10,860 of it in Jan-26"],
  ]);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(["Profit for the period", "16,741"]);

  const byMonth = cellsIn(await screen.findByRole("table", { name: /^EBITDA, This year and/ }));
  expect(byMonth.map(([label]) => label).slice(1, 8)).toEqual([
    ...["Jul-25", "Aug-25", "Sep-25", "Oct-25", "Nov-25", "Dec-25", "Jan-26"],
  ]);
  expect(byMonth.at(-1)).toEqual(["Jul-25 to Jan-26", "288,494", "266,428", "", "22,066"]);

  await userEvent.click(screen.getByRole("button", { name: "Why Wholesale sales differs" }));
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    ...{ title: "Wholesale sales, Jul-25 to Jan-26", together: "difference" },
  });
});

const COMPARED = comparedRead(PROFIT_AND_LOSS, view, lastYear, 18);

type FootProps = Omit<ComponentProps<typeof ComparisonFoot>, "store"> & { open: OpenDocument };

function Foot({ open, ...props }: FootProps) {
  return <ComparisonFoot store={useTableStore(open, COMPARED)} {...props} />;
}
