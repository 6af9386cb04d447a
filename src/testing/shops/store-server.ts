import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import swell, { type SwellClient } from 'swell-js';
import { createEngine } from '@/server/commerce/embedded/create-engine';
import type { Engine } from '@/server/commerce/embedded/engine';
import { createStoreApi } from '@/server/commerce/embedded/store-api/store-api';
import type { Database } from '@/server/db/database';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import type { Editorial } from '@/server/editorial/port';
import type { HttpApp } from '@/server/http/exchange';
import { noScripts, type VaultOptions } from '@/server/payments/jsonp';
import type { RequestLog } from '@/server/http/http-app';
import { nodeHandler } from '@/server/http/node-handler';
import { createKnownDevices } from '@/server/http/limits/known-devices';
import { createClientAddressOf } from '@/server/http/client-address';
import { createRateLimits } from '@/server/http/limits/rate-limits';
import type { Jobs } from '@/server/jobs/port';
import type { Confirmations } from '@/server/payments/port';
import { createSandboxGateway } from '@/server/payments/sandbox/sandbox-gateway';
import { sdkOptions } from '../http-shopper/sdk-options';
import type { TestDatabase } from './database';
import { testSealer, seedTestShop } from './engine';

type LogLine = { level: 'info' | 'error'; fields: object; message: string };

type Job = { name: string; payload: object };

export type StoreServer = {
  readonly db: Database;
  /** Origin of the running server. */
  readonly url: string;
  /** The engine behind it, for what only jobs and other modules use. */
  readonly engine: Engine;
  readonly confirmations: Confirmations;
  /** What was logged since the test began. */
  readonly log: readonly LogLine[];
  /** Jobs that were enqueued since the test began; no worker runs them. */
  readonly jobs: readonly Job[];
  /** A visitor with separate cookies, using the published SDK. */
  visitor(): Visitor;
  /** A request without the SDK. */
  send(path: string, init?: RequestInit): Promise<Response>;
};

export type Visitor = SwellClient & { cookies: Map<string, string> };

/** Changes to the Store API's answers, when it plays another one, and options of its vault. */
type Manners = { storeApi?: (own: HttpApp) => HttpApp; vault?: VaultOptions };

/** Mounts the Store API and the vault on a plain HTTP server over a seeded database. Call in a describe block. */
export function useStoreServer(
  use: TestDatabase['use'],
  { storeApi: manners = (own) => own, vault: vaultOptions = noScripts }: Manners = {},
): StoreServer {
  const log: LogLine[] = [];
  const shop = use(async (db) => {
    await seedTestShop(db);
  });
  let server: Server | undefined;
  let url = '';
  const jobs: Job[] = [];
  const editorial = openBundledEditorial('content/en-US');
  let parts: ReturnType<typeof putTogether> | undefined;
  const running = () => {
    if (!parts) throw new Error('The server runs only while tests run');
    return parts;
  };

  beforeEach(async () => {
    log.length = 0;
    jobs.length = 0;
    parts = putTogether(shop.db, recorderOf(log), jobs, await editorial, vaultOptions);
    server = createServer(listenerOf(parts, manners(parts.storeApi)));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  return {
    log,
    jobs,
    get db() {
      return shop.db;
    },
    get url() {
      return url;
    },
    get engine() {
      return running().engine;
    },
    get confirmations() {
      return running().confirmations;
    },
    visitor: () => visitorOf(url),
    send: (path, init) => fetch(url + path, init),
  };
}

/** Base address of links in mails. */
const siteUrl = 'https://shop.example';

function putTogether(
  db: Database,
  log: RequestLog,
  jobs: Job[],
  editorial: Editorial,
  vaultOptions: VaultOptions,
) {
  const gateway = createSandboxGateway({ db, log, vaultOptions });
  const { payments } = gateway;
  const sessionSecret = 'test secret';
  const engine = createEngine({
    db,
    payments,
    jobs: keptIn(jobs),
    sealer: testSealer,
    sessionSecret,
  });
  const storeApi = createStoreApi({
    engine,
    payments,
    editorial,
    limits: createRateLimits(db),
    clientAddressOf: createClientAddressOf([]),
    devices: createKnownDevices(sessionSecret, () => false),
    siteUrl,
    log,
  });
  const vault = gateway.openVault(engine.carts.amountDue);
  return { engine, confirmations: gateway.confirmations, storeApi, vault };
}

function listenerOf({ vault }: { vault: HttpApp }, storeApi: HttpApp) {
  const answerApi = nodeHandler(async () => storeApi, '/api');
  const answerVault = nodeHandler(async () => vault, '/api/vault');
  return (...[request, response]: Parameters<typeof answerApi>) => {
    const isVault = request.url?.startsWith('/api/vault/');
    void (isVault ? answerVault : answerApi)(request, response);
  };
}

function keptIn(jobs: Job[]): Jobs {
  return { enqueue: async (_, name, payload) => void jobs.push({ name, payload }) };
}

function visitorOf(url: string): Visitor {
  const cookies = new Map<string, string>();
  const client = swell.create('test', 'pk_test', sdkOptions(url, cookies));
  return { ...client, cookies };
}

function recorderOf(lines: LogLine[]): RequestLog {
  return {
    info: (fields, message) => lines.push({ level: 'info', fields, message }),
    error: (fields, message) => lines.push({ level: 'error', fields, message }),
  };
}
