import { monthOfDay } from "@app/engine/time/day";
import { dayText } from "#lib/day-text.ts";
import { momentWords } from "#lib/moment-words.ts";
import { StatCard } from "#ui/stat-card.tsx";
import { firstMonth, localDay, monthName, type Used, usedSince } from "./credit-sums.ts";
import { minutesWords } from "./minutes-words.ts";
import type { Credit } from "./support-queries.ts";

/** What is left, what comes and what was used, each with when. */
export function CreditTiles({ credit }: { credit: Credit }) {
  const { minutesLeft, plan, recent } = credit;
  const today = localDay(new Date());
  const month = monthOfDay(today);
  const since = firstMonth(recent);
  return (
    <div className="grid grid-cols-4 gap-4 max-[1180px]:grid-cols-2 phone:gap-3">
      <StatCard label="Left now" value={minutesWords(minutesLeft)} note={leftNote(credit)} />
      <StatCard
        label="Your plan adds"
        value={plan ? minutesWords(plan.minutes) : "–"}
        note={
          plan
            ? `each month, next on ${dayText(plan.nextDay)}; up to ${minutesWords(plan.minutesMax)} are kept`
            : "Paid plans include support."
        }
      />
      <UsedCard label={`Used in ${monthName(month, today)}`} used={usedSince(recent, month)} />
      {since !== undefined && since < month && (
        <UsedCard label={`Used since ${monthName(since, today)}`} used={usedSince(recent, since)} />
      )}
    </div>
  );
}

/** What it will be, or since when it is so. */
function leftNote({ minutesLeft, plan, recent }: Credit) {
  if (plan) {
    const next = Math.min(plan.minutesMax, minutesLeft + plan.minutes);
    return `${minutesWords(next)} on ${dayText(plan.nextDay)} if none is used`;
  }
  const last = recent.at(-1);
  return last && `since ${momentWords(last.at, new Date())}`;
}

function UsedCard({ label, used: { minutes, replyCount } }: { label: string; used: Used }) {
  const replies = replyCount === 1 ? "1 reply" : `${replyCount} replies`;
  return <StatCard label={label} value={minutesWords(minutes)} note={`by ${replies}`} />;
}
