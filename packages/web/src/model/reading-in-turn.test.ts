import { expect, test } from "vitest";
import { readingInTurn } from "./reading-in-turn.ts";

const file = new File(["Code,Account"], "tb.csv");

test("four answers given at once sent a file four times at once: the first is read, then the last alone", async () => {
  const started: number[] = [];
  let finish: () => void = () => {};
  const read = readingInTurn(async ({ answer }: { file: File; answer: number }) => {
    started.push(answer);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return answer;
  });
  const first = read({ file, answer: 1 });
  await expect.poll(() => started).toEqual([1]);
  const others = [2, 3, 4].map((answer) => read({ file, answer }));
  const outcomes = Promise.allSettled([first, ...others]);
  finish();
  await expect.poll(() => started).toEqual([1, 4]);
  finish();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "rejected", "fulfilled"],
  ]);
});

test("a reading that failed does not keep the next one waiting", async () => {
  let isBroken = true;
  const read = readingInTurn(async (_: { file: File }) => {
    if (isBroken) throw new Error("The server did not answer.");
    return "read";
  });
  await expect(read({ file })).rejects.toThrow("The server did not answer.");
  isBroken = false;
  expect(await read({ file })).toBe("read");
});

test("a file that is too large is not sent", async () => {
  const large = new File([], "all.xlsx");
  Object.defineProperty(large, "size", { value: 30 * 1024 * 1024 });
  const read = readingInTurn(async (_: { file: File }) => "read");
  await expect(read({ file: large })).rejects.toThrow("all.xlsx has 30 MB, and 20 MB can be read.");
});
