/** Which checks of a case are not zero, and where they first are not. */
import type { Model } from "#build/build-model.ts";
import { type Sheet, seriesOf } from "#calculate/sheet.ts";
import { GATE_SCALE, isRounding } from "#checks/integrity.ts";
import type { Check } from "#draft/draft.ts";
import type { ScenarioId } from "#overrides/family.ts";

/** Undefined when there is no such scenario. */
export type CaseChecks = { scenario: ScenarioId; broken: BrokenCheck[] | undefined };

export type BrokenCheck = Check & {
  /** The first period in which it is broken, its figure there, and in how many it is. */
  period: number;
  value: number;
  periodCount: number;
};

export function brokenChecks({ program, checks }: Model, sheet: Sheet): BrokenCheck[] {
  const scale = seriesOf(program, sheet, GATE_SCALE);
  return checks.flatMap((check): BrokenCheck[] => {
    const values = seriesOf(program, sheet, check.line);
    const isError = check.class === "error";
    let [first, periodCount] = [-1, 0];
    for (let period = 0; period < values.length; period++) {
      const value = values[period] as number;
      if (value === 0 || (isError && isRounding(value, scale[period] ?? 0))) continue;
      if (first < 0) first = period;
      periodCount += 1;
    }
    return first < 0 ? [] : [{ ...check, period: first, value: values[first] ?? 0, periodCount }];
  });
}
