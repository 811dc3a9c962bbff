/** What became of a stage of the tests. What failed or was skipped is told by name, never only counted. */
export type Outcome = {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Passed only when tried again: by name, and not among those that passed. */
  flaky?: string[];
  /** The tests that did run, by name, where another stage may skip them. */
  ran?: string[];
};

export function passedIf(isPassed: boolean): Outcome {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? [] : ["told above"], skipped: [] };
}

export function skippedBecause(reason: string): Outcome {
  return { passed: 0, failed: [], skipped: [reason] };
}

/** What one stage skipped and another ran, such as a test for one kind of storage, was not skipped. */
export function sumOf(outcomes: Outcome[]): Outcome {
  const ran = new Set(outcomes.flatMap((outcome) => outcome.ran ?? []));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    skipped: outcomes.flatMap(({ skipped }) => skipped).filter((name) => !ran.has(name)),
    flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
  };
}

/** The last lines of a run, and the code it ends with. */
export function tell({ passed, failed, skipped, flaky = [] }: Outcome) {
  for (const name of skipped) console.log(`skipped: ${name}`);
  for (const name of flaky) console.log(`passed only when tried again: ${name}`);
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  testResults: {
    status: string;
    name: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** In the title of a test or an errand that the short form leaves out: a variation, a rare case, a long story. */
export const LONG = "@long";

/** A file that could not be loaded has no failed test, yet it failed. What is long was left out, and is told as one. */
export function outcomeOfVitest({ success, numPassedTests, testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (isOne: (status: string) => boolean) =>
    tests.filter(({ status }) => isOne(status)).map(({ fullName }) => fullName);
  const isRun = (status: string) => status === "passed" || status === "failed";
  const failed = [
    ...named((status) => status === "failed"),
    ...testResults.filter(isBroken).map(({ name }) => name),
  ];
  return {
    passed: numPassedTests,
    failed: failed.length === 0 && !success ? ["something outside every test"] : failed,
    skipped: named((status) => !isRun(status)).filter((name) => !name.includes(LONG)),
    ran: named(isRun),
  };
}

function isBroken({ status, assertionResults }: VitestReport["testResults"][number]) {
  return status === "failed" && !assertionResults.some((each) => each.status === "failed");
}

type PlaywrightSuite = {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** An error outside every test, such as a fixture that cannot be loaded, is a failure as well. */
export function outcomeOfPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: [
      ...suites.flatMap((suite) => titlesIn(suite, "unexpected")),
      ...errors.map(() => "something outside every errand"),
    ],
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser errands`] : [],
    flaky: suites.flatMap((suite) => titlesIn(suite, "flaky")),
  };
}

function titlesIn({ specs, suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => titlesIn(suite, status))];
}
