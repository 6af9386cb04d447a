import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** A warning of React or of our own code is a defect: the test in which it appears fails. */
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    original(...args);
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  };
}
