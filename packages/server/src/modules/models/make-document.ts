import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import { starterModels } from "@app/engine/starters/starters";
import { defineTask } from "#core/task.ts";
import { type SeenDocument, seenOf } from "./look-at-document.ts";
import type { Material } from "./new-document.ts";

/** A new model's document and what it comes to, away from requests. */
export const makeDocument = defineTask({
  name: "make_document",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run(material: Material): SeenDocument | { refused: string } {
    const { document, issues } = readDocument(documentOf(material));
    if (document) return seenOf(document);
    return { refused: issues[0]?.message ?? "Choose another first period." };
  },
});

function documentOf(material: Material): ModelDocument | undefined {
  switch (material.from) {
    case "starter": {
      const { key, modelName: name, start, yearEndMonth, currency } = material;
      const starter = starterModels.find((each) => each.key === key);
      const timeSeries = starter?.timeSeries.find((each) => each.key === material.timeSeries);
      return timeSeries && starter?.make({ name, timeSeries, start, yearEndMonth, currency });
    }
    case "example": {
      const example = exampleModels.find(({ key }) => key === material.key);
      return example && { ...example.document(), name: material.modelName };
    }
    case "text":
      return { ...(JSON.parse(material.text) as ModelDocument), name: material.modelName };
  }
}
