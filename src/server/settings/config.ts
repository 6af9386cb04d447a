import path from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { defaultLocale } from '@/domain/words/locale';
import { siteUrlOf } from '@/domain/pages/site-url';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import { commaList } from './comma-list';
import { isNetwork } from '../base/is-network';
import { readS3, s3Variables, type S3Settings } from './s3-settings';
import { readShopFacts, shopFactsVariables } from './shop-facts-settings';
import { readShippo, shippoVariables, type ShippoSettings } from './shippo-settings';
import { readTwilio, twilioVariables, type TwilioSettings } from './twilio-settings';
import { readStrapi, strapiVariables, type StrapiSettings } from './strapi-settings';
import { gatewayVariables, readGateway, type ChosenGateway } from './gateway-settings';

const port = number().integer().min(0).max(65_535);
const oneUrl = (protocols: string) =>
  string().matches(
    new RegExp(`^(${protocols})://\\S+$`),
    `\${path} must start with ${protocols.replaceAll('|', ':// or ')}://`,
  );
const secret = string().min(32);
const hexKeys = /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i;
const originList = string().test('origins', '${path} must be origins, by commas', (list) =>
  commaList(list).every((entry) => URL.canParse(entry) && new URL(entry).origin === entry),
);
/** A link target outside our pages: never without encryption. */
const linkElsewhere = string().test('link', '${path} must be an address with https://', (url) =>
  url === undefined ? true : URL.canParse(url) && new URL(url).protocol === 'https:',
);

/** Every variable the server reads. A test keeps `.env.example` equal to these keys. */
export const environmentSchema = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  DATA_DIR: string().default('.data'),
  NEXT_DIST_DIR: string().default('.next'),
  DATABASE_URL: oneUrl('postgres|postgresql'),
  DATABASE_POOL_SIZE: number().integer().min(1).max(500).default(10),
  LOAD_LATE_MS: number().integer().min(20).max(10_000).default(150),
  LOAD_MOST_AT_ONCE: number().integer().min(1).max(10_000).default(256),
  LOG_LEVEL: string()
    .oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info'),
  SITE_URL: oneUrl('http|https'),
  NEXT_PUBLIC_SITE_URL: oneUrl('http|https'),
  SESSION_SECRET: secret,
  WEBHOOK_SECRET: secret,
  ENCRYPTION_KEY: string().matches(/^[0-9a-f]{64}$/i, '${path} must be 64 hexadecimal digits'),
  OTHER_ENCRYPTION_KEYS: string().matches(hexKeys, '${path} must be such keys, by commas'),
  ADMIN_PASSWORD: string().min(12),
  TRUSTED_PROXIES: string().test(
    'addresses',
    '${path} must be addresses or networks, by commas',
    (list) => commaList(list).every(isNetwork),
  ),
  SMTP_URL: oneUrl('smtp|smtps'),
  SMTP_PLAIN: string().oneOf(['allowed'], '${path} must be allowed, or nothing'),
  VAULT_JSONP: string().oneOf(['allowed'], '${path} must be allowed, or nothing'),
  FRAME_ORIGINS: originList,
  STORE_API_ORIGINS: originList,
  CODE_GATE_CODE: string().matches(/^\d{8}$/, '${path} must be 8 digits'),
  NEXT_PUBLIC_CODE_GATE: string().oneOf(['on', 'off'], '${path} must be on or off'),
  NEXT_PUBLIC_SCHEDULING_URL: linkElsewhere,
  NEXT_PUBLIC_CHAT_URL: linkElsewhere,
  NEXT_PUBLIC_HELP_CENTRE_URL: linkElsewhere,
  NEXT_PUBLIC_TAG_MANAGER_ID: string().matches(/^GTM-[A-Z0-9]+$/, '${path} must look like GTM-…'),
  NEXT_PUBLIC_SWELL_VAULT_URL: oneUrl('http|https'),
  NEXT_PUBLIC_SENTRY_DSN: string().matches(
    /^https?:\/\/\w+@[\w.-]+(:\d+)?\/([\w-]+\/)*\d+$/,
    '${path} must be the address that Sentry shows as DSN',
  ),
  OUTSIDE_TIMEOUT_MS: number().integer().min(100).max(120_000),
  MAIL_FROM: string().default('Boreal Hearing <orders@boreal.example>'),
  HEARING_TEST_URL: oneUrl('http|https'),
  HEARING_TEST_STAGING_URL: oneUrl('http|https'),
  HEARING_TEST_SECRET: secret,
  ...shopFactsVariables,
  ...s3Variables,
  ...gatewayVariables,
  ...shippoVariables,
  ...strapiVariables,
  ...twilioVariables,
  SWELL_STORE_ID: string().matches(/^[\w-]+$/, '${path} must be letters, digits and dashes'),
  SWELL_PUBLIC_KEY: string(),
  SWELL_SECRET_KEY: string(),
  SWELL_STORE_URL: oneUrl('http|https'),
  SWELL_API_URL: oneUrl('tls').default('tls://api.swell.store:8443'),
  SWELL_TIMEOUT_MS: number().integer().min(100).max(120_000).default(20_000),
});

