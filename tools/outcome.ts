/** What became of a stage of the tests. A skipped thing is told by name, never only counted. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: string[];
  /** Passed only when tried again: by name, and not among those that passed. */
  flaky?: string[];
  /** The tests that did run, by name, where another stage may skip them. */
  ran?: string[];
};

export function passedIf(isPassed: boolean): Outcome {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [] };
}

export function skippedBecause(reason: string): Outcome {
  return { passed: 0, failed: 0, skipped: [reason] };
}

/** What one stage skipped and another ran, such as a test for one kind of storage, was not skipped. */
export function sumOf(outcomes: Outcome[]): Outcome {
  const ran = new Set(outcomes.flatMap((outcome) => outcome.ran ?? []));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped).filter((name) => !ran.has(name)),
    flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
  };
}

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    name: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** A file that could not be loaded has no failed test, yet it failed. */
export function outcomeOfVitest(report: VitestReport): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((each) => each.status === "failed"),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const isSkipped = ({ status }: { status: string }) => !["passed", "failed"].includes(status);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: tests.filter(isSkipped).map(({ fullName }) => fullName),
    ran: tests.filter((test) => !isSkipped(test)).map(({ fullName }) => fullName),
  };
}

type PlaywrightSuite = {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** An error outside every test, such as a fixture that cannot be loaded, is a failure as well. */
export function outcomeOfPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser errands`] : [],
    flaky: suites.flatMap(flakyIn),
  };
}

function flakyIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}
