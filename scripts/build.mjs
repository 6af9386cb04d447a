/** `npm run build`: the site and the server around it. */
import { buildSite, loadSettings } from './preparation.mjs';

loadSettings();
process.exit(await buildSite());
