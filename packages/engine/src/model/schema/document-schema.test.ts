import { expect, test } from "vitest";
import { documentSchema } from "./document-schema.ts";

test("the published schema is the one documents are held against", async () => {
  const published = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Model document",
    ...documentSchema,
  };
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
    "../../../../../docs/engine/model.schema.json",
  );
});
