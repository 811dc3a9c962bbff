import { randomUUID } from "node:crypto";
import type { RequestOf } from "@app/contract/endpoint";
import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import type { Caller } from "./test-caller.ts";
import { dataOf } from "./test-clients.ts";

type Save = RequestOf<typeof saveModelDocument>["body"];

export function saveOf(baseVersion: number, edits: Edit[], more: Partial<Save> = {}): Save {
  return { saveId: randomUUID(), baseVersion, edits, ...more };
}

/** A save that goes through. */
export async function saveEdits(caller: Caller, id: number, ...args: Parameters<typeof saveOf>) {
  const data = dataOf(
    await caller.call(saveModelDocument, { params: { id }, body: saveOf(...args) }),
  );
  if (data.outcome !== "saved") throw new Error(`in conflict: ${JSON.stringify(data.conflicts)}`);
  return data;
}

export async function documentOf(caller: Caller, id: number, version?: number) {
  const query = version === undefined ? {} : { version };
  const data = dataOf(await caller.call(getModelDocument, { params: { id }, query }));
  return { version: data.version, document: data.document as ModelDocument };
}

export async function textOf(caller: Caller, id: number, version?: number) {
  return stableText((await documentOf(caller, id, version)).document);
}
