import type { Editor } from "@app/contract/edit-policy";
import { editsBetween } from "@app/engine/edits/edits-between";
import { defineTask } from "#core/task.ts";
import { madeOf } from "./make-save.ts";
import type { Stored } from "./model-versions.store.ts";
import { documentOf } from "./stored-document.ts";

/** Makes the edits that lead back to an older version, away from requests. */
export const makeRestore = defineTask({
  name: "make_restore",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ newest, older, editor }: { newest: Stored; older: Stored; editor: Editor }) {
    const [before, document] = [documentOf(newest), documentOf(older)];
    return madeOf({ before, document, edits: editsBetween(before, document) }, editor);
  },
});
