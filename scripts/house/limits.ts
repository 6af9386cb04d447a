/** What the figures of `npm run house` may come to. Lower them when the house gets better; raise one only with a reason. */
export const limits = {
  /** Lines of the longest file and function of `src`. */
  longestFile: 320,
  longestFunction: 104,
  /** Rings of files that import each other when the program runs. */
  circles: 0,
  /** Rooms of `src/server` that import a room above them, in the order where the fewest do. */
  arrowsUp: 6,
  /** Pairs of rooms of `src/server` that import each other. */
  mutualPairs: 4,
  /** Files of its own that a folder may hold. */
  filesInFolder: 25,
  /**
   * Files that name Stripe outside its rooms: its settings, the server's and the checkout's composition, and the tests'
   * world of services outside.
   */
  filesNamingProvider: 4,
} as const;

/** The provider whose name is counted, and the rooms that are about it. */
export const countedProvider = {
  name: 'stripe',
  rooms: [
    'src/server/payments/stripe',
    'src/features/checkout/payments/stripe',
    'src/testing/stripe',
    'e2e/payments/stripe',
    // It holds the rules themselves.
    'scripts/house',
  ],
} as const;

/** Folders that may hold more, and why. */
export const largeFolders: Readonly<Record<string, string>> = {
  'src/components/icons': 'one icon a file',
  'src/messages/en-US': 'one namespace a file, named like its screen',
  'src/pages': 'the addresses of the site, as Next wants them',
  'src/domain/audiometry': 'the test itself, which strangers found easy to read as it is',
  drizzle: 'one migration a file, as drizzle-kit writes them',
  'drizzle/meta': 'one snapshot a migration, as drizzle-kit writes them',
};

/** Files that texts name and that only exist once the shop or its tests ran. */
export const madeFiles: readonly string[] = [
  'secrets.json',
  '.data/secrets.json',
  'DATA_DIR/secrets.json',
  'test-results/sbom.json',
];
