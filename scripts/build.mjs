/**
 * `npm run build`: builds the site and its server. `--if-changed` skips this if the last build was made from the same
 * sources.
 */
import { buildSite, ensureBuild, loadSettings } from './preparation.mjs';

loadSettings();
if (process.argv.includes('--if-changed')) await ensureBuild();
else process.exit(await buildSite());
