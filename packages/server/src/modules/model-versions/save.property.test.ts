import { saveModelDocument } from "@app/contract/model-versions";
import { editsBetween } from "@app/engine/edits/edits-between";
import { runs } from "@app/engine/testing/runs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel } from "#testing/test-models.ts";
import { documentOf, saveEdits } from "#testing/test-saves.ts";
import { type Keeper, playThreeEditors, type SaveAnswer } from "#testing/three-editors.ts";

/** The server itself; versions are counted from the one that the story begins with. */
function servedKeeper(people: Caller[]): Keeper {
  const [first] = people as [Caller];
  let id = 0;
  return {
    async begin(document) {
      id = (await addModel(first)).id;
      const starter = (await documentOf(first, id)).document;
      await saveEdits(first, id, 1, editsBetween(starter, document));
    },
    async save(who, { baseVersion, settled, ...request }) {
      const body = {
        ...request,
        baseVersion: baseVersion + 1,
        ...(settled && { settled: { ...settled, version: settled.version + 1 } }),
      };
      const { status, envelope } = await (people[who] as Caller).send(saveModelDocument, {
        params: { id },
        body,
      });
      if (status === 400) return { outcome: "refused" };
      const answer = dataOf(envelope);
      return { ...answer, version: answer.version - 1 } as SaveAnswer;
    },
    async newest() {
      const { version, document } = await documentOf(first, id);
      return { version: version - 1, document };
    },
  };
}

test("three editors at the server end on the same bytes, with every change in them or shown", async () => {
  const app = await testApp();
  const people = [app, await app.addMember(), await app.addMember()];
  const tally = { saved: 0, merged: 0 };
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const { saved, merged } = await playThreeEditors(g, servedKeeper(people), 6);
      tally.saved += saved;
      tally.merged += merged;
    }),
    { ...runs(3), endOnFailure: true },
  );

  expect(tally.saved).toBeGreaterThan(6);
  expect(tally.merged).toBeGreaterThan(0);
}, 3_600_000);
