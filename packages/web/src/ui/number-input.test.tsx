import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { MoneyInput } from "./money-input.tsx";
import { PercentInput } from "./percent-input.tsx";

let value: number | null;

function Example({ input: Input }: { input: typeof MoneyInput | typeof PercentInput }) {
  const [current, setCurrent] = useState<number | null>(null);
  value = current;
  return <Input aria-label="Figure" value={current} onChange={setCurrent} />;
}

const box = () => screen.getByLabelText<HTMLInputElement>("Figure");

test("a pasted price becomes a number, shown with separators and cents when it is left", async () => {
  render(<Example input={MoneyInput} />);
  await userEvent.click(box());
  await userEvent.paste("$1,234.50");
  expect(value).toBe(1234.5);
  await userEvent.tab();
  expect(box().value).toBe("1,234.50");
});

test("what is being typed is left as typed until the field is left", async () => {
  render(<Example input={MoneyInput} />);
  await userEvent.type(box(), "-60000");
  expect(box().value).toBe("-60000");
  await userEvent.tab();
  expect(box().value).toBe("(60,000)");
  expect(value).toBe(-60_000);
});

test("text that is no figure stays in view and gives a value no schema accepts", async () => {
  render(<Example input={MoneyInput} />);
  await userEvent.type(box(), "1234,50");
  await userEvent.tab();
  expect(box().value).toBe("1234,50");
  expect(value).toBeNaN();
});

test("an emptied field has no value", async () => {
  render(<Example input={MoneyInput} />);
  await userEvent.type(box(), "5");
  await userEvent.clear(box());
  expect(value).toBeNull();
});

test("a percentage typed as 5 is 0.05 and shown as 5%", async () => {
  render(<Example input={PercentInput} />);
  await userEvent.type(box(), "5");
  await userEvent.tab();
  expect(value).toBe(0.05);
  expect(box().value).toBe("5%");
});

test("a value set from outside replaces what was typed", async () => {
  const { rerender } = render(<MoneyInput aria-label="Figure" value={1} onChange={() => {}} />);
  await userEvent.type(box(), "2");
  rerender(<MoneyInput aria-label="Figure" value={9000} onChange={() => {}} />);
  expect(box().value).toBe("9,000");
});
