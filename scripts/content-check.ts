/**
 * `npm run content:check`: checks the reading level, spelling, links and sources of every text in `content/`. Prints a
 * line for each and ends with 1 if one has a fault. Our own words are in `scripts/content/words.txt`.
 */
import { readFileSync } from 'node:fs';
import { locales } from '@/domain/words/locale';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { knownAddresses } from './content/addresses';
import { checkText, type Report } from './content/check';
import { openSpelling } from './content/spelling';

async function checkLocale(locale: string): Promise<readonly Report[]> {
  const editorial = await openBundledEditorial(`content/${locale}`);
  const [pages, articles] = [await editorial.pages(), await editorial.articles()];
  const ownWords = readFileSync('scripts/content/words.txt', 'utf8').split('\n').filter(Boolean);
  const spelling = openSpelling(ownWords);
  const known = knownAddresses(articles);
  return [...pages, ...articles]
    .map((text) => checkText(text, known, spelling))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function lineOf({ path, readability, limit, faults }: Report): string {
  const { grade, words, sentences } = readability;
  const length = `${words} words, ${(words / Math.max(1, sentences)).toFixed(1)} a sentence`;
  const line = `grade ${grade.toFixed(1).padStart(4)} of ${String(limit).padStart(2)}  ${path}  (${length})`;
  return [line, ...faults.map((fault) => `    FAULT ${fault}`)].join('\n');
}

async function main(): Promise<void> {
  const reports = (await Promise.all(locales.map(checkLocale))).flat();
  for (const report of reports) console.log(lineOf(report));
  const faults = reports.reduce((sum, report) => sum + report.faults.length, 0);
  console.log(`\n${reports.length} texts, ${faults} faults`);
  process.exitCode = faults > 0 ? 1 : 0;
}

void main();
