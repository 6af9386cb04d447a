/** Serves the built shop (src/serving) with the server that `npm run build` bundled. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { distDir, giveUp, loadSettings, root } from './preparation.mjs';

/** Start errors whose message explains itself; others are shown with their stack. */
const plainErrors = new Set([
  'StartError',
  'ConfigError',
  'FolderInUseError',
  'DataFolderError',
  'DamagedDatabaseError',
  'SecretsError',
  'ChangedMigrationError',
]);

// Files that this process writes are readable by its own user only.
process.umask(0o077);
loadSettings();
process.env.NODE_ENV = 'production';
process.chdir(root);
const server = path.join(distDir(), 'serving', 'serve.mjs');
if (!existsSync(server)) {
  giveUp('The shop is not built yet: use `npm start`, or `npm run build` first.');
}
const { serve } = await import(server);
await serve({
  root,
  distDir: distDir(),
  port: Number(process.env.PORT ?? 3000),
  patches: process.env.PATCHES,
}).catch(explain);

function explain(error) {
  if (!plainErrors.has(error?.name)) giveUp(error?.stack ?? String(error));
  // Removes what Next puts before our message.
  giveUp(error.message.replace(/^An error occurred while loading instrumentation hook: /, ''));
}
