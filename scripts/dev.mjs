/** `npm run dev`: the shop with hot reload, on the same embedded services. */
import { spawn } from 'node:child_process';
import { ensureNode, ensurePackages, loadSettings, program, root } from './preparation.mjs';

ensureNode();
loadSettings();
await ensurePackages();
const port = process.env.PORT ?? '3000';
const child = spawn(program('next'), ['dev', '--port', port], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
