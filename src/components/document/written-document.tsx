import type {
  DocumentContext,
  DocumentInitialProps,
  DocumentProps,
} from 'next/dist/shared/lib/utils';
import { ServerAddresses } from '@/components/addresses/server-addresses';
import { languageOffer, type LanguageOfferWords } from '@/components/languages/language-offer';
import type { ShownMeta } from '@/domain/pages/page-meta';
import { localeOf, type Locale } from '@/domain/words/locale';

/** What our document knows besides Next's own props. */
export type WrittenProps = DocumentProps & { locale: Locale; offer: LanguageOfferWords | null };

/**
 * Renders the page with addresses of its language.
 *
 * @param render Next's own `getInitialProps`, which only the document itself may import
 */
export async function writtenDocument(
  context: DocumentContext,
  render: (context: DocumentContext) => Promise<DocumentInitialProps>,
) {
  const locale = localeOf(context.locale);
  const { renderPage } = context;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function AddressedApp(props) {
          const { meta }: { meta?: ShownMeta } = props.pageProps ?? {};
          return (
            <ServerAddresses locale={locale} nearestTwin={meta?.nearestTwin}>
              <App {...props} />
            </ServerAddresses>
          );
        },
    });
  const written = await render(context);
  return { ...written, locale, offer: await languageOffer(context.pathname, locale) };
}

/** The path of the page in this document: `/product/charge-go`. */
export function pathOf({ page, query }: DocumentProps['__NEXT_DATA__']): string {
  return page.replace(/\[(\w+)\]/g, (_, name: string) => String(query[name]));
}
