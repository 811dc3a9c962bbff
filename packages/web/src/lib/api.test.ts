import { deleteAvatar, getAvatar, updateAvatar } from "@app/contract/account";
import { createClient, getClient, listClients, updateClient } from "@app/contract/clients";
import { MFA_REQUIRED_KEY, REAUTH_KEY } from "@app/contract/envelope";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, call, downloadUrl, setCaller } from "./api.ts";
import { setInterruptions } from "./interruptions.ts";

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal("fetch", sent);
});
let takeBack = () => {};
afterEach(() => {
  vi.unstubAllGlobals();
  takeBack();
});

test("a call goes to its path under the API, with the cookie, and gives the envelope's data", async () => {
  answer(200, { success: true, data: { id: 7 }, errors: [] });

  expect(await call(getClient, { params: { id: 7 } })).toEqual({ id: 7 });

  expect(address()).toBe("/api/frontend/client/7");
  expect(request()).toMatchObject({ method: "GET", credentials: "include", body: null });
});

test("values in the path and the query are encoded, and those left out are not sent", async () => {
  succeed();
  await call(listClients, { query: { search: "a&b=c", offset: 10, sort: undefined } });
  expect(address()).toBe("/api/frontend/client?search=a%26b%3Dc&offset=10");

  expect(downloadUrl(getAvatar, { params: { name: "../a b?c" } })).toBe(
    "/api/frontend/account/avatar/..%2Fa%20b%3Fc",
  );
});

test("a body is sent as JSON", async () => {
  succeed();
  await call(createClient, { body: { name: "Acorn" } });
  expect(header("Content-Type")).toBe("application/json");
  expect(request().body).toBe('{"name":"Acorn"}');
});

test("a version is sent as If-Match, in quotes", async () => {
  succeed();
  await call(updateClient, { params: { id: 1 }, body: { name: "Acorn" }, ifVersion: 3 });
  expect(header("If-Match")).toBe('"3"');
});

test("a file is sent as a form, its fields first", async () => {
  succeed();
  await call(updateAvatar, { body: { left: 1, top: 2, size: 3 }, file: new Blob(["picture"]) });

  const form = request().body;
  if (!(form instanceof FormData)) throw new Error("the body is not a form");
  expect([...form.keys()]).toEqual(["left", "top", "size", "file"]);
  expect(form.get("size")).toBe("3");
  expect(header("Content-Type")).toBeNull();
});

test("a refusal is thrown with its status and its errors, the first one as the message", async () => {
  refuse(409, "name", "A client with this name already exists.");

  const error = await failureOf(call(createClient, { body: { name: "Acorn" } }));

  expect(error).toMatchObject({
    status: 409,
    message: "A client with this name already exists.",
    errors: [{ key: "name", message: "A client with this name already exists." }],
    isAccessDenied: false,
  });
});

test("403 is recognised as access denied", async () => {
  refuse(403, "root", "That is for admins.");
  expect((await failureOf(call(deleteAvatar, {}))).isAccessDenied).toBe(true);
});

test.each([
  ["no network", () => sent.mockRejectedValueOnce(new TypeError("Failed to fetch")), 0],
  [
    "a proxy's page",
    () => sent.mockResolvedValueOnce(new Response("<html>", { status: 502 })),
    502,
  ],
  ["JSON of another kind", () => answer(200, { hello: "world" }), 200],
  ["no JSON object at all", () => answer(200, null), 200],
])("%s is told as one plain sentence", async (_, arrange, status) => {
  arrange();
  const error = await failureOf(call(deleteAvatar, {}));
  expect(error.status).toBe(status);
  expect(error.message).toBe("Forecastle did not answer. Check your connection and try again.");
});

test("a call given up by its caller is no failure of the network", async () => {
  const controller = new AbortController();
  controller.abort();
  sent.mockRejectedValueOnce(controller.signal.reason);
  await expect(call(deleteAvatar, {}, controller.signal)).rejects.toBe(controller.signal.reason);
});

