import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { env, hasLeanPageList } from '@/client/env';
import { siteUrl } from '@/client/site-url';
import { AddressTable } from '@/components/document/address-table';
import { IconLinks } from '@/components/document/icon-links';
import { PageTags } from '@/components/document/page-tags';
import { pathOf, writtenDocument, type WrittenProps } from '@/components/document/written-document';
import { LanguageOffer, LanguageOfferRoom } from '@/components/languages/language-offer';
import { leaveOutMarkup } from '@/components/static-markup/leave-out-markup';
import { frenchCurrency } from '@/domain/store';
import type { ShellProps } from '@/server/pages/page-props';
import { shopMark } from '@/server/settings/shop-mark';
import { sharePictureSize } from '@/server/pages/share-pictures';
import { addressScript } from '@/server/http/address-script';
import { headScript } from '@/server/http/head-script';
import { headStyle } from '@/server/http/head-style';
import { printStyle } from '@/server/http/print-style';
import { hedvigLetters, radioCanada } from '@/styles/fonts';

/**
 * Two small lists that a build merges into the list of pages (serving/patches/lean-manifest.ts); a development server
 * has no build.
 */
const listedElsewhere = /^static\/(?!development\/)[^/]+\/_(?:ssg|clientMiddleware)Manifest\.js$/;

/** Next's document head without the scripts that are merged into another one: two requests fewer per page. */
class LeanHead extends Head {
  override getScripts(...files: Parameters<Head['getScripts']>) {
    const scripts = super.getScripts(...files);
    return scripts.filter(({ key }) => !hasLeanPageList || !listedElsewhere.test(String(key)));
  }
}

/** Data for machines is rendered here, in the first response, so that browsers load no code for it. */
export default function Document({ __NEXT_DATA__: page, locale, offer }: WrittenProps) {
  // Behind the code gate, the document contains nothing of the page.
  if (!env.isGated) leaveOutMarkup(page);
  const { meta, shop }: Partial<ShellProps> = page.props.pageProps ?? {};
  const shownOffer = meta?.nearestTwin ? null : offer;
  const isFrench = locale === 'fr-CA';
  const about = { locale, path: pathOf(page), siteUrl: siteUrl() };
  return (
    <Html
      lang={locale}
      className={`${radioCanada.variable} ${hedvigLetters.variable}`}
      data-site-url={about.siteUrl}
      data-shop={shop && shopMark(shop)}
      data-first-currency={(isFrench ? frenchCurrency : shop?.firstCurrency) ?? undefined}
    >
      <LeanHead>
        {isFrench && <AddressTable script={addressScript} />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <style dangerouslySetInnerHTML={{ __html: headStyle }} />
        <style media="print" dangerouslySetInnerHTML={{ __html: printStyle }} />
        <IconLinks locale={locale} />
        {meta && <PageTags meta={meta} pictureSize={sharePictureSize} {...about} />}
      </LeanHead>
      <body>
        {shownOffer && <LanguageOfferRoom words={shownOffer} locale={locale} />}
        <Main />
        {shownOffer && <LanguageOffer words={shownOffer} {...about} />}
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = (context: DocumentContext) =>
  writtenDocument(context, (own) => NextDocument.getInitialProps(own));
