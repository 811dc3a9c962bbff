import type { ShellMember } from "./member.ts";

const SENSITIVE = "Only the customer can do this.";
const ANYTHING = "You are viewing read-only, so nothing can be changed.";

/** Staff who act as a customer change what a ticket asks for, and never what the customer must prove to be themselves for. */
export function masqueradeLimits({ masquerade }: ShellMember) {
  if (!masquerade) return {};
  return masquerade.isReadOnly ? { data: ANYTHING, sensitive: ANYTHING } : { sensitive: SENSITIVE };
}
