import { lastDayText } from "#lib/day-text.ts";
import { Badge } from "#ui/badge.tsx";
import type { ListedTeam } from "./team-queries.ts";

const PLANS: Record<ListedTeam["subscriptionType"], string> = {
  1: "Trial",
  2: "Monthly",
  3: "Annual, prepaid",
  4: "Community",
  5: "Annual, paid monthly",
};

const STATES = {
  trialing: { tone: "outline", label: "Trial", until: "Trial ends" },
  active: { tone: "positive", label: "Active", until: "Paid up to" },
  past_due: { tone: "negative", label: "Past due", until: "Period ends" },
  cancelled: { tone: "alert", label: "Cancelled", until: "Ends" },
  ended: { tone: "neutral", label: "Ended", until: "Ended" },
} as const;

export const planName = ({ subscriptionType }: ListedTeam) => PLANS[subscriptionType];

export function TeamState({ status }: ListedTeam) {
  const { tone, label } = STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** "Trial ends" and the last day of it. */
export function teamEnd({ status, endsOn }: ListedTeam) {
  return { label: STATES[status].until, day: endsOn === null ? "No day" : lastDayText(endsOn) };
}
