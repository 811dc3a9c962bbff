import type { Note } from "@app/engine/model/document";
import type { BrokenCheck } from "@app/engine/worker/check-state";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import {
  actualsNeeds,
  alertNeeds,
  checkNeeds,
  estimateNeeds,
  floorNeeds,
  noteNeeds,
} from "./needs.ts";

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

test("nothing waited for a person below the floor: it is told by month and amount, as Home tells it", () => {
  const lowest = { value: 79_078, period: "Feb-27", floor: 100_000 };
  expect(floorNeeds(lowest)).toEqual([
    {
      kind: "belowFloor",
      text: "Below floor. Cash 79,078 in Feb-27, short by 20,922.",
    },
  ]);
  expect(floorNeeds({ ...lowest, floor: 50_000 })).toEqual([]);
  expect(floorNeeds({ ...lowest, floor: null })).toEqual([]);
  expect(floorNeeds(undefined)).toEqual([]);
});

test("nothing waited for a person under a broken covenant: it is told with its first period, and the floor's own once", async () => {
  const { structure } = (await openHere(bakery)).state();
  const alert = (name: string, module?: string): BrokenCheck => ({
    ...{ id: name, name, line: name, class: "alert", period: 1, value: 1, periodCount: 1 },
    ...(module !== undefined && { module }),
  });
  const broken = [alert("Cash below its minimum", "treasury"), alert("Interest cover")];
  const { label } = structure.periods[1] ?? {};
  expect(texts(alertNeeds(structure, broken, "treasury"))).toEqual([
    `Interest cover, from ${label}.`,
  ]);
  expect(alertNeeds(structure, broken)).toHaveLength(2);
  const many = ["a", "b", "c", "d", "e"].map((name) => alert(name));
  expect(texts(alertNeeds(structure, many)).at(-1)).toBe("2 more alerts.");
  expect(alertNeeds(structure, [{ ...alert("Proof"), class: "error" }])).toEqual([]);
});
