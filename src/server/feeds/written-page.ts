import type { GetServerSideProps } from 'next';
import { published, type Published } from '../main/published';

/** A response other than HTML: written for each request, and cached for an hour. */
export function writtenPage(
  contentType: string,
  write: (shop: Published) => Promise<string>,
): GetServerSideProps {
  return async ({ res }) => {
    const text = await write(await published());
    res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.end(text);
    return { props: {} };
  };
}
