import { createModel } from "@app/contract/models";
import { createWebReport, previewWebReport, publishWebReport } from "@app/contract/web-reports";
import { call } from "../api-client.ts";

export type Caller = { url: string; cookie: string };

/** The starter report of the largest example, published. */
export async function publishExample(caller: Caller) {
  const body = { from: "example", key: "coffeeRoaster", modelName: "Roastery" } as const;
  const model = await call(caller, createModel, { body: { ...body, clientId: null } });
  const made = await call(caller, createWebReport, {
    ...{ params: { id: model.id }, body: { title: "Board report" } },
  });
  const params = { id: made.id };
  const { modelVersion, cases } = await call(caller, previewWebReport, { params, query: {} });
  const seen = { version: made.version, modelVersion, isStandingSeen: true };
  await call(caller, publishWebReport, { params, body: seen });
  return { id: made.id, caseKeys: cases.map(({ key }) => key) };
}
