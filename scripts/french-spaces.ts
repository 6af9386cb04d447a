/**
 * `npm run french:spaces -- [file…]`: puts the no-break spaces of French into messages and texts (by default all of
 * them), so that writers can type plain ones. Prints the files that it changed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withFrenchSpaces } from './content/french/typography';

const folders = ['src/messages/fr-CA', 'content/fr-CA'];

const allFiles = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(json|md)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

/** Keys, addresses, front matter's structure and code stay as they are. */
function changed(file: string, text: string): string {
  if (file.endsWith('.json')) {
    return text.replace(/(?<=": ")(?:[^"\\]|\\.)*(?=")/g, withFrenchSpaces);
  }
  return text
    .split('\n')
    .map((line) =>
      /^\s*(- )?(url|slug|related|date|category):/.test(line) ? line : markdown(line),
    )
    .join('\n');
}

/** Leaves the key of a line of front matter and the target of a link alone. */
const markdown = (line: string) =>
  line
    .split(/(\]\([^)]*\)|`[^`]*`|^\s*(?:- )?[a-z]+: )/)
    .map((part, index) => (index % 2 === 0 ? withFrenchSpaces(part) : part))
    .join('');

const [, , ...named] = process.argv;
for (const file of named.length > 0 ? named : allFiles()) {
  const text = readFileSync(file, 'utf8');
  const next = changed(file, text);
  if (next === text) continue;
  writeFileSync(file, next);
  console.log(file);
}
