import { expect, test } from "vitest";
import { consequences } from "./join-offer.tsx";

const OFFER = {
  ...{ id: 1, teamName: "Acorn", invitedByName: "Ada", isMfaRequired: false, leaving: null },
  expiresAt: new Date().toISOString(),
};
const LEAVING = { teamName: "Birch", isCompany: false, modelCount: 2, connectionCount: 1 };

test("whoever is in no team leaves none", () => {
  expect(consequences(OFFER)).toEqual(["You see what Acorn shares with its members."]);
});

test("whoever is alone reads that their models come along and their team ends", () => {
  const leaving = { ...LEAVING, isAlone: true, heirName: null };
  const [left, models, end] = consequences({ ...OFFER, leaving });
  expect(left).toBe("You leave Birch: one person is in one team at a time.");
  expect(models).toMatch(/^You take your 2 models along\./);
  expect(end).toBe("Nobody is left in Birch, so it ends. Its clients and connections stay behind.");
});

test("whoever leaves a company was told of clients that it does not have", () => {
  const leaving = { ...LEAVING, isCompany: true, isAlone: true, heirName: null };
  expect(consequences({ ...OFFER, leaving })[2]).toBe(
    "Nobody is left in Birch, so it ends. Its connections stay behind.",
  );
});

test("where others stay, it says who gets the models, or that an admin is missing", () => {
  const stays = { ...LEAVING, isAlone: false, heirName: "Ben" };
  expect(consequences({ ...OFFER, leaving: stays })[1]).toBe(
    "What you own there stays: Ben gets your 2 models and 1 connection.",
  );
  const only = { ...stays, heirName: null };
  expect(consequences({ ...OFFER, leaving: only })[1]).toMatch(/^You are its only admin/);
});

test("a team that asks for a second factor says so", () => {
  expect(consequences({ ...OFFER, isMfaRequired: true }).at(-1)).toBe(
    "Acorn asks for multi-factor authentication.",
  );
});
