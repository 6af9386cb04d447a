import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextPlugin from 'eslint-config-next/core-web-vitals';
import checkFile from 'eslint-plugin-check-file';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { environmentReaders } from './eslint/environment.mjs';
import { walls } from './eslint/walls.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** Rules about React, all of which `eslint-config-next` brings. */
const reactRules = nextPlugin
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name));

/** These folders have no React. The compiler behind its rules would take a third of the time of lint. */
const withoutReact = {
  files: [
    'src/{domain,server,serving,messages,testing}/**/*.ts',
    '{scripts,bench,e2e,eslint}/**/*.{ts,mjs}',
  ],
  rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
};

const config = [
  {
    ignores: [
      '.next*/**',
      '.data*/**',
      'next-env.d.ts',
      'coverage/**',
      'bench/floor/.next/**',
      'eslint/breaches/**',
      'public/**',
      'assets/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...nextPlugin,
  withoutReact,
  ...tseslint.configs.recommended,
  ...walls(root),
  ...environmentReaders,
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {
          'src/!(pages)/**/*.{ts,tsx}': 'KEBAB_CASE',
          '{e2e,scripts,eslint}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE',
        },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { 'src/!(pages|messages)/**/': 'KEBAB_CASE' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/server/commerce/embedded/seed/**'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/pages/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports; default only where Next needs it.',
        },
        {
          selector: 'ExportAllDeclaration',
          message: 'A barrel hides cycles: export names one by one.',
        },
      ],
    },
  },
  {
    files: ['src/pages/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/{components,features,pages}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          message:
            'Use components/ui/text/link.tsx: one listener follows all links, for 3 KiB less.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'e2e/**', 'src/testing/**', 'bench/**'], rules: { 'no-console': 'off' } },
  // The one place that stands in for `next/image`.
  {
    files: ['src/components/ui/pictures/picture.tsx'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  { ...playwright.configs['flat/recommended'], files: ['e2e/**/*.spec.ts'] },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'playwright/expect-expect': [
        'warn',
        {
          assertFunctionNames: [
            'expectFailure',
            'expectNoAxeViolations',
            'readOrderNumber',
            'expectSaid',
          ],
        },
      ],
    },
  },
  {
    ...testingLibrary.configs['flat/react'],
    files: ['src/{components,features}/**/*.test.tsx'],
  },
  {
    files: ['*.config.{js,ts,mjs}', '**/*.cjs', '**/next.config.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

export default config;
