/** A model under shocks, one laid over the other: what each of them comes to is the step from case to case. */
import { buildModel, type Model } from "#build/build-model.ts";
import type { Sheet } from "#calculate/sheet.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { modelAllowing } from "#scenarios/cases-allowing.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";
import { type Shock, type ShockReach, shockReach } from "./shock.ts";

export type ShockCases = {
  model: Model;
  base: Sheet;
  /** Of each shock on top of those before it. */
  steps: Sheet[];
  reaches: ShockReach[];
};

export function shockCases(document: ModelDocument, shocks: readonly Shock[]): ShockCases {
  const plain = buildModel(document);
  const reaches = shocks.map((shock) => shockReach(plain, shock));
  const allowing = modelAllowing(
    plain,
    reaches.flatMap(({ changes }) => changes),
  );
  const { model, base, batch } = casesOf(allowing);
  const overlays = reaches.map((_, last) =>
    overlayOnSheet(
      model.program,
      reaches.slice(0, last + 1).flatMap(({ changes }) => changes),
      base,
    ),
  );
  return { model, base, steps: batch({ base, overlays }), reaches };
}
