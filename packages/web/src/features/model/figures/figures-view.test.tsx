import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { FiguresView } from "./figures-view.tsx";

afterEach(cleanup);

const forecastOf = (periodCount: number) => ({
  ...bakery,
  timeline: { ...bakery.timeline, periodCount },
  drivers: bakery.drivers.map((driver) =>
    driver.id === "loaves" ? { ...driver, values: 1 } : driver,
  ),
});

test("every period of a forecast of three years can be typed into, up to the last", async () => {
  const document = await openHere(forecastOf(36));
  render(<FiguresView document={document} onEdits={document.edit} />);
  const grid = await screen.findByRole("treegrid", { name: /^Drivers/ });
  expect(grid.getAttribute("aria-colcount")).toBe(String(1 + 36));
});

test("what an undo leaves to somebody else is said beside the grid", async () => {
  const document = await openHere(forecastOf(4));
  render(<FiguresView document={document} onEdits={document.edit} />);
  const price = { kind: "figures", place: "drivers/price/values", from: 1 } as const;
  const toms = [{ ...price, values: [22] }];
  act(() => {
    document.edit([{ ...price, values: [21] }]);
    document.follow(toms, [{ authorName: "Tom", at: "", edits: toms }]);
    document.undo();
  });
  await screen.findByText("Price of a loaf, August 2026: Tom’s 22 stays.");
});
