/** The home page of somebody whom nothing waits for. */
export const NOTHING_WAITS = {
  notes: { count: 0, items: [] },
  connections: { areSeveral: false, count: 0, items: [] },
};
export const NO_NEEDS = { items: [], totalItemCount: 0, filterCounts: [] };
export const NO_HEADROOM = { items: [], totalItemCount: 0, months: [], dueCount: 0 };
