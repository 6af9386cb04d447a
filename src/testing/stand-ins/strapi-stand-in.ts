import { createMoodyServer } from './moody-server';

type Entry = Record<string, unknown>;

/** An article in Strapi, as its REST API returns it (version 5: flat, with a documentId). */
export const strapiArticle = (change: Entry = {}): Entry => ({
  ...{ id: 4, documentId: 'kxq7m2', title: 'Hearing in restaurants', slug: 'restaurants' },
  ...{ summary: 'Where to sit.', description: 'Where to sit in a loud room.', author: 'boreal' },
  ...{ category: 'general', tags: ['noise'], related: [{ id: 5, slug: 'batteries' }] },
  body: '## Sit by the wall\n\nIt is quieter there. [1]',
  sources: [{ id: 1, title: 'A study', url: 'https://study.example/1' }],
  ...{ createdAt: '2026-05-01T09:00:00.000Z', updatedAt: '2026-06-02T09:00:00.000Z' },
  ...{ publishedAt: '2026-06-02T09:00:00.100Z', date: '2026-05-03', locale: 'en' },
  ...change,
});

const blocks = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Every night' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Put them in the ' },
      { type: 'text', text: 'charger', bold: true },
      { type: 'text', text: ' & close <it>. ' },
      { type: 'link', url: '/support', children: [{ type: 'text', text: 'Ask us' }] },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [{ type: 'list-item', children: [{ type: 'text', text: 'Dry first' }] }],
  },
];

const strapiBlocksArticle = strapiArticle({
  ...{ id: 5, documentId: 'p0w3r', slug: 'batteries', title: 'Batteries', date: null },
  ...{
    body: blocks,
    related: [],
    sources: null,
    tags: null,
    publishedAt: '2026-07-01T00:00:00.000Z',
  },
});

export const strapiPage = (change: Entry = {}): Entry => ({
  ...{ id: 9, documentId: 'w4rr', title: 'Warranty', path: '/warranty', body: 'Two years.' },
  ...{ description: 'What our warranty covers.', summary: null, faq: null, sources: null },
  ...{ updatedAt: '2026-06-02T09:00:00.000Z', publishedAt: '2026-06-02T09:00:00.100Z' },
  ...change,
});

/** The part of Strapi that we use: paged lists, for requests with the token that ask for published entries. */
export function createStrapiStandIn() {
  const lists: Record<string, Entry[]> = {
    articles: [strapiArticle(), strapiBlocksArticle],
    pages: [strapiPage()],
  };
  // Fewer than requested, as when Strapi's own limit is lower.
  const mostOnPage = 1;
  const server = createMoodyServer(({ method, path, query, headers }) => {
    if (headers.authorization !== 'Bearer a-token') return { status: 401, json: { data: null } };
    const entries = lists[path.replace('/api/', '')];
    const isWellAsked = query.get('status') === 'published' && query.get('populate') === '*';
    if (method !== 'GET' || !entries || !isWellAsked) return { status: 404, json: { data: null } };
    const page = Number(query.get('pagination[page]'));
    const pageSize = Math.min(Number(query.get('pagination[pageSize]')), mostOnPage);
    const pageCount = Math.ceil(entries.length / pageSize);
    const data = entries.slice((page - 1) * pageSize, page * pageSize);
    const pagination = { page, pageSize, pageCount, total: entries.length };
    return { status: 200, json: { data, meta: { pagination } } };
  });
  return { server, lists };
}
