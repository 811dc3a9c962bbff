import { exampleModels } from "@app/engine/examples/examples";
import { expect, test } from "vitest";
import { outlookOf } from "./model-figures.ts";

test("cash that an overdraft holds at its floor was a fraction of a cent below it, and is at it", () => {
  const hotel = exampleModels.find(({ key }) => key === "seasideHotel");
  if (!hotel) throw new Error("there is no such example");
  const { figures } = outlookOf(hotel.document());
  expect(figures.lowestCash?.value).toBe(200_000);
  expect(figures.cashFloor).toBe(200_000);
});
