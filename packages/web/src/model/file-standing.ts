/** How far a file of balances is from being read: what is asked about it, and what is wrong with it. */
import type { DataOf } from "@app/contract/endpoint";
import type { readModelActuals } from "@app/contract/model-actuals";
import { countOf } from "./outlook.ts";

/** What was found in a file, whatever it is read for. */
export type FileRead = Omit<DataOf<typeof readModelActuals>, "accounts" | "months" | "decimals">;

/** What is wrong with the file itself; what is asked beside it is not said again. */
export function problemsTold({ problems, questions, unclassed }: FileRead): FileRead["problems"] {
  const asked = unclassed.map(({ code, name }) => [code, name].filter(Boolean).join(" "));
  return problems.filter(({ kind, message }) => {
    if (kind === "unanswered") return questions.length === 0;
    return kind !== "no-class" || !asked.some((each) => message.includes(each));
  });
}

/** "2 questions open, 3 things to put right in the file."; nothing where neither is left. */
export function leftWords(read: FileRead): string {
  const { questions, needsMonth, unclassed } = read;
  const unanswered = questions.filter(({ answer }) => answer === null).length;
  const openCount = unanswered + (needsMonth ? 1 : 0) + unclassed.length;
  const wrongCount = problemsTold(read).length;
  const parts = [
    openCount > 0 && `${countOf(openCount, "question")} open`,
    wrongCount > 0 && thingsToPutRight(wrongCount),
  ].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(", ")}.`;
}

export function thingsToPutRight(count: number): string {
  return `${countOf(count, "thing")} to put right in the file`;
}
