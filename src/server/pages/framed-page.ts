import type { GetServerSideProps } from 'next';
import { pageProps, type ShellProps } from './page-props';
import { published } from '../main/published';

/** What a page that other sites may show in a frame knows about them. */
export type FrameProps = { frameOrigins: readonly string[] };

/**
 * Props of a page that our own site and those of the setting may show in a frame; every other page may be shown in
 * none (http/answer-headers.ts says so to browsers). It is written at each request, because it tells those sites when
 * somebody is through, and which they are is a setting of the running shop.
 */
export function framedPageProps(
  options: Parameters<typeof pageProps>[0],
): GetServerSideProps<ShellProps & FrameProps> {
  const load = pageProps(options);
  return async ({ locale }) => {
    const { frameOrigins } = (await published()).config;
    const page = await load({ locale });
    return 'props' in page ? { props: { ...page.props, frameOrigins } } : { notFound: true };
  };
}
