import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { secondsLeft, useSecondsLeft } from "./use-seconds-left.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Countdown({ end }: { end: number }) {
  return <p>{useSecondsLeft(end)} s</p>;
}

test("a second that has begun counts whole, and the past is zero", () => {
  expect(secondsLeft(30_000, 0)).toBe(30);
  expect(secondsLeft(30_000, 29_001)).toBe(1);
  expect(secondsLeft(30_000, 30_000)).toBe(0);
  expect(secondsLeft(30_000, 99_000)).toBe(0);
});

test("30 seconds count down to 0 in view, and then nothing ticks any more", () => {
  render(<Countdown end={Date.now() + 30_000} />);
  expect(screen.getByText("30 s")).toBeDefined();

  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText("20 s")).toBeDefined();

  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.getByText("0 s")).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a new end starts the count again", () => {
  const { rerender } = render(<Countdown end={Date.now()} />);
  expect(screen.getByText("0 s")).toBeDefined();

  act(() => vi.advanceTimersByTime(60_000));
  rerender(<Countdown end={Date.now() + 30_000} />);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText("29 s")).toBeDefined();
});