test("a call that needs a fresh proof is repeated once the person has given it", async () => {
  const confirmIdentity = vi.fn(async () => true);
  interrupt({ confirmIdentity });
  refuse(403, REAUTH_KEY, "Confirm it is you.");
  succeed("changed");

  expect(await call(deleteAvatar, {})).toBe("changed");
  expect(confirmIdentity).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a call that is refused again after the proof is not repeated for ever", async () => {
  interrupt({ confirmIdentity: async () => true });
  refuse(403, REAUTH_KEY, "Confirm it is you.");
  refuse(403, REAUTH_KEY, "Confirm it is you.");

  const error = await failureOf(call(deleteAvatar, {}));

  expect(error).toMatchObject({ message: "Confirm it is you.", isAccessDenied: false });
  expect(sent).toHaveBeenCalledTimes(2);
});

test("whoever would rather not prove who they are gets the refusal", async () => {
  interrupt({ confirmIdentity: async () => false });
  refuse(403, REAUTH_KEY, "Confirm it is you.");
  expect((await failureOf(call(deleteAvatar, {}))).hasKey(REAUTH_KEY)).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
});

test("two calls refused at once ask the person once", async () => {
  const confirmIdentity = vi.fn(async () => true);
  interrupt({ confirmIdentity });
  refuse(403, REAUTH_KEY, "Confirm it is you.");
  refuse(403, REAUTH_KEY, "Confirm it is you.");
  succeed();
  succeed();

  await Promise.all([call(deleteAvatar, {}), call(deleteAvatar, {})]);
  expect(confirmIdentity).toHaveBeenCalledOnce();
});

test("a team's demand for MFA leads to setting it up, and the call still fails", async () => {
  const requireMfa = vi.fn();
  interrupt({ requireMfa });
  refuse(403, MFA_REQUIRED_KEY, "Your team requires MFA.");
  await failureOf(call(deleteAvatar, {}));
  expect(requireMfa).toHaveBeenCalledOnce();
});

test("a call refused because the session ended is made again once the person is signed in", async () => {
  const signInAgain = vi.fn(async () => true);
  interrupt({ signInAgain });
  refuse(401, "root", "Sign in to go on.");
  refuse(401, "root", "Sign in to go on.");
  succeed("saved");
  succeed("listed");
  const [saved, listed] = await Promise.all([
    call(deleteAvatar, {}),
    call(listClients, { query: {} }),
  ]);

  expect([saved, listed]).toEqual(["saved", "listed"]);
  expect(signInAgain).toHaveBeenCalledOnce();
});

test("a refusal that arrives after the person signed in asks nothing", async () => {
  const signInAgain = vi.fn(async () => true);
  interrupt({ signInAgain });
  let refuseLate = (_: Response) => {};
  sent.mockReturnValueOnce(new Promise((resolve) => (refuseLate = resolve)));
  const late = call(listClients, { query: {} });
  refuse(401, "root", "Sign in to go on.");
  succeed("saved");
  await call(deleteAvatar, {});

  succeed("listed");
  const errors = [{ key: "root", message: "Sign in to go on." }];
  refuseLate(Response.json({ success: false, data: null, errors }, { status: 401 }));
  expect(await late).toBe("listed");
  expect(signInAgain).toHaveBeenCalledOnce();
});

test("whoever would rather not sign in again gets the refusal", async () => {
  interrupt({ signInAgain: async () => false });
  refuse(401, "root", "Sign in to go on.");
  expect((await failureOf(call(deleteAvatar, {}))).status).toBe(401);
  expect(sent).toHaveBeenCalledOnce();
});

test("every call says whose page it is made from", async () => {
  setCaller(7);
  succeed();
  await call(createClient, { body: { name: "Acorn" } });
  setCaller(undefined);
  expect(header("X-Account-Id")).toBe("7");
});

function interrupt(ways: Parameters<typeof setInterruptions>[0]) {
  takeBack = setInterruptions(ways);
}

function answer(status: number, body: unknown) {
  sent.mockResolvedValueOnce(Response.json(body, { status }));
}

function succeed(data: unknown = null) {
  answer(200, { success: true, data, errors: [] });
}

function refuse(status: number, key: string, message: string) {
  answer(status, { success: false, data: null, errors: [{ key, message }] });
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("the call did not fail with an ApiError", { cause: error });
}

function address() {
  return sent.mock.calls[0]?.[0];
}

function request(): RequestInit {
  return sent.mock.calls[0]?.[1] ?? {};
}

function header(name: string) {
  return new Headers(request().headers).get(name);
}
