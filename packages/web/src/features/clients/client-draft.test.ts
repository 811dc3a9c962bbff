import { expect, test } from "vitest";
import { NEW_CLIENT, valueLabel } from "./client-draft.ts";

test("values read as people write them: a year end as a day, no notes as Empty", () => {
  expect(valueLabel({ ...NEW_CLIENT, yearEndMonth: 6 }, "yearEndMonth")).toBe("30 June");
  expect(valueLabel({ ...NEW_CLIENT, isActive: false }, "isActive")).toBe("No");
  expect(valueLabel(NEW_CLIENT, "notes")).toBe("Empty");
});
