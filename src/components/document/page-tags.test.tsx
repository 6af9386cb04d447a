import { renderToStaticMarkup } from 'react-dom/server';
import type { ShownMeta } from '@/domain/pages/page-meta';
import { PageTags } from './page-tags';

const meta: ShownMeta = {
  ...{ title: 'A text', description: 'A text.', picture: null },
  ...{ canonicalPath: '/learn/faq', canonicalUrl: 'https://shop.example/learn/faq' },
};

const tagsOf = (own: Partial<ShownMeta>) =>
  renderToStaticMarkup(
    <PageTags
      meta={{ ...meta, ...own }}
      path="/learn/faq"
      siteUrl="https://shop.example"
      locale="en-US"
      pictureSize={{ width: 1200, height: 630 }}
    />,
  );

it('names the page in every language', () => {
  expect(tagsOf({}).match(/hrefLang="[^"]+"/g)).toHaveLength(3);
});

it('names no twin of a text in one language, nor of a personal page', () => {
  expect(tagsOf({ nearestTwin: '/articles' })).not.toContain('hrefLang');
  expect(tagsOf({ isPrivate: true })).not.toContain('hrefLang');
});
