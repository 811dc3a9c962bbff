/** The page's side of the protocol: calls that give promises. */
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import type { Answer, Change, Message, Port, Shape } from "./protocol.ts";

export type Connection = {
  open: (
    lines: readonly Line[],
    periodCount: number,
  ) => Promise<{ shape: Shape; sheet: Float64Array }>;
  /** Lets WebAssembly take over; false where the platform has none. */
  accelerate: () => Promise<boolean>;
  change: (changes: readonly Change[]) => Promise<Float64Array>;
  runScenarios: (request: ScenarioRequest) => ScenarioRun;
};

export type ScenarioRequest = {
  scenarios: readonly (readonly Change[])[];
  /** The lines to keep; all when unsaid. */
  lines?: readonly LineId[];
  onProgress?: (doneCount: number) => void;
};

/** A cancelled run ends with what it had. */
export type ScenarioRun = { results: Promise<Float64Array[]>; cancel: () => void };

type Kind = Answer["kind"];
type AnswerOf<K extends Kind> = Extract<Answer, { kind: K }>;
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
type Ask = <K extends Kind>(kind: K, message: WithoutId<Message>) => Promise<AnswerOf<K>>;

export function connectCalculations(port: Port): Connection {
  const ask = askThrough(port);
  return {
    open: (lines, periodCount) => ask("opened", { kind: "open", lines, periodCount }),
    accelerate: async () => (await ask("accelerated", { kind: "accelerate" })).isFaster,
    change: async (changes) => (await ask("changed", { kind: "change", changes })).sheet,
    runScenarios: (request) => {
      const run = { isCancelled: false };
      return {
        results: runParts(ask, request, run),
        cancel: () => {
          run.isCancelled = true;
        },
      };
    },
  };
}

/** Each answer finds the call that waits for it by its number. */
function askThrough(port: Port): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  port.onMessage((message) => {
    const answer = message as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (kind, message) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, (answer) => {
        if (answer.kind === kind) resolve(answer as AnswerOf<typeof kind>);
        else reject(new Error(answer.kind === "failed" ? answer.message : `got ${answer.kind}`));
      });
      port.postMessage({ ...message, id }, []);
    });
}

async function runParts(
  ask: Ask,
  { scenarios, lines, onProgress }: ScenarioRequest,
  run: { isCancelled: boolean },
): Promise<Float64Array[]> {
  const all: Float64Array[] = [];
  let part = await ask("results", { kind: "scenarios", scenarios, ...(lines && { lines }) });
  for (;;) {
    all.push(...part.results);
    onProgress?.(all.length);
    if (part.isLast) return all;
    if (run.isCancelled) {
      await ask("cancelled", { kind: "cancel", job: part.job });
      return all;
    }
    part = await ask("results", { kind: "continue", job: part.job });
  }
}
