/**
 * Holds one document and answers messages about it: builds it, calculates it, edits it. The same
 * holder stands in a browser's worker, in a thread of the server, and beside its caller in a test.
 *
 * An answer either does what was asked or changes nothing. A new state takes the old one's place
 * only when all of it is there.
 */
import { readDocument } from "#model/read-document.ts";
import { openCases } from "#scenarios/live-cases.ts";
import type { TableCase } from "#tables/table-case.ts";
import { brokenChecks } from "./check-state.ts";
import { build, type Held, overflowOf } from "./held.ts";
import { createJobs } from "./jobs.ts";
import { readMessage } from "./messages.ts";
import { type PlannedEdits, planEdits } from "./plan-edits.ts";
import type { Answer, Figures, Message, Read, Reply, Request } from "./protocol.ts";
import { readFigures } from "./read-figures.ts";
import { newRehearsal, type Rehearsal, rehearse } from "./rehearse.ts";
import { structureOf } from "./structure.ts";
import { warmUp } from "./warm-up.ts";
import {
  makeTables,
  readsOf,
  refillTables,
  scenariosIn,
  type WatchedTable,
} from "./watched-tables.ts";

type Later = typeof import("./later.ts");

export type Holder = { answer: (message: unknown) => Answer | Promise<Answer> };

/** What is compiled for one holder is so for all: they share a rehearsal. */
const shared = newRehearsal();

export function createHolder(rehearsal: Rehearsal = shared): Holder {
  let held: Held | undefined;
  /** Set while figures are written in place; should that fail, they are calculated afresh. */
  let isHalfWritten = false;
  let watched: readonly Read[] = [];
  let watchedTables: readonly WatchedTable[] = [];
  const jobs = createJobs();
  /** Set while a message waits for its code: those after it have their turn after it. */
  let loading: Promise<void> | undefined;

  function reply(message: Message): Reply | Promise<Reply> {
    switch (message.kind) {
      case "warmUp":
        // What was opened before it has done the same.
        if (!held) warmUp(createHolder());
        return { kind: "warmedUp" };
      case "open":
        return open(message);
      case "refer":
        return refer(opened(), message);
      case "edit":
        return edit(planEdits(opened().model, message.edits));
      case "read":
        return figuresOf(opened(), message.reads);
      case "watch": {
        const answer = figuresOf(opened(), message.reads);
        watched = message.reads;
        return answer;
      }
      case "watchTables": {
        const own = opened();
        const { watched: tables, told } = makeTables(own, message.tables);
        watchedTables = tables;
        return { kind: "tables", version: own.version, tables: told };
      }
      case "checks":
        return checksOf(opened(), message.cases);
      case "explain":
      case "drivers":
      case "journals":
      case "payments":
      case "tryOut":
      case "rollForward":
      case "start":
        return withLater(({ replyLater }) => replyLater(opened(), jobs, message));
      case "prepare":
        return prepare(opened(), rehearsal);
      case "continue":
        return jobs.goOn(message.job);
      case "cancel":
        jobs.cancel(message.job);
        return { kind: "cancelled", job: message.job };
      case "document": {
        const { version, model } = opened();
        return { kind: "document", version, document: model.document };
      }
      case "close":
        held = undefined;
        [watched, watchedTables] = [[], []];
        jobs.clear();
        return { kind: "closed" };
    }
  }

  function withLater(answer: (parts: Later) => Reply): Reply | Promise<Reply> {
    if (later) return answer(later);
    const answered = loadLater().then(answer);
    const goOn = () => {
      loading = undefined;
    };
    loading = answered.then(goOn, goOn);
    return answered;
  }

  function opened(): Held {
    if (!held) throw new Error("no document is open");
    if (isHalfWritten) held = { ...held, cases: openCases(held.model) };
    isHalfWritten = false;
    return held;
  }

  function open({ document: value, reads = [] }: Extract<Request, { kind: "open" }>): Reply {
    const { document, issues } = readDocument(value);
    if (!document) return { kind: "refused", issues };
    const next = build(document, 0);
    const structure = structureOf(next.model, next.overflow);
    const figures = readAll(next, reads);
    [held, watched, watchedTables, isHalfWritten] = [next, reads, [], false];
    jobs.clear();
    return { kind: "opened", version: 0, structure, figures };
  }

  function refer(
    own: Held,
    { key, name, document: value }: Extract<Request, { kind: "refer" }>,
  ): Reply {
    const { document, issues } = readDocument(value);
    if (!document) return { kind: "refused", issues };
    const { model, cases, overflow } = build(document, 0);
    const sheet = cases.sheet(undefined);
    if (!sheet) throw new Error("every document has a base");
    const reference: TableCase = { key: `reference:${key}`, name, reference: key, model, sheet };
    held = { ...own, references: new Map([...own.references, [key, reference]]) };
    watchedTables = makeTables(held, readsOf(watchedTables)).watched;
    return { kind: "referred", structure: structureOf(model, overflow) };
  }

  function edit(planned: PlannedEdits): Reply {
    if ("issues" in planned) return { kind: "refused", issues: planned.issues };
    const before = opened();
    const { document, inverse, places, model } = planned;
    const version = before.version + 1;
    if (!model) {
      const next = build(document, version, before.references);
      const structure = structureOf(next.model, next.overflow);
      const figures = readAll(next, watched);
      const { watched: watching, told: tables } = makeTables(next, readsOf(watchedTables));
      [held, watchedTables] = [next, watching];
      return { kind: "edited", version, inverse, places, structure, figures, tables };
    }
    isHalfWritten = true;
    // Cases that nobody looks at are calculated when they are asked for: whoever types waits for none.
    const moved = before.cases.refigure(model, watchedTables.flatMap(scenariosIn));
    const wasSound = before.overflow.length === 0;
    const overflow = overflowOf(model, before.cases, wasSound ? moved : undefined);
    const { cases, references } = before;
    const next = { version, model, cases, overflow, references, known: new Map() };
    const figures = readAll(next, watched);
    const refilled = refillTables(next, before.model.document, moved, watchedTables);
    [held, isHalfWritten, watchedTables] = [next, false, refilled.watched];
    const { told: tables } = refilled;
    const isTold = overflow.length > 0 || !wasSound;
    const structure = isTold ? { structure: structureOf(model, overflow) } : {};
    return { kind: "edited", version, inverse, places, ...structure, figures, tables };
  }

  function answer(value: unknown): Answer | Promise<Answer> {
    if (loading !== undefined) return loading.then(() => answer(value));
    const { id, message, fault } = readMessage(value);
    const withId = (each: Reply): Answer => ({ id, ...each });
    const failed = (error: unknown): Answer => ({ id, kind: "failed", message: textOf(error) });
    if (!message) return failed(fault);
    try {
      const replied = reply(message);
      return replied instanceof Promise ? replied.then(withId, failed) : withId(replied);
    } catch (error) {
      return failed(error);
    }
  }

  return { answer };
}

