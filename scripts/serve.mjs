/** Serves the built shop (src/serving), which `npm run build` bundled beside the site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { distDir, giveUp, loadSettings, root } from './preparation.mjs';

/** Errors of starting that explain themselves; anything else is shown with its stack. */
const plainErrors = new Set([
  'StartError',
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
  // Next puts words of its own before ours.
  giveUp(error.message.replace(/^An error occurred while loading instrumentation hook: /, ''));
}
