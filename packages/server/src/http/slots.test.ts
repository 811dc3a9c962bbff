import { expect, test } from "vitest";
import { makeSlots } from "./slots.ts";

test("a slot counts for each of its owners, and is taken only where all have room", () => {
  const slots = makeSlots({ user: 1, team: 2 });
  const tom = slots.take({ user: 1, team: 7 });

  expect(slots.take({ user: 1, team: 8 })).toBeUndefined();
  expect(slots.take({ user: 2, team: 7 })).toBeDefined();
  expect(slots.take({ user: 3, team: 7 })).toBeUndefined();

  tom?.();
  expect(slots.take({ user: 3, team: 7 })).toBeDefined();
});

test("a slot freed twice is freed once", () => {
  const slots = makeSlots({ user: 2 });
  const first = slots.take({ user: 1 });
  slots.take({ user: 1 });
  first?.();
  first?.();

  expect(slots.take({ user: 1 })).toBeDefined();
  expect(slots.take({ user: 1 })).toBeUndefined();
});
