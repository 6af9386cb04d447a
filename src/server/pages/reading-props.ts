import type { GetStaticPaths } from 'next';
import type { PageMeta } from '@/domain/pages/page-meta';
import type { ReadingText } from '@/domain/pages/reading';
import { inEveryLanguage } from './every-language';
import type { Locale } from '@/domain/words/locale';
import type { Namespace } from '@/messages/catalogue';
import { readConfig } from '../settings/config';
import { published } from '../main/published';
import { staticPageProps, type PageWords } from './static-page-props';
import { readingText } from '../reading/reading-text';

export type ReadingProps = { text: ReadingText; meta: PageMeta };

/** Static props of the page with the text for a path, as `write` renders it; 404 when there is none. */
export function readingProps(
  pathOf: (params: Record<string, string>) => string,
  write: (text: ReadingText, words: PageWords) => string,
  messages: readonly Namespace[] = ['reading'],
) {
  return staticPageProps<ReadingProps>(
    {
      messages: ['language', ...messages],
      meta: ({ meta }) => meta,
      load: ({ params, locale }) => findReading(pathOf(params), locale),
    },
    ({ text }, words) => ({ markup: write(text, words) }),
  );
}

/** The text for a path with its metadata; null when there is none. */
export async function findReading(path: string, locale: Locale): Promise<ReadingProps | null> {
  const pages = await (await published(locale)).editorial.pages();
  const page = pages.find((entry) => entry.path === path);
  if (!page) return null;
  const { title, description, keywords } = page;
  const text = readingText(page, locale);
  const { nearestTwin } = text;
  return {
    text,
    meta: {
      ...{ title, description, canonicalPath: path },
      ...(keywords && { keywords }),
      ...(nearestTwin && { nearestTwin }),
    },
  };
}

/**
 * Every text of a section, `/learn/[page]`, rendered during the build; other paths below it are 404. Outside a build
 * the list is empty: `next dev` asks from a separate process, which must not open the database.
 */
export function readingPathsOf(section: string): GetStaticPaths {
  return async () => {
    const pages = readConfig().isBuilding ? await (await published()).editorial.pages() : [];
    const inSection = pages.filter(({ path }) => path.startsWith(`/${section}/`));
    const slugs = inSection.map(({ path }) => ({ page: path.slice(section.length + 2) }));
    return { paths: inEveryLanguage(slugs), fallback: 'blocking' };
  };
}
