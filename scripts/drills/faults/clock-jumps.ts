import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createShopper } from '../processes/soak-shopper';
import type { FaultyPlace, Finding } from './place';
import type { WatchedShop } from './watched-shop';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The jumps in their order, each relative to the true time; the last one puts the clock right. */
const jumps: readonly [what: string, ahead: number][] = [
  ['an hour ahead', hour],
  ['right again', 0],
  ['an hour behind', -hour],
  ['a day ahead', day],
  ['right again, a day back', 0],
];

/** Confirmations are mailed within seconds; a busy machine gets more time. */
const mailedWithinMs = 90_000;

/** Somebody fills a cart, and others buy, while the clock jumps back and forth. */
export async function jumpTheClock(place: FaultyPlace): Promise<Finding[]> {
  const shop = await place.start({ withClock: true });
  await shop.untilServing();
  const shopper = createShopper(shop.url);
  const charger = await shopper.products.get('standard-charger');
  await shopper.cart.addItem({ product_id: String(Reflect.get(charger ?? {}, 'id')), quantity: 1 });
  const orders: string[] = [];
  const findings: Finding[] = [];
  for (const [what, ahead] of jumps) {
    await shop.setClock(ahead);
    const wrong: string[] = [];
    const bought = place.buyOne(shop).then((id) => orders.push(id));
    await bought.catch((error: unknown) => wrong.push(`nobody can buy: ${String(error)}`));
    const cart: unknown = await shopper.cart.get();
    if (linesOf(cart) !== 1) wrong.push('the visit of before has lost its cart');
    if (!(await isMailed(place))) wrong.push('a confirmation was not mailed, or mailed twice');
    if (ahead === day) await lockOut(shop);
    findings.push({ fault: `the clock ${what}`, said: '', wrong });
  }
  await shop.setClock(16 * minute);
  const status = await tryLogin(shop);
  findings.push({
    fault: 'who was locked out while the clock was a day ahead',
    said: `a quarter of an hour after it was right again their try is answered with ${status}`,
    wrong: status === 429 ? ['they are kept out until that day'] : [],
  });
  await shop.setClock(0);
  await shop.stop();
  return [...findings, await numbersOf(place, orders)];
}

/** Waits until every buyer has exactly one mail. */
async function isMailed({ dataDir, ledger }: FaultyPlace): Promise<boolean> {
  const outbox = path.join(dataDir, 'outbox');
  const buyers = ledger.acknowledged('order').map(({ name }) => name);
  const giveUpAt = performance.now() + mailedWithinMs;
  for (;;) {
    const mails = readdirSync(outbox)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(path.join(outbox, name), 'utf8'));
    const counts = buyers.map(
      (buyer) => mails.filter((mail) => mail.includes(`"${buyer}"`)).length,
    );
    if (counts.every((count) => count === 1)) return true;
    if (counts.some((count) => count > 1) || performance.now() > giveUpAt) return false;
    await pause(500);
  }
}

async function lockOut(shop: WatchedShop): Promise<void> {
  for (let tries = 0; tries < 25; tries += 1) await tryLogin(shop);
}

async function tryLogin({ url }: WatchedShop): Promise<number> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' }),
  });
  return answer.status;
}

/** Expects later orders to have higher numbers, whatever the clock said. */
async function numbersOf(place: FaultyPlace, orders: readonly string[]): Promise<Finding> {
  const rows = await place.ask<{ id: string; number: string }>(
    'select id, number::text as number from orders',
  );
  const numbers = orders.map((id) => Number(rows.find((row) => row.id === id)?.number));
  const isRising = numbers.every(
    (number, index) => index === 0 || number > (numbers[index - 1] ?? 0),
  );
  return {
    fault: 'numbers of the orders',
    said: numbers.join(', '),
    wrong: isRising ? await place.findLost() : ['they do not rise'],
  };
}

function linesOf(cart: unknown): number {
  const items: unknown =
    typeof cart === 'object' && cart !== null ? Reflect.get(cart, 'items') : [];
  return Array.isArray(items) ? items.length : 0;
}
