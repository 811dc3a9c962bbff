import {
  createWebReport,
  getWebReport,
  previewWebReport,
  publishWebReport,
} from "@app/contract/web-reports";
import type { Caller } from "./test-caller.ts";
import { dataOf } from "./test-clients.ts";
import { addModel } from "./test-models.ts";

/** A starter report of a model of its own. */
export async function addReport(caller: Caller, title = "Board report") {
  const { id } = await addModel(caller);
  return dataOf(await caller.call(createWebReport, { params: { id }, body: { title } }));
}

/** Publishes what stands now. */
export async function publishReport(caller: Caller, id: number, isStandingSeen = false) {
  const { version } = dataOf(await caller.call(getWebReport, { params: { id } }));
  const seen = dataOf(await caller.call(previewWebReport, { params: { id }, query: {} }));
  const body = { version, modelVersion: seen.modelVersion, isStandingSeen };
  return caller.call(publishWebReport, { params: { id }, body });
}
