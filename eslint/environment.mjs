/**
 * The environment is read in two places: the server's validated config and the browser's public settings.
 * Anything else would see values that nobody checked.
 */
export const environmentReaders = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/server/settings/config.ts',
      'src/client/env.ts',
      // Next replaces NEXT_RUNTIME there while building.
      'src/instrumentation.ts',
      'src/testing/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read settings from src/server/settings/config.ts or src/client/env.ts.',
        },
      ],
    },
  },
];
