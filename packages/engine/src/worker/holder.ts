/**
 * Holds one document and answers messages about it: builds it, calculates it, edits it. The same
 * holder stands in a browser's worker, in a thread of the server, and beside its caller in a test.
 *
 * An answer either does what was asked or changes nothing. A new state takes the old one's place
 * only when all of it is there.
 */
import { buildModel, type Model } from "#build/build-model.ts";
import { withFigures } from "#build/with-figures.ts";
import { findOverflow } from "#checks/overflow.ts";
import { applyEdits } from "#edits/apply-edits.ts";
import type { Edit } from "#edits/edit.ts";
import { ownEditsSchema } from "#edits/edit-schema.ts";
import type { Issue } from "#model/issue.ts";
import { readDocument } from "#model/read-document.ts";
import { validate } from "#model/schema/validate.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { type LiveCases, openCases } from "#scenarios/live-cases.ts";
import type { TableCase } from "#tables/table-case.ts";
import { explainOver } from "#trace/explain-over.ts";
import { journalsOf, postingsOf } from "#trace/journals.ts";
import { paymentsAhead } from "#trace/payments.ts";
import type { View } from "#trace/view.ts";
import { brokenChecks } from "./check-state.ts";
import { driversBehind } from "./drivers-behind.ts";
import { createJobs } from "./jobs.ts";
import { readMessage } from "./messages.ts";
import type { Answer, Asked, Figures, Message, Read, Reply, Request } from "./protocol.ts";
import { readFigures } from "./read-figures.ts";
import { makeTable } from "./read-tables.ts";
import { rollForwardEdits } from "./roll-forward.ts";
import { structureOf } from "./structure.ts";
import { warmUp } from "./warm-up.ts";
import { makeTables, readsOf, refillTables, type WatchedTable } from "./watched-tables.ts";

export type Holder = { answer: (message: unknown) => Answer | Promise<Answer> };

type Held = {
  version: number;
  model: Model;
  cases: LiveCases;
  /** Figures of the base that are too large to be calculated. */
  overflow: readonly Issue[];
  /** The base of documents that stand beside it, by the key they were given under. */
  references: ReadonlyMap<string, TableCase>;
  /** Cases as tables show them, each made when it is first shown. */
  known: Map<ScenarioId, TableCase>;
};

