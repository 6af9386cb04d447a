import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Editorial, EditorialArticle, EditorialPage } from '../port';
import { articleFields, pageFields } from './fields';
import { EditorialFileError, readMarkdownFile } from './markdown-file';

type Common = Pick<EditorialPage, 'title' | 'description'> & {
  date: string;
  updated?: string | undefined;
  review?: EditorialPage['review'] | undefined;
};

/**
 * Texts that come with the shop: `<folder>/pages/<slug>.md` and `<folder>/blogs/<slug>.md`, all of them read here, once.
 * Throws EditorialFileError for a file that is not usable, published or not.
 */
export async function openBundledEditorial(folder: string): Promise<Editorial> {
  const [pages, articles] = await Promise.all([
    readAll(path.join(folder, 'pages'), readPage),
    readAll(path.join(folder, 'blogs'), readArticle),
  ]);
  return { adapter: 'bundled', pages: async () => pages, articles: async () => articles };
}

type File = { name: string; slug: string; text: string };

/** What `read` makes of each file; null stands for what is not published. */
async function readAll<Text extends EditorialPage>(
  folder: string,
  read: (file: File) => Text | null,
): Promise<readonly Text[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const texts: Text[] = [];
  await Promise.all(
    names.map(async (fileName) => {
      const name = path.join(/* turbopackIgnore: true */ folder, fileName);
      const slug = path.basename(fileName, '.md');
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        throw new EditorialFileError(name, [
          'its name becomes an address: small letters, digits and dashes',
        ]);
      }
      const text = read({ name, slug, text: await readFile(name, 'utf8') });
      if (text) texts.push(text);
    }),
  );
  return texts.toSorted(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
}

function readPage({ name, slug, text }: File): EditorialPage | null {
  const { fields, html } = readMarkdownFile(name, text, pageFields);
  return fields.published ? pageOf(slug, html, fields) : null;
}

function readArticle({ name, slug, text }: File): EditorialArticle | null {
  const { fields, html } = readMarkdownFile(name, text, articleFields);
  if (!fields.published) return null;
  return {
    ...pageOf(slug, html, fields),
    author: fields.author,
    category: fields.category,
    summary: fields.summary,
    picture: fields.picture ?? null,
    tags: fields.tags,
  };
}

function pageOf(slug: string, html: string, fields: Common): EditorialPage {
  const { title, description, date, updated = date, review = null } = fields;
  return {
    slug,
    title,
    html,
    description,
    publishedAt: startOf(date),
    updatedAt: startOf(updated),
    review,
  };
}

function startOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}
