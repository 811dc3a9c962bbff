/**
 * What every starter and example model comes to, by each back end and through a worker: run here
 * and in the browser alike.
 */
import { buildModel } from "@app/engine/build/build-model";
import { type Backend, EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { hashOf } from "@app/engine/calculate/hash";
import { webAssemblyOf } from "@app/engine/calculate/wasm/compile";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { starterModels } from "@app/engine/starters/starters";
import { connectDocument } from "@app/engine/worker/connect";
import { workerPort } from "@app/engine/worker/ports";

export type EngineHashes = { name: string; closures: string; webAssembly: string }[];

export function engineHashes(): Promise<EngineHashes> {
  return Promise.all(
    documents().map(async (document) => {
      const { program } = buildModel(document);
      return {
        name: document.name,
        closures: hashBy(closuresOf(program)),
        webAssembly: hashBy(await webAssemblyOf(program)),
      };
    }),
  );
}

/** By a worker in the browser, with WebAssembly; and again once an edit was made and undone. */
export async function workerHashes(address: string): Promise<string[]> {
  const worker = new Worker(address, { type: "module" });
  const connection = connectDocument(workerPort(worker));
  const hashes: string[] = [];
  for (const document of documents()) {
    const opened = await connection.open(document);
    if (opened.kind !== "opened") throw new Error(`${document.name} is refused`);
    const { lines } = opened.structure;
    const [given] = lines.filter((line) => line.place?.startsWith("drivers/"));
    await connection.watch([wholeSheet(document, lines)]);
    const isFast = await connection.isFast();
    const edit = { kind: "set", place: given?.place ?? "", value: 12.5 } as const;
    const edited = await connection.edit([edit]);
    if (edited.kind !== "edited") throw new Error(`${document.name} cannot be edited`);
    const undone = await connection.edit(edited.inverse);
    const [block] = undone.kind === "edited" ? undone.figures : [];
    hashes.push(isFast && block ? hashOf(block.values) : "WebAssembly was refused");
  }
  worker.terminate();
  return hashes;
}

/** With what stands before the first period, as a sheet has it. */
function wholeSheet(document: ModelDocument, lines: readonly { id: string }[]) {
  const { historyCount } = buildModel(document).program;
  return { lines: lines.map(({ id }) => id), from: -historyCount };
}

function documents(): ModelDocument[] {
  const choice = { yearEndMonth: 6, currency: "AUD" };
  const starters = starterModels.map(({ name, timeSeries: [timeSeries], make }) => {
    const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
    return make({ ...choice, name, timeSeries, start });
  });
  return [...starters, ...exampleModels.map((example) => example.document())];
}

function hashBy(backend: Backend): string {
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return hashOf(sheet);
}
