import { exampleModels } from "@app/engine/examples/examples";
import { expect, test } from "vitest";
import { outlookOf } from "./model-figures.ts";

test("the line of cash stopped after two years, and holds the lowest of all that is ahead", () => {
  const [example] = exampleModels;
  if (!example) throw new Error("there is no example");
  const document = example.document();
  const { periodCount, actualCount } = document.timeline;
  const { closingCash, lowestCash } = outlookOf(document).figures;
  expect(closingCash.values.length).toBe(closingCash.actualCount + periodCount - actualCount);
  expect(Math.min(...closingCash.values.slice(closingCash.actualCount).map(Number))).toBe(
    lowestCash?.value,
  );
});

test("cash that an overdraft holds at its floor was a fraction of a cent below it, and is at it", () => {
  const hotel = exampleModels.find(({ key }) => key === "seasideHotel");
  if (!hotel) throw new Error("there is no such example");
  const { figures } = outlookOf(hotel.document());
  expect(figures.lowestCash?.value).toBe(200_000);
  expect(figures.cashFloor).toBe(200_000);
});
