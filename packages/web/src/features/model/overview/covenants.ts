/** What each case must keep to: alerts of the model and of the person's own, and where each is first broken. */
import type { Check } from "@app/engine/draft/draft";
import type { CaseChecks } from "@app/engine/worker/check-state";

export type Covenant = {
  id: string;
  name: string;
  /** Case by case, in their order: the first period it is broken in and by how much; undefined where it holds. */
  broken: ({ period: number; value: number } | undefined)[];
};

/**
 * The person's own rules, and whatever else a case breaks; what is said of the cash floor is in the
 * table above.
 */
export function covenantsOf(
  checks: readonly Check[],
  cases: readonly CaseChecks[],
  floorModule: string | undefined,
): Covenant[] {
  return checks.flatMap(({ id, name, class: kind, module }) => {
    if (kind !== "alert" || (module !== undefined && module === floorModule)) return [];
    const broken = cases.map((each) => each.broken?.find((check) => check.id === id));
    const isOwn = module === undefined;
    return isOwn || broken.some((each) => each) ? [{ id, name, broken }] : [];
  });
}
