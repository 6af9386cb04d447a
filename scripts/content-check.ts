/**
 * `npm run content:check`: checks the reading level, spelling, links and sources of every text in `content/`. Prints a
 * line for each and ends with 1 if one has a fault. Our own
 * words are in `scripts/content/words.txt` and `scripts/content/french/words.txt`.
 */
import { defaultLocale, locales, type Locale } from '@/domain/words/locale';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { knownAddresses } from './content/addresses';
import { checkText, type Report } from './content/check';
import { languages } from './content/languages';

/** Texts of all languages link by the English addresses; the shop translates these while it renders a text. */
async function checkLocale(locale: Locale): Promise<readonly Report[]> {
  const editorial = await openBundledEditorial(`content/${locale}`);
  const english = await openBundledEditorial(`content/${defaultLocale}`);
  const language = languages[locale];
  const spelling = language.openSpelling();
  const known = knownAddresses(await english.articles());
  return [...(await editorial.pages()), ...(await editorial.articles())]
    .map((text) => checkText(text, known, { language, spelling }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function lineOf({ path, reading, faults }: Report): string {
  const { measure, score, limit, words, sentences } = reading;
  const length = `${words} words, ${(words / Math.max(1, sentences)).toFixed(1)} a sentence`;
  const line = `${measure} ${score.toFixed(1).padStart(4)} of ${String(limit).padStart(2)}  ${path}  (${length})`;
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
