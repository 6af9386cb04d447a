import type { SwellClient } from 'swell-js';
import { env } from '../env';
import { pageLocale } from '../page-locale';
import { keepCookie } from '../session/keep-session';

let client: Promise<SwellClient> | null = null;
let isFirst = true;

/**
 * The browser's only Store API client, loaded on first use. Call this at every use and do not keep the client, because
 * it is replaced when one of its requests hangs. Rejects when its code cannot be loaded; the next call tries again.
 */
export function swellClient(): Promise<SwellClient> {
  client ??= connect().catch((failure: unknown) => {
    client = null;
    throw failure;
  });
  return client;
}

/**
 * Drops the client. swell-js runs its cart calls one after the other and has no timeout, so one request without an
 * answer would block all later ones until the page is reloaded.
 */
export function renewSwellClient(): void {
  client = null;
}

async function connect(): Promise<SwellClient> {
  const { default: swell } = await import('swell-js');
  const { origin } = window.location;
  const vaultUrl = env.swellVaultUrl ?? `${origin}/api/vault`;
  const locale = pageLocale();
  const options = { url: origin, vaultUrl, locale, setCookie: keepCookie };
  if (!isFirst) return swell.create(env.swellStoreId, env.swellPublicKey, options);
  isFirst = false;
  swell.init(env.swellStoreId, env.swellPublicKey, options);
  return swell;
}
