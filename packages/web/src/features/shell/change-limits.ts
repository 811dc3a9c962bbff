import type { ShellMember } from "./member.ts";

const SENSITIVE = "Only the customer can do this.";
const ANYTHING = "You are viewing read-only, so nothing can be changed.";
const ENDED =
  "Your subscription has ended, so nothing can be changed until an admin chooses a plan.";
const OVERDUE = "A payment is overdue, so nothing can be changed until it is paid.";

/** What the server would refuse: to staff who view, and to a team that reads, exports and pays alone. */
export function changeLimits(member: ShellMember) {
  const limits = masqueradeLimits(member);
  const { isReadOnly, status } = member.subscription;
  if (!isReadOnly || "data" in limits) return limits;
  return { ...limits, data: status === "ended" ? ENDED : OVERDUE };
}

/** Staff who act as a customer change what a discussion asks for, and nothing that asks for proof of who one is. */
export function masqueradeLimits({ masquerade }: Pick<ShellMember, "masquerade">) {
  if (!masquerade) return {};
  return masquerade.isReadOnly ? { data: ANYTHING, sensitive: ANYTHING } : { sensitive: SENSITIVE };
}

/** One's own account, and paying: they go on whatever becomes of the subscription. */
export function worksAfterEnd(path: string) {
  return /^\/(account|billing|subscription)\b/.test(path);
}
