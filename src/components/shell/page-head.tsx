import Head from 'next/head';
import { brand } from '@/domain/brand';
import type { ShownMeta } from '@/domain/pages/page-meta';

/** Title, description, canonical address and robots of a page. */
export function PageHead({ meta }: { meta: ShownMeta }) {
  const title = `${meta.title} | ${brand.name}`;
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {meta.canonicalUrl && <link rel="canonical" href={meta.canonicalUrl} />}
      {meta.isPrivate && <meta name="robots" content="noindex" />}
    </Head>
  );
}