type Environment = InferType<typeof environmentSchema>;

/** The connection settings of one hosted Swell store. */
export type SwellSettings = {
  storeId: string;
  /** Known to every browser. */
  publicKey: string;
  /** Opens everything in the store: it is sent only to the backend API. */
  secretKey: string;
  /** Origin of the Store API, without a trailing slash. */
  storeUrl: string;
  /** Where swell-node connects: `tls://host:port`. */
  apiUrl: string;
  /** Longest wait for any one answer. */
  timeoutMs: number;
};

/** The settings of one server, parsed once at start. */
export type Config = {
  environment: Environment['NODE_ENV'];
  /** True inside `next build` and its workers, where no database may be opened. */
  isBuilding: boolean;
  port: number;
  /** Absolute folder for all data of the embedded adapters. */
  dataDir: string;
  /** Absolute folder of the built site, with the pages that this process keeps up to date. */
  distDir: string;
  /** Folder of the SQL migrations. */
  migrationsDir: string;
  /** Folder of the texts that editors write, in the shop's first language. */
  contentDir: string;
  /** The limits above which this process refuses requests: see serving/overload/shedding.ts. */
  load: { lateMs: number; mostAtOnce: number };
  /** Null chooses the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  logLevel: Environment['LOG_LEVEL'];
  /** Origin of links in mails, without a trailing slash. */
  siteUrl: string;
  /** Addresses and networks of our own proxies: only their word about a request's origin is trusted. */
  trustedProxies: readonly string[];
  /** Replaces the generated secrets.json; needed when several replicas must share the secrets. */
  secrets: {
    session: string | undefined;
    webhook: string | undefined;
    encryption: string | undefined;
    /** Keys that only open: the previous ones, or the next one. */
    otherEncryption: readonly string[] | undefined;
    adminPassword: string | undefined;
  };
  /** The longest wait for one external answer; null leaves it to each adapter. */
  outsideTimeoutMs: number | null;
  /** Null chooses the outbox folder. */
  smtpUrl: string | null;
  /** Whether mail may be sent to another machine without TLS. */
  isSmtpPlainAllowed: boolean;
  /** Whether our vault answers script-tag calls, which swell-js up to 4.0.2 makes. */
  isVaultScriptAllowed: boolean;
  mailFrom: string;
  /** The selling company, the clinician of record, and the promises made with every hearing aid. */
  shop: ShopFacts;
  /** Null chooses the test in the browser. */
  hearingTest: { url: string; secret: string } | null;
  /** Null chooses the embedded engine. */
  swell: SwellSettings | null;
  /** Null chooses the sandbox, which moves no money. A Swell store takes its payments itself. */
  gateway: ChosenGateway | null;
  /** Null shows the texts shipped with the shop. */
  strapi: StrapiSettings | null;
  /** Null prints our own labels. */
  shippo: ShippoSettings | null;
  /** Null writes texts to the outbox. */
  twilio: TwilioSettings | null;
  /** Other sites that may frame the pages below /iframes/ and are notified when a visitor finishes one. */
  frameOrigins: readonly string[];
  /** Other sites whose pages may call the Store API from a browser. */
  storeApiOrigins: readonly string[];
  /** Counts visits after consent; null counts none. */
  tagManagerId: string | null;
  /** Where browsers send card numbers; null is our own vault. */
  vaultOrigin: string | null;
  /** The code (8 digits) that opens the shop before its public opening; null when everybody may come in. */
  gateCode: string | null;
  /** The address for error reports; null reports none. */
  sentryDsn: string | null;
  /** Null chooses the folder for uploaded files. */
  s3: S3Settings | null;
};

