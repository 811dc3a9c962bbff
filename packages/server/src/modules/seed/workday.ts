/** That many days ago, or the Friday before, by the clock of the machine the demo runs on. */
export function workday(now: Date, daysAgo: number, [hour, minute]: readonly [number, number]) {
  const day = new Date(now);
  day.setDate(day.getDate() - Math.round(daysAgo));
  const daysSinceFriday = { 6: 1, 0: 2 }[day.getDay()] ?? 0;
  day.setDate(day.getDate() - daysSinceFriday);
  day.setHours(hour, minute, 0, 0);
  return day;
}

const DAY_MS = 86_400_000;

/** How many days ago a month ended, counted back: 1 is the last whole one. */
export function daysSinceMonth(now: Date, monthsBack: number) {
  const end = new Date(now.getFullYear(), now.getMonth() + 1 - monthsBack, 0);
  return Math.floor((now.getTime() - end.getTime()) / DAY_MS);
}
