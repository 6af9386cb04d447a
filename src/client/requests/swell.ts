import type { SwellClient } from 'swell-js';
import { env } from '../env';
import { keepCookie } from '../session/keep-session';

let client: Promise<SwellClient> | null = null;
let isFirst = true;

/**
 * The browser's one Store API client, loaded when first asked for. Ask for it anew at every use
 * instead of keeping it: it is replaced when a request of it hangs.
 * Rejects when its code cannot be loaded; the next call tries again.
 */
export function swellClient(): Promise<SwellClient> {
  client ??= connect().catch((failure: unknown) => {
    client = null;
    throw failure;
  });
  return client;
}

/**
 * Forgets the client. swell-js runs its cart calls one after the other and knows no timeout, so one
 * request without an answer would hold up every later one for as long as the page lives.
 */
export function renewSwellClient(): void {
  client = null;
}

async function connect(): Promise<SwellClient> {
  const { default: swell } = await import('swell-js');
  const { origin } = window.location;
  const vaultUrl = env.swellVaultUrl ?? `${origin}/api/vault`;
  const options = { url: origin, vaultUrl, setCookie: keepCookie };
  if (!isFirst) return swell.create(env.swellStoreId, env.swellPublicKey, options);
  isFirst = false;
  swell.init(env.swellStoreId, env.swellPublicKey, options);
  return swell;
}
