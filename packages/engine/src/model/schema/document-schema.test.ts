import { expect, test } from "vitest";
import { writtenSchema } from "./document-schema.ts";

test("the published schema is the one documents are read by", async () => {
  const published = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Model document",
    ...writtenSchema,
  };
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
    "../../../../../docs/engine/model.schema.json",
  );
});
