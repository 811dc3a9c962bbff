import { expect, test } from "vitest";
import { type Access, afterwards } from "./after-transfer.ts";

const owner = (isAdmin: boolean): Access["items"][number] => ({
  ...{ accountId: 1, name: "Tom Marlowe", email: "tom@example.com", avatarIndex: 2 },
  ...{ isYou: true, isOwner: true, isAdmin, isOwn: false, isFixed: true },
  ...{ registeredModelAccessMode: 5, lastSeenAt: null },
});
const access = (isAdmin: boolean): Access => ({ items: [owner(isAdmin)], teamAccessMode: 4 });

const tom = { name: "Tom Marlowe", isYou: false };
const you = { name: "Tom Marlowe", isYou: true };

test("whoever hands a model on is told what they have afterwards", () => {
  expect(afterwards(you, access(false), true)).toBe("you can no longer open it.");
  expect(afterwards(you, access(true), false)).toBe("you keep Full Access, as an admin.");
  expect(afterwards(tom, access(false), false)).toBe(
    "Tom Marlowe has what everyone else in the team has: Standard User.",
  );
});
