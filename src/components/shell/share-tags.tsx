import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import { localAddress } from '@/domain/pages/addresses';
import type { PageMeta } from '@/domain/pages/page-meta';

type ShareTagsProps = {
  meta: PageMeta;
  /** The origin, because link previews need absolute addresses. */
  siteUrl: string;
  locale: Locale;
  pictureSize: { width: number; height: number };
};

/** Tags for the preview of a link to this page in a mail, a chat or a search (ogp.me, Twitter cards). */
export function ShareTags({ meta, siteUrl, locale, pictureSize }: ShareTagsProps) {
  const { title, description, canonicalPath, picture, article } = meta;
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonicalPath && (
        <meta property="og:url" content={siteUrl + localAddress(canonicalPath, locale)} />
      )}
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={siteUrl + picture} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image" content={siteUrl + picture} />
          <meta name="twitter:image:alt" content={title} />
        </>
      )}
    </>
  );
}
