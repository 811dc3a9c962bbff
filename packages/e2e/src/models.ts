/** What errands do with models, whatever they are about. */
import { API_BASE } from "@app/contract/endpoint";
import { createModel } from "@app/contract/models";
import type { Page } from "@playwright/test";

/** A services firm of three years unless said otherwise, made without the form; gives its id. */
export async function makeModel(
  page: Page,
  modelName: string,
  clientId?: number,
  key = "servicesFirm",
): Promise<number> {
  const data = {
    ...{ from: "starter", key, timeSeries: "monthly3", modelName, clientId },
    ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
  };
  const answer = await page.request.post(API_BASE + createModel.path, { data });
  return (await answer.json()).data.id;
}

/** A model's row in the list. */
export function rowOf(page: Page, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
}
