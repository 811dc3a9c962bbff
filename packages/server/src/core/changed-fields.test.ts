import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("only what differs is told, and what the change leaves alone is not", () => {
  const before = { id: 7, name: "Acorn", notes: "Old", isActive: true };
  const change = { name: "Acorn", notes: "New", isActive: false };
  expect(changedFields(before, change)).toEqual({
    before: { notes: "Old", isActive: true },
    after: { notes: "New", isActive: false },
  });
});
