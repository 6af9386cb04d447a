import type { GetServerSideProps } from 'next';
import { localeOf, type Locale } from '@/domain/words/locale';
import { published, type Published } from '../main/published';

/** A response other than HTML: written for each request, and cached for an hour. */
export function writtenPage(
  contentType: string,
  write: (shop: Published, locale: Locale) => Promise<string>,
): GetServerSideProps {
  return async ({ res, locale }) => {
    const text = await write(await published(), localeOf(locale));
    res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.end(text);
    return { props: {} };
  };
}
