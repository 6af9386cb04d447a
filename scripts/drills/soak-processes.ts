/**
 * `npm run soak:processes [-- shoppers rounds processes]`: shoppers (200) at once each buy several times (3) from
 * several processes (4) of the built shop on one Postgres. Every five seconds one process is killed with SIGKILL and
 * started again. Fails unless every purchase is one order, paid once, with one mail, and no more was sold than was in
 * stock. docs/operations.md has more about it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '@/server/db/database';
import { openMailServer } from '@/testing/stand-ins/mail-server';
import { startPostgres } from '@/testing/jest/test-cluster';
import { startProxy } from './processes/proxy';
import { freePort, startShopGroup, type ShopGroup } from './processes/shop-group';
import { findFaults, mailsByReader, type Purchase } from './processes/soak-findings';
import { buy, createShopper, type Tally } from './processes/soak-shopper';
import { endWith, say } from './verdict';

const killEveryMs = 5_000;

/** Longer than a job of a killed process waits for its next try. */
const mailWithinMs = 5 * 60_000;

type Size = { shoppers: number; rounds: number; processes: number };

async function soak({ shoppers, rounds, processes }: Size): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-soak-'));
  const [postgres, mail, port] = await Promise.all([startPostgres(), openMailServer(), freePort()]);
  const databaseUrl = postgres.url('postgres');
  const group = await startShopGroup(processes, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  const proxy = await startProxy(port, () => group.readyPorts());
  const db = await openDatabase({ databaseUrl, databasePoolSize: 2, dataDir });
  try {
    // Less than the shoppers want, so that they compete for the last pieces.
    const stock = Math.floor((shoppers * rounds * 3) / 4);
    const item = await stockUp(db, stock);
    const tally: Tally = { repeated: 0, soldOut: 0 };
    const started = Date.now();
    const killer = killInTurn(group);
    const buying = buyAtOnce(`http://127.0.0.1:${port}`, { shoppers, rounds }, tally);
    await buying.catch(() => undefined);
    const seconds = (Date.now() - started) / 1000;
    const awayMs = (await killer.stop()).toSorted((one, other) => one - other);
    const purchases = await buying;
    await untilMailed(purchases, mail.received);
    const faults = await findFaults(db, { purchases, mails: mail.received, item, stock });
    const figures = {
      processes,
      shoppers,
      purchases: purchases.length,
      seconds: Math.round(seconds),
      kills: awayMs.length,
      'milliseconds a killed process was away, mostly': awayMs[awayMs.length >> 1] ?? 0,
      'milliseconds a killed process was away, at most': awayMs.at(-1) ?? 0,
      stock,
      'told that it was sold out': tally.soldOut,
      'requests passed on to the next process': proxy.counts.passedOn,
      'requests that broke off with a process': proxy.counts.brokenOff,
      'steps that shoppers repeated': tally.repeated,
      'mails repeated under the same message id': mail.received.length - purchases.length,
    };
    for (const [name, value] of Object.entries(figures)) say(`${name}: ${value}`);
    return faults;
  } finally {
    await db.close();
    await proxy.close();
    await group.stop();
    await mail.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stockUp(db: Database, level: number): Promise<string> {
  const [item] = await db.query<{ id: string }>(
    'update catalogue_stock set level = $1 returning item_id as id',
    [level],
  );
  if (!item) throw new Error('The seed counts no stock');
  return item.id;
}

async function buyAtOnce(
  url: string,
  { shoppers, rounds }: Omit<Size, 'processes'>,
  tally: Tally,
): Promise<Purchase[]> {
  const buyers = Array.from({ length: shoppers }, async (_, index) => {
    const shopper = createShopper(url);
    const bought: Purchase[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = `soak-${index}-${round}@example.com`;
      bought.push({ email, orderId: await buy(shopper, email, tally) });
    }
    return bought;
  });
  return (await Promise.all(buyers)).flat();
}

/**
 * Kills one process after the other, and skips one that is still restarting. `stop` returns for each kill the
 * milliseconds until the process answered again.
 */
function killInTurn(group: ShopGroup): { stop: () => Promise<readonly number[]> } {
  const restarting = new Map<number, Promise<void>>();
  const awayMs: number[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    const index = turn++ % group.size;
    if (restarting.has(index)) return;
    const killed = performance.now();
    restarting.set(
      index,
      group
        .killAndRestart(index)
        .then(() => void awayMs.push(Math.round(performance.now() - killed)))
        .finally(() => restarting.delete(index)),
    );
  }, killEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(restarting.values());
      return awayMs;
    },
  };
}

async function untilMailed(
  purchases: readonly Purchase[],
  received: Parameters<typeof mailsByReader>[0],
): Promise<void> {
  const giveUpAt = Date.now() + mailWithinMs;
  while (Date.now() < giveUpAt && mailsByReader(received).size < purchases.length) await pause(500);
}

const [shoppers = 200, rounds = 3, processes = 4] = process.argv.slice(2).map(Number);
endWith(soak({ shoppers, rounds, processes }));
