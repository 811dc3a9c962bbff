import type { Change } from "#ui/changes.tsx";
import type { ShellMember } from "./member.ts";

const ALONE = "Only the customer can do this.";
const ANYTHING = "You are viewing read-only, so nothing can be changed.";
const ENDED =
  "Your subscription has ended, so nothing can be changed until an admin chooses a plan.";
const OVERDUE = "A payment is overdue, so nothing can be changed until it is paid.";

type Limits = Partial<Record<Change, string>>;

/** What the server would refuse on a page: to staff who view, and to a team that reads, exports and pays alone. */
export function changeLimits(member: ShellMember, path = ""): Limits {
  const limits = { ...(!worksAfterEnd(path) && endLimits(member)), ...masqueradeLimits(member) };
  return isCustomersAlone(path) && limits.own ? { ...limits, data: limits.own } : limits;
}

function endLimits({ subscription: { isReadOnly, status } }: ShellMember): Limits {
  const whyNot = status === "ended" ? ENDED : OVERDUE;
  return isReadOnly ? { data: whyNot, own: whyNot } : {};
}

/** Staff who act as a customer change what a discussion asks for, and nothing that is the customer's alone. */
function masqueradeLimits({ masquerade }: ShellMember): Limits {
  if (!masquerade) return {};
  if (masquerade.isReadOnly) return { data: ANYTHING, own: ANYTHING, sensitive: ANYTHING };
  return { own: ALONE, sensitive: ALONE };
}

/** One's own account, and paying: they go on whatever becomes of the subscription. */
function worksAfterEnd(path: string) {
  return /^\/(account|billing|subscription)\b/.test(path);
}

/** Where everything that changes something pays, or speaks in the customer's name. */
function isCustomersAlone(path: string) {
  return /^\/(billing|subscription|support)\b/.test(path);
}
