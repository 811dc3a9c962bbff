export const A_CLIENT = {
  ...{ id: 1, name: "Acorn", contactName: "Helen Osei", contactEmail: "helen@acorn.example" },
  ...{ contactPhone: "", industry: "Brewing", yearEndMonth: 6, currency: "AUD", isActive: true },
  ...{ notes: "Board meets on Thursdays.", version: 1 },
  ...{ createdAt: "2025-07-03T00:00:00.000Z", updatedAt: "2025-07-03T00:00:00.000Z" },
};

const NONE = { count: 0, items: [] };

/** A client that nothing hangs off. */
export const NOTHING_OF_CLIENT = {
  ...{ leadModelId: null, leadMonths: [], models: NONE, connections: NONE },
  ...{ reports: NONE, notes: NONE, readers: NONE },
};
