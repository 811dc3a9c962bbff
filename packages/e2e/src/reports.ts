/** What errands do with web reports, whatever they are about. */
import { API_BASE } from "@app/contract/endpoint";
import { createReportShare } from "@app/contract/report-shares";
import {
  createWebReport,
  previewWebReport,
  publishWebReport,
  updateWebReport,
} from "@app/contract/web-reports";
import type { Page } from "@playwright/test";
import { makeModel } from "./models.ts";

/** A model's starter report, published, made without the form; gives its id. */
export async function makeReport(
  page: Page,
  title: string,
  { opensDrivers = false } = {},
): Promise<number> {
  const modelId = await makeModel(page, title);
  const made = await post(page, createWebReport.path, modelId, { title });
  const { id, version } = opensDrivers ? await openDrivers(page, made) : made;
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

type Made = { id: number; version: number; document: object };

/** A tenth less or more of the hours that are worked in a year. */
async function openDrivers(page: Page, { id, version, document }: Made): Promise<Made> {
  const openedDrivers = [{ line: "hoursPerYear", mode: "scale", least: 0.9, most: 1.1 }];
  const answer = await page.request.put(addressOf(updateWebReport.path, id), {
    data: { document: { ...document, openedDrivers } },
    headers: { "If-Match": `"${version}"` },
  });
  return (await answer.json()).data;
}

async function post(page: Page, path: string, id: number, data: object) {
  const answer = await page.request.post(addressOf(path, id), { data });
  return (await answer.json()).data;
}

function addressOf(path: string, id: number) {
  return API_BASE + path.replace("{id}", String(id));
}
