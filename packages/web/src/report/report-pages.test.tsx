import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ReportPages } from "./report-pages.tsx";
import { Standing } from "./standing.tsx";
import { renderedCase } from "./testing/rendered-case.ts";

beforeAll(() => import("@app/charts/draw-line"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every page is a landmark with its heading; one that its first block names has one heading, not two", () => {
  render(<ReportPages view={renderedCase()} />);
  const pages = screen.getAllByRole("region").map((page) => page.getAttribute("aria-label"));
  expect(pages).toEqual(["Summary", "Profit and loss", "Checks"]);
  expect(screen.getAllByRole("heading", { name: "Profit and loss" })).toHaveLength(1);
  screen.getByRole("heading", { level: 2, name: "Profit and loss" });
  screen.getByRole("heading", { level: 3, name: "Closing cash" });
});

test("a card has its figure, its period and what it is held against", () => {
  render(<ReportPages view={renderedCase()} />);
  const card = screen.getByText("783,607", { selector: "li *" }).closest("li") as HTMLElement;
  expect(card.firstElementChild?.textContent).toBe("Revenue, Jul-26 to Oct-26");
  expect(within(card).getByText("353 behind forecast").className).toContain("text-negative");
});

test("words and their figures read as one sentence, and a reader sees no author's warnings", () => {
  const { container } = render(<ReportPages view={renderedCase()} />);
  const words = container.querySelector(".report-words");
  expect(words?.textContent).toBe("Revenue is 783,607, and 12 people work here.");
});

test("an author is told what wants another look: words that do not hold, figures that were typed", () => {
  const { container } = render(<ReportPages view={renderedCase()} hasWarnings />);
  const words = container.querySelector(".report-words");
  expect(words?.textContent).toBe(
    "Revenue is 783,607 (It fell.), and 12 (Typed: it does not move with the model.) people work here.",
  );
});

test("a page that is not in view comes to another case as well, after those that are", () => {
  class Unseen {
    readonly tell: (changes: { isIntersecting: boolean }[]) => void;
    constructor(tell: Unseen["tell"]) {
      this.tell = tell;
    }
    observe() {
      this.tell([{ isIntersecting: false }]);
    }
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Unseen);
  const { rerender } = render(<ReportPages view={renderedCase()} />);
  rerender(<ReportPages view={renderedCase({ key: "wet", name: "Wet summer" })} />);
  screen.getByText("These words speak of Base.");
});

test("words that speak of another case than the one that is read say so", () => {
  render(<ReportPages view={renderedCase({ key: "wet", name: "Wet summer" })} />);
  screen.getByText("These words speak of Base.");
});

test("a chart tells its case and unit and has its figures as a table", async () => {
  render(<ReportPages view={renderedCase()} />);
  await screen.findByText("Base, AUD ’000");
  await userEvent.setup().click(screen.getByText("Show as table"));
  const table = await screen.findByRole("table", { name: "Closing cash" });
  within(table).getByText("79,078");
});

test("a statement is drawn as it was rounded; rows of zeros are folded, counted and never lost", async () => {
  render(<ReportPages view={renderedCase()} />);
  const table = screen.getByRole("table", { name: "Profit and loss, AUD" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "AUD",
    "ActualOct-26",
    "ForecastNov-26",
  ]);
  within(table).getByText("(310)");
  expect(within(table).queryByText("Freight")).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show 1 row of zeros" }));
  within(table).getByText("Freight");
});

test("every check is listed with where it breaks, and what is gone from the model is said", () => {
  render(<ReportPages view={renderedCase()} />);
  screen.getByText("Assets equal liabilities plus equity");
  screen.getByText("Cash is above its floor: broken in Feb-27 and 2 more periods");
  screen.getByText("The line is gone.");
});

test("how figures stand is told: they balance, with an alert; or they fail; or they do not hold", () => {
  const { checks } = renderedCase();
  const { rerender } = render(<Standing checks={checks} />);
  screen.getByText("Statements balance");
  screen.getByText(/^Cash is above its floor: broken/);
  const failing = { name: "Balance", class: "error", isBroken: true, period: "Oct-26" } as const;
  rerender(<Standing checks={{ ...checks, items: [failing] }} />);
  screen.getByText("Balance: broken in Oct-26");
  expect(screen.queryByText("Statements balance")).toBeNull();
  rerender(<Standing checks={{ ...checks, isBlocked: true, faults: ["A list ends early."] }} />);
  expect(screen.getByRole("alert").textContent).toContain("A list ends early.");
});
