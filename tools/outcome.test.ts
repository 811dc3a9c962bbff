import { expect, test } from "vitest";
import { outcomeOfPlaywright, outcomeOfVitest, sumOf } from "./outcome.ts";

const file = { status: "passed", name: "a.test.ts", assertionResults: [] };

test("a test file that could not be loaded counts as a failure", () => {
  const broken = { ...file, status: "failed" };
  const report = { success: false, numPassedTests: 3, numFailedTests: 0, testResults: [broken] };
  expect(outcomeOfVitest(report)).toMatchObject({ passed: 3, failed: 1, skipped: [] });
});

test("a run that failed without saying where counts as a failure", () => {
  const report = { success: false, numPassedTests: 3, numFailedTests: 0, testResults: [file] };
  expect(outcomeOfVitest(report).failed).toBe(1);
});

test("a skipped test is told by its name", () => {
  const assertionResults = [
    { status: "passed", fullName: "one" },
    { status: "skipped", fullName: "two" },
  ];
  const report = {
    ...{ success: true, numPassedTests: 1, numFailedTests: 0 },
    testResults: [{ ...file, assertionResults }],
  };
  expect(outcomeOfVitest(report)).toEqual({
    ...{ passed: 1, failed: 0 },
    skipped: ["two"],
    ran: ["one"],
  });
});

test("an error outside every errand is a failure, and one that passed the second time passed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  expect(outcomeOfPlaywright({ stats, errors: [{}] })).toEqual({
    ...{ passed: 6, failed: 2, skipped: [] },
  });
});

test("stages add up", () => {
  const one = { passed: 1, failed: 0, skipped: ["a"] };
  const two = { passed: 2, failed: 3, skipped: ["b"] };
  expect(sumOf([one, two])).toEqual({ passed: 3, failed: 3, skipped: ["a", "b"] });
});

test("what one stage skipped and another ran was not skipped", () => {
  const embedded = { passed: 1, failed: 0, skipped: ["a", "b"], ran: ["c"] };
  const served = { passed: 1, failed: 0, skipped: ["b", "c"], ran: ["a"] };
  expect(sumOf([embedded, served]).skipped).toEqual(["b", "b"]);
});
