import path from 'node:path';
import { brand } from '@/domain/brand';
import type { Catalogue } from '../commerce/port';
import type { Config } from '../settings/config';
import { readOnFirstUse } from '../editorial/bundled/on-first-use';
import type { Editorial } from '../editorial/port';
import type { HearingTestProvider } from '../hearing-tests/port';
import type { Database } from '../db/database';
import type { HttpApp } from '../http/exchange';
import type { RequestLog } from '../http/http-app';
import type { Jobs } from '../jobs/port';
import type { Labels } from '../labels/port';
import type { Log } from '../log/log';
import type { Mail } from '../mail/port';
import type { CircuitBreakers } from '../circuit-breakers/circuit-breakers';
import { amazonPayCode } from '../payments/amazon-pay/browser-code';
import { announcedWays } from '../payments/announced-ways';
import { applePayCode } from '../payments/apple-pay/browser-code';
import { braintreeCode } from '../payments/braintree/browser-code';
import type { BrowserCode } from '../payments/browser-code';
import { convesiopayCode } from '../payments/convesiopay/browser-code';
import { watchGateways } from '../payments/gateway-watch';
import { googlePayCode } from '../payments/google-pay/browser-code';
import { paypalCode } from '../payments/paypal/browser-code';
import { sezzleCode } from '../payments/sezzle/browser-code';
import { stripeCode } from '../payments/stripe/browser-code';
import type { PaymentGateway } from '../payments/port';
import type { Storage } from '../storage/port';
import { textReportPath, type Texts } from '../texts/port';

type OpenedPorts = {
  mail: Mail;
  editorial: Editorial;
  storage: Storage;
  hearingTest: HearingTestProvider;
  labels: Labels;
  texts: Texts;
};

type PortDeps = { circuitBreakers: CircuitBreakers; log: Pick<Log, 'warn'> };

/** One adapter per port, as configured; the others are never loaded. Only for services.ts. */
export async function openPorts(
  config: Config,
  { circuitBreakers, log }: PortDeps,
): Promise<OpenedPorts> {
  const [mail, editorial, storage, hearingTest, labels, texts] = await Promise.all([
    openMail(config, circuitBreakers),
    openEditorial(config, { circuitBreakers, log }),
    openStorage(config, circuitBreakers),
    openHearingTest(config),
    openLabels(config, { circuitBreakers, log }),
    openTexts(config, circuitBreakers),
  ]);
  return { mail, editorial, storage, hearingTest, labels, texts };
}

/** The data that pages need during the build, without a database. */
export type Readable = { catalogue: Catalogue; editorial: Editorial };

export async function openReadable(config: Config): Promise<Readable> {
  const [{ createPageCatalogue }, { seedSnapshot }] = await Promise.all([
    import('../commerce/embedded/catalogue/page-catalogue'),
    import('../commerce/embedded/seed/catalogue'),
  ]);
  return {
    catalogue: createPageCatalogue(async () => seedSnapshot()),
    editorial: openBundledTexts(config),
  };
}

/** The texts shipped with the shop, which the build uses, wherever editors write later. */
export function openBundledTexts({ contentDir }: Config): Editorial {
  return readOnFirstUse(async () => {
    const { openBundledEditorial } = await import('../editorial/bundled/bundled');
    return openBundledEditorial(contentDir);
  });
}

async function openEditorial(config: Config, deps: PortDeps): Promise<Editorial> {
  const bundled = openBundledTexts(config);
  if (!config.strapi) return bundled;
  const { createStrapiEditorial } = await import('../editorial/strapi/strapi-editorial');
  return createStrapiEditorial({ settings: config.strapi, bundled, ...deps });
}

async function openMail(config: Config, circuitBreakers: CircuitBreakers): Promise<Mail> {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const { createSmtp } = await import('../mail/smtp/smtp');
    return createSmtp({
      url: config.smtpUrl,
      from,
      circuitBreakers,
      isPlainAllowed: config.isSmtpPlainAllowed,
    });
  }
  const { createOutbox } = await import('../mail/outbox/outbox');
  return createOutbox({ folder: path.join(config.dataDir, 'outbox'), from });
}

