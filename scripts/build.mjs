/** `npm run build`: the pictures beside links to our pages, then the site. */
import { buildSite } from './preparation.mjs';

process.exit(await buildSite());
