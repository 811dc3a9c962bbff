import { Worker } from "node:worker_threads";
import { hashOf } from "@app/engine/calculate/hash";
import { starterModels } from "@app/engine/starters/starters";
import { connectDocument } from "@app/engine/worker/connect";
import { directPorts, threadPort } from "@app/engine/worker/ports";
import type { Port } from "@app/engine/worker/protocol";
import { serveDocument } from "@app/engine/worker/serve";
import { expect, test } from "vitest";

const [starter] = starterModels;
const document = starter?.make({
  name: starter.name,
  timeSeries: starter.timeSeries[0],
  ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
});

/** Threads do not take over how their process reads TypeScript. */
function fromSource(file: URL) {
  return `import("tsx/esm/api").then(({ register }) => (register(), import("${file}")))`;
}

/** Opens, edits, runs long work and takes the edit back; what each step comes to. */
async function errand(port: Port) {
  const connection = connectDocument(port);
  const opened = await connection.open(document);
  if (opened.kind !== "opened") throw new Error(JSON.stringify(opened.issues));
  const { lines, scenarios } = opened.structure;
  const place = lines.find((line) => line.place?.startsWith("drivers/"))?.place ?? "";
  const all = {
    lines: lines.map(({ id }) => id),
    cases: [undefined, ...scenarios.map(({ id }) => id)],
  };
  const first = await connection.watch([all]);
  const isFast = await connection.isFast();
  const edited = await connection.edit([{ kind: "figures", place, from: 2, values: [123, 45.5] }]);
  if (edited.kind !== "edited") throw new Error(JSON.stringify(edited.issues));
  const target = { line: "bs.account.cash", from: 11 };
  const tornado = await connection.run({ kind: "sensitivity", target }).result;
  const undone = await connection.edit(edited.inverse);
  const figures = [first, edited, undone].map((answer) =>
    "figures" in answer ? answer.figures : [],
  );
  return {
    isFast,
    isBuilt: edited.structure !== undefined,
    widest: tornado?.result.bars[0],
    hashes: figures.map(([block]) => block && hashOf(block.values)),
  };
}

const TIMEOUT = { timeout: 60_000 };

test(
  "a thread and a direct call come to the same bytes by the same messages",
  TIMEOUT,
  async () => {
    const thread = new Worker(fromSource(new URL("./engine-thread.ts", import.meta.url)), {
      eval: true,
    });
    const inThread = await errand(threadPort(thread)).finally(() => thread.terminate());
    const [outside, inside] = directPorts();
    serveDocument(inside);
    const beside = await errand(outside);
    expect(inThread).toEqual(beside);
    expect(beside).toMatchObject({ isFast: true, isBuilt: false });
    const [first, edited, undone] = beside.hashes;
    expect(edited).not.toBe(first);
    expect(undone).toBe(first);
  },
);
