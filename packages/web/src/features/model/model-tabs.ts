/** The parts of a model, in the order of its tabs. */
export const MODEL_TABS = [
  { key: "overview", label: "Overview", to: "/models/$modelId" },
  { key: "drivers", label: "Drivers", to: "/models/$modelId/drivers" },
  { key: "statements", label: "Statements", to: "/models/$modelId/statements" },
  { key: "scenarios", label: "Scenarios", to: "/models/$modelId/scenarios" },
  { key: "checks", label: "Checks", to: "/models/$modelId/checks" },
  { key: "reports", label: "Reports", to: "/models/$modelId/reports" },
  { key: "connection", label: "Connection", to: "/models/$modelId/connection" },
  { key: "sharing", label: "Sharing", to: "/models/$modelId/sharing" },
  { key: "history", label: "History", to: "/models/$modelId/history" },
] as const;

export type ModelTab = (typeof MODEL_TABS)[number]["key"];
