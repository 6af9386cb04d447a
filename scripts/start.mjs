/** `npm start`: gets from a fresh clone to a running shop; takes seconds if nothing has changed since the last time. */
import { ensureBuild, ensureNode, ensurePackages, loadSettings } from './preparation.mjs';

ensureNode();
loadSettings();
await ensurePackages('shop');
await ensureBuild();
await import('./serve.mjs');
