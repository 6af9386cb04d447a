import { pageProps } from './page-props';

test.each([
  [{}, 60],
  [{ revalidate: 3600 }, 3600],
])('a page that is not there yet is looked for again (%j)', async (options, revalidate) => {
  const getStaticProps = pageProps({
    messages: [],
    meta: 'articles',
    load: async () => null,
    ...options,
  });
  expect(await getStaticProps({ params: { slug: 'early-bird' } })).toEqual({
    notFound: true,
    revalidate,
  });
});
