/**
 * Its types are checked with all others; here they would cost each run six seconds.
 *
 * @jest-config-loader-options {"transpileOnly": true}
 */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import parts from './scripts/test/parts.json';

const createJestConfig = nextJest({ dir: './' });

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  restoreMocks: true,
  // Simulations live on it, and to look up a global of a test's own world costs more than most of its functions.
  sandboxInjectedGlobals: ['Math'],
};

/** `npm test` leaves the slow tests to `npm run test:slow`; a file that is named by itself always runs. */
const leftOut = Object.keys(process.env.LEAVE_OUT_SLOW ? parts.slow : {}).map(
  (file) => `<rootDir>/${file}$`,
);

const documentTests = '<rootDir>/src/server/documents/';
/** Prints labels. */
const labelTests = '<rootDir>/src/testing/contracts/labels.test.ts';

/** Documents: the PDF library is published as ES modules only and loads itself, so its tests are modules too. */
const documents: Config = {
  ...shared,
  displayName: 'documents',
  testEnvironment: 'node',
  testMatch: [`${documentTests}**/*.test.ts`, labelTests],
  testPathIgnorePatterns: leftOut,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** Rules, server and integration tests: Node, with the databases that global setup prepared. */
const server: Config = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^argon2$': '<rootDir>/src/testing/jest/quick-argon2.ts',
  },
  testMatch: [
    '<rootDir>/src/{domain,server,serving,testing,messages}/**/*.test.ts',
    '<rootDir>/{scripts,eslint}/**/*.test.ts',
  ],
  testPathIgnorePatterns: [
    documentTests,
    labelTests,
    // Checks of a shop that runs elsewhere wait until one is named.
    ...(process.env.STORE_API_URL ? [] : ['store-api-suite/running-shop']),
    ...leftOut,
  ],
  globalSetup: '<rootDir>/src/testing/jest/jest-database-setup.ts',
  globalTeardown: '<rootDir>/src/testing/jest/jest-database-teardown.ts',
};

/** Components, screens, stores: jsdom. */
const browser: Config = {
  ...shared,
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch: [
    '<rootDir>/src/{components,features,client}/**/*.test.{ts,tsx}',
    // What the serving room sends to browsers.
    '<rootDir>/src/serving/**/*.test.tsx',
  ],
  setupFilesAfterEnv: ['<rootDir>/src/testing/jest/jest-browser-setup.ts'],
};

/** Packages published as ES modules only, which Jest has to rewrite. */
const modernPackages =
  'marked|swiper|next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|syllable';

/** next/jest resolves its transforms asynchronously and knows nothing of projects, so each one is built by hand. */
export default async function jestConfig(): Promise<Config> {
  const projects = await Promise.all(
    [server, documents, browser].map(async (project) => ({
      ...(await createJestConfig(project)()),
      transformIgnorePatterns: [
        project === documents ? '/node_modules/' : `/node_modules/(?!(${modernPackages})/)`,
        '\\.module\\.(css|sass|scss)$',
      ],
    })),
  );
  // Tests wait for databases and processes almost half of their time: three keep two cores busy.
  // How busy a machine is says nothing about the shop: the longest ordinary test takes half a minute where little else runs.
  return { projects, maxWorkers: 3, testTimeout: 180_000 };
}
