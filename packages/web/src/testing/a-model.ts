import type { Model } from "@app/contract/models";

/** As much of a model as its pages of record show. */
export const A_MODEL = {
  ...{ id: 1, modelName: "Forecast", clientId: null, clientName: null, teamName: "Firm" },
  ...{ owner: { name: "Priya Raman", isYou: true }, registeredModelAccessMode: 5 },
  ...{ documentVersion: 4, versionIdentifier: "4", isActive: true, isShared: false },
  savedAt: "2026-11-02T00:00:00.000Z",
  figures: { checks: { isBlocked: false, errorCount: 0, alertCount: 0 } },
} as unknown as Model;
