/** That many days ago, or the Friday before, by the clock of the machine the demo runs on. */
export function workday(now: Date, daysAgo: number, [hour, minute]: readonly [number, number]) {
  const day = new Date(now);
  day.setDate(day.getDate() - Math.round(daysAgo));
  const daysSinceFriday = { 6: 1, 0: 2 }[day.getDay()] ?? 0;
  day.setDate(day.getDate() - daysSinceFriday);
  day.setHours(hour, minute, 0, 0);
  return day;
}
