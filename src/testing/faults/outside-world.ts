import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { createGatewayService } from '../gateway/gateway-service';
import { openMailServer } from '../stand-ins/mail-server';
import { createMoodyLine } from '../stand-ins/moody-line';
import { createMoodyServer } from '../stand-ins/moody-server';
import { createShippoStandIn } from '../stand-ins/shippo-stand-in';
import { createStrapiStandIn } from '../stand-ins/strapi-stand-in';
import { createTwilioStandIn, twilioAccount } from '../stand-ins/twilio-stand-in';

/** A silent service counts as away after this. Short enough for a test, long enough for a busy machine. */
const patienceMs = 5000;

export const hearingTestSecret = 'shared with the test service, and long';

type Opened = {
  post: Awaited<ReturnType<typeof openMailServer>>;
  bucketPort: number;
  close: () => Promise<void>;
};

/**
 * Every outside service that a shop can use, on this machine: real servers for mail and files, and for the others
 * stand-ins that check the requests. Each can be put into a mood. Call it once per file, before the shop.
 */
export function outsideWorld() {
  let opened: Opened | undefined;
  const there = () => {
    if (!opened) throw new Error('The world outside is there only while tests run');
    return opened;
  };
  const gateway = createGatewayService();
  const shippo = createShippoStandIn();
  const strapi = createStrapiStandIn();
  const twilio = createTwilioStandIn();
  const sentry = createMoodyServer(() => ({ status: 200, json: {} }));
  const mail = createMoodyLine({
    port: () => Number(new URL(there().post.url).port),
    words: { refusing: '421 come back later\r\n', nonsense: 'HTTP/1.1 200 OK\r\n\r\n' },
    greets: true,
    endOfRequest: /\r\n\.\r\n$/,
  });
  const files = createMoodyLine({
    port: () => there().bucketPort,
    words: {
      refusing: 'HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      nonsense: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    },
    greets: false,
    endOfRequest: /^(PUT|DELETE) /,
  });
  const { server: texts } = twilio;
  const starting = [gateway.standIn, shippo.server, strapi.server, texts, sentry, mail, files];

  beforeAll(async () => {
    opened = await openReal();
    for (const service of starting) await service.start();
  });

  return {
    /** Call it after the shop has stopped, because the shop still uses the services while it ends. */
    async stop() {
      for (const service of starting) await service.stop();
      await opened?.close();
    },
    gateway: gateway.standIn,
    shippo,
    strapi,
    twilio,
    sentry,
    mail,
    files,
    /** Mails that the mail server has received. */
    letters: () => there().post.received,
    /** The environment of a shop that uses all of them. */
    settings: (): Readonly<Record<string, string>> => ({
      OUTSIDE_TIMEOUT_MS: String(patienceMs),
      ...gateway.settings(),
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SHIPPO_API_KEY: 'shippo_test_key',
      SHIPPO_API_URL: shippo.server.url,
      SHIPPO_CARRIER_ACCOUNT: 'account_of_ours',
      SHIPPO_SERVICE: 'canada_post_expedited',
      SHIPPO_FROM_STREET: '1 Main Street',
      SHIPPO_FROM_CITY: 'Calgary',
      SHIPPO_FROM_PROVINCE: 'AB',
      SHIPPO_FROM_POSTAL_CODE: 'T2P 1J9',
      STRAPI_URL: strapi.server.url,
      STRAPI_TOKEN: 'a-token',
      TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
      TWILIO_AUTH_TOKEN: twilioAccount.authToken,
      TWILIO_FROM: twilioAccount.from,
      TWILIO_API_URL: twilio.server.url,
      NEXT_PUBLIC_SENTRY_DSN: `${sentry.url.replace('//', '//0123abcd@')}/42`,
      HEARING_TEST_STAGING_URL: 'https://test.example/start',
      HEARING_TEST_SECRET: hearingTestSecret,
    }),
  };
}

async function openReal(): Promise<Opened> {
  const directory = mkdtempSync(path.join(tmpdir(), 'boreal-bucket-'));
  const bucket = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port: bucketPort } = await bucket.run();
  const post = await openMailServer();
  return {
    post,
    bucketPort,
    async close() {
      await post.close();
      await bucket.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type OutsideWorld = ReturnType<typeof outsideWorld>;
