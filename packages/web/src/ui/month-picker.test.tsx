import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { MonthPicker, type MonthPickerProps } from "./month-picker.tsx";

let value: string | null;

type ExampleProps = Pick<MonthPickerProps, "max" | "isOffered" | "onUnread">;

function Example(props: ExampleProps) {
  const [month, setMonth] = useState<string | null>("2026-11");
  value = month;
  return (
    <MonthPicker aria-label="Month" value={month} onChange={setMonth} openAt="2026-11" {...props} />
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Month");

test("a month can be typed, and nonsense leaves the month as it was", async () => {
  render(<Example />);
  await userEvent.clear(box());
  await userEvent.type(box(), "2/2027");
  await userEvent.tab();
  expect(value).toBe("2027-02");
  await userEvent.clear(box());
  await userEvent.type(box(), "soon");
  await userEvent.tab();
  expect(value).toBe("2027-02");
  expect(box().value).toBe("Feb-27");
});

test("a month can be chosen by keyboard, across the end of the year", async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole("button", { name: "Choose a month" }));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(value).toBe("2027-01");
  expect(box().value).toBe("Jan-27");
});

test("a month past the last allowed one is neither taken from typing nor from the calendar", async () => {
  render(<Example max="2026-12" />);
  await userEvent.clear(box());
  await userEvent.type(box(), "Feb-27");
  await userEvent.tab();
  expect(value).toBe("2026-11");
  await userEvent.click(screen.getByRole("button", { name: "Choose a month" }));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(value).toBe("2026-11");
});

test("text that is none of the choices stays to be mended, where somebody is told of it", async () => {
  const told: string[] = [];
  render(
    <Example
      isOffered={(month) => month.endsWith("-07")}
      onUnread={() => told.push(box().value)}
    />,
  );
  for (const text of ["foo", "Jan-1850", "Aug-26"]) {
    await userEvent.clear(box());
    await userEvent.type(box(), text);
    await userEvent.tab();
    expect([value, box().value]).toEqual(["2026-11", text]);
  }
  expect(told).toEqual(["foo", "Jan-1850", "Aug-26"]);
  await userEvent.clear(box());
  await userEvent.type(box(), "Jul-27");
  await userEvent.tab();
  expect(value).toBe("2027-07");
});
