/** The four kinds of answer to "which value brings the figure there", in words. */
import type { GoalResult } from "@app/engine/analysis/goal-seek";
import { formatAmount } from "#lib/format.ts";

type Asked = {
  /** What may change: "Debtor days". */
  input: string;
  /** What is looked at: "Lowest cash". */
  aim: string;
  wanted: number;
  /** How a value of the input is written. */
  write: (value: number) => string;
};

export type GoalAnswer = {
  sentence: string;
  /** The value to take over; none where there is nothing to take. */
  value?: number;
};

/** What a scenario made of the answer is called: "Debtor days for lowest cash of 100,000". */
export function goalName(input: string, aim: string, wanted: string): string {
  return `${input} for ${aim.charAt(0).toLowerCase()}${aim.slice(1)} of ${wanted}`;
}

export function goalWords(result: GoalResult, { input, aim, wanted, write }: Asked): GoalAnswer {
  const reach = `${aim} is then ${formatAmount(result.reached)}.`;
  switch (result.kind) {
    case "found":
      return { sentence: `${input} of ${write(result.value)}. ${reach}`, value: result.value };
    case "several": {
      const others = result.others.map(write).join(" or ");
      return {
        sentence: `${input} of ${write(result.value)}, the nearest to where it is. ${reach} ${others} would do it too.`,
        value: result.value,
      };
    }
    case "none":
      return {
        sentence: `No value does it. The nearest is ${write(result.nearest)}, with ${formatAmount(result.reached)} instead of ${formatAmount(wanted)}.`,
        value: result.nearest,
      };
    case "unmoved":
      return {
        sentence: `${input} does not move it: it stays at ${formatAmount(result.reached)}.`,
      };
  }
}
