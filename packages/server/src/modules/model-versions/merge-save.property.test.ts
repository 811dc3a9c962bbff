import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { runs } from "@app/engine/testing/runs";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Keeper,
  playThreeEditors,
  type SaveAnswer,
  type SaveRequest,
  type Tally,
} from "#testing/three-editors.ts";
import { mergeSave } from "./merge-save.ts";

const settings = runs(60);

/** What the server does with a save, without a server. */
function pureKeeper(): Keeper {
  const documents: ModelDocument[] = [];
  const saves: Edit[][] = [[]];
  const answers = new Map<string, SaveAnswer>();
  const newest = () => ({
    version: documents.length,
    document: documents.at(-1) as ModelDocument,
  });

  function merged({ baseVersion, edits, settled }: SaveRequest): SaveAnswer {
    const base = documents[baseVersion - 1] as ModelDocument;
    const others = saves
      .slice(baseVersion)
      .map((each, at) => ({ version: baseVersion + at + 1, edits: each }));
    const outcome = mergeSave(base, edits, others, settled);
    const { version } = newest();
    if ("conflicts" in outcome) {
      return { outcome: "conflict", version, others, conflicts: outcome.conflicts };
    }
    if ("refused" in outcome) return { outcome: "refused" };
    expect(applyEdits(outcome.before, outcome.edits).document).toEqual(outcome.document);
    if (edits.length === 0) return { outcome: "saved", version, others, edits };
    documents.push(outcome.document);
    saves.push(outcome.edits);
    return { outcome: "saved", version: version + 1, others, edits: outcome.edits };
  }

  return {
    async begin(document) {
      documents.push(document);
    },
    async save(_who, request) {
      const answer = answers.get(request.saveId) ?? merged(structuredClone(request));
      if (answer.outcome === "saved") answers.set(request.saveId, answer);
      return answer;
    },
    newest: async () => newest(),
  };
}

test("three editors end on the same bytes, and every change is in them or was shown as being at odds @long", async () => {
  const total: Tally = { saved: 0, conflicts: 0, merged: 0 };
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const tally = await playThreeEditors(g, pureKeeper(), 10);
      for (const key of ["saved", "conflicts", "merged"] as const) total[key] += tally[key];
    }),
    settings,
  );
  // Were they never in each other's way, this would prove nothing.
  expect(total.merged).toBeGreaterThan(settings.numRuns);
  expect(total.conflicts).toBeGreaterThan(settings.numRuns / 3);
}, 3_600_000);
