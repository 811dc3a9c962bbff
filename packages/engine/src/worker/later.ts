/** The answers that first figures do not need: a browser loads them afterwards, as a file of their own. */
import { applyEdits } from "#edits/apply-edits.ts";
import { ownEditsSchema } from "#edits/edit-schema.ts";
import { validate } from "#model/schema/validate.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { explainOver } from "#trace/explain-over.ts";
import { journalsOf, postingsOf } from "#trace/journals.ts";
import { paymentsAhead } from "#trace/payments.ts";
import type { View } from "#trace/view.ts";
import { driversBehind } from "#why/drivers-behind.ts";
import { build, type Held } from "./held.ts";
import type { Jobs } from "./jobs.ts";
import type { Asked, LaterMessage, Reply, Request } from "./protocol.ts";
import { makeTable } from "./read-tables.ts";
import { rollForwardEdits } from "./roll-forward.ts";
import { inParts } from "./work.ts";

export function replyLater(held: Held, jobs: Jobs, message: LaterMessage): Reply {
  const { version, model } = held;
  switch (message.kind) {
    case "explain": {
      const { line, period, from = period } = message;
      const explanation = explainOver(askedView(held, message), line, from, period);
      return { kind: "explained", version, explanation };
    }
    case "drivers": {
      const { line, period, from = period } = message;
      const drivers = driversBehind(askedView(held, message), line, from, period);
      return { kind: "drivers", version, drivers };
    }
    case "journals": {
      const { module, period, scenario } = message;
      const journals = journalsOf(viewOf(held, scenario), module, period);
      return { kind: "journals", version, journals };
    }
    case "payments": {
      const payments = paymentsAhead(viewOf(held, message.scenario), message.periodCount);
      return { kind: "payments", version, payments };
    }
    case "tryOut":
      return tryOut(held, message);
    case "rollForward": {
      const planned = rollForwardEdits(model.document, message.asked);
      return { kind: "rollForward", version, planned };
    }
    case "start":
      return jobs.start(message.id, held, message.work, inParts);
  }
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
