/** `npm start`: from a fresh clone to a running shop; seconds when nothing has changed since the last time. */
import { ensureBuild, ensureNode, ensurePackages, loadSettings } from './preparation.mjs';

ensureNode();
loadSettings();
await ensurePackages('shop');
await ensureBuild();
await import('./serve.mjs');
