/** A model under shocks, one laid over the other: what each of them comes to is the step from case to case. */
import { buildModel, type Model } from "#build/build-model.ts";
import type { Sheet } from "#calculate/sheet.ts";
import type { ModelDocument, Override } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";
import { canChange, concernedBy, type Shock, type ShockReach, shockReach } from "./shock.ts";

export type ShockCases = {
  model: Model;
  base: Sheet;
  /** Of each shock on top of those before it. */
  steps: Sheet[];
  reaches: ShockReach[];
};

/** `from` is the period in which they begin. */
export function shockCases(
  document: ModelDocument,
  shocks: readonly Shock[],
  from: number,
): ShockCases {
  const model = modelOpenTo(document, shocks, from);
  const reaches = shocks.map((shock) => shockReach(model, shock, from));
  const { base, batch } = casesOf(model);
  const overlays = reaches.map((_, last) =>
    overlayOnSheet(
      model.program,
      reaches.slice(0, last + 1).flatMap(({ changes }) => changes),
      base,
    ),
  );
  return { model, base, steps: batch({ base, overlays }), reaches };
}

/**
 * The model built so that the shocks can be laid over it: days look back far enough, and formulas are open to changes.
 * Nearly every model can be changed wherever a shock concerns it, and is built once.
 */
function modelOpenTo(document: ModelDocument, shocks: readonly Shock[], from: number): Model {
  const wanted = shocks.flatMap((shock) =>
    concernedBy(document, shock, from).flatMap(({ changes }) => changes),
  );
  const model = builtWith(document, wanted);
  const possible = wanted.filter(({ line }) => canChange(model.program, line));
  return possible.length === wanted.length ? model : builtWith(document, possible);
}

function builtWith(document: ModelDocument, overrides: Override[]): Model {
  const probe = { id: "@shock", name: "What shocks may change", overrides };
  return buildModel({ ...document, scenarios: [...document.scenarios, probe] });
}
