import { setTimeout as pause } from 'node:timers/promises';
import type { OwnDisk } from './disk';
import { wordsAbout, type FaultyPlace, type Finding } from './place';
import { refusal } from './starts';
import type { WatchedShop } from './watched-shop';

/** Free space when people begin to buy; a few orders and files use it up. */
const leftBytes = 2 * 1024 * 1024;

/** More orders and files than fit. */
const mostTries = 400;

/** People buy and send files until the disk is full, and beyond that. Everything confirmed before has to be there. */
export async function fillTheDisk(place: FaultyPlace, disk: OwnDisk): Promise<Finding[]> {
  const shop = await place.start();
  await shop.untilServing();
  const free = disk.fill(leftBytes);
  const [bought, refused] = await buyUntilRefused(place, shop);
  const said = wordsAbout(shop, /the disk is full|ENOSPC|No space left|could not/i);
  const wrong = [
    ...(refused === '' ? ['it never refused'] : []),
    ...(/ENOSPC|\/data\/|\n\s+at /.test(refused) ? [`it told strangers: ${refused}`] : []),
    ...(said === '' ? [`its log does not say why:\n${shop.words().slice(-1_500)}`] : []),
  ];
  await shop.stop();
  const full = await place.start();
  const atStart = await Promise.race([
    full.untilEnded(),
    full.untilServing().then(
      () => 'serves' as const,
      () => full.untilEnded(),
    ),
  ]);
  if (atStart === 'serves') await full.stop();
  const starting: Finding[] =
    atStart === 'serves'
      ? [{ fault: 'a start on the full disk', said: 'it serves', wrong: [] }]
      : [refusal('a start on the full disk', full, atStart, /the disk is full/)];
  free();
  const fault = `the disk full while people buy (${bought} orders and files fitted)`;
  return [{ fault, said, wrong }, ...starting, await sellsAgain(place, 'with space again')];
}

/** The disk fails while people buy. */
export async function breakTheDisk(place: FaultyPlace, disk: OwnDisk): Promise<Finding[]> {
  const shop = await place.start();
  await shop.untilServing();
  await place.buyOne(shop);
  disk.failToReadOnly();
  const [, refused] = await buyUntilRefused(place, shop);
  const said = wordsAbout(shop, /read only|EROFS|cannot be written/i);
  const wrong = [
    ...(refused === '' ? ['it never refused'] : []),
    ...(said === '' ? [`its log does not say why:\n${shop.words().slice(-1_500)}`] : []),
  ];
  await shop.stop();
  disk.remount('rw');
  return [
    { fault: 'the disk read only while people buy', said, wrong },
    await sellsAgain(place, 'with the disk mounted to be written again'),
  ];
}

/** The disk is read only before the shop starts. */
export async function startReadOnly(place: FaultyPlace, disk: OwnDisk): Promise<Finding[]> {
  disk.remount('ro');
  const shop = await place.start();
  const code = await shop.untilEnded();
  disk.remount('rw');
  return [
    refusal('a data folder that is read only', shop, code, /mounted to be read only/),
    await sellsAgain(place, 'to be written again'),
  ];
}

/** Buys until the shop refuses; returns how much was confirmed, and the words of the first refusal. */
async function buyUntilRefused(
  place: FaultyPlace,
  shop: WatchedShop,
): Promise<[confirmed: number, refused: string]> {
  let refused = '';
  let confirmed = 0;
  for (let tries = 0; tries < mostTries && refused === ''; tries += 1) {
    const use = tries % 2 === 0 ? place.buyOne(shop) : place.sendTestsTo(shop);
    await use.then(
      () => (confirmed += 1),
      (error: unknown) => (refused = error instanceof Error ? error.message : String(error)),
    );
  }
  // More orders arrive in spite of the refusal.
  for (let tries = 0; tries < 3; tries += 1) await place.buyOne(shop).catch(() => undefined);
  await pause(500);
  return [confirmed, refused];
}

async function sellsAgain(place: FaultyPlace, fault: string): Promise<Finding> {
  const shop = await place.start();
  await shop.untilServing();
  await place.buyOne(shop);
  await place.sendTestsTo(shop);
  await shop.stop();
  return { fault, said: '', wrong: await place.findLost() };
}
