/** How many tests of a report passed and failed, and what the failed ones said. */
import { stripVTControlCharacters } from 'node:util';

/** @param report Jest's output with `--json` */
export function jestCounts(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ test: name, said: message }];
      return failed.map(({ fullName, failureMessages: [said = ''] }) => ({
        test: `${name} › ${fullName}`,
        said,
      }));
    });
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: failures.map(inShort),
  };
}

/** @param report output of Playwright's JSON reporter */
export function browserCounts({ stats, errors, suites }) {
  const failures = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${title}`,
      said: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '',
    }));
  return {
    passed: stats.expected,
    // Nothing gets a second try, so "flaky" is never a pass.
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: failures.map(inShort),
  };
}

/** The specs of nested suites. */
function specsOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/** A failure's first lines, without colours. */
function inShort({ test, said }) {
  return { test, said: stripVTControlCharacters(said).trim().split('\n').slice(0, 12).join('\n') };
}
