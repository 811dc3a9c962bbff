import { expect, test } from "vitest";
import { aConnection } from "#features/model/testing/a-connection.ts";
import { bakery } from "#model/testing/bakery.ts";
import { whyNotFitting } from "./connection-fit.ts";

const model = { ...bakery, currency: "AUD", timeline: { ...bakery.timeline, yearEndMonth: 6 } };

const NO_CLIENT = { clientId: null };

test("books of the same currency and year, read and mapped, fit", () => {
  expect(whyNotFitting(aConnection(), model, NO_CLIENT)).toBeUndefined();
});

test.each([
  [
    { ...model, currency: "NZD" },
    aConnection(),
    "Its books are kept in AUD, and the model is in NZD.",
  ],
  [
    { ...model, timeline: { ...model.timeline, yearEndMonth: 3 } },
    aConnection(),
    "Its year ends on 30 June, and the model's on 31 March.",
  ],
  [
    { ...model, timeline: { ...model.timeline, unit: "week" as const } },
    aConnection(),
    "Books are by month, and months do not say what a week was.",
  ],
  [model, aConnection({ lastSyncAt: null }), "Nothing has been read yet."],
  [model, aConnection({ unmappedCount: 2 }), "2 accounts without a line in its mapping."],
])("why others do not is said", (document, connection, words) => {
  expect(whyNotFitting(connection, document, NO_CLIENT)).toBe(words);
});

test("books of another client are another client's", () => {
  const acorn = { ...aConnection(), clientId: 1, clientName: "Acorn" };
  expect(whyNotFitting(acorn, model, { clientId: 2 })).toBe("It is another client's.");
  expect(whyNotFitting(acorn, model, { clientId: 1 })).toBeUndefined();
});
