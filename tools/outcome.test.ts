import { expect, test } from "vitest";
import { outcomeOfPlaywright, outcomeOfVitest, sumOf } from "./outcome.ts";

const file = { status: "passed", name: "a.test.ts", assertionResults: [] };

test("a test file that could not be loaded counts as a failure", () => {
  const broken = { ...file, status: "failed" };
  const report = { success: false, numPassedTests: 3, testResults: [broken] };
  expect(outcomeOfVitest(report)).toMatchObject({ passed: 3, failed: ["a.test.ts"], skipped: [] });
});

test("a run that failed without saying where counts as a failure", () => {
  const report = { success: false, numPassedTests: 3, testResults: [file] };
  expect(outcomeOfVitest(report).failed).toHaveLength(1);
});

test("a skipped test and one that failed are told by their names", () => {
  const assertionResults = [
    { status: "passed", fullName: "one" },
    { status: "skipped", fullName: "two" },
    { status: "failed", fullName: "three" },
  ];
  const testResults = [{ ...file, status: "failed", assertionResults }];
  expect(outcomeOfVitest({ success: false, numPassedTests: 1, testResults })).toEqual({
    ...{ passed: 1, failed: ["three"] },
    skipped: ["two"],
    ran: ["one", "three"],
  });
});

test("a long test that was left out is not told as skipped by its name", () => {
  const assertionResults = [{ status: "skipped", fullName: "a restore is killed @long" }];
  const report = { success: true, numPassedTests: 0, testResults: [{ ...file, assertionResults }] };
  expect(outcomeOfVitest(report).skipped).toEqual([]);
});

const stats = { expected: 1, skipped: 0 };
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("an errand that failed and an error outside every errand are failures", () => {
  const suites = [{ specs: [spec("a client is added", "unexpected")] }];
  expect(outcomeOfPlaywright({ stats, errors: [{}], suites })).toEqual({
    ...{ passed: 1, skipped: [], flaky: [] },
    failed: ["a client is added", "something outside every errand"],
  });
});

test("an errand that passed only when tried again is named, and not counted as passed", () => {
  const inner = { specs: [spec("a client is renamed", "flaky")] };
  const suites = [{ specs: [spec("a client is added", "expected")], suites: [inner] }];
  const outcome = outcomeOfPlaywright({ stats, errors: [], suites });
  expect(outcome).toMatchObject({ passed: 1, failed: [], flaky: ["a client is renamed"] });
  expect(sumOf([outcome, outcome]).flaky).toHaveLength(2);
});

test("stages add up", () => {
  const one = { passed: 1, failed: [], skipped: ["a"] };
  const two = { passed: 2, failed: ["x"], skipped: ["b"] };
  expect(sumOf([one, two])).toEqual({
    ...{ passed: 3, failed: ["x"], skipped: ["a", "b"], flaky: [] },
  });
});

test("what one stage skipped and another ran was not skipped", () => {
  const embedded = { passed: 1, failed: [], skipped: ["a", "b"], ran: ["c"] };
  const served = { passed: 1, failed: [], skipped: ["b", "c"], ran: ["a"] };
  expect(sumOf([embedded, served]).skipped).toEqual(["b", "b"]);
});
