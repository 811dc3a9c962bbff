import type { Note } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { actualsNeeds, checkNeeds, estimateNeeds, noteNeeds } from "./needs.ts";

const texts = (needs: { text: string }[]) => needs.map(({ text }) => text);

test("a period that is over and has no actuals waits for them, and several are told as one", async () => {
  const { structure } = (await openHere(bakery)).state();
  expect(actualsNeeds(structure, "2026-08-31")).toEqual([]);
  expect(texts(actualsNeeds(structure, "2026-09-01"))).toEqual([
    "Aug-26 is over, without actuals.",
  ]);
  expect(texts(actualsNeeds(structure, "2026-10-02"))).toEqual([
    "Aug-26 to Sep-26 are over, without actuals.",
  ]);
});

test("a note of somebody else waits until oneself has written to the same place", () => {
  const place = "drivers/loaves";
  const note = (id: string, authorId: number, author?: string): Note => ({
    ...{ id, place, text: `${id}?`, authorId, ...(author && { author }) },
  });
  const toms = note("a", 2, "Tom");
  const waiting = (...notes: Note[]) => noteNeeds({ ...bakery, notes }, 1);
  expect(waiting(toms)).toEqual([
    { kind: "note", text: "Tom on Loaves", detail: "a?", line: "loaves" },
  ]);
  expect(waiting(toms, note("b", 1, "Me"))).toEqual([]);
  expect(texts(waiting(note("b", 1, "Me"), toms))).toEqual(["Tom on Loaves"]);
  // What came with a starter was asked by nobody.
  expect(waiting({ id: "c", place, text: "From the till." })).toEqual([]);
});

test("an estimate that closing cash rests on is told, and one that it does not rest on is not", async () => {
  const estimated = (id: string) => ({
    ...bakery,
    drivers: bakery.drivers.map((driver) =>
      driver.id === id ? { ...driver, evidence: "estimate" as const } : driver,
    ),
  });
  const document = await openHere(estimated("loaves"));
  const { drivers } = await document.drivers({ line: "cf.closingCash", period: 3 });
  expect(texts(estimateNeeds(estimated("loaves"), drivers))).toEqual(["Loaves is an estimate."]);
  expect(estimateNeeds(bakery, drivers)).toEqual([]);
});

test("checks that are not zero are counted, and a forecast that is none says why", async () => {
  const { structure } = (await openHere(bakery)).state();
  expect(checkNeeds(structure, [])).toEqual([]);
  const issue = { code: "invalid", severity: "error", place: "", message: "No cash." } as const;
  const blocked = { isBlocked: true, issues: [issue] };
  expect(checkNeeds(blocked)).toMatchObject([{ detail: "No cash." }]);
});
