import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { env, hasLeanPageList } from '@/client/env';
import { siteUrl } from '@/client/site-url';
import { ServerAddresses } from '@/components/addresses/server-addresses';
import {
  LanguageOffer,
  languageOffer,
  type LanguageOfferWords,
} from '@/components/languages/language-offer';
import { LanguageTags } from '@/components/languages/language-tags';
import { ShareTags } from '@/components/shell/share-tags';
import { leaveOutMarkup } from '@/components/static-markup/leave-out-markup';
import { StructuredData } from '@/components/ui/text/structured-data';
import { brand } from '@/domain/brand';
import { addressData, addressDataId } from '@/domain/pages/address-data';
import { localAddress } from '@/domain/pages/addresses';
import { frenchCurrency } from '@/domain/store';
import { localeOf, type Locale } from '@/domain/words/locale';
import type { ShellProps } from '@/server/pages/page-props';
import { shopMark } from '@/server/settings/shop-mark';
import { sharePictureSize } from '@/server/pages/share-pictures';
import { addressScript } from '@/server/http/address-script';
import { headScript } from '@/server/http/head-script';
import { headStyle } from '@/server/http/head-style';
import { printStyle } from '@/server/http/print-style';
import { hedvigLetters, radioCanada } from '@/styles/fonts';

type AddedProps = { locale: Locale; offer: LanguageOfferWords | null };

/** Data for machines is rendered here, in the first response, so that browsers load no code for it. */
export default function Document({
  __NEXT_DATA__: page,
  locale,
  offer,
}: DocumentProps & AddedProps) {
  // Behind the code gate, the document contains nothing of the page.
  if (!env.isGated) leaveOutMarkup(page);
  const { meta, shop }: Partial<ShellProps> = page.props.pageProps ?? {};
  const isFrench = locale === 'fr-CA';
  return (
    <Html
      lang={locale}
      className={`${radioCanada.variable} ${hedvigLetters.variable}`}
      data-site-url={siteUrl()}
      data-shop={shop && shopMark(shop)}
      data-first-currency={(isFrench ? frenchCurrency : shop?.firstCurrency) ?? undefined}
    >
      <LeanHead>
        {isFrench && <AddressTable />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <style dangerouslySetInnerHTML={{ __html: headStyle }} />
        <style media="print" dangerouslySetInnerHTML={{ __html: printStyle }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localAddress('/manifest.webmanifest', locale)} />
        <meta name="theme-color" content={brand.themeColor} />
        {meta && !meta.isPrivate && (
          <>
            <ShareTags
              meta={meta}
              siteUrl={siteUrl()}
              locale={locale}
              pictureSize={sharePictureSize}
            />
            <LanguageTags path={pathOf(page)} siteUrl={siteUrl()} />
          </>
        )}
        {meta?.facts && (
          <ServerAddresses locale={locale}>
            <StructuredData graph={meta.facts} />
          </ServerAddresses>
        )}
      </LeanHead>
      <body>
        {offer && <LanguageOffer words={offer} path={pathOf(page)} locale={locale} />}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = async (context: DocumentContext) => {
  const locale = localeOf(context.locale);
  const { renderPage } = context;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function AddressedApp(props) {
          return (
            <ServerAddresses locale={locale}>
              <App {...props} />
            </ServerAddresses>
          );
        },
    });
  const written = await NextDocument.getInitialProps(context);
  return { ...written, locale, offer: await languageOffer(context.pathname, locale) };
};

/** The path of the page in this document: `/product/charge-go`. */
function pathOf({ page, query }: DocumentProps['__NEXT_DATA__']): string {
  return page.replace(/\[(\w+)\]/g, (_, name: string) => String(query[name]));
}

/** Addresses of pages in this document's language, and the script that reads them. */
function AddressTable() {
  return (
    <>
      <script
        id={addressDataId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(addressData) }}
      />
      <script dangerouslySetInnerHTML={{ __html: addressScript }} />
    </>
  );
}

/**
 * Two small lists that a build merges into the list of pages (serving/patches/lean-manifest.ts); a development server
 * has no build.
 */
const listedElsewhere = /^static\/(?!development\/)[^/]+\/_(?:ssg|clientMiddleware)Manifest\.js$/;

/** Next's document head without the scripts that are merged into another one: two requests fewer per page. */
class LeanHead extends Head {
  override getScripts(...files: Parameters<Head['getScripts']>) {
    const scripts = super.getScripts(...files);
    if (!hasLeanPageList) return scripts;
    return scripts.filter(({ key }) => !listedElsewhere.test(String(key)));
  }
}
