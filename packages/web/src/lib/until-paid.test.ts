import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api.ts";
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

test("an answer that was lost was told as nothing paid; now it is sent again until one comes", async () => {
  const answers = [Promise.reject(new ApiError(0, [])), Promise.resolve({})];
  const send = vi.fn(() => answers.shift() ?? Promise.resolve({}));
  const paid = untilPaid(send, async () => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await paid).toEqual({});
  expect(send).toHaveBeenCalledTimes(2);
});

test("where no answer comes for 15 seconds a person decides, and what is refused is not sent again", async () => {
  const silent = vi.fn(async () => Promise.reject(new ApiError(0, [])));
  const paid = untilPaid(silent, async () => undefined).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await paid).toMatchObject({ isNoAnswer: true });
  const refusing = vi.fn(async () =>
    Promise.reject(new ApiError(409, [{ key: "root", message: "The card was declined." }])),
  );
  await expect(untilPaid(refusing, async () => undefined)).rejects.toThrow("declined");
  expect(refusing).toHaveBeenCalledTimes(1);
});
