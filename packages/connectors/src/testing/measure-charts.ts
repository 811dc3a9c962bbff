/** How good suggestions are on charts placed by hand. */
import { standardLine } from "@app/engine/model/standard-lines";
import type { Chart } from "#mapping/chart-corpus/chart.ts";
import type { LineSuggestion, MappedAccount } from "#mapping/line-suggestion.ts";
import { type SuggestFrom, suggestLines } from "#mapping/suggest-lines.ts";

export type Measured = {
  accounts: number;
  rightLine: number;
  rightSection: number;
  /** Said at 0.90 and more, and right among them. */
  sure: number;
  sureAndRight: number;
};

const SURE = 0.9;

type Suggest = (accounts: readonly MappedAccount[], from: SuggestFrom) => LineSuggestion[];

export function measure(
  charts: readonly Chart[],
  suggest: Suggest = (accounts, from) => suggestLines(accounts, from),
): Measured {
  const sum = { accounts: 0, rightLine: 0, rightSection: 0, sure: 0, sureAndRight: 0 };
  for (const { country, accounts } of charts) {
    const asked = { earlierChoices: [], ...(country && { country }) };
    const suggestions = suggest(
      accounts.map(({ account }) => account),
      asked,
    );
    for (const [index, { line, confidence }] of suggestions.entries()) {
      const lines = accounts[index]?.lines ?? [];
      const isRight = lines.includes(line);
      sum.accounts++;
      if (isRight) sum.rightLine++;
      if (lines.some((each) => sectionOf(each) === sectionOf(line))) sum.rightSection++;
      if (confidence >= SURE) sum.sure++;
      if (confidence >= SURE && isRight) sum.sureAndRight++;
    }
  }
  return sum;
}

function sectionOf(line: string) {
  return standardLine(line)?.section;
}
