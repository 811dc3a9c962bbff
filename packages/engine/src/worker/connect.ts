/**
 * The screen's side of the protocol: calls that give promises. What a person's data does not allow is
 * a value; what fails is our own mistake and rejects.
 */
import type { AskedRollForward } from "#actuals/plan-roll-forward.ts";
import type { Edit } from "#edits/edit.ts";
import type { ScenarioId } from "#overrides/family.ts";
import type { Table } from "#tables/table.ts";
import { changedTable } from "#tables/table-change.ts";
import type { Answer, Asked, Port, Read, Request } from "./protocol.ts";
import type { TableRead } from "./read-tables.ts";
import type { Progress, Result, Work } from "./work.ts";

type Kind = Answer["kind"];
type AnswerOf<K extends Kind> = Extract<Answer, { kind: K }>;
type ResultOf<W extends Work> = Extract<Result, { kind: W["kind"] }>;

export type Connection = ReturnType<typeof connectDocument>;

/** The result is undefined when the work was cancelled, or its document was closed. */
export type RunningWork<W extends Work> = {
  result: Promise<{ version: number; result: ResultOf<W> } | undefined>;
  cancel: () => void;
};

export function connectDocument(port: Port) {
  const ask = askThrough(port);
  let preparing: Promise<boolean> | undefined;
  let structureCount = 0;
  /** As they were last told: an edit tells only what moved in them. */
  let watchedTables: Table[] = [];

  /** Everything that first figures did not need, one thing after the other, while nobody waits. */
  async function prepare(): Promise<boolean> {
    structureCount += 1;
    const own = structureCount;
    for (;;) {
      const { left, isFast } = await ask({ kind: "prepare" }, "prepared");
      if (left === 0 || own !== structureCount) return isFast;
    }
  }

  function prepareQuietly() {
    preparing = prepare();
    // A document that was closed meanwhile has nothing to prepare.
    preparing.catch(() => undefined);
    return preparing;
  }

  return {
    /** `reads` are watched from then on, so that the first figures come with the structure. */
    open: async (document: unknown, reads: readonly Read[] = []) => {
      const answer = await ask({ kind: "open", document, reads }, "opened", "refused");
      if (answer.kind === "opened") preparing = undefined;
      return answer;
    },
    /** Under a key that was given before, the newer one stands. */
    refer: (key: string, name: string, document: unknown) =>
      ask({ kind: "refer", key, name, document }, "referred", "refused"),
    edit: async (edits: readonly Edit[]) => {
      const answer = await ask({ kind: "edit", edits }, "edited", "refused");
      if (answer.kind === "refused") return answer;
      if (answer.structure && preparing !== undefined) void prepareQuietly();
      watchedTables = answer.tables.map((told, index) => {
        const before = watchedTables[index];
        if (!("cells" in told)) return told;
        if (!before) throw new Error("a table was changed that was never told");
        return changedTable(before, told);
      });
      return { ...answer, tables: watchedTables };
    },
    read: (reads: readonly Read[]) => ask({ kind: "read", reads }, "figures"),
    /**
     * From now on these figures come with each answer to an edit; those of now are given at once. An
     * edit that was sent before is answered with what was watched then.
     */
    watch: (reads: readonly Read[]) => ask({ kind: "watch", reads }, "figures"),
    /** The same for whole tables. */
    watchTables: async (tables: readonly TableRead[]) => {
      const answer = await ask({ kind: "watchTables", tables }, "tables");
      watchedTables = answer.tables;
      return answer;
    },
    checks: (cases: readonly ScenarioId[]) => ask({ kind: "checks", cases }, "checks"),
    explain: (asked: Asked) => ask({ kind: "explain", ...asked }, "explained"),
    drivers: (asked: Asked) => ask({ kind: "drivers", ...asked }, "drivers"),
    journals: (module: string, period: number, scenario?: ScenarioId) =>
      ask({ kind: "journals", module, period, scenario }, "journals"),
    payments: (periodCount: number, scenario?: ScenarioId) =>
      ask({ kind: "payments", periodCount, scenario }, "payments"),
    /** Whatever is tried out leaves no trace. */
    tryOut: (
      edits: readonly Edit[],
      tables: readonly TableRead[],
      journal?: { module: string; period: number },
    ) => ask({ kind: "tryOut", edits, tables, ...(journal && { journal }) }, "triedOut", "refused"),
    rollForward: (asked: AskedRollForward) => ask({ kind: "rollForward", asked }, "rollForward"),
    run: <W extends Work>(work: W, onProgress?: (progress: Progress) => void): RunningWork<W> => {
      const run = { isCancelled: false };
      const cancel = () => {
        run.isCancelled = true;
      };
      return { result: runParts(ask, work, run, onProgress), cancel };
    },
    document: () => ask({ kind: "document" }, "document"),
    /**
     * Prepares what first figures did not need, from now on after every build: asked for once they are
     * shown. Whether WebAssembly calculates, once it has had its turn.
     */
    isFast: () => preparing ?? prepareQuietly(),
    close: () => ask({ kind: "close" }, "closed"),
  };
}

type Ask = <K extends Kind>(request: Request, ...kinds: K[]) => Promise<AnswerOf<K>>;

/** Each answer finds the call that waits for it by its number. */
function askThrough(port: Port): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  port.onMessage((message) => {
    const answer = message as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (request, ...kinds) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, (answer) => {
        if ((kinds as Kind[]).includes(answer.kind))
          resolve(answer as AnswerOf<(typeof kinds)[number]>);
        else reject(new Error(answer.kind === "failed" ? answer.message : `got ${answer.kind}`));
      });
      port.postMessage({ ...request, id }, []);
    });
}

async function runParts<W extends Work>(
  ask: Ask,
  work: W,
  run: { isCancelled: boolean },
  onProgress?: (progress: Progress) => void,
): Promise<{ version: number; result: ResultOf<W> } | undefined> {
  let part = await ask({ kind: "start", work }, "part");
  for (;;) {
    const { job, version, done, total, result } = part;
    if (result) return { version, result: result as ResultOf<W> };
    onProgress?.({ done, total });
    if (run.isCancelled) {
      await ask({ kind: "cancel", job }, "cancelled");
      return undefined;
    }
    const next = await ask({ kind: "continue", job }, "part", "cancelled");
    if (next.kind === "cancelled") return undefined;
    part = next;
  }
}
