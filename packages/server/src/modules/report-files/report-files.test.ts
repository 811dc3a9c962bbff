import { getReportPdf, getReportSlides } from "@app/contract/report-files";
import { createReportShare, revokeReportShare } from "@app/contract/report-shares";
import { COMMUNITY_MARK, viewReport } from "@app/contract/report-view";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "#testing/read-pdf.ts";
import { readSlides } from "#testing/read-slides.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp();
  ({ id } = await addReport(app, "Board report, July"));
  dataOf(await publishReport(app, id));
}, 120_000);

async function addLink() {
  const body = { name: "Bank" };
  const { link, share } = dataOf(await app.call(createReportShare, { params: { id }, body }));
  return { share: new URL(link ?? "").searchParams.get("share") ?? "", shareId: share.id };
}

const base = () => ({ id, scenarioId: "base" });

test("a reader by a link downloads the edition as a PDF that nobody keeps or indexes", async () => {
  const { share } = await addLink();
  const reader = app.anonymous();
  const answer = await reader.download(getReportPdf, { params: base(), query: { share } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining("Board%20report%2C%20July%20-%20Base.pdf"),
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
  const [cover] = readPdf(answer.rawPayload);
  expect(cover?.flatMap(({ texts }) => texts)).toContain("Board report, July");
  const again = await app.download(getReportPdf, { params: base(), query: {} });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});

test("the same reader downloads it as slides, kept and indexed by nobody either", async () => {
  const { share } = await addLink();
  const reader = app.anonymous();
  const answer = await reader.download(getReportSlides, { params: base(), query: { share } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": getReportSlides.contentTypes[0],
    "content-disposition": expect.stringContaining("Board%20report%2C%20July%20-%20Base.pptx"),
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer" },
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  const [cover] = await readSlides(answer.rawPayload);
  expect(cover?.title).toBe("Board report, July");
  const again = await app.download(getReportSlides, { params: base(), query: {} });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});

describe.each([
  ["PDF", getReportPdf],
  ["slides", getReportSlides],
])("as %s", (_, call) => {
  test("by a unit of time that the reader chose it is another file", async () => {
    const [own, byYear] = await Promise.all(
      [{}, { unit: "year" as const }].map((query) => app.download(call, { params: base(), query })),
    );
    expect([own?.statusCode, byYear?.statusCode]).toEqual([200, 200]);
    expect(byYear?.rawPayload.equals(own?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  test("another team, a revoked share and a report that never was get the one answer", async () => {
    const { share, shareId } = await addLink();
    await app.call(revokeReportShare, { params: { id, shareId } });
    const stranger = await testApp();
    const answers = await Promise.all([
      stranger.download(call, { params: base(), query: {} }),
      app.anonymous().download(call, { params: base(), query: { share } }),
      app.anonymous().download(call, { params: base(), query: {} }),
      app.download(call, { params: { ...base(), id: 2_147_483_647 }, query: {} }),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        ...[404, [{ key: "root", message: "Report not found." }]],
      ]);
  });

  test("a scenario that is not in the edition is not found", async () => {
    const params = { id, scenarioId: "nowhere" };
    const answer = await app.download(call, { params, query: {} });
    expect([answer.statusCode, answer.json().errors[0]?.message]).toEqual([
      404,
      "Scenario not found.",
    ]);
  });

  test("60 an hour of one share and address are enough", async () => {
    const { share } = await addLink();
    const reader = app.anonymous();
    const ask = () => reader.download(call, { params: base(), query: { share } });
    for (let count = 0; count < 60; count++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

test("of a team that pays for no plan, every page says what it was made with, until the team pays", async () => {
  const { share } = await addLink();
  const reader = app.anonymous();
  const asked = { params: base(), query: { share } };
  async function marked() {
    const pdf = readPdf((await reader.download(getReportPdf, asked)).rawPayload);
    const slides = await readSlides((await reader.download(getReportSlides, asked)).rawPayload);
    const page = dataOf(await reader.call(viewReport, { params: { id }, query: { share } }));
    const isMarked = (texts: string[]) => texts.join(" ").includes(COMMUNITY_MARK);
    return {
      page: page.isCommunity,
      pdf: pdf.map((each) => isMarked(each.flatMap(({ texts }) => texts))),
      slides: slides.slice(1).map((slide) => isMarked([JSON.stringify(slide)])),
    };
  }
  const setType = (type: number) =>
    app.parts.storage.query("update subscriptions set subscription_type = $2 where id = $1", [
      ...[app.person.teamId, type],
    ]);
  const plain = await marked();
  expect([plain.page, ...plain.pdf, ...plain.slides].some((is) => is)).toBe(false);
  await setType(SUBSCRIPTION_TYPES.COMMUNITY);
  const free = await marked();
  expect([free.page, ...free.pdf, ...free.slides].every((is) => is)).toBe(true);
  expect(free.pdf.length + free.slides.length).toBeGreaterThan(2);
  await setType(SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY);
  expect(await marked()).toEqual(plain);
}, 120_000);