function readAll({ model, cases }: Held, reads: readonly Read[]): Figures[] {
  return reads.map((read) => readFigures(model, cases, read));
}

function figuresOf(held: Held, reads: readonly Read[]): Reply {
  return { kind: "figures", version: held.version, figures: readAll(held, reads) };
}

function checksOf(
  { version, model, cases }: Held,
  wanted: Extract<Request, { kind: "checks" }>["cases"],
): Reply {
  const found = wanted.map((scenario) => {
    const sheet = cases.sheet(scenario);
    return { scenario, broken: sheet && brokenChecks(model, sheet) };
  });
  return { kind: "checks", version, cases: found };
}

/** Loaded once, for every holder. */
let later: Later | undefined;

async function loadLater() {
  later = await import("./later.ts");
  return later;
}

/**
 * First the scenarios, one at a time; then edits are rehearsed; then WebAssembly and all other code,
 * which nobody waits for.
 */
function prepare({ cases }: Held, rehearsal: Rehearsal): Reply | Promise<Reply> {
  const [next, ...rest] = cases.waiting();
  if (next !== undefined) {
    cases.sheet(next);
    return { kind: "prepared", left: rest.length + 1, isFast: cases.isAccelerated() };
  }
  const left = rehearse(rehearsal, () => createHolder(rehearsal));
  if (left > 0) return { kind: "prepared", left, isFast: cases.isAccelerated() };
  return prepareCode(cases);
}

async function prepareCode({ isAccelerated, accelerate }: Held["cases"]): Promise<Reply> {
  const [isFast] = await Promise.all([
    isAccelerated() || accelerate(),
    // What does not load now is asked for again by the first that needs it.
    loadLater().catch(() => undefined),
  ]);
  return { kind: "prepared", left: 0, isFast };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
