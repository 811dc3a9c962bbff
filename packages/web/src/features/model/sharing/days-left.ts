const DAY_MS = 24 * 60 * 60 * 1000;

/** How long something is still open: whole days, the one that has begun included. */
export function daysLeft(until: Date, now: Date) {
  const days = Math.max(Math.ceil((until.getTime() - now.getTime()) / DAY_MS), 0);
  return { text: `${days} ${days === 1 ? "day" : "days"} left`, isSoon: days <= 1 };
}
