import { exampleModels } from "@app/engine/examples/examples";
import { SCHEMA_VERSION } from "@app/engine/model/document";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { modelDocument } from "./model-document.ts";

const body = z.strictObject({ document: modelDocument });
const [example] = exampleModels.map(({ document }) => document());

test("what comes out is what the engine read, an older version brought forward", () => {
  expect(body.parse({ document: example }).document).toEqual(example);
  const old = { ...example, schemaVersion: 1 };
  expect(body.parse({ document: old }).document.schemaVersion).toBe(SCHEMA_VERSION);
});

test("what the engine refuses stands at its place on the form, in the engine's words", () => {
  const [first, ...rest] = example?.modules ?? [];
  const document = { ...example, currency: 7, modules: [{ ...first, isOff: "no" }, ...rest] };

  const { error } = body.safeParse({ document });

  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["document.currency", "Expected a text."],
    [`document.modules.${first?.id}.isOff`, "Expected true or false."],
  ]);
});

test.each([null, 3, "model", [], {}])("%j is no document", (document) => {
  expect(body.safeParse({ document }).success).toBe(false);
});
