import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { firstReads } from "./first-reads.ts";

const readAt = (pathname: string, search = {}) =>
  firstReads(bakery, { pathname, search }).map(({ shows, ...how }) => ({ shows, how }));

test("of the statements it is known from the address which figures they show first", () => {
  const [keyFigures, statements] = readAt("/models/7/statements", { statement: "cashFlow" });
  expect(keyFigures?.shows).toMatchObject({ title: "Key figures" });
  expect(statements).toEqual({
    shows: { statements: ["cashFlow"], hasKpis: true, hasDrivers: true },
    how: {
      ...{ cases: [undefined], unit: "month", scale: "ones" },
      ...{ preset: "thisFinancialYear", hasYears: true },
    },
  });
});

test("a case that the model does not have shows its base", () => {
  const [, statements] = readAt("/models/7/statements", { scenario: "gone", unit: "quarter" });
  expect(statements?.how).toMatchObject({ cases: [undefined], unit: "quarter" });
});

test.each([
  ["/models/7/statements", { with: "lastYear" }],
  ["/models/7/drivers", {}],
  ["/models/7", {}],
])("of %s with %o nothing is said ahead: the page asks itself", (pathname, search) => {
  expect(readAt(pathname, search)).toEqual([]);
});
