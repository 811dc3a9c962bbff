import { expect, test } from "vitest";
import { makeFairQueue } from "./fair-queue.ts";

const ROOMY = { running: 1, runningPerTeam: 1, waiting: 2_000, waitingPerTeam: 1_500 };

test("a team with 1,000 waiting and a team with one take turns", () => {
  const queue = makeFairQueue<string>(ROOMY);
  for (let at = 0; at < 1_000; at += 1) queue.add(1, `greedy ${at}`);
  expect(queue.next()).toBe("greedy 0");
  queue.add(2, "modest");
  expect(queue.next()).toBeUndefined();
  queue.end(1);
  expect(queue.next()).toBe("modest");
  queue.end(2);
  expect(queue.next()).toBe("greedy 1");
});

test("a team never has more than its places, however many are free", () => {
  const queue = makeFairQueue<string>({ ...ROOMY, running: 4, runningPerTeam: 2 });
  for (const item of ["a", "b", "c"]) queue.add(1, item);
  queue.add(2, "d");
  const begun = [queue.next(), queue.next(), queue.next(), queue.next()];
  expect(begun).toEqual(["a", "d", "b", undefined]);
  queue.end(1);
  expect(queue.next()).toBe("c");
});

test("one that gives way lets another team begin, and its own only when it has ended", () => {
  const queue = makeFairQueue<string>(ROOMY);
  for (const [teamId, item] of [
    [1, "long"],
    [1, "own"],
    [2, "other"],
  ] as const) {
    queue.add(teamId, item);
  }
  expect([queue.next(), queue.next()]).toEqual(["long", undefined]);
  queue.giveWay();
  expect([queue.next(), queue.next()]).toEqual(["other", undefined]);
  queue.end(2);
  expect(queue.next()).toBeUndefined();
  queue.end(1, true);
  expect([queue.next(), queue.next()]).toEqual(["own", undefined]);
});

test("one more than may wait is refused, for a team and for all of them", () => {
  const queue = makeFairQueue<number>({ ...ROOMY, waiting: 3, waitingPerTeam: 2 });
  expect([queue.add(1, 1), queue.add(1, 2), queue.add(1, 3)]).toEqual([true, true, false]);
  expect([queue.add(2, 4), queue.add(3, 5)]).toEqual([true, false]);
  queue.next();
  expect(queue.add(3, 6)).toBe(true);
});

test("what is taken out never begins", () => {
  const queue = makeFairQueue<string>(ROOMY);
  queue.add(1, "gone");
  queue.add(1, "stays");
  queue.remove(1, "gone");
  queue.remove(1, "never there");
  expect(queue.next()).toBe("stays");
});
