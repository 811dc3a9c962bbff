/** `public/ahead.js` asks before there is any code of the page: it must ask as the page would. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { callAddress } from "@app/contract/call-address";
import { viewReport } from "@app/contract/report-view";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#lib/api.ts";
import { viewerSearch } from "./viewer-search.ts";

const AHEAD = readFileSync(join(import.meta.dirname, "../../../public/ahead.js"), "utf8");
const SHARE = "nI1m48BDrkmAxNBTqbzbJUgHDn76YJenSb_T39A24gs";

const sent = vi.fn<typeof fetch>();

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  globalThis.takeAhead = undefined;
});

function openAt(path: string) {
  vi.stubGlobal("fetch", sent);
  sent.mockImplementation(async () => Response.json({ success: true, data: "seen", errors: [] }));
  const { pathname, search } = new URL(path, "http://localhost");
  new Function("location", AHEAD)({ pathname, search });
}

test.each([
  [`share=${SHARE}`, { share: SHARE }],
  [`share=${SHARE}&unit=quarter&scenario=downside`, { share: SHARE, unit: "quarter" as const }],
  [`share=${SHARE}&unit=decade`, { share: SHARE }],
  ["", { share: "" }],
])("a report opened with ?%s is asked for by the address its page asks by", (search, query) => {
  openAt(`/app/view_report/16?${search}`);
  expect(viewerSearch.parse(Object.fromEntries(new URLSearchParams(search)))).toBeDefined();
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    callAddress(viewReport.path, { params: { id: 16 }, query }),
  ]);
});

test("the page takes the answer that was asked for ahead, and only once", async () => {
  openAt(`/app/view_report/16?share=${SHARE}`);
  const request = { params: { id: 16 }, query: { share: SHARE } };
  expect(await call(viewReport, request)).toBe("seen");
  expect(sent).toHaveBeenCalledTimes(1);
  await call(viewReport, request);
  expect(sent).toHaveBeenCalledTimes(2);
});

test.each(["/app/login", "/app/view_report/x", "/app/models/16"])(
  "nothing is asked for ahead at %s",
  (path) => {
    openAt(path);
    expect(sent).not.toHaveBeenCalled();
  },
);
