import { stableText } from "@app/engine/model/stable-text";
import { defineTask } from "#core/task.ts";
import { outlookOf } from "#modules/models/models.ts";
import type { Stored } from "./model-versions.store.ts";
import { documentOf } from "./stored-document.ts";

/** The text of a version, away from requests. */
export const readVersion = defineTask({
  name: "read_version",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run: (stored: Stored) => stableText(documentOf(stored)),
});

/** What a version comes to. */
export const lookAtVersion = defineTask({
  name: "look_at_version",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run: (stored: Stored) => outlookOf(documentOf(stored)),
});
