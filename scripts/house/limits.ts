/** Limits for the figures of `npm run house`. Lower them when the code gets better; raise one only with a reason. */
export const limits = {
  /** Lines of the longest file and function of `src`. */
  longestFile: 320,
  longestFunction: 104,
  /** Groups of files that import each other in a cycle at run time. */
  circles: 0,
  /** Imports from a room of `src/server` to one above it, in the order of rooms that has the fewest of them. */
  arrowsUp: 6,
  /** Pairs of rooms of `src/server` that import each other. */
  mutualPairs: 4,
  /** Files directly in one folder. */
  filesInFolder: 25,
  /** Columns that SQL of the server renames: of tables outside our schema (pg-boss's, Postgres' own), and of a union. */
  columnAliases: 7,
  /** Files that name Stripe outside of its rooms: its settings, and the composition of the server and of the checkout. */
  filesNamingProvider: 3,
} as const;

/** The provider whose name is counted, and the rooms that are about it. */
export const countedProvider = {
  name: 'stripe',
  rooms: [
    'src/server/payments/stripe',
    'src/features/checkout/payments/stripe',
    'src/testing/gateway',
    'e2e/payments/stripe',
    // It contains these rules.
    'scripts/house',
  ],
} as const;

/** Folders that may hold more, and why. */
export const largeFolders: Readonly<Record<string, string>> = {
  'src/components/icons': 'one icon a file',
  'src/messages/en-US': 'one namespace a file, named like its screen',
  'src/messages/fr-CA': 'the same files as in English',
  'src/pages': 'the addresses of the site, as Next wants them',
  'src/domain/audiometry': 'the test itself, which strangers found easy to read as it is',
  drizzle: 'one migration a file, as drizzle-kit writes them',
  'drizzle/meta': 'one snapshot a migration, as drizzle-kit writes them',
};

/** Files and folders that texts name but that exist only after the shop or its tests ran. */
export const madeFiles: readonly string[] = [
  'secrets.json',
  '.data/secrets.json',
  'DATA_DIR/secrets.json',
  'test-results/sbom.json',
  'public/share',
];
