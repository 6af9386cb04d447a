import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { ConfigError, environmentSchema, readConfig } from './config';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

test('an empty environment is the embedded shop', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    isBuilding: false,
    port: 3000,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    logLevel: 'info',
  });
});

test('a variable that is set but empty counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    databaseUrl: null,
    port: 3000,
  });
});

test('values are parsed', () => {
  const config = readConfig({
    PORT: '8080',
    DATABASE_URL: 'postgres://shop:secret@db/shop',
    NEXT_PUBLIC_SITE_URL: 'https://shop.example/',
  });
  expect(config).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://shop:secret@db/shop',
    siteUrl: 'https://shop.example',
  });
});

test('the origin is what the running server is told, whatever the build was told', () => {
  const built = { PORT: '4100', NEXT_PUBLIC_SITE_URL: 'https://built.example' };
  expect(readConfig(built).siteUrl).toBe('https://built.example');
  expect(readConfig({ ...built, SITE_URL: 'https://shop.example/' }).siteUrl).toBe(
    'https://shop.example',
  );
});

test('every fault is listed by name', () => {
  const faults = faultsOf({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://db' });
  expect(faults).toHaveLength(3);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) {
    expect(faults.join('\n')).toContain(name);
  }
});

test('a fault never shows the value, which may hold a password', () => {
  const faults = faultsOf({
    DATABASE_URL: 'mysql://shop:hunter2@db',
    PORT: 'hunter2',
    SESSION_SECRET: 'hunter2',
    ENCRYPTION_KEY: 'hunter2',
  });
  expect(faults).toHaveLength(4);
  expect(faults.join('\n')).not.toContain('hunter2');
});

const credentials = {
  SWELL_STORE_ID: 'my-shop',
  SWELL_PUBLIC_KEY: 'pk_1',
  SWELL_SECRET_KEY: 'sk_hunter2',
};

test('all three credentials choose Swell, at its usual addresses', () => {
  expect(readConfig({}).swell).toBeNull();
  expect(readConfig(credentials).swell).toEqual({
    storeId: 'my-shop',
    publicKey: 'pk_1',
    secretKey: 'sk_hunter2',
    storeUrl: 'https://my-shop.swell.store',
    apiUrl: 'tls://api.swell.store:8443',
    timeoutMs: 20_000,
  });
});

test('Swell may live at private addresses', () => {
  const swell = { SWELL_STORE_URL: 'http://swell:4000/', SWELL_API_URL: 'tls://swell:8443' };
  expect(readConfig({ ...credentials, ...swell, SWELL_TIMEOUT_MS: '500' }).swell).toMatchObject({
    storeUrl: 'http://swell:4000',
    apiUrl: 'tls://swell:8443',
    timeoutMs: 500,
  });
  expect(readConfig(swell).swell).toBeNull();
});

test.each(Object.keys(credentials))('the other two without %s are a fault', (name) => {
  const faults = faultsOf({ ...credentials, [name]: '' });
  expect(faults).toEqual([`${name} is missing: a Swell store needs it too`]);
});

test('links to other services are https, and ids look like ids', () => {
  const links = {
    NEXT_PUBLIC_SCHEDULING_URL: 'https://calendar.example/boreal?x=1',
    NEXT_PUBLIC_CHAT_URL: 'https://chat.example',
    NEXT_PUBLIC_HELP_CENTRE_URL: 'https://help.example/',
    NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-AB12CD3',
    NEXT_PUBLIC_SENTRY_DSN: 'https://0123abcd@o1.ingest.sentry.example/42',
  };
  expect(faultsOf(links)).toEqual([]);
  expect(readConfig(links).sentryDsn).toBe(links.NEXT_PUBLIC_SENTRY_DSN);
  expect(readConfig({}).sentryDsn).toBeNull();
  for (const [name, faulty] of [
    ['NEXT_PUBLIC_SCHEDULING_URL', 'http://calendar.example'],
    ['NEXT_PUBLIC_CHAT_URL', 'javascript:alert(1)'],
    ['NEXT_PUBLIC_HELP_CENTRE_URL', 'help.example'],
    ['NEXT_PUBLIC_TAG_MANAGER_ID', 'GTM-1"><script>'],
    ['NEXT_PUBLIC_SENTRY_DSN', 'https://o1.ingest.sentry.example/42'],
  ] as const) {
    expect(faultsOf({ ...links, [name]: faulty })).toEqual([expect.stringContaining(name)]);
  }
});

test('knows when the site is being built', () => {
  expect(readConfig({ NEXT_PHASE: 'phase-production-build' }).isBuilding).toBe(true);
  expect(readConfig({ IS_NEXT_WORKER: 'true' }).isBuilding).toBe(true);
});

/** Read by browser code (client/env.ts) or by the build and its server (serving/patches), not by the schema. */
const readElsewhere = ['NEXT_PUBLIC_SWELL_PUBLIC_KEY', 'NEXT_PUBLIC_SWELL_STORE_ID', 'PATCHES'];

test('.env.example explains exactly the variables that are read', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  // The commands set NODE_ENV, never a person.
  const read = Object.keys(environmentSchema.fields).filter((name) => name !== 'NODE_ENV');
  expect(named.toSorted()).toEqual([...read, ...readElsewhere].toSorted());
});

