import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilPaid, type Waiting } from "./until-paid.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = { payment: { state: "asking", challenge: "pi_1_secret" } } as const;
const pending = { payment: { state: "pending", challenge: null } } as const;

function sending(answers: Waiting[]) {
  const send = vi.fn(async () => answers.shift() ?? pending);
  const askHolder = vi.fn(async (_challenge: string) => undefined);
  return { send, askHolder };
}

test("what is paid at once is sent once, and nobody is asked", async () => {
  const { send, askHolder } = sending([{}]);
  expect(await untilPaid(send, askHolder)).toEqual({});
  expect([send.mock.calls.length, askHolder.mock.calls.length]).toEqual([1, 0]);
});

test("what a bank asks is asked of the holder, and then sent again", async () => {
  const { send, askHolder } = sending([asking, {}]);
  expect(await untilPaid(send, askHolder)).toEqual({});
  expect(askHolder.mock.calls).toEqual([["pi_1_secret"]]);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a bank that answers late is asked about every 2 seconds, and after a minute no longer", async () => {
  const { send, askHolder } = sending([]);
  const paid = untilPaid(send, askHolder);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await paid).toEqual(pending);
  expect(send).toHaveBeenCalledTimes(32);
});
