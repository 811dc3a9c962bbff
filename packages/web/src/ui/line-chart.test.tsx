import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { LiveChart } from "./chart-live.ts";
import { LineChart } from "./line-chart.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const chart = {
  kind: "line",
  title: "Closing cash",
  unit: { name: "AUD", size: 1 },
  periods: ["Jul-26", "Aug-26", "Sep-26"],
  actualCount: 1,
  series: [
    { id: "base", name: "Base", colour: 1, figures: [100, 200, 150] },
    { id: "wet", name: "Wet summer", colour: 4, figures: [100, 180, null] },
  ],
} as const;

test("the picture says its sentence, and the table behind it has every figure", () => {
  render(<LineChart chart={chart} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Closing cash goes from 100 in July 2026 to 150 in September 2026. Wet summer ends at 180.",
  );
  const figures = screen.getByText("Show as table").closest("details") as HTMLDetailsElement;
  figures.open = true;
  fireEvent(figures, new Event("toggle"));
  const rows = [...document.querySelectorAll("details tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["Jul-26", "100", "100"],
    ["Aug-26", "200", "180"],
    ["Sep-26", "150", ""],
  ]);
});

test("arrow keys read one month after another, and the figures stand beside it", () => {
  render(<LineChart chart={chart} />);
  const months = screen.getByRole("slider", { name: "Month" });
  fireEvent.focus(months);
  expect(months.getAttribute("aria-valuetext")).toBe("Sep-26: Base 150, Wet summer no figure");
  fireEvent.change(months, { target: { value: "1" } });
  expect(months.getAttribute("aria-valuetext")).toBe("Aug-26: Base 200, Wet summer 180");
  expect(document.querySelector("dl")?.textContent).toBe("Base200Wet summer180");
  fireEvent.blur(months);
  expect(document.querySelector("dl")).toBeNull();
});

test("a figure below zero was read aloud in parentheses: (50) on the screen is −50 to the ear", () => {
  const series = [{ id: "base", name: "Base", colour: 1, figures: [100, 0, -50] }] as const;
  render(<LineChart chart={{ ...chart, series }} />);
  const months = screen.getByRole("slider", { name: "Month" });
  fireEvent.focus(months);
  expect(months.getAttribute("aria-valuetext")).toBe("Sep-26: Base −50");
  expect(document.querySelector("dl")?.textContent).toBe("Base(50)");
});

test("new figures move the same paths at once, and the labels when the typing rests", () => {
  vi.useFakeTimers();
  const live = createRef<LiveChart>();
  const { container } = render(<LineChart chart={chart} ref={live} />);
  const base = container.querySelector('[data-mark="line-base-forecast"]');
  const before = base?.getAttribute("d");
  act(() =>
    live.current?.show([
      [100, 200, 10],
      [100, 180, 20],
    ]),
  );
  expect(base?.isConnected).toBe(true);
  expect(base?.getAttribute("d")).not.toBe(before);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("150 in September 2026");
  const moved = base?.getAttribute("d");
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("10 in September 2026");
  expect(base?.getAttribute("d")).toBe(moved);
});

test("figures that leave the axes are drawn anew at once", () => {
  const live = createRef<LiveChart>();
  render(<LineChart chart={chart} ref={live} />);
  act(() =>
    live.current?.show([
      [100, 200, 9_000],
      [100, 180, 20],
    ]),
  );
  expect(screen.getByText("10,000")).toBeTruthy();
});

test("what was typed and taken back before it rested leaves the old lines", () => {
  vi.useFakeTimers();
  const live = createRef<LiveChart>();
  const { container } = render(<LineChart chart={chart} ref={live} />);
  const base = container.querySelector('[data-mark="line-base-forecast"]');
  const before = base?.getAttribute("d");
  act(() =>
    live.current?.show([
      [100, 200, 10],
      [100, 180, 20],
    ]),
  );
  act(() => live.current?.show(chart.series.map(({ figures }) => figures)));
  act(() => vi.advanceTimersByTime(200));
  expect(base?.getAttribute("d")).toBe(before);
});
