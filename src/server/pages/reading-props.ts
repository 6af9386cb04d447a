import type { GetStaticPaths } from 'next';
import type { PageMeta } from '@/domain/pages/page-meta';
import type { ReadingText } from '@/domain/pages/reading';
import type { Namespace } from '@/messages/catalogue';
import { readConfig } from '../settings/config';
import { published } from '../main/published';
import { staticPageProps, type PageWords } from './static-page-props';
import { readingText } from '../reading/reading-text';

export type ReadingProps = { text: ReadingText; meta: PageMeta };

/** Static properties of the page that shows the text written for an address, as `write` writes it; 404 where there is none. */
export function readingProps(
  pathOf: (params: Record<string, string>) => string,
  write: (text: ReadingText, words: PageWords) => string,
  messages: readonly Namespace[] = ['reading'],
) {
  return staticPageProps<ReadingProps>(
    {
      messages,
      meta: ({ meta }) => meta,
      load: ({ params }) => findReading(pathOf(params)),
    },
    ({ text }, words) => ({ markup: write(text, words) }),
  );
}

/** The text written for an address with its metadata; null where there is none. */
export async function findReading(path: string): Promise<ReadingProps | null> {
  const pages = await (await published()).editorial.pages();
  const page = pages.find((entry) => entry.path === path);
  if (!page) return null;
  const { title, description, keywords } = page;
  return {
    text: readingText(page),
    meta: { title, description, ...(keywords && { keywords }), canonicalPath: path },
  };
}

/**
 * Every text of a section, `/learn/[page]`, written while building; other addresses below it are 404.
 * Outside a build nothing is listed: `next dev` asks from a process of its own, which must not open the database.
 */
export function readingPathsOf(section: string): GetStaticPaths {
  return async () => {
    const pages = readConfig().isBuilding ? await (await published()).editorial.pages() : [];
    const inSection = pages.filter(({ path }) => path.startsWith(`/${section}/`));
    return { paths: inSection.map(({ path }) => path), fallback: 'blocking' };
  };
}
