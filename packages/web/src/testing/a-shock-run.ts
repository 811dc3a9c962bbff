import type { ShockRun } from "@app/contract/shocks";

/** Wages up by three percent, tried on two forecasts that both stay above their floor. */
export const SHOCK_RUN: ShockRun = {
  ...{ jobId: 7, state: "done", failure: null, shocks: [{ kind: "wages", value: 0.03 }] },
  ...{ startedAt: "2026-11-18T09:00:00.000Z", fromMonth: "Nov-26", seconds: 5.9 },
  ...{ modelCount: 2, doneCount: 2, failedCount: 0, changedCount: 0 },
  belowFloor: { base: 0, shocked: 0 },
  keptByOverdraft: { base: 0, shocked: 0 },
  keepId: "0c0ffee0-0000-8000-8000-000000000007",
  outlook: null,
};
