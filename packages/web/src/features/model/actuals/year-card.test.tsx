import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { YearCard } from "./year-card.tsx";

test("whether last year is closed is asked with the month's profit by both answers, and none is chosen for anybody", async () => {
  const onAnswer = vi.fn();
  const question = { period: 12, year: 2027, profit: { closed: 1_200.5, open: -98_000 } };
  render(<YearCard {...{ question, onAnswer }} label="Jul-27" answer={undefined} />);

  const closed = screen.getByRole("radio", { name: /No, FY27 is closed/ });
  const open = screen.getByRole("radio", { name: /Yes, FY27 is not closed yet/ });
  expect([closed, open].map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]);
  screen.getByText("Profit of Jul-27: 1,200.50");
  screen.getByText(/Profit of Jul-27: .*98,000\.00/);

  await userEvent.click(open);
  expect(onAnswer).toHaveBeenCalledWith("open");
});
