/** `start.js` asks before there is any code of the page: it must ask as the page would. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { callAddress } from "@app/contract/call-address";
import { getCurrentUser } from "@app/contract/current-user";
import { getModelDocument } from "@app/contract/model-versions";
import { getModel, updateModel } from "@app/contract/models";
import { viewReport } from "@app/contract/report-view";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewerSearch } from "../src/features/report-viewer/viewer-search.ts";
import { call } from "../src/lib/api.ts";
import { withStart } from "./start-script.ts";

const SCRIPT = readFileSync(join(import.meta.dirname, "start.js"), "utf8");
const SHARE = "nI1m48BDrkmAxNBTqbzbJUgHDn76YJenSb_T39A24gs";
const KEY = "vite-ui-theme";
const MODEL = [
  callAddress(getModelDocument.path, { params: { id: 16 }, query: { version: undefined } }),
  callAddress(getCurrentUser.path, {}),
  callAddress(getModel.path, { params: { id: 16 } }),
];

const SEEN = { version: 3, document: { name: "Bakery" } };

const sent = vi.fn<typeof fetch>();
const workers: StartedWorker[] = [];

class StartedWorker extends EventTarget {
  isEnded = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    workers.push(this);
  }
  postMessage(message: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: { opens: message } }));
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("Worker", StartedWorker);
  stubScreen({ kept: null, isSystemDark: false });
  sent.mockImplementation(async () => Response.json({ success: true, data: SEEN, errors: [] }));
});

function stubScreen({ kept, isSystemDark }: { kept: string | null; isSystemDark: boolean }) {
  const add = vi.fn();
  vi.stubGlobal("document", { documentElement: { classList: { add } } });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === KEY ? kept : null) });
  vi.stubGlobal("matchMedia", () => ({ matches: isSystemDark }));
  return add;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockReset();
  workers.length = 0;
  globalThis.takeAhead = undefined;
  globalThis.takeWorker = undefined;
});

function openAt(path: string, worker: string | undefined = "/app/assets/document-worker-1.js") {
  const { pathname, search } = new URL(path, "http://localhost");
  const written = withStart("<!-- start.js -->", SCRIPT, worker);
  const script = /^<script>(.*)<\/script>$/s.exec(written)?.[1] ?? "";
  new Function("location", script)({ pathname, search });
}

const asked = () => sent.mock.calls.map(([address]) => address);

test("each page begins with the script, without its comments", () => {
  const page = withStart("<head><!-- start.js --></head>", SCRIPT, undefined);
  expect(page).toMatch(/^<head><script>const WORKER = undefined;\n\(\(\) => \{\n/);
  expect(page).not.toContain("//");
});

test.each([
  ["light", { kept: "light", isSystemDark: true }],
  ["dark", { kept: "dark", isSystemDark: false }],
  ["dark", { kept: "system", isSystemDark: true }],
  ["light", { kept: null, isSystemDark: false }],
])("the first thing on the page is the theme: %s for %j", (theme, given) => {
  const add = stubScreen(given);
  openAt("/app/login");
  expect(add.mock.calls).toEqual([[theme]]);
});

test.each([
  [`share=${SHARE}`, { share: SHARE }],
  [`share=${SHARE}&unit=quarter&scenario=downside`, { share: SHARE, unit: "quarter" as const }],
  [`share=${SHARE}&unit=decade`, { share: SHARE }],
  ["", { share: "" }],
])("a report opened with ?%s is asked for by the address its page asks by", (search, query) => {
  openAt(`/app/view_report/16?${search}`, undefined);
  expect(viewerSearch.parse(Object.fromEntries(new URLSearchParams(search)))).toBeDefined();
  expect(asked()).toEqual([callAddress(viewReport.path, { params: { id: 16 }, query })]);
});

test.each([
  "/app/models/16",
  "/app/models/16/",
  "/app/models/16/statements?unit=year&scenario=downside",
  "/app/models/16/drivers",
  "/app/models/16/scenarios",
  "/app/models/16/checks",
])("at %s the model is asked for, and who is here, and its worker started", (path) => {
  openAt(path);
  expect(asked()).toEqual(MODEL);
  expect(workers.map(({ address }) => address)).toEqual(["/app/assets/document-worker-1.js"]);
});

test.each([
  "/app/login",
  "/app/clients",
  "/app/models",
  "/app/models/0",
  "/app/models/new",
  "/app/models/16/history",
  "/app/models/16/statements?version=3",
  "/app/view_report/x",
])("nothing is asked for ahead at %s", (path) => {
  openAt(path);
  expect([asked(), workers]).toEqual([[], []]);
});

test("the page takes the answer that was asked for ahead, and only once", async () => {
  openAt(`/app/view_report/16?share=${SHARE}`);
  const request = { params: { id: 16 }, query: { share: SHARE } };
  expect(await call(viewReport, request)).toEqual(SEEN);
  expect(sent).toHaveBeenCalledTimes(1);
  await call(viewReport, request);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("only who asks is given an answer: a change goes its own way to the same address", async () => {
  openAt("/app/models/16");
  await call(updateModel, { params: { id: 16 }, body: { name: "Other" } } as never);
  expect(asked()).toEqual([...MODEL, MODEL[2]]);
});

test("who was signed out when it was asked for, and is in by now, asks again", async () => {
  const signedOut = async () => Response.json({ success: false }, { status: 401 });
  for (const _ of MODEL) sent.mockImplementationOnce(signedOut);
  openAt("/app/models/16");
  expect(await call(getCurrentUser, {})).toEqual(SEEN);
  expect(asked()).toEqual([...MODEL, MODEL[1]]);
});

test("the document is opened by the worker as it comes, and its page reads it too", async () => {
  openAt("/app/models/16");
  const { begun } = globalThis.takeWorker?.(16) ?? {};
  expect(await begun).toEqual({
    version: 3,
    answer: { opens: { id: 0, kind: "open", document: SEEN.document } },
  });
  expect(await call(getModelDocument, { params: { id: 16 }, query: {} })).toEqual(SEEN);
  expect(sent).toHaveBeenCalledTimes(3);
});

test.each([
  ["refused", async () => Response.json({ success: false, data: null }, { status: 403 })],
  ["not answered", () => Promise.reject(new Error("offline"))],
])("a document that is %s is not opened: its page tells", async (_, answer) => {
  sent.mockImplementation(answer);
  openAt("/app/models/16");
  expect(await globalThis.takeWorker?.(16)?.begun).toBeUndefined();
});

test("what nobody takes is gone after ten seconds, with its worker", async () => {
  openAt("/app/models/16");
  vi.advanceTimersByTime(10_000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(globalThis.takeWorker?.(16)).toBeUndefined();
  await call(getModel, { params: { id: 16 } });
  expect(sent).toHaveBeenCalledTimes(4);
});

test("a worker that cannot be loaded is taken by nobody", () => {
  openAt("/app/models/16");
  workers[0]?.dispatchEvent(new Event("error"));
  expect(globalThis.takeWorker?.(16)).toBeUndefined();
});

test("a worker is for its model alone; taken, it stays, and there is no second one", () => {
  openAt("/app/models/16");
  expect(globalThis.takeWorker?.(17)).toBeUndefined();
  expect(globalThis.takeWorker?.(16)?.worker).toBe(workers[0]);
  expect(globalThis.takeWorker?.(16)).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
});

test("without the address of a worker, as while somebody works on the app, the model is asked for alone", () => {
  openAt("/app/models/16", "");
  expect([asked(), workers]).toEqual([MODEL, []]);
});
