/** What became of a stage of the tests. A skipped thing is told by name, never only counted. */
export type Outcome = { passed: number; failed: number; skipped: string[] };

export function passedIf(isPassed: boolean): Outcome {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [] };
}

export function skippedBecause(reason: string): Outcome {
  return { passed: 0, failed: 0, skipped: [reason] };
}

export function sumOf(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
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
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "skipped" || status === "pending" || status === "todo")
      .map(({ fullName }) => fullName),
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** An error outside every test, such as a fixture that cannot be loaded, is a failure as well. */
export function outcomeOfPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser errands`] : [],
  };
}
