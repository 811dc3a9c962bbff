/** "Good morning, Priya", by the reader's own clock. */
export function greetingFor(name: string, now: Date) {
  return `${greetingAt(now.getHours())}, ${name.split(" ")[0]}`;
}

function greetingAt(hour: number) {
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}

/** "Monday 16 November" */
export function dayOf(now: Date) {
  const weekday = now.toLocaleDateString("en-US", { weekday: "long" });
  const month = now.toLocaleDateString("en-US", { month: "long" });
  return `${weekday} ${now.getDate()} ${month}`;
}
