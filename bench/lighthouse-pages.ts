/** `npm run bench:lighthouse -- [page…]`: Lighthouse's results for all page types, or for those named. */
import { ensureBuilds } from './builds';
import { lighthouseFigures } from './lighthouse';
import { printVerdicts } from './tools/report';
import { withScratch } from './tools/scratch';

async function main(): Promise<void> {
  await ensureBuilds();
  printVerdicts(await withScratch((scratch) => lighthouseFigures(scratch, process.argv.slice(2))));
}

void main();
