/**
 * `npm run bench`: measures the shop and the barest app of the same framework (the floor) in one run on one machine.
 * Figures differ between machines, so most goals are ratios to the floor. `npm run bench -- pages` runs one part.
 */
import { builds, ensureBuilds } from './builds';
import { serverFigures } from './tools/figures';
import { lighthouseFigures } from './lighthouse';
import { pageFigures } from './pages/pages';
import { printVerdicts, type Verdict } from './tools/report';
import { withScratch } from './tools/scratch';

/** In the order of the goals' numbers, except that the build comes first because the others need it. */
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
