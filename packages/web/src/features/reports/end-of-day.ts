/** Whoever shares until a day means the whole of it, where they are. */
export function endOfDay(day: string | null): string | null {
  return day === null ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** "2026-12-01", the day that a moment is in here. */
export function dayOf(moment: string | null): string | null {
  if (moment === null) return null;
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
