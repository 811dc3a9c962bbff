import { formatWait, minutesSince } from "#lib/format-wait.ts";

/** Half a working day: from then on somebody was forgotten. */
const LONG_MINUTES = 240;

export function WaitingTime({ since }: { since: string | null }) {
  if (since === null) return <span className="text-text-3">–</span>;
  const minutes = minutesSince(since, new Date());
  const tone = minutes >= LONG_MINUTES ? "font-medium text-alert" : "text-text-2";
  return (
    <time dateTime={since} className={`tabular whitespace-nowrap ${tone}`}>
      {formatWait(minutes)}
    </time>
  );
}
