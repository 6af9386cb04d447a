import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

/* Every document of the shop names the origin of the server that wrote it. */
document.documentElement.dataset.siteUrl = 'http://localhost:3000';

expect.extend(toHaveNoViolations);

/* jsdom has no layout, so there is nothing to scroll to. */
Element.prototype.scrollIntoView = () => undefined;

// Screens load their heavy parts when first needed, and a busy build server takes its time over that.
configure({ asyncUtilTimeout: 15_000 });

/** A warning of React or of our own code is a defect: the test in which it appears fails. */
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    original(...args);
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  };
}
