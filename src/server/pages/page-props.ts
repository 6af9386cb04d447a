import type { GetStaticProps, GetStaticPropsContext } from 'next';
import { type Locale, localeOf } from '@/domain/words/locale';
import { localAddress } from '@/domain/pages/addresses';
import type { PageMeta, ShownMeta } from '@/domain/pages/page-meta';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import type { Fact } from '@/domain/structured-data/fact';
import type { Messages, Namespace, SomeMessages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import { readConfig } from '../settings/config';
import { sharePicture } from './share-pictures';

/** Props that `_app` reads from every page. */
export type ShellProps = { messages: SomeMessages; meta: ShownMeta; shop: ShopFacts };

type MetaKey = keyof Messages['meta'];

type PagePropsOptions<Data> = {
  /** Namespaces the screen reads; `shell` and `ui` are always included. */
  messages: readonly Namespace[];
  /** Key under `meta` in the messages, or a function for pages about one thing (a product, an article). */
  meta: MetaKey | ((data: Data, locale: Locale) => PageMeta);
  canonicalPath?: string;
  /** The page's path when it has no canonical one; it names the page's picture. */
  ownPath?: string;
  isPrivate?: boolean;
  /** For schema.org, on pages whose screens state no facts themselves. */
  facts?: (siteUrl: string, locale: Locale) => readonly Fact[];
  /** Seconds until the page is rendered again in the background; omitted for pages that only change with a release. */
  revalidate?: number;
  /** Data of the page; null answers 404. */
  load?: (context: { params: Record<string, string>; locale: Locale }) => Promise<Data | null>;
};

/** A page may be requested before it is published, so its 404 must not stay for ever. */
const missingSeconds = 60;

/**
 * The only way to make a static page: loads data, the page's messages and its metadata. If `load` returns null, the
 * page is a 404 that is tried again after `revalidate` seconds, or after a minute.
 */
export function pageProps<Data extends Record<string, unknown> = Record<string, never>>(
  options: PagePropsOptions<Data>,
): GetStaticProps<Data & ShellProps> {
  return async (context) => {
    const locale = localeOf(context.locale);
    const data = options.load
      ? await options.load({ params: paramsOf(context), locale })
      : ({} as Data);
    if (data === null)
      return { notFound: true, ...revalidation(options.revalidate ?? missingSeconds) };

    const messages = await loadMessages(locale, ['shell', 'ui', ...options.messages]);
    const meta =
      typeof options.meta === 'function'
        ? options.meta(data, locale)
        : await metaFromMessages(options.meta, locale, options);
    const { shop } = readConfig();
    const pictured = withPicture(meta, locale, options.ownPath);
    const props = { ...data, messages, meta: shown(pictured, locale), shop };
    return { props, ...revalidation(options.revalidate) };
  };
}

/** Metadata has no placeholders, so even a compiled message is plain text. */
async function metaFromMessages(
  key: MetaKey,
  locale: Locale,
  options: Pick<PagePropsOptions<never>, 'canonicalPath' | 'isPrivate' | 'facts'>,
): Promise<PageMeta> {
  const { meta } = await loadMessages(locale, ['meta']);
  if (!meta) throw new Error(`No page metadata in ${locale}`);
  return {
    ...meta[key],
    canonicalPath: options.canonicalPath ?? null,
    ...(options.isPrivate && { isPrivate: true }),
    ...(options.facts && { facts: options.facts(readConfig().siteUrl, locale) }),
  };
}

function shown(meta: PageMeta, locale: Locale): ShownMeta {
  const address = meta.canonicalPath && localAddress(meta.canonicalPath, locale);
  return { ...meta, canonicalUrl: address && readConfig().siteUrl + address };
}

/** Personal pages are not shared, so they need no picture. */
function withPicture(meta: PageMeta, locale: Locale, ownPath = meta.canonicalPath): PageMeta {
  return meta.isPrivate ? meta : { ...meta, picture: sharePicture(ownPath, locale) };
}

function paramsOf(context: GetStaticPropsContext): Record<string, string> {
  return Object.fromEntries(
    Object.entries(context.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

function revalidation(seconds: number | undefined): { revalidate?: number } {
  return seconds === undefined ? {} : { revalidate: seconds };
}
