import type { GetServerSideProps } from 'next';
import { pageProps, type ShellProps } from './page-props';
import { published } from '../main/published';

/** What a page that other sites may frame knows about them. */
export type FrameProps = { frameOrigins: readonly string[] };

/**
 * Props of a page that our own site and the configured ones may frame; no other page may be framed
 * (http/answer-headers.ts tells browsers so). It is rendered at each request: it notifies those sites when a visitor
 * has finished, and which sites these are is a setting of the running shop.
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
