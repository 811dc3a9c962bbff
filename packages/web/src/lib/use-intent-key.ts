import { useState } from "react";

/**
 * A key for what somebody wants to pay for: the same for as long as they want the same, so that a double click, or a
 * second try after a lost answer, pays once.
 */
export function useIntentKey(intent: unknown): string {
  const written = JSON.stringify(intent);
  const [held, hold] = useState({ written, key: crypto.randomUUID() });
  if (held.written === written) return held.key;
  const next = { written, key: crypto.randomUUID() };
  hold(next);
  return next.key;
}