describe('who sells, and what is promised', () => {
  test('is made up until somebody says it', () => {
    expect(readConfig({}).shop).toEqual(defaultShopFacts);
  });

  test('comes from the settings', () => {
    const { company, clinician, promises, firstCurrency } = readConfig({
      ...{ SELLER_NAME: 'Nord Hearing Ltd.', SELLER_BUSINESS_NUMBER: '12345 6789 RT0001' },
      ...{ CLINICIAN_NAME: 'Ana Roy', CLINICIAN_PROFESSION: 'practitioner' },
      ...{ CLINICIAN_PROVINCE: 'QC', CLINICIAN_LANGUAGES: 'fr, en-CA' },
      ...{ TRIAL_DAYS: '90', WARRANTY_YEARS: '2', LOSS_FEE_CENTS: '25000' },
      DEFAULT_CURRENCY: 'CAD',
    }).shop;
    expect(company).toMatchObject({
      name: 'Nord Hearing Ltd.',
      businessNumber: '12345 6789 RT0001',
    });
    expect(clinician).toMatchObject({
      ...{ name: 'Ana Roy', profession: 'practitioner', province: 'QC' },
      languages: ['fr', 'en-CA'],
    });
    expect(promises).toEqual({ trialDays: 90, warrantyYears: 2, lossFee: 25_000 });
    expect(firstCurrency).toBe('CAD');
  });

  test.each([
    ['CLINICIAN_PROFESSION', 'surgeon'],
    ['CLINICIAN_PROVINCE', 'Alberta'],
    ['CLINICIAN_LANGUAGES', 'English and French'],
    ['CLINICIAN_PORTRAIT', 'https://elsewhere.example/me.svg'],
    ['WARRANTY_YEARS', '0'],
    ['LOSS_FEE_CENTS', '199.50'],
    ['DEFAULT_CURRENCY', 'EUR'],
  ])('%s cannot be %s', (name, value) => {
    expect(faultsOf({ [name]: value }).join()).toContain(name);
  });
});

describe('our own proxies', () => {
  test('are addresses and networks, by commas', () => {
    expect(readConfig({ TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8 ,,fd00::/8' })).toMatchObject({
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    });
    expect(readConfig({}).trustedProxies).toEqual([]);
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8', '*', '1.2.3'])(
    'are not %j',
    (TRUSTED_PROXIES) => {
      expect(faultsOf({ TRUSTED_PROXIES })).toEqual([
        'TRUSTED_PROXIES must be addresses or networks, by commas',
      ]);
    },
  );
});

describe('the test of hearing elsewhere', () => {
  const both = {
    HEARING_TEST_URL: 'https://test.example/start',
    HEARING_TEST_STAGING_URL: 'https://staging.test.example/start',
    HEARING_TEST_SECRET: 'shared with the test service, and long',
  };

  test('is the real one in production and another one everywhere else', () => {
    const secret = both.HEARING_TEST_SECRET;
    const real = { url: both.HEARING_TEST_URL, secret };
    const staging = { url: both.HEARING_TEST_STAGING_URL, secret };
    expect(readConfig({ ...both, NODE_ENV: 'production' }).hearingTest).toEqual(real);
    expect(readConfig({ ...both, NODE_ENV: 'development' }).hearingTest).toEqual(staging);
    expect(readConfig({ ...both, NODE_ENV: 'test' }).hearingTest).toEqual(staging);
  });

  test('is ours in the browser where no address is set for this environment', () => {
    expect(readConfig({}).hearingTest).toBeNull();
    expect(readConfig({ ...both, HEARING_TEST_STAGING_URL: '' }).hearingTest).toBeNull();
    const noReal = { ...both, HEARING_TEST_URL: '', NODE_ENV: 'production' };
    expect(readConfig(noReal).hearingTest).toBeNull();
  });

  test.each([
    [{ HEARING_TEST_SECRET: '' }, 'HEARING_TEST_SECRET'],
    [{ HEARING_TEST_SECRET: 'short' }, 'HEARING_TEST_SECRET'],
    [{ HEARING_TEST_STAGING_URL: 'staging.test.example' }, 'HEARING_TEST_STAGING_URL'],
    [{ HEARING_TEST_URL: 'ftp://test.example' }, 'HEARING_TEST_URL'],
  ])('%j is a fault', (change, name) => {
    expect(faultsOf({ ...both, ...change }).join('\n')).toContain(name);
  });
});
