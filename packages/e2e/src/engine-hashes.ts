/** What every starter model comes to, by each back end: run here and in the browser alike. */
import { buildModel } from "@app/engine/build/build-model";
import { type Backend, EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { hashOf } from "@app/engine/calculate/hash";
import { webAssemblyOf } from "@app/engine/calculate/wasm/compile";
import { starterModels } from "@app/engine/starters/starters";

export type EngineHashes = { name: string; closures: string; webAssembly: string }[];

export function engineHashes(): Promise<EngineHashes> {
  const choice = { yearEndMonth: 6, currency: "AUD" };
  return Promise.all(
    starterModels.map(async ({ name, timeSeries: [timeSeries], make }) => {
      const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
      const { program } = buildModel(make({ ...choice, name, timeSeries, start }));
      const webAssembly = hashBy(await webAssemblyOf(program));
      return { name, closures: hashBy(closuresOf(program)), webAssembly };
    }),
  );
}

function hashBy(backend: Backend): string {
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return hashOf(sheet);
}
