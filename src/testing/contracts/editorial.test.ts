import path from 'node:path';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import type { Editorial, EditorialArticle } from '@/server/editorial/port';
import { createStrapiEditorial } from '@/server/editorial/strapi/strapi-editorial';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { badMoods, useStandIn } from '../stand-ins/moody-server';
import { createStrapiStandIn, strapiArticle, strapiPage } from '../stand-ins/strapi-stand-in';
import { brokenPromises, itKeeps } from './contract';
import { editorialContract } from './editorial-contract';

const bundledTexts = openBundledEditorial(path.resolve('content', 'en-US'));
const openBundled = () => bundledTexts;

describe('texts that come with the shop', () =>
  itKeeps(editorialContract, async () => ({ editorial: await openBundled() })));

describe('texts of Strapi', () => {
  const strapi = useStandIn(createStrapiStandIn);

  async function open({ token = 'a-token', timeoutMs = 10_000 } = {}) {
    const clock = { at: Date.parse('2026-11-22T00:00:00Z') };
    const warnings: object[] = [];
    const bundled = await openBundled();
    const editorial = createStrapiEditorial({
      settings: { url: strapi.current.server.url, token },
      bundled,
      circuitBreakers: createCircuitBreakers(() => clock.at),
      log: { warn: (fields) => void warnings.push(fields) },
      timeoutMs,
      now: () => clock.at,
    });
    const titles = async () => (await editorial.articles()).map(({ title }) => title);
    /** Titles after this many seconds: the first read starts a refresh, the second one gets the new copy. */
    const after = async (seconds: number) => {
      clock.at += seconds * 1000;
      await editorial.articles();
      const asked = strapi.current.server.requests.length;
      for (let turn = 0; turn < 200; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (turn > 20 && strapi.current.server.requests.length === asked) break;
      }
      return titles();
    };
    return { bundled, editorial, titles, after, warnings };
  }

  itKeeps(editorialContract, open);

  it('are read whole, as Markdown and as blocks, in our words', async () => {
    const { editorial, warnings } = await open();
    const [blocks, markdown] = await editorial.articles();
    expect(markdown).toMatchObject({
      slug: 'restaurants',
      html: '<h2>Sit by the wall</h2>\n<p>It is quieter there. [1]</p>\n',
      sources: [{ title: 'A study', url: 'https://study.example/1' }],
      publishedAt: '2026-05-03T00:00:00.000Z',
      related: ['batteries'],
    });
    expect(blocks?.html).toBe(
      '<h2>Every night</h2>\n<p>Put them in the <strong>charger</strong> &amp; close &lt;it&gt;. ' +
        '<a href="/support">Ask us</a></p>\n<ul><li>Dry first</li></ul>',
    );
    expect(warnings).toEqual([]);
  });

  it('stand beside those of the shop, in their place or not at all', async () => {
    strapi.current.lists.pages?.push(
      strapiPage({ path: '/learn/new-page', title: 'New' }),
      strapiPage({ path: '/nowhere/at-all', title: 'Lost' }),
    );
    const { editorial, bundled, warnings } = await open();
    const pages = await editorial.pages();
    const titleOf = (wanted: string) => pages.find((page) => page.path === wanted)?.title;
    expect(titleOf('/warranty')).toBe('Warranty');
    expect(titleOf('/learn/new-page')).toBe('New');
    expect(titleOf('/nowhere/at-all')).toBeUndefined();
    expect(pages).toHaveLength((await bundled.pages()).length + 1);
    expect(warnings).toMatchObject([{ text: '/nowhere/at-all' }]);
  });

  it.each([
    { body: 'A <script>alert(1)</script>' },
    { body: '# Another title' },
    { body: '[here](javascript:alert(1))' },
    { body: [{ type: 'link', url: 'http://x.example', children: [] }] },
    { body: [{ type: 'image', image: { url: '/uploads/a.png' } }] },
    {
      body: [{ type: 'paragraph', children: [{ type: 'link', url: '//x.example', children: [] }] }],
    },
    { body: 42 },
    { category: 'gossip' },
    { slug: 'Not A Slug' },
    { title: '' },
  ])('are passed over and named when they are not fit to be shown: %j', async (change) => {
    strapi.current.lists.articles = [strapiArticle({ title: 'Faulty', ...change })];
    const { titles, warnings } = await open();
    expect(await titles()).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('change within a minute or so; one that was spoilt stays as it was', async () => {
    const { titles, after, warnings } = await open();
    expect(await titles()).toEqual(['Batteries', 'Hearing in restaurants']);
    const [first] = strapi.current.lists.articles ?? [];
    Object.assign(first ?? {}, { title: 'Restaurants again' });
    expect(await titles()).toEqual(['Batteries', 'Hearing in restaurants']);
    expect(await after(61)).toEqual(['Batteries', 'Restaurants again']);
    Object.assign(first ?? {}, { title: 'Spoilt', body: '<b>' });
    expect(await after(61)).toEqual(['Batteries', 'Restaurants again']);
    // Not under `name`, because the log redacts that field.
    expect(warnings).toMatchObject([{ text: 'restaurants' }]);
  });

  it.each(badMoods)(
    'are those of the shop until Strapi, which is %s, has answered once',
    async (mood) => {
      strapi.current.server.behave(mood);
      const { editorial, bundled, after } = await open({ timeoutMs: 200 });
      expect(await editorial.articles()).toBe(await bundled.articles());
      strapi.current.server.behave('well');
      expect(await after(31)).toHaveLength(2);
    },
  );

  it.each(badMoods)('stay as they were while Strapi is %s', async (mood) => {
    const { titles, after } = await open();
    const before = await titles();
    strapi.current.server.behave(mood);
    expect(await after(61)).toEqual(before);
    expect(await after(3600)).toEqual(before);
  });

  it('are not shown to a wrong token, which is told of without it', async () => {
    const { editorial, bundled, warnings } = await open({ token: 'wrong-token' });
    expect(await editorial.articles()).toBe(await bundled.articles());
    expect(warnings).toEqual([{ kind: 'refused' }]);
  });
});

/** A faulty adapter that changes each article. */
const change = (
  editorial: Editorial,
  how: (article: EditorialArticle) => Partial<EditorialArticle>,
) => {
  const changed = editorial
    .articles()
    .then((articles) => articles.map((article) => ({ ...article, ...how(article) })));
  return { articles: () => changed };
};

const lies: Record<
  string,
  { lie: (editorial: Editorial) => Partial<Editorial>; caughtBy: RegExp }
> = {
  'passes on a script': {
    lie: (editorial) => change(editorial, ({ html }) => ({ html: `${html}<script>1</script>` })),
    caughtBy: /shown as it is/,
  },
  'leads to what is not there': {
    lie: (editorial) => change(editorial, () => ({ related: ['gone'] })),
    caughtBy: /others that are there/,
  },
  'gives every article one name': {
    lie: (editorial) => change(editorial, () => ({ slug: 'same', path: '/article/same' })),
    caughtBy: /address of its own/,
  },
  'turns the order around': {
    lie: (editorial) => {
      const turned = editorial.articles().then((articles) => articles.toReversed());
      return { articles: () => turned };
    },
    caughtBy: /newest first/,
  },
  'reads everything again for every page': {
    lie: (editorial) => ({ articles: async () => [...(await editorial.articles())] }),
    caughtBy: /same object/,
  },
  'has no time for a summary': {
    lie: (editorial) => change(editorial, () => ({ summary: '' })),
    caughtBy: /what lists show/,
  },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(editorialContract, caughtBy, async () => {
      const editorial = await openBundled();
      return { editorial: { ...editorial, ...lie(editorial) } };
    });
    expect(broken).not.toEqual([]);
  });
});
