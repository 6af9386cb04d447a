import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { InitOptions } from 'swell-js';
import { createShopper, type Shopper } from './shopper';

/** The addresses of a shop under test, and what else is known about it. */
export type Target = {
  /** Origin of the Store API. */
  url: string;
  /** Origin of the card vault; with Swell, cards do not go through the proxy. */
  vaultUrl: string;
  /** Origin of the links in mails. */
  siteUrl: string;
  /** Folder of sent mail; null for a shop on another machine. */
  outbox: string | null;
  isProxy: boolean;
};

type SentMail = { to: string; subject: string; text: string; html: string };

/** The shop under test. Every check opens its own shoppers, so none depends on what another left behind. */
export type Store = Target & {
  /** A new shopper with the published SDK. */
  shopper(options?: Partial<InitOptions>): Promise<Shopper>;
  /** A request without the SDK, and without a session unless `init` has one. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** False for a shop on another machine: checks that need a mailed key are skipped there. */
  readonly canReadMail: boolean;
  /**
   * Repeats a check of read data until it passes on every process: several processes may take a second until each shows
   * what one has sold. A single process must pass at once.
   */
  settles(check: () => Promise<void>): Promise<void>;
  /** Mails to an address that contain a text, oldest first, once there are `count` of them. */
  mailTo(address: string, containing: string, count?: number): Promise<readonly SentMail[]>;
};

/** Starts a shop for the checks of this file and stops it afterwards. Call it in a describe block. */
export function useStore(
  start: () => Promise<{ target: Target; stop(): Promise<void> }>,
  { canReadMail = true, settlesWithinMs = 0 } = {},
): Store {
  let started: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await started?.stop();
  });
  const target = (): Target => {
    if (!started) throw new Error('The shop is there only while checks run');
    return started.target;
  };
  return {
    get url() {
      return target().url;
    },
    get vaultUrl() {
      return target().vaultUrl;
    },
    get siteUrl() {
      return target().siteUrl;
    },
    get outbox() {
      return target().outbox;
    },
    get isProxy() {
      return target().isProxy;
    },
    canReadMail,
    settles: (check) => holdsWithin(settlesWithinMs, check),
    shopper: (options) => createShopper(target(), options),
    send: (resource, init) => fetch(target().url + resource, init),
    mailTo: (address, containing, count = 1) =>
      waitForMail(target().outbox, (mail) => isTo(mail, address, containing), count),
  };
}

/** Number of equal answers in a row after which every process behind a proxy is taken to have answered. */
const readsInARow = 8;

async function holdsWithin(milliseconds: number, check: () => Promise<void>): Promise<void> {
  if (milliseconds === 0) return check();
  const until = Date.now() + milliseconds;
  for (let held = 0; held < readsInARow;) {
    const refused: unknown = await check().then(
      () => null,
      (error: unknown) => error,
    );
    held = refused === null ? held + 1 : 0;
    if (refused !== null && Date.now() >= until) throw refused;
    if (refused !== null) await pause(100);
  }
}

function isTo({ to, text }: SentMail, address: string, containing: string): boolean {
  return to.includes(address) && text.includes(containing);
}

async function waitForMail(
  outbox: string | null,
  isWanted: (mail: SentMail) => boolean,
  count: number,
): Promise<readonly SentMail[]> {
  if (outbox === null) throw new Error('The mail of this shop cannot be read from here');
  for (let tries = 0; tries < 100; tries += 1) {
    const found = readOutbox(outbox).filter(isWanted);
    if (found.length >= count) return found;
    await pause(100);
  }
  throw new Error(`There are not ${count} such mails after ten seconds`);
}

function readOutbox(folder: string): readonly SentMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      // Skips a mail that is still being written; the next try finds it.
      return text.trimEnd().endsWith('}') ? [JSON.parse(text)] : [];
    })
    .toSorted((a, b) => String(a.date).localeCompare(String(b.date)));
}
