import { expect, test } from "vitest";
import { makeShelf } from "./file-shelf.ts";

const bytes = (length: number) => new Uint8Array(length);

test("what is asked for twice at once is made once, and kept", async () => {
  const shelf = makeShelf({ bytesMax: 100, atOnce: 2 });
  let madeCount = 0;
  const make = async () => bytes(++madeCount);
  const [one, other] = await Promise.all([shelf.make("a", make), shelf.make("a", make)]);
  expect([madeCount, one, other, shelf.find("a")]).toEqual([1, one, one, one]);
});

test("two are made at a time, and the third when one of them is done or failed", async () => {
  const shelf = makeShelf({ bytesMax: 100, atOnce: 2 });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const made = ["a", "b", "c"].map((key) =>
    shelf.make(key, () => {
      begun.push(key);
      return new Promise((resolve, reject) =>
        ends.set(key, (error) => (error ? reject(error) : resolve(bytes(1)))),
      );
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.(new Error("broken"));
  await expect(made[1]).rejects.toThrow("broken");
  expect(begun).toEqual(["a", "b", "c"]);
  ends.get("a")?.();
  ends.get("c")?.();
  await Promise.all([made[0], made[2]]);
  expect([shelf.find("a"), shelf.find("b")]).toEqual([bytes(1), undefined]);
});

test("what was asked for longest ago makes room, and what is larger than all is not kept", async () => {
  const shelf = makeShelf({ bytesMax: 10, atOnce: 2 });
  for (const key of ["a", "b"]) await shelf.make(key, async () => bytes(4));
  shelf.find("a");
  await shelf.make("c", async () => bytes(4));
  await shelf.make("d", async () => bytes(11));
  const found = ["a", "b", "c", "d"].map((key) => shelf.find(key)?.length);
  expect(found).toEqual([4, undefined, 4, undefined]);
});
