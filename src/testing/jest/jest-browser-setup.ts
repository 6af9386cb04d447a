import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

/* Every document of the shop names the origin of the server that rendered it. */
document.documentElement.dataset.siteUrl = 'http://localhost:3000';

expect.extend(toHaveNoViolations);

// Screens load heavy parts lazily, which takes long on a busy build server.
configure({ asyncUtilTimeout: 15_000 });

/* jsdom draws nothing, so it has nowhere to scroll to. */
Element.prototype.scrollIntoView = () => undefined;

/** A warning from React or from our own code fails the test in which it appears. */
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    original(...args);
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  };
}
