/** What two people made of the same part of a report, in words that stand beside each other. */
import type { ReportBlock } from "@app/engine/reports/report-document";
import { nameOfBlock, SCALE_NAMES, wordsOfBlock } from "./block-words.ts";

export type ReportConflict = { name: string; mine: string; theirs: string };

/** Settings have no words of their own: both are named, and whose they are is said. */
export function sidesOf(name: string, mine: unknown, theirs: unknown): ReportConflict {
  const [own, other] = [mine, theirs].map(textOf) as [string, string];
  if (own !== other) return { name, mine: own, theirs: other };
  const lead = own === "" ? "As" : `${own}, as`;
  return { name, mine: `${lead} you left it`, theirs: `${lead} they left it` };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return (SCALE_NAMES as Record<string, string>)[value] ?? value;
  if (Array.isArray(value)) return value.length === 0 ? "None" : `${value.length} chosen`;
  return isBlock(value) ? wordsOfBlock(value) || nameOfBlock(value) : "";
}

function isBlock(value: unknown): value is ReportBlock {
  return typeof value === "object" && value !== null && "kind" in value && "id" in value;
}
