import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { env, hasLeanPageList } from '@/client/env';
import { siteUrl } from '@/client/site-url';
import { ShareTags } from '@/components/shell/share-tags';
import { leaveOutMarkup } from '@/components/static-markup/leave-out-markup';
import { StructuredData } from '@/components/ui/text/structured-data';
import { brand } from '@/domain/brand';
import { defaultLocale } from '@/domain/words/locale';
import type { ShellProps } from '@/server/pages/page-props';
import { shopMark } from '@/server/settings/shop-mark';
import { sharePictureSize } from '@/server/pages/share-pictures';
import { headScript } from '@/server/http/head-script';
import { headStyle } from '@/server/http/head-style';
import { printStyle } from '@/server/http/print-style';
import { hedvigLetters, radioCanada } from '@/styles/fonts';

/** Data for machines is rendered here, in the first response, so that browsers load no code for it. */
export default function Document({ __NEXT_DATA__: page, locale = defaultLocale }: DocumentProps) {
  // Behind the code gate, the document contains nothing of the page.
  if (!env.isGated) leaveOutMarkup(page);
  const { meta, shop }: Partial<ShellProps> = page.props.pageProps ?? {};
  return (
    <Html
      className={`${radioCanada.variable} ${hedvigLetters.variable}`}
      data-site-url={siteUrl()}
      data-shop={shop && shopMark(shop)}
      data-first-currency={shop?.firstCurrency ?? undefined}
    >
      <LeanHead>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <style dangerouslySetInnerHTML={{ __html: headStyle }} />
        <style media="print" dangerouslySetInnerHTML={{ __html: printStyle }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={brand.themeColor} />
        {meta && !meta.isPrivate && (
          <ShareTags
            meta={meta}
            siteUrl={siteUrl()}
            locale={locale}
            pictureSize={sharePictureSize}
          />
        )}
        {meta?.facts && <StructuredData graph={meta.facts} />}
      </LeanHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
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