/** Thrown at start when the environment is wrong; the message names every faulty variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(['The environment is not usable:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

/**
 * Parses the environment; the only reader of `process.env` on the server.
 * A variable that is set but empty counts as not set. Throws ConfigError.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const values = parse(env);
  const { SITE_URL, NEXT_PUBLIC_SITE_URL } = values;
  return {
    environment: values.NODE_ENV,
    isBuilding: env.NEXT_PHASE === 'phase-production-build' || env.IS_NEXT_WORKER === 'true',
    port: values.PORT,
    dataDir: path.resolve(/* turbopackIgnore: true */ values.DATA_DIR),
    distDir: path.resolve(/* turbopackIgnore: true */ values.NEXT_DIST_DIR),
    migrationsDir: path.resolve(/* turbopackIgnore: true */ 'drizzle'),
    contentDir: path.resolve(/* turbopackIgnore: true */ 'content', defaultLocale),
    load: { lateMs: values.LOAD_LATE_MS, mostAtOnce: values.LOAD_MOST_AT_ONCE },
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    logLevel: values.LOG_LEVEL,
    siteUrl: siteUrlOf({ SITE_URL, NEXT_PUBLIC_SITE_URL, PORT: String(values.PORT) }),
    trustedProxies: commaList(values.TRUSTED_PROXIES),
    secrets: {
      session: values.SESSION_SECRET,
      webhook: values.WEBHOOK_SECRET,
      encryption: values.ENCRYPTION_KEY,
      otherEncryption: values.OTHER_ENCRYPTION_KEYS?.split(','),
      adminPassword: values.ADMIN_PASSWORD,
    },
    outsideTimeoutMs: values.OUTSIDE_TIMEOUT_MS ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    isSmtpPlainAllowed: values.SMTP_PLAIN === 'allowed',
    isVaultScriptAllowed: values.VAULT_JSONP === 'allowed',
    mailFrom: values.MAIL_FROM,
    shop: readShopFacts(values),
    hearingTest: hearingTestSettings(values),
    swell: swellSettings(values),
    gateway: settled(readGateway(values)),
    shippo: settled(readShippo(values)),
    strapi: settled(readStrapi(values)),
    twilio: settled(readTwilio(values)),
    frameOrigins: commaList(values.FRAME_ORIGINS),
    storeApiOrigins: commaList(values.STORE_API_ORIGINS),
    tagManagerId: values.NEXT_PUBLIC_TAG_MANAGER_ID ?? null,
    vaultOrigin: vaultOrigin(values),
    gateCode: gateCode(values),
    sentryDsn: values.NEXT_PUBLIC_SENTRY_DSN ?? null,
    s3: settled(readS3(values)),
  };
}

/** The same origin as `env.swellVaultUrl` in the browser. */
function vaultOrigin(values: Environment): string | null {
  const swells = values.SWELL_STORE_ID ? 'https://vault.schema.io' : null;
  const url = values.NEXT_PUBLIC_SWELL_VAULT_URL ?? swells;
  return url === null ? null : new URL(url).origin;
}

/** A gate without a code would lock everybody out. */
function gateCode(values: Environment): string | null {
  if (values.NEXT_PUBLIC_CODE_GATE !== 'on') return null;
  if (values.CODE_GATE_CODE) return values.CODE_GATE_CODE;
  throw new ConfigError(['CODE_GATE_CODE is missing: the gate is on']);
}

function settled<Settings>({
  settings,
  faults,
}: {
  settings: Settings;
  faults: string[];
}): Settings {
  if (faults.length > 0) throw new ConfigError(faults);
  return settings;
}

/** Only production uses the real service: elsewhere there are no patients. */
function hearingTestSettings(values: Environment): Config['hearingTest'] {
  const { HEARING_TEST_URL, HEARING_TEST_STAGING_URL, HEARING_TEST_SECRET: key } = values;
  const isReal = values.NODE_ENV === 'production';
  const url = isReal ? HEARING_TEST_URL : HEARING_TEST_STAGING_URL;
  if (!url) return null;
  if (key) return { url, secret: key };
  throw new ConfigError(['HEARING_TEST_SECRET is missing: results are believed only when signed']);
}

/** A hosted store needs all three credentials; if only some are set, it is a mistake. */
function swellSettings(values: Environment): SwellSettings | null {
  const { SWELL_STORE_ID, SWELL_PUBLIC_KEY, SWELL_SECRET_KEY } = values;
  if (SWELL_STORE_ID && SWELL_PUBLIC_KEY && SWELL_SECRET_KEY) {
    const storeUrl = values.SWELL_STORE_URL ?? `https://${SWELL_STORE_ID}.swell.store`;
    return {
      storeId: SWELL_STORE_ID,
      publicKey: SWELL_PUBLIC_KEY,
      secretKey: SWELL_SECRET_KEY,
      storeUrl: storeUrl.replace(/\/+$/, ''),
      apiUrl: values.SWELL_API_URL,
      timeoutMs: values.SWELL_TIMEOUT_MS,
    };
  }
  const credentials = Object.entries({ SWELL_STORE_ID, SWELL_PUBLIC_KEY, SWELL_SECRET_KEY });
  const missing = credentials.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length === credentials.length) return null;
  throw new ConfigError(missing.map((name) => `${name} is missing: a Swell store needs it too`));
}

function parse(env: Readonly<Record<string, string | undefined>>): Environment {
  const known = Object.keys(environmentSchema.fields);
  const given = Object.fromEntries(
    known.flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  );
  try {
    return environmentSchema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(error.errors.map(withoutValue));
    throw error;
  }
}

/** Yup quotes the wrong value in type errors; a URL with a password must not reach the log. */
function withoutValue(message: string): string {
  return message.replace(/, but the final value was: [\s\S]*$/, '');
}
