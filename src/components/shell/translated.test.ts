import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join('src', 'pages');

/**
 * Pages of people, without what Next itself looks for, the files that only machines read, and the gate: it stands alone
 * and fetches its own words.
 */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.tsx') && !/^_|^code-gate\.tsx$|\.(xml|txt|webmanifest)\.tsx$/.test(file),
);

test.each(pages)('%s brings a translator, or was written by the server', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  expect(source).toMatch(/^export default (translated\(\w+\)|Static\w+Screen);$/m);
});
