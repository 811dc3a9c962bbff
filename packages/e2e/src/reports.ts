/** What errands do with web reports, whatever they are about. */
import { API_BASE } from "@app/contract/endpoint";
import { createReportShare } from "@app/contract/report-shares";
import { createWebReport, previewWebReport, publishWebReport } from "@app/contract/web-reports";
import type { Page } from "@playwright/test";
import { makeModel } from "./models.ts";

/** A model's starter report, published, made without the form; gives its id. */
export async function makeReport(page: Page, title: string): Promise<number> {
  const modelId = await makeModel(page, title);
  const { id, version } = await post(page, createWebReport.path, modelId, { title });
  const preview = await page.request.get(addressOf(previewWebReport.path, id));
  const { modelVersion } = (await preview.json()).data;
  await post(page, publishWebReport.path, id, { version, modelVersion, isStandingSeen: true });
  return id;
}

/** A link for whoever has it, as an address within the app. */
export async function makeLink(page: Page, id: number): Promise<{ path: string; shareId: number }> {
  const { share, link } = await post(page, createReportShare.path, id, { name: "The board" });
  const { pathname, search } = new URL(link);
  return { path: pathname + search, shareId: share.id };
}

async function post(page: Page, path: string, id: number, data: object) {
  const answer = await page.request.post(addressOf(path, id), { data });
  return (await answer.json()).data;
}

function addressOf(path: string, id: number) {
  return API_BASE + path.replace("{id}", String(id));
}
