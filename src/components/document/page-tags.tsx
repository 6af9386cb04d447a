import { ServerAddresses } from '@/components/addresses/server-addresses';
import { LanguageTags } from '@/components/languages/language-tags';
import { ShareTags } from '@/components/shell/share-tags';
import { StructuredData } from '@/components/ui/text/structured-data';
import type { ShownMeta } from '@/domain/pages/page-meta';
import type { Locale } from '@/domain/words/locale';

type PageTagsProps = {
  meta: ShownMeta;
  path: string;
  siteUrl: string;
  locale: Locale;
  pictureSize: { width: number; height: number };
};

/** What other sites and machines read of a page. Personal pages are not shared and have no twin to name, nor has a text in one language. */
export function PageTags({ meta, path, siteUrl, locale, pictureSize }: PageTagsProps) {
  return (
    <>
      {!meta.isPrivate && (
        <>
          <ShareTags meta={meta} siteUrl={siteUrl} locale={locale} pictureSize={pictureSize} />
          {!meta.nearestTwin && <LanguageTags path={path} siteUrl={siteUrl} />}
        </>
      )}
      {meta.facts && (
        <ServerAddresses locale={locale}>
          <StructuredData graph={meta.facts} />
        </ServerAddresses>
      )}
    </>
  );
}
