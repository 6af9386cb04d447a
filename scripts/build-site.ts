/** Builds the share pictures, the site and its server. `npm run build` starts it. */
import { build } from 'esbuild';
import path from 'node:path';
import { compressFiles } from '../src/serving/compression/compress-files';
import { listInlineScripts } from '../src/serving/headers/inline-scripts';
import { hintAtCompiling } from '../src/serving/patches/compile-hints';
import { shortenManifest } from '../src/serving/patches/lean-manifest';
import { readPatches, type Patches } from '../src/serving/patches/switches';
import { beginSharePictures } from './pictures/share-pictures';
import { distDir, giveUp, program, root, run } from './preparation.mjs';

async function runOrExit(name: string, args: string[], env: Record<string, string> = {}) {
  const code = await run(program(name), args, env);
  if (code !== 0) process.exit(code);
}

/** Settings that Next writes into the code of the pages while it builds (client/env.ts). */
const builtIn = (patches: Patches) => ({
  NEXT_PUBLIC_HYDRATION: patches.has('hydrate-in-slices') ? 'in-slices' : 'at-once',
  NEXT_PUBLIC_PAGE_LIST: patches.has('lean-manifest') ? 'lean' : 'whole',
});

/** Bundles the server into one file; packages are loaded from node_modules, as Next is. */
async function bundleServer(): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'src/serving/serve.ts')],
    outfile: path.join(distDir(), 'serving/serve.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}

async function buildAll(): Promise<void> {
  const patches = readPatches(process.env.PATCHES);
  const { drawn } = await beginSharePictures();
  const built = runOrExit('next', ['build'], { NODE_ENV: 'production', ...builtIn(patches) });
  await Promise.all([built, drawn]);
  listInlineScripts(distDir());
  if (patches.has('lean-manifest')) shortenManifest(distDir());
  if (patches.has('compile-hints')) hintAtCompiling(distDir());
  // After all steps that change files, because it makes compressed copies of them.
  await compressFiles(root, distDir());
  await bundleServer();
}

void buildAll().catch((error: Error) => giveUp(error.stack ?? error.message));
