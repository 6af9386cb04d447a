/** How many tests of a report passed and failed. */

/** @param report Jest's output with `--json` */
export function jestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** @param report output of Playwright's JSON reporter */
export function browserCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    // Nothing gets a second try, so "flaky" is never a pass.
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}
