const swellStoreId = process.env.NEXT_PUBLIC_SWELL_STORE_ID || null;

/** Swell's own card vault: card numbers go there directly and not through our server. */
const swellVaultUrl = 'https://vault.schema.io';

/** The environment of the running server; never called in a browser. */
export const serverEnvironment = () => process.env;

/**
 * Public settings of the browser. Each is written out, because Next replaces these literals during the build; an empty
 * value means the embedded default.
 */
export const env = {
  swellStoreId: swellStoreId ?? 'embedded',
  swellPublicKey: process.env.NEXT_PUBLIC_SWELL_PUBLIC_KEY || 'pk_embedded',
  /** Where card tokens are made; null is our own vault. */
  swellVaultUrl: process.env.NEXT_PUBLIC_SWELL_VAULT_URL || (swellStoreId && swellVaultUrl),
  isDevelopment: process.env.NODE_ENV === 'development',
  /** Whether visitors must enter a code first. */
  isGated: process.env.NEXT_PUBLIC_CODE_GATE === 'on',
  /** Another site's calendar for consultations; null is our own. */
  schedulingUrl: process.env.NEXT_PUBLIC_SCHEDULING_URL || null,
  /** Another service's chat; null is our own. */
  chatUrl: process.env.NEXT_PUBLIC_CHAT_URL || null,
  /** Another site with answers to common questions; null is our own page. */
  helpCentreUrl: process.env.NEXT_PUBLIC_HELP_CENTRE_URL || null,
  /** The tag manager that counts visits after consent; null counts nothing and asks for no consent. */
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID || null,
  /** The address to which the browser reports errors; null reports nothing. */
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN || null,
} as const;

/** Changes to React and Next that a build may leave out (src/serving/README.md). They are on during development. */
export const hydratesInSlices = process.env.NEXT_PUBLIC_HYDRATION !== 'at-once';
export const hasLeanPageList = process.env.NEXT_PUBLIC_PAGE_LIST !== 'whole';
