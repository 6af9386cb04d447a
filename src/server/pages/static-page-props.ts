import type { GetStaticProps } from 'next';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import type { Locale } from '@/domain/words/locale';
import { localeOf } from '@/domain/words/locale';
import type { SomeMessages } from '@/messages/catalogue';
import { pageProps, type ShellProps } from './page-props';

/** What a page needs for rendering besides its data. */
export type PageWords = { messages: SomeMessages; locale: Locale; shop: ShopFacts };

/** A page as markup: the document contains it once, and client navigation fetches it as data. */
export type StaticProps = { markup: string };

/**
 * Props of a page that only the server renders (decision 0008): instead of its data and messages the browser gets the
 * finished markup.
 */
export function staticPageProps<
  Data extends Record<string, unknown>,
  Written extends StaticProps = StaticProps,
>(
  options: Parameters<typeof pageProps<Data>>[0],
  write: (data: Data, words: PageWords) => Written,
): GetStaticProps<Written & ShellProps> {
  const load = pageProps<Data>(options);
  return async (context) => {
    const page = await load(context);
    if (!('props' in page)) return page;
    const props = await page.props;
    const { messages, meta, shop } = props;
    const locale = localeOf(context.locale);
    const written = write(props, { messages, locale, shop });
    return { ...page, props: { ...written, messages: { shell: messages.shell }, meta, shop } };
  };
}
