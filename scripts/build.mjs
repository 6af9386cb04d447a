/** `npm run build`: the site and the server around it. `--if-changed`: unless it was built from the same sources. */
import { buildSite, ensureBuild, loadSettings } from './preparation.mjs';

loadSettings();
if (process.argv.includes('--if-changed')) await ensureBuild();
else process.exit(await buildSite());