async function openTexts(
  { twilio, siteUrl, dataDir }: Config,
  circuitBreakers: CircuitBreakers,
): Promise<Texts> {
  if (twilio) {
    const { createTwilioTexts } = await import('../texts/twilio/twilio-texts');
    const reportUrl = siteUrl + textReportPath;
    return createTwilioTexts({ settings: twilio, circuitBreakers, reportUrl });
  }
  const { createOutboxTexts } = await import('../texts/outbox/outbox-texts');
  return createOutboxTexts({ folder: path.join(dataDir, 'outbox') });
}

/** Opens the payment gateway. Not used with a hosted store. */
export async function openGateway(
  {
    gateway,
    siteUrl,
    isVaultScriptAllowed,
  }: Pick<Config, 'gateway' | 'siteUrl' | 'isVaultScriptAllowed'>,
  deps: {
    db: Database;
    jobs: Jobs;
    log: Log;
    requestLog: RequestLog;
    circuitBreakers: CircuitBreakers;
  },
): Promise<PaymentGateway> {
  const vaultOptions = { isScriptAllowed: isVaultScriptAllowed };
  if (gateway) {
    const { createStripeGateway } = await import('../payments/stripe/stripe-gateway');
    return createStripeGateway({ ...deps, settings: gateway.settings, siteUrl, vaultOptions });
  }
  const { createSandboxGateway } = await import('../payments/sandbox/sandbox-gateway');
  return createSandboxGateway({ db: deps.db, log: deps.requestLog, vaultOptions });
}

/** The code of every provider that a payment method can need. */
const browserCodes: readonly BrowserCode[] = [
  ...[stripeCode, paypalCode, braintreeCode, googlePayCode, applePayCode],
  ...[amazonPayCode, sezzleCode, convesiopayCode],
];

const noCode: readonly BrowserCode[] = [];
const codeOfStripe: readonly BrowserCode[] = [stripeCode];

/**
 * The payment providers whose code pages may load now: a hosted store decides by the payment methods it announces.
 *
 * @param storeApi the hosted store's, called only where there is one
 */
export function codesInUse(
  { swell, gateway }: Pick<Config, 'swell' | 'gateway'>,
  storeApi: HttpApp,
): () => readonly BrowserCode[] {
  if (swell) return watchGateways(storeApi, swell.publicKey, browserCodes);
  return () => (gateway ? codeOfStripe : noCode);
}

/**
 * Whether Klarna is one of the ways to pay, so that pages may say what one of its payments would be. A hosted store is
 * asked; while it does not answer, nothing is promised.
 *
 * @param storeApi the hosted store's; null during the build
 */
export async function offersKlarna(
  { swell, gateway }: Pick<Config, 'swell' | 'gateway'>,
  storeApi: HttpApp | null,
): Promise<boolean> {
  if (!swell) return gateway?.settings.methods.includes('klarna') ?? true;
  const ways = storeApi && (await announcedWays(storeApi, swell.publicKey).catch(() => null));
  return ways?.some(({ id }) => id === 'klarna') ?? false;
}

async function openHearingTest({ hearingTest }: Config): Promise<HearingTestProvider> {
  if (hearingTest) {
    const { createExternalTest } = await import('../hearing-tests/external/external');
    return createExternalTest(hearingTest);
  }
  return (await import('../hearing-tests/built-in/built-in')).builtInTest;
}

export async function openStorage(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  circuitBreakers: CircuitBreakers,
): Promise<Storage> {
  if (s3) {
    const { createS3Storage } = await import('../storage/s3/s3-storage');
    return createS3Storage(s3, circuitBreakers);
  }
  const { createDiskStorage } = await import('../storage/disk/disk-storage');
  return createDiskStorage({ folder: path.join(dataDir, 'uploads') });
}

async function openLabels({ shippo, shop }: Config, deps: PortDeps): Promise<Labels> {
  if (shippo) {
    const { createShippoLabels } = await import('../labels/shippo/shippo-labels');
    return createShippoLabels({ settings: shippo, ...deps });
  }
  const { createPrintedLabels } = await import('../labels/printed/printed-labels');
  return createPrintedLabels({ sender: { name: brand.name, address: shop.company.address } });
}

/** Adds nothing: a hosted store has its own catalogue. */
const seedNothing = async () => false;

export function seedOf({ swell, gateway }: Pick<Config, 'swell' | 'gateway'>) {
  if (swell) return seedNothing;
  return async (db: Database) => {
    const room = await import('../commerce/embedded/seed/seed-commerce');
    return room.seedCommerce(db, gateway === null);
  };
}
