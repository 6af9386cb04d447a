import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { tombstonePrefix } from '@/server/privacy/erasures/tombstones';
import { cleanUpUploads } from '@/server/uploads/clean-up-uploads';
import { adminPassword, password, type World } from '@/testing/access-matrix/world';
import { testShop } from '@/testing/shops/shop';
import { leaveTheRest, openWorld, tablesThatTell, tell, words } from './leave-everything';

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

const shop = testShop({ settings: { ADMIN_PASSWORD: adminPassword } });
let server: Server;
let world: World;

beforeAll(async () => {
  ({ server, world } = await openWorld(shop.services));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Tables whose rows stay after an erasure, for the law or as proof, according to docs/privacy.md. */
function keptTables(): Set<string> {
  const page = readFileSync('docs/privacy.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` *\|[^|]*\|([^|]*)\|/gm)];
  const isKept = /as (?:the |an )?orders?|tax law|asked for proof|6 years|90 days, clean-up$/;
  return new Set(
    rows.flatMap(([, name = '', how = '']) => (isKept.test(how.trim()) ? [name] : [])),
  );
}

const filesOf = () => {
  const folder = path.join(world.services.config.dataDir, 'uploads');
  const tombstones = path.join(folder, tombstonePrefix);
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !path.join(file.parentPath, '/').startsWith(tombstones),
  );
};

test('who left one of everything downloads it all, and deletes it all but what the law keeps', async () => {
  await leaveTheRest(world);
  const headers = { Authorization: `Bearer ${world.owner.session()}` };
  const download = await fetch(`${world.origin}/api/privacy/export`, { headers });
  const { data }: { data: Record<string, unknown> } = await download.json();
  const empty = Object.entries(data).filter(([, held]) => Array.isArray(held) && held.length === 0);
  // Empty here, because staff have not looked at anything and nobody was erased before.
  const mayBeEmpty = ['audit', 'mails', 'erasures'];
  expect(empty.map(([name]) => name).filter((name) => !mayBeEmpty.includes(name))).toEqual([]);
  const text = JSON.stringify(data);
  for (const word of [...Object.values(words), 'They whistle at the theatre', world.owned.fileId]) {
    expect({ word, isThere: text.includes(word) }).toEqual({ word, isThere: true });
  }
  expect(data).toMatchObject({
    hearing: { results: [expect.objectContaining({ signs: ['pain'] })] },
  });

  expect(filesOf().length).toBeGreaterThan(0);
  const before = await tablesThatTell(world, world.services.db);
  expect(before).toEqual(expect.arrayContaining(['accounts', 'carts', 'consultation_bookings']));
  await tell(world, '/api/privacy/delete-account', { password });

  const kept = keptTables();
  expect(
    (await tablesThatTell(world, world.services.db)).filter((name) => !kept.has(name)),
  ).toEqual([]);
  // Removes files as the hourly clean-up does.
  const storage = await openStorage(world.services.config, createCircuitBreakers());
  await cleanUpUploads({ db: world.services.db, storage }, new Date(Date.now() + twoDaysMs));
  expect(filesOf()).toEqual([]);
});
