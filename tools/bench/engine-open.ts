/**
 * Opens a starter's document in a fresh process, as a page does through its worker: "warm" when the
 * worker had time to warm up while the document was on its way, "cold" when it had none. The time is
 * that of the thread which is waited for. Prints one line of JSON.
 */
import { servicesFirm } from "@app/engine/starters/services-firm";
import { createHolder } from "@app/engine/worker/holder";
import { startThreadTimer } from "./engine-timing.ts";

export type DocumentOpening = { lineCount: number; firstMs: number };

const [timeSeries] = servicesFirm.timeSeries;
const document = servicesFirm.make({
  ...{ name: servicesFirm.name, timeSeries, start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
});
const { answer } = createHolder();
if (process.argv[2] === "warm") answer({ id: 1, kind: "warmUp" });
const reads = [{ lines: ["pl.profit", "bs.account.cash"] }];
const elapsedMs = startThreadTimer();
const opened = await answer({ id: 2, kind: "open", document, reads });
const firstMs = elapsedMs();
if (opened.kind !== "opened") throw new Error("the document was refused");
if (!opened.figures[0]?.values.every(Number.isFinite)) throw new Error("figures are missing");
const found: DocumentOpening = { lineCount: opened.structure.lines.length, firstMs };
console.log(JSON.stringify(found));
