/**
 * `npm run bench`: what the shop costs beside the barest app of the same framework, in one run on one machine.
 * Figures move with the machine; the ratios to the floor are what the goals are about. `npm run bench -- pages` runs
 * one part of it.
 */
import { builds, ensureBuilds } from './builds';
import { serverFigures } from './tools/figures';
import { lighthouseFigures } from './lighthouse';
import { pageFigures } from './pages/pages';
import { printVerdicts, type Verdict } from './tools/report';
import { withScratch } from './tools/scratch';

/** In the order of the goals' numbers, but for the build, which the others need. */
const parts: Readonly<Record<string, (scratch: string) => Promise<Verdict[]>>> = {
  build: builds,
  server: serverFigures,
  pages: pageFigures,
  lighthouse: (scratch) => lighthouseFigures(scratch, []),
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : Object.keys(parts);
  if (!names.includes('build')) await ensureBuilds();
  const verdicts: Verdict[] = [];
  for (const name of names) {
    const part = parts[name];
    if (!part)
      throw new Error(`No such part: ${name}. There are: ${Object.keys(parts).join(', ')}`);
    verdicts.push(...(await withScratch(part)));
  }
  printVerdicts(verdicts);
}

void main();
