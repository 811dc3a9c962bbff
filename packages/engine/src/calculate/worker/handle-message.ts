/** The worker's side of the protocol: a state and a message give the next state and an answer. */
import type { Overlay } from "#calculate/batch.ts";
import { type Calculation, openCalculation } from "#calculate/calculation.ts";
import type { Cell } from "#calculate/incremental.ts";
import { compileProgram, type Program } from "#calculate/program.ts";
import type { Sheet } from "#calculate/sheet.ts";
import type { Answer, Change, Message, Shape } from "./protocol.ts";

export type State = { calculation?: Calculation; jobs: ReadonlyMap<number, Job> };

/** What is left of a request for scenarios, on the base as it was when they were asked for. */
type Job = { base: Sheet; overlays: readonly Overlay[]; lines?: readonly string[] };

type Outcome = { state: State; answer: Answer };

export const EMPTY: State = { jobs: new Map() };

/** Short enough that a cancelled job ends within a frame or two, long enough to be worth a message. */
const SCENARIOS_PER_ANSWER = 64;

/** A message that cannot be obeyed is answered, and changes nothing. */
export async function handleMessage(state: State, message: Message): Promise<Outcome> {
  try {
    return await obey(state, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { state, answer: { id: message.id, kind: "failed", message: reason } };
  }
}

async function obey(state: State, message: Message): Promise<Outcome> {
  const { id } = message;
  switch (message.kind) {
    case "open": {
      const calculation = openCalculation(compileProgram(message.lines, message.periodCount));
      const shape = shapeOf(calculation.program);
      const sheet = calculation.sheet().slice();
      return {
        state: { calculation, jobs: new Map() },
        answer: { id, kind: "opened", shape, sheet },
      };
    }
    case "accelerate": {
      const isFaster = await opened(state).accelerate();
      return { state, answer: { id, kind: "accelerated", isFaster } };
    }
    case "change": {
      const calculation = opened(state);
      calculation.change(cellsOf(calculation.program, message.changes));
      return { state, answer: { id, kind: "changed", sheet: calculation.sheet().slice() } };
    }
    case "scenarios": {
      const { program, sheet } = opened(state);
      const overlays = message.scenarios.map((changes) => cellsOf(program, changes));
      const { lines } = message;
      return runPart(state, id, id, { base: sheet().slice(), overlays, ...(lines && { lines }) });
    }
    case "continue": {
      const job = state.jobs.get(message.job);
      if (!job) throw new RangeError(`there is no job ${message.job}`);
      return runPart(state, id, message.job, job);
    }
    case "cancel":
      return {
        state: { ...state, jobs: jobsWith(state, message.job, undefined) },
        answer: { id, kind: "cancelled", job: message.job },
      };
  }
}

function opened({ calculation }: State): Calculation {
  if (!calculation) throw new Error("no model is open");
  return calculation;
}

function shapeOf({ lines, stride, historyCount, periodCount, issues }: Program): Shape {
  return { ids: lines.map(({ id }) => id), stride, historyCount, periodCount, issues };
}

function cellsOf(program: Program, changes: readonly Change[]): Cell[] {
  return changes.map(({ line, period, value }) => {
    const row = program.rowOf.get(line);
    if (row === undefined) throw new RangeError(`there is no line "${line}"`);
    return { row, period, value };
  });
}

async function runPart(state: State, id: number, number: number, job: Job): Promise<Outcome> {
  const batch = await opened(state).batch();
  const results = batch({ ...job, overlays: job.overlays.slice(0, SCENARIOS_PER_ANSWER) });
  const overlays = job.overlays.slice(SCENARIOS_PER_ANSWER);
  const isLast = overlays.length === 0;
  return {
    state: { ...state, jobs: jobsWith(state, number, isLast ? undefined : { ...job, overlays }) },
    answer: { id, kind: "results", job: number, results, isLast },
  };
}

function jobsWith({ jobs }: State, number: number, job: Job | undefined): Map<number, Job> {
  const next = new Map(jobs);
  if (job) next.set(number, job);
  else next.delete(number);
  return next;
}
