import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfDataFolder, newPostgresDatabase } from '@/testing/shops/database';
import { startStoreProcess } from '@/testing/shops/store-process';
import type { Target } from './store';

type Started = { target: Target; stop(): Promise<void> };

const siteUrl = 'https://shop.example';

/** Another site whose pages may call the shops that are started here. */
export const foreignOrigin = 'https://kiosk.example';

/** The embedded engine on its embedded database. */
export function startOnPglite(): Promise<Started> {
  return startEmbedded({ dataDir: copyOfDataFolder() });
}

/** The embedded engine on Postgres. */
export async function startOnPostgres(): Promise<Started> {
  const database = await newPostgresDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-data-'));
  const shop = await startEmbedded({ dataDir, databaseUrl: database.url });
  return {
    target: shop.target,
    async stop() {
      await shop.stop();
      await database.remove();
    },
  };
}

/** A shop whose commerce is a hosted Swell, played by the embedded engine in another process. */
export async function startBehindProxy(): Promise<Started> {
  const remote = await startOnPglite();
  const dataDir = copyOfDataFolder();
  const front = await startStoreProcess({
    DATA_DIR: dataDir,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    STORE_API_ORIGINS: foreignOrigin,
    SWELL_STORE_ID: 'embedded',
    SWELL_PUBLIC_KEY: 'pk_embedded',
    SWELL_SECRET_KEY: 'never sent to the Store API',
    SWELL_STORE_URL: remote.target.url,
  });
  return {
    target: { ...remote.target, url: front.url, isProxy: true },
    async stop() {
      await front.stop();
      rmSync(dataDir, { recursive: true, force: true });
      await remote.stop();
    },
  };
}

/** A shop that is already running, freshly seeded, with its vault at the usual address. */
export function runningAt(address: string): Started {
  const url = address.replace(/\/+$/, '');
  return {
    target: { url, vaultUrl: `${url}/api/vault`, siteUrl: url, outbox: null, isProxy: false },
    stop: async () => undefined,
  };
}

async function startEmbedded(place: { dataDir: string; databaseUrl?: string }): Promise<Started> {
  const { dataDir, databaseUrl } = place;
  const shop = await startStoreProcess({
    DATA_DIR: dataDir,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    STORE_API_ORIGINS: foreignOrigin,
    // One check calls the vault by script tag.
    VAULT_JSONP: 'allowed',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  return {
    target: {
      url: shop.url,
      vaultUrl: `${shop.url}/api/vault`,
      siteUrl,
      outbox: path.join(dataDir, 'outbox'),
      isProxy: false,
    },
    async stop() {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
