import type { InitOptions, SwellClient } from 'swell-js';
import { sdkOptions } from '../http-shopper/sdk-options';

/** A shopper with their own cookies. */
export type Shopper = SwellClient & {
  readonly cookies: Map<string, string>;
  /** A request past the SDK in the same session, which follows a new id as the SDK does. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The same with a JSON body. */
  sendJson(method: string, path: string, body: unknown): Promise<Response>;
};

type Place = { url: string; vaultUrl: string };

/** Loads one version of the SDK for whoever keeps these cookies. Their types differ, so what is loaded is looked at. */
export type ImportSdk = (cookies: Map<string, string>) => Promise<object>;

/**
 * A shopper with their own module of swell-js: the SDK keeps vault address, key, time-out and letter case at module
 * level, so that two clients of one module would change each other.
 */
export async function createShopper(
  { url, vaultUrl }: Place,
  options: Partial<InitOptions> = {},
  importSdk: ImportSdk = () => import('swell-js'),
): Promise<Shopper> {
  const cookies = new Map<string, string>();
  const client = await freshModule(() => importSdk(cookies));
  client.init('embedded', 'pk_embedded', {
    ...sdkOptions(url, cookies),
    vaultUrl,
    ...options,
  });
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const session = cookies.get('swell-session');
    if (session && !headers.has('X-Session')) headers.set('X-Session', session);
    const answer = await fetch(url + path, { ...init, headers });
    const given = answer.headers.get('x-session');
    if (given !== null) cookies.set('swell-session', given);
    return answer;
  };
  const sendJson = (method: string, path: string, body: unknown) =>
    send(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return Object.assign(client, { cookies, send, sendJson });
}

/** Jest isolates one load after the other. */
let lastLoad: Promise<unknown> = Promise.resolve();

function freshModule(importSdk: () => ReturnType<ImportSdk>): Promise<SwellClient> {
  const load = lastLoad.then(() => loadModule(importSdk));
  lastLoad = load;
  return load;
}

async function loadModule(importSdk: () => ReturnType<ImportSdk>): Promise<SwellClient> {
  let client: unknown;
  await jest.isolateModulesAsync(async () => {
    client = Reflect.get(await importSdk(), 'default');
  });
  if (!isClient(client)) throw new Error('swell-js did not load');
  return client;
}

function isClient(loaded: unknown): loaded is SwellClient {
  return typeof loaded === 'object' && loaded !== null && 'init' in loaded && 'cart' in loaded;
}
