import type { ShellMember } from "./member.ts";

const SENSITIVE = "Only the customer can do this.";
const ANYTHING = "You are viewing read-only, so nothing can be changed.";

/** Staff who act as a customer change what a ticket asks for, and nothing that asks for proof of who one is. */
export function masqueradeLimits({ masquerade }: ShellMember) {
  if (!masquerade) return {};
  return masquerade.isReadOnly ? { data: ANYTHING, sensitive: ANYTHING } : { sensitive: SENSITIVE };
}
