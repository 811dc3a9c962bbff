import { expect, test } from "vitest";
import { type FileRead, leftWords, problemsTold } from "./file-standing.ts";

const nothing: FileRead = {
  ...{ columns: [], rows: [], reasons: [], warnings: [], problems: [], questions: [] },
  ...{ needsMonth: false, unclassed: [] },
};

const unclassed = [{ accountId: "410", code: "410", name: "Sales", likely: [] }];
const problems = [
  { kind: "unanswered", message: "The file does not tell balances from movements. Choose one." },
  { kind: "no-class", row: 4, message: "Row 4: 410 Sales has no class. Choose asset, liability." },
  { kind: "duplicate", row: 9, message: "Row 9: Code 610 is already in row 8, Rent." },
];
const question = {
  ...{ about: "amounts", message: "Balances or movements?", choices: [], answer: null },
  ...{ suggested: null, evidence: "" },
};

test("the foot counted 3 things to put right where the list had 1: the other 2 are asked, and counted as questions", () => {
  const read: FileRead = { ...nothing, problems, unclassed, questions: [question] };
  expect(problemsTold(read).map(({ row }) => row)).toEqual([9]);
  expect(leftWords(read)).toBe("2 questions open, 1 thing to put right in the file.");
});

test("a problem that nothing is asked about is in the list, of whichever kind", () => {
  expect(problemsTold({ ...nothing, problems })).toEqual(problems);
  expect(leftWords({ ...nothing, problems })).toBe("3 things to put right in the file.");
});

test("a file that is not known to be of any month leaves 1 question, and one in order nothing", () => {
  expect(leftWords({ ...nothing, needsMonth: true })).toBe("1 question open.");
  expect(leftWords(nothing)).toBe("");
});
