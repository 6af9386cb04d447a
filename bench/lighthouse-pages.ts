/** `npm run bench:lighthouse -- [page…]`: what Lighthouse says of the page types, or of some of them. */
import { ensureBuilds } from './builds';
import { lighthouseFigures } from './lighthouse';
import { printVerdicts } from './tools/report';
import { withScratch } from './tools/scratch';

async function main(): Promise<void> {
  await ensureBuilds();
  printVerdicts(await withScratch((scratch) => lighthouseFigures(scratch, process.argv.slice(2))));
}

void main();
