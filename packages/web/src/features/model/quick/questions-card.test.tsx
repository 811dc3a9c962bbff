import type { Driver } from "@app/engine/model/document";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { FitProps } from "./fit-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";

const question = {
  driver: "incomeTaxRate",
  asked: "Is the profit taxed?",
  why: "The last 12 months earned 301,821 before tax; at 25% that is 75,455.",
  choices: [
    { words: "No, or not in these books", value: 0 },
    { words: "At 25%", value: 0.25 },
  ],
};

function fitOf(values: number): FitProps {
  const driver: Driver = { id: "incomeTaxRate", name: "Income tax rate", unit: "percent", values };
  const level = { value: values, months: 0, low: values, high: values };
  const fit = { driver: driver.id, evidence: "estimate" as const, history: [], ...level };
  return { fit, driver, currency: "AUD", onText: () => {} };
}

test("what is taken is chosen, and another answer becomes the driver's figure", async () => {
  const onChoice = vi.fn();
  const fits = [fitOf(0)];
  render(<QuestionsCard questions={[question]} {...{ fits, onChoice }} />);
  screen.getByRole("heading", { name: "One thing to decide" });
  screen.getByRole("radio", { name: "No, or not in these books", checked: true });
  await userEvent.click(screen.getByRole("radio", { name: "At 25%" }));
  expect(onChoice).toHaveBeenCalledWith(fits[0]?.driver, 0.25);
});

test("a figure that somebody typed instead is none of the answers", () => {
  render(<QuestionsCard questions={[question]} fits={[fitOf(0.3)]} onChoice={() => {}} />);
  expect(screen.getAllByRole("radio", { checked: false })).toHaveLength(2);
});
