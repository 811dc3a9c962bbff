import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api.ts";
import { problemOf } from "./reset-link.ts";

const sent = vi.fn<typeof fetch>();
const link = { userId: 7, timestamp: 1_794_711_832_509, hash: "abc" };

afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

function answer(status: number, message?: string) {
  const errors = message ? [{ key: "root", message }] : [];
  const envelope = { success: status === 200, data: null, errors };
  sent.mockResolvedValueOnce(Response.json(envelope, { status }));
  vi.stubGlobal("fetch", sent);
}

test("a link that holds is asked about by its three parts and has no problem", async () => {
  answer(200);
  expect(await problemOf(link)).toBeUndefined();
  expect(sent.mock.calls[0]?.[0]).toBe("/api/frontend/password_reset/7/1794711832509/abc");
});

test("a link whose numbers are none is invalid without asking", async () => {
  answer(200);
  expect(await problemOf({ ...link, userId: Number.NaN })).toBe("Invalid reset password link.");
  expect(sent).not.toHaveBeenCalled();
});

test("otherwise the first message of the server is the problem", async () => {
  answer(429, "Too many tries. Try again in 1 minute.");
  expect(await problemOf(link)).toBe("Too many tries. Try again in 1 minute.");
});

test("a server that fails says nothing about the link", async () => {
  answer(503, "Try again soon.");
  await expect(problemOf(link)).rejects.toBeInstanceOf(ApiError);
});
