import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join('src', 'pages');

/**
 * Pages for people: without Next's special files, the files that only machines read, and the code gate, which stands
 * alone and loads its own texts.
 */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.tsx') && !/^_|^code-gate\.tsx$|\.(xml|txt|webmanifest)\.tsx$/.test(file),
);

test.each(pages)('%s brings a translator, or was written by the server', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  expect(source).toMatch(/^export default (translated\(\w+\)|Static\w+Screen);$/m);
});
