import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { wordsAbout, type FaultyPlace, type Finding } from './place';
import type { WatchedShop } from './watched-shop';

/** Starts two processes at the same moment: one has to serve, and the other to say why it does not. */
export async function startTwice(place: FaultyPlace): Promise<Finding[]> {
  const shops = await Promise.all([place.start(), place.start()]);
  const endings = shops.map(async (shop) => ({ shop, code: await shop.untilEnded() }));
  const { shop: loser, code } = await Promise.race(endings);
  const winner = shops.find((shop) => shop !== loser);
  if (!winner) throw new Error('Both were one');
  await winner.untilServing();
  await place.buyOne(winner);
  await place.sendTestsTo(winner);
  await winner.stop();
  return [refusal('two starts at the same moment', loser, code, /in use by process \d+/)];
}

/** Starts the shop while another program has its port. */
export async function takeThePort(place: FaultyPlace): Promise<Finding[]> {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const shop = await place.start({ port });
  const code = await shop.untilEnded();
  other.close();
  return [refusal('the port taken', shop, code, /Port \d+ is taken\. Stop what runs there/)];
}

/** Starts the shop with each damage to its secrets; once the file is restored it has to sell again. */
export async function damageSecrets(place: FaultyPlace): Promise<Finding[]> {
  const file = path.join(place.dataDir, 'secrets.json');
  const kept = path.join(place.dataDir, 'secrets-kept.json');
  const text = readFileSync(file, 'utf8');
  const damages: [string, RegExp, () => void][] = [
    ['damaged', /secrets\.json is damaged/, () => writeFileSync(file, text.slice(0, 90))],
    ['emptied', /secrets\.json is damaged/, () => writeFileSync(file, '')],
    ['removed', /secrets\.json is gone/, () => rmSync(file)],
  ];
  const findings: Finding[] = [];
  for (const [what, sought, damage] of damages) {
    renameSync(file, kept);
    writeFileSync(file, text);
    damage();
    const shop = await place.start();
    const code = await shop.untilEnded();
    findings.push(refusal(`the secrets ${what}`, shop, code, sought));
    renameSync(kept, file);
  }
  const shop = await place.start();
  await shop.untilServing();
  await place.buyOne(shop);
  await shop.stop();
  return findings;
}

/** Judges a start that had to fail: the exit code is 1, there is a sentence that says why, and no stack trace. */
export function refusal(
  fault: string,
  shop: WatchedShop,
  code: number | null,
  sought: RegExp,
): Finding {
  const said = wordsAbout(shop, sought);
  return {
    fault,
    said,
    wrong: [
      ...(code === 1 ? [] : [`it ended with ${code}`]),
      ...(said === '' ? [`it did not say so, but:\n${shop.words().slice(-2_000)}`] : []),
      ...(/\n\s+at .+:\d+/.test(shop.words()) ? ['it showed a stack'] : []),
    ],
  };
}
