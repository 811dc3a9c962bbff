/**
 * What every starter and example model comes to, by each back end and through a worker: run here
 * and in the browser alike.
 */
import { buildModel, type Model } from "@app/engine/build/build-model";
import { type Backend, EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { hashOf } from "@app/engine/calculate/hash";
import { webAssemblyOf } from "@app/engine/calculate/wasm/compile";
import { connectCalculations } from "@app/engine/calculate/worker/connect";
import { exampleModels } from "@app/engine/examples/examples";
import { starterModels } from "@app/engine/starters/starters";

export type EngineHashes = { name: string; closures: string; webAssembly: string }[];

export function engineHashes(): Promise<EngineHashes> {
  return Promise.all(
    models().map(async ({ document, program }) => ({
      name: document.name,
      closures: hashBy(closuresOf(program)),
      webAssembly: hashBy(await webAssemblyOf(program)),
    })),
  );
}

/** By a worker in the browser, with WebAssembly. */
export async function workerHashes(address: string): Promise<string[]> {
  const worker = new Worker(address, { type: "module" });
  const engine = connectCalculations({
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: (listener) => worker.addEventListener("message", ({ data }) => listener(data)),
  });
  const hashes: string[] = [];
  for (const { program } of models()) {
    await engine.open(program.lines, program.periodCount);
    const isFaster = await engine.accelerate();
    hashes.push(isFaster ? hashOf(await engine.change([])) : "WebAssembly was refused");
  }
  worker.terminate();
  return hashes;
}

function models(): Model[] {
  const choice = { yearEndMonth: 6, currency: "AUD" };
  const starters = starterModels.map(({ name, timeSeries: [timeSeries], make }) => {
    const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
    return make({ ...choice, name, timeSeries, start });
  });
  return [...starters, ...exampleModels.map((example) => example.document())].map(buildModel);
}

function hashBy(backend: Backend): string {
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return hashOf(sheet);
}
