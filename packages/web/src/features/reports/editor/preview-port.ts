/** What the page asks of the worker that renders, each with a number and one answer. */
import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { ReportCell, ReportDocument } from "@app/engine/reports/report-document";
import type { Outline } from "./open-preview.ts";

export type Question = { id: number } & (
  | { kind: "open"; document: unknown }
  | { kind: "render"; report: ReportDocument }
  | { kind: "read"; report: ReportDocument; cell: ReportCell }
  | { kind: "find"; report: ReportDocument; typed: string; scenario: string }
);

export type Answer = { id: number } & ({ value: unknown } | { failure: string });

type Asked = Question extends infer Each
  ? Each extends unknown
    ? Omit<Each, "id">
    : never
  : never;

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

export type PreviewPort = {
  open: (document: unknown) => Promise<Outline>;
  render: (report: ReportDocument) => Promise<RenderedCase[]>;
  read: (
    report: ReportDocument,
    cell: ReportCell,
  ) => Promise<{ text: string; name: string } | undefined>;
  find: (report: ReportDocument, typed: string, scenario: string) => Promise<FoundCell[]>;
  end: () => void;
};

export function startPreview(): PreviewPort {
  const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.value as never);
  });
  function ask(question: Asked): Promise<never> {
    last += 1;
    worker.postMessage({ id: last, ...question });
    return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
  }
  return {
    open: (document) => ask({ kind: "open", document }),
    render: (report) => ask({ kind: "render", report }),
    read: (report, cell) => ask({ kind: "read", report, cell }),
    find: (report, typed, scenario) => ask({ kind: "find", report, typed, scenario }),
    end: () => worker.terminate(),
  };
}
