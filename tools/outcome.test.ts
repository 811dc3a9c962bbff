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

test("an error outside every errand is a failure", () => {
  const stats = { expected: 5, unexpected: 1, skipped: 0 };
  expect(outcomeOfPlaywright({ stats, errors: [{}], suites: [] })).toEqual({
    ...{ passed: 5, failed: 2, skipped: [], flaky: [] },
  });
});

test("an errand that passed only when tried again is named, and not counted as passed", () => {
  const stats = { expected: 1, unexpected: 0, skipped: 0 };
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { specs: [spec("a client is renamed", "flaky")] };
  const suites = [{ specs: [spec("a client is added", "expected")], suites: [inner] }];
  const outcome = outcomeOfPlaywright({ stats, errors: [], suites });
  expect(outcome).toMatchObject({ passed: 1, failed: 0, flaky: ["a client is renamed"] });
  expect(sumOf([outcome, outcome]).flaky).toHaveLength(2);
});

test("stages add up", () => {
  const one = { passed: 1, failed: 0, skipped: ["a"] };
  const two = { passed: 2, failed: 3, skipped: ["b"] };
  expect(sumOf([one, two])).toEqual({ passed: 3, failed: 3, skipped: ["a", "b"], flaky: [] });
});

test("what one stage skipped and another ran was not skipped", () => {
  const embedded = { passed: 1, failed: 0, skipped: ["a", "b"], ran: ["c"] };
  const served = { passed: 1, failed: 0, skipped: ["b", "c"], ran: ["a"] };
  expect(sumOf([embedded, served]).skipped).toEqual(["b", "b"]);
});
