import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { OfferedDriver, WhatIfSettings } from "@app/engine/reports/what-if";
import type { TimeUnit } from "@app/engine/time/timeline";

type Ask = { kind: "ask"; settings: WhatIfSettings; unit: TimeUnit | undefined };

export type Question = { kind: "open"; report: string; model: string } | Ask;

export type Answer =
  | { kind: "drivers"; drivers: OfferedDriver[] }
  | { kind: "case"; settings: WhatIfSettings; view: RenderedCase };

/** A worker for one reader's what-if. While it is at work, only the newest question waits. */
export function openWhatIf(
  published: { report: string; model: string },
  on: { drivers: (drivers: OfferedDriver[]) => void; view: (view: RenderedCase) => void },
) {
  const worker = new Worker(new URL("./what-if-worker.ts", import.meta.url), { type: "module" });
  const send = (question: Question) => worker.postMessage(question);
  let isBusy = false;
  let waiting: Ask | undefined;
  const ask = (question: Ask) => {
    if (isBusy) waiting = question;
    else send(question);
    isBusy = true;
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.kind === "drivers") return on.drivers(data.drivers);
    isBusy = false;
    const next = waiting;
    waiting = undefined;
    if (next) ask(next);
    else on.view(data.view);
  });
  send({ kind: "open", ...published });
  return {
    ask: (settings: WhatIfSettings, unit: TimeUnit | undefined) =>
      ask({ kind: "ask", settings, unit }),
    end: () => worker.terminate(),
  };
}
