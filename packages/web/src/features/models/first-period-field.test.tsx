import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FirstPeriodField } from "./first-period-field.tsx";
import { type Starter, useStarterForm } from "./use-starter-form.ts";

const ANNUAL: Starter = {
  ...{ key: "blank", name: "Blank", description: "", modules: [], asks: [] },
  ...{ sales: [0], closingCash: [0] },
  firstYear: { revenue: 0, ebitdaShare: null, closingCash: 0 },
  timeSeries: [{ key: "annual10", name: "Annual, 10 years", unit: "year", periodCount: 10 }],
};

let start = "";

function Example() {
  const { form, series } = useStarterForm([ANNUAL]);
  start = form.watch("start");
  return (
    <>
      <FirstPeriodField form={form} unit={series.unit} />
      <button type="button" onClick={() => form.setValue("yearEndMonth", 12)}>
        December
      </button>
    </>
  );
}

async function type(text: string) {
  const box = screen.getByLabelText("First year begins");
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
}

test.each(["foo", "Jan-1850", "Aug-27"])(
  "%s typed as the first month of a year that ends in June snapped back in silence, and is told",
  async (text) => {
    render(<Example />);
    await type(text);
    expect(screen.getByRole("alert").textContent).toBe(
      "Years begin in Jul where the year ends in Jun.",
    );
    expect(start).toBe("");
    await type("Jul-27");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(start).toBe("2027-07-01");
  },
);

test("with another year end the first year begins with the financial year it is in", async () => {
  render(<Example />);
  await type("Jul-27");
  await userEvent.click(screen.getByRole("button", { name: "December" }));
  expect(start).toBe("2027-01-01");
});
