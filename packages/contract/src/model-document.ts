import { readEdits } from "@app/engine/edits/read-edits";
import type { Issue } from "@app/engine/model/issue";
import { readDocument } from "@app/engine/model/read-document";
import * as z from "zod/mini";
import { type BodyLimits, endpoint } from "./endpoint.ts";

/**
 * What the engine reads, read by it and by nobody else: what comes out is what it read. What it refuses
 * stands at its place on the form, so that "modules/rent/amount" within `document` becomes
 * `document.modules.rent.amount`. The engine publishes the schema, too; ours only points there.
 */
function readBy<Value>(
  schemaName: string,
  read: (given: unknown) => { value: Value | undefined; issues: readonly Issue[] },
) {
  const schema = z.pipe(
    z.unknown(),
    z.transform((given, context): Value => {
      const { value, issues } = read(given);
      for (const { place, message } of issues) {
        const path = place === "" ? [] : place.split("/");
        context.issues.push({ code: "custom", path, message, input: given });
      }
      return value ?? z.NEVER;
    }),
  );
  z.globalRegistry.add(schema, { $ref: `#/components/schemas/${schemaName}` });
  return schema;
}

/** A model document of any version, brought forward to the newest. */
export const modelDocument = readBy("ModelDocument", (given) => {
  const { document, issues } = readDocument(given);
  return { value: document, issues };
});

/** Changes to a document, not yet made in any. */
export const modelEdits = readBy("ModelEdits", (given) => {
  const { edits, issues } = readEdits(given);
  return { value: edits, issues };
});

/** A company's whole model with five years of months, its history and a few scenarios, many times. */
export const MODEL_DOCUMENT_LIMITS: BodyLimits = {
  bytesMax: 5 * 1024 * 1024,
  keysMax: 50_000,
  depthMax: 20,
};

export const checkModelDocument = endpoint({
  method: "POST",
  path: "/model_document/check",
  summary:
    "What a model document comes to: its issues, its checks and its last cash. Keeps nothing.",
  access: "member",
  worksAfterEnd: true,
  worksWhileMasquerading: true,
  limits: MODEL_DOCUMENT_LIMITS,
  waitsForPool: "briefly",
  body: z.strictObject({
    document: modelDocument,
    /** Made in the document first, as if they were saved. */
    edits: z.optional(modelEdits),
  }),
  data: z.object({
    issues: z.array(
      z.object({
        code: z.string(),
        severity: z.enum(["error", "warning"]),
        /** The place in the document, for example "modules/loan-1/ratePerYear". */
        place: z.string(),
        message: z.string(),
      }),
    ),
    /** The figures do not hold, so that there is no forecast to hand out. */
    isBlocked: z.boolean(),
    /** At the end of the last period, in the document's currency; null where it does not work out. */
    closingCash: z.nullable(z.number()),
    lastPeriod: z.string(),
    checks: z.array(
      z.object({
        name: z.string(),
        class: z.enum(["error", "alert", "sensitivity"]),
        /** The first period in which it does not hold; null when it holds in all. */
        failsIn: z.nullable(z.string()),
      }),
    ),
  }),
});
