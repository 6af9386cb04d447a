/** Serves the built shop from one process: the pages, the API, the database and the job workers. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openServer, withHeaders } from './answering.mjs';
import { withCompressedFiles } from './compression/compressed-files.mjs';
import { withCompression } from './compression/compressed-pages.mjs';
import { openMoreDoors, watchDoors } from './doors.mjs';
import { withGate } from './gate.mjs';
import { giveUp, loadSettings, root } from './preparation.mjs';
import { withShedding } from './refusing.mjs';
import { innerAddress } from './outer-addresses.mjs';
import { withStraightCalls } from './straight-calls.mjs';
import { isUnreadableAddress, refuseAddress, refuseUnreadable } from './unreadable-request.mjs';

/** Requests that are still running after this long are cut off. */
const finishWithinMs = 10_000;

const moreDoorsAfterMs = 2_000;

/**
 * Connections that may wait to be accepted, as far as the system allows: those that are one too many would be lost, and
 * asked for again only after seconds.
 */
const mostBeforeDoor = 4_096;

/** Errors of starting that explain themselves; anything else is shown with its stack. */
const plainErrors = new Set([
  'ConfigError',
  'FolderInUseError',
  'DataFolderError',
  'DamagedDatabaseError',
  'SecretsError',
  'ChangedMigrationError',
]);

// Whatever this process writes is for its own user alone.
process.umask(0o077);
loadSettings();
process.env.NODE_ENV = 'production';
process.chdir(root);
const distDir = path.join(root, process.env.NEXT_DIST_DIR ?? '.next');
if (!existsSync(path.join(distDir, 'BUILD_ID'))) {
  giveUp('The shop is not built yet: use `npm start`, or `npm run build` first.');
}

const port = Number(process.env.PORT ?? 3000);
const { default: next } = await import('next');
const app = next({ dev: false, dir: root, port, hostname: 'localhost' });
const ready = app.prepare().then(async () => {
  const shop = await globalThis.borealServices;
  if (!shop) giveUp('The shop did not start with its server.');
  const { lifecycle } = shop;
  const called = withStraightCalls(app.getRequestHandler(), globalThis.borealApi);
  const handle = withShedding(called, lifecycle.overload, isDoorFull);
  // Files that lie ready cost next to nothing: they are never shed.
  const compressed = withCompressedFiles(withCompression(handle), root, distDir);
  return {
    shop,
    answer: withHeaders(withGate(compressed, lifecycle.codeGate), lifecycle, distDir),
  };
});
const server = openServer((request, response) => {
  request.url = innerAddress(request.url);
  if (isUnreadableAddress(request.url)) return refuseAddress(response);
  // The door is open before the shop is: early requests wait instead of being refused.
  ready.then(
    ({ answer }) => answer(request, response),
    () => response.writeHead(503).end(),
  );
});

/** All the ways into the server, which are one until it has time for more. */
let doors = [server];
const isDoorFull = watchDoors(server, () => doors.length);

server.on('clientError', refuseUnreadable);
server.once('error', (error) => {
  if (error.code === 'EADDRINUSE') {
    giveUp(
      `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    );
  }
  giveUp(`Port ${port} cannot be used: ${error.message}`);
});
await new Promise((resolve) => server.listen({ port, backlog: mostBeforeDoor }, resolve));

const { shop } = await ready.catch(explain);
announce(shop.lifecycle);

// Nobody waits for more of them: a start has other things to do first.
void pause(moreDoorsAfterMs, undefined, { ref: false }).then(async () => {
  if (server.listening) doors = [server, ...(await openMoreDoors(server, mostBeforeDoor))];
});

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());

async function stop() {
  console.log('Stopping …');
  // A second signal ends it at once, as it would without us.
  process.once('SIGINT', () => process.exit(1));
  const allEnded = Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))));
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await allEnded;
  clearTimeout(cutOff);
  await shop.lifecycle.stop();
  process.exit(0);
}

function announce({ adapters, secretsFile, firstAdminPassword }) {
  console.log(`\nBoreal Hearing is open: http://localhost:${server.address().port}\n`);
  for (const [name, adapter] of Object.entries(adapters))
    console.log(`  ${name.padEnd(10)} ${adapter}`);
  console.log(`  ${'secrets'.padEnd(10)} ${secretsFile} (with the admin password)`);
  if (firstAdminPassword) {
    console.log(`\n  Admin password, shown only this once: ${firstAdminPassword}`);
  }
  console.log();
}

function explain(error) {
  if (!plainErrors.has(error?.name)) giveUp(error?.stack ?? String(error));
  // Next puts words of its own before ours.
  giveUp(error.message.replace(/^An error occurred while loading instrumentation hook: /, ''));
}
