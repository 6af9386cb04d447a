import type { EditorialArticle, EditorialPage } from '@/server/editorial/port';
import { imageWire } from './catalogue-wire';
import type { PublishedContentBlog, PublishedContentPage } from './published';

export type ContentWire = ReturnType<typeof pageWire> | ReturnType<typeof articleWire>;

/** A record of the model `pages` (contract 7.5). Slugs are unique in a model, so they serve as ids too. */
export function pageWire({ slug, title, html, description, ...page }: EditorialPage) {
  return {
    id: slug,
    slug,
    title,
    name: title,
    content: html,
    published: true,
    date_published: page.publishedAt,
    meta_title: title,
    meta_description: description,
    date_created: page.publishedAt,
    date_updated: page.updatedAt,
  } satisfies PublishedContentPage;
}

/** A record of the model `blogs`. */
export function articleWire(article: EditorialArticle) {
  const { slug, author, category, summary, picture, tags } = article;
  return {
    ...pageWire(article),
    author_id: author,
    category_id: category,
    summary,
    image: picture && imageWire(picture, `${slug}-image`),
    tags,
  } satisfies PublishedContentBlog;
}