export function createHolder(): Holder {
  let held: Held | undefined;
  /** Set while figures are written in place; should that fail, they are calculated afresh. */
  let isHalfWritten = false;
  let watched: readonly Read[] = [];
  let watchedTables: readonly WatchedTable[] = [];
  const jobs = createJobs();

  function reply(message: Message): Reply | Promise<Reply> {
    switch (message.kind) {
      case "warmUp":
        warmUp(createHolder());
        return { kind: "warmedUp" };
      case "open":
        return open(message);
      case "refer":
        return refer(opened(), message);
      case "edit":
        return edit(message.edits);
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
        return explained(opened(), message);
      case "drivers": {
        const { line, period, from = period } = message;
        const own = opened();
        const drivers = driversBehind(askedView(own, message), line, from, period);
        return { kind: "drivers", version: own.version, drivers };
      }
      case "journals": {
        const { module, period, scenario } = message;
        const own = opened();
        const journals = journalsOf(viewOf(own, scenario), module, period);
        return { kind: "journals", version: own.version, journals };
      }
      case "payments": {
        const own = opened();
        const payments = paymentsAhead(viewOf(own, message.scenario), message.periodCount);
        return { kind: "payments", version: own.version, payments };
      }
      case "tryOut":
        return tryOut(opened(), message);
      case "rollForward": {
        const { version, model } = opened();
        const planned = rollForwardEdits(model.document, message.asked);
        return { kind: "rollForward", version, planned };
      }
      case "prepare":
        return prepare(opened());
      case "start":
        return jobs.start(message.id, opened(), message.work);
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

  function edit(edits: readonly Edit[]): Reply {
    const before = opened();
    const faults = validate(ownEditsSchema, edits);
    if (faults.length > 0) return { kind: "refused", issues: faults };
    const applied = applyEdits(before.model.document, edits);
    if (!applied.document) return { kind: "refused", issues: applied.issues };
    const { document, inverse, places } = applied;
    const version = before.version + 1;
    const model = withFigures(before.model, document);
    if (!model) {
      const next = build(document, version, before.references);
      const structure = structureOf(next.model, next.overflow);
      const figures = readAll(next, watched);
      const { watched: watching, told: tables } = makeTables(next, readsOf(watchedTables));
      [held, watchedTables] = [next, watching];
      return { kind: "edited", version, inverse, places, structure, figures, tables };
    }
    isHalfWritten = true;
    before.cases.refigure(model);
    const overflow = overflowOf(model, before.cases);
    const { cases, references } = before;
    const next = { version, model, cases, overflow, references, known: new Map() };
    const figures = readAll(next, watched);
    const refilled = refillTables(next, before.model.document, watchedTables);
    [held, isHalfWritten, watchedTables] = [next, false, refilled.watched];
    const { told: tables } = refilled;
    const isTold = overflow.length > 0 || before.overflow.length > 0;
    const structure = isTold ? { structure: structureOf(model, overflow) } : {};
    return { kind: "edited", version, inverse, places, ...structure, figures, tables };
  }

  return {
    answer: (value) => {
      const { id, message, fault } = readMessage(value);
      const withId = (each: Reply): Answer => ({ id, ...each });
      const failed = (error: unknown): Answer => ({ id, kind: "failed", message: textOf(error) });
      if (!message) return failed(fault);
      try {
        const answer = reply(message);
        return answer instanceof Promise ? answer.then(withId, failed) : withId(answer);
      } catch (error) {
        return failed(error);
      }
    },
  };
}

function build(
  document: Model["document"],
  version: number,
  references: Held["references"] = new Map(),
): Held {
  const model = buildModel(document);
  const cases = openCases(model);
  const overflow = overflowOf(model, cases);
  return { version, model, cases, overflow, references, known: new Map() };
}

function overflowOf(model: Model, cases: LiveCases): Issue[] {
  const sheet = cases.sheet(undefined);
  return sheet ? findOverflow(model, sheet) : [];
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

function explained(held: Held, asked: Asked): Reply {
  const { line, period, from = period } = asked;
  const explanation = explainOver(askedView(held, asked), line, from, period);
  return { kind: "explained", version: held.version, explanation };
}

function askedView(held: Held, { scenario, reference }: Asked): View {
  if (reference === undefined) return viewOf(held, scenario);
  const beside = held.references.get(reference);
  if (!beside) throw new RangeError(`no document stands beside this one as "${reference}"`);
  return { model: beside.model, sheet: beside.sheet };
}

function viewOf({ model, cases }: Held, scenario: ScenarioId): View {
  const sheet = cases.sheet(scenario);
  if (!sheet) throw new RangeError(`there is no scenario "${scenario}"`);
  return { model, sheet, scenario };
}

/** Built beside the document that is held, which stays as it is. */
function tryOut(
  { version, references, model: { document: before } }: Held,
  { edits, tables, journal }: Extract<Request, { kind: "tryOut" }>,
): Reply {
  const faults = validate(ownEditsSchema, edits);
  if (faults.length > 0) return { kind: "refused", issues: faults };
  const { document, issues } = applyEdits(before, edits);
  if (!document) return { kind: "refused", issues };
  const tried = build(document, version, references);
  const view = viewOf(tried, undefined);
  return {
    kind: "triedOut",
    version,
    tables: tables.map((read) => makeTable(tried, read)),
    issues: [...tried.model.issues, ...tried.overflow],
    journals: journal ? journalsOf(view, journal.module, journal.period) : [],
    postings: journal ? postingsOf(view, journal.module) : [],
  };
}

/** First the scenarios, one at a time; then WebAssembly, which others need not wait for. */
function prepare({ cases }: Held): Reply | Promise<Reply> {
  const [next, ...rest] = cases.waiting();
  if (next !== undefined) {
    cases.sheet(next);
    return { kind: "prepared", left: rest.length + 1, isFast: cases.isAccelerated() };
  }
  if (cases.isAccelerated()) return { kind: "prepared", left: 0, isFast: true };
  return cases.accelerate().then((isFast) => ({ kind: "prepared", left: 0, isFast }));
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
