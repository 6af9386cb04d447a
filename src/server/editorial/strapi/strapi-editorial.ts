import { kindOf, Outage } from '@/server/circuit-breakers/outage';
import { askJson } from '@/server/circuit-breakers/json-call';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { StrapiSettings } from '@/server/settings/strapi-settings';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Editorial, EditorialArticle, EditorialPage } from '../port';
import { entriesIn, listAnswer, readArticle, readPage, type Reading } from './strapi-wire';

type StrapiDeps = {
  settings: StrapiSettings;
  /** Shown for pages that Strapi does not have, and for everything until it has answered once. */
  bundled: Editorial;
  circuitBreakers: CircuitBreakers;
  log: { warn(fields: object, message: string): void };
  timeoutMs?: number;
  now?: () => number;
};

type Texts = { pages: readonly EditorialPage[]; articles: readonly EditorialArticle[] };

/** How old a copy may be. */
const freshForMs = 60_000;
/** A failed read is not repeated sooner: readers come every second. */
const retryAfterMs = 30_000;
const usualTimeoutMs = 8_000;
const pageSize = 100;
/** At most this many pages of a list are read. */
const mostPages = 50;

/**
 * Texts by editors in Strapi, as a copy of its last answer. Readers wait only for the first answer, and the copy stays
 * while Strapi is unavailable. An unusable text keeps its previous version and is named in the log.
 */
export function createStrapiEditorial(deps: StrapiDeps): Editorial {
  const copies = new Map<Locale, Editorial>();
  const inLocale = (locale: Locale): Editorial => {
    const bundled = deps.bundled.inLocale(locale);
    const copy = copies.get(locale) ?? createCopy({ ...deps, bundled }, locale, inLocale);
    copies.set(locale, copy);
    return copy;
  };
  return inLocale(defaultLocale);
}

/** The copy of one language. */
function createCopy(
  deps: StrapiDeps,
  locale: Locale,
  inLocale: (locale: Locale) => Editorial,
): Editorial {
  const { bundled, log, now = Date.now } = deps;
  const readAll = createReader(deps, locale);
  let copy: { texts: Texts } | null = null;
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    lookAgainAt = now() + freshForMs;
    try {
      const before = copy?.texts ?? { pages: [], articles: [] };
      const [pages, articles] = await Promise.all([
        readAll('pages', placed(await bundled.pages()), before.pages),
        readAll('articles', readArticle, before.articles),
      ]);
      const texts = {
        pages: besideBundled(pages, await bundled.pages()),
        articles: withKnown(articles),
      };
      copy = { texts: isSame(before, texts) ? before : texts };
      isAway = false;
    } catch (error) {
      lookAgainAt = now() + retryAfterMs;
      if (!isAway) log.warn({ kind: kindOf(error) }, 'Strapi gave no texts; the last ones stay');
      isAway = true;
    }
  }

  async function texts(): Promise<Texts> {
    if (now() >= lookAgainAt) {
      looking ??= look().finally(() => {
        looking = null;
      });
    }
    if (!copy) await looking;
    return copy?.texts ?? { pages: await bundled.pages(), articles: await bundled.articles() };
  }

  return {
    adapter: 'strapi',
    pages: async () => (await texts()).pages,
    articles: async () => (await texts()).articles,
    inLocale,
  };
}

/** Reads all pages of a list. An unusable text keeps its previous version. */
function createReader(
  { settings, circuitBreakers, log, timeoutMs = usualTimeoutMs }: StrapiDeps,
  locale: Locale,
) {
  const breaker = circuitBreakers.breaker('texts', { timeoutMs, failuresToRest: 2 });

  async function readList(kind: string, page: number) {
    const address = new URL(`${settings.url}/api/${kind}`);
    address.search = new URLSearchParams({
      'pagination[page]': String(page),
      'pagination[pageSize]': String(pageSize),
      populate: '*',
      status: 'published',
      // The first language is Strapi's own default.
      ...(locale !== defaultLocale && { locale }),
    }).toString();
    const headers = { Authorization: `Bearer ${settings.token}` };
    return breaker.ask(async (signal) => {
      const { status, body } = await askJson(address, { headers }, signal);
      if (status === 200 && listAnswer.isValidSync(body)) return listAnswer.validateSync(body);
      throw new Outage('nonsense');
    });
  }

  return async function readAll<Text extends EditorialPage>(
    kind: string,
    read: (entry: unknown) => Reading<Text>,
    before: readonly Text[],
  ): Promise<readonly Text[]> {
    const entries: unknown[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount && page <= mostPages; page += 1) {
      const answer = await readList(kind, page);
      entries.push(...entriesIn(answer.data, locale));
      pageCount = answer.meta.pagination.pageCount;
    }
    const texts = entries.flatMap((entry) => {
      const result = read(entry);
      if (result.ok) return [result.text];
      const { name, faults } = result;
      log.warn({ kind, text: name, faults }, 'A text of Strapi is not fit to be shown');
      return before.filter(({ slug, path }) => slug === name || path === name);
    });
    return newestFirst([...new Map(texts.map((text) => [text.slug, text])).values()]);
  };
}

/** A page is shown if it replaces one of the shop's own or belongs to one of the shop's sections. */
function placed(bundled: readonly EditorialPage[]): (entry: unknown) => Reading<EditorialPage> {
  const sectionOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const taken = new Set(bundled.map(({ path }) => path));
  const sections = new Set([...taken].map(sectionOf).filter((section) => section !== '/'));
  return (entry) => {
    const result = readPage(entry);
    if (!result.ok) return result;
    const { path } = result.text;
    if (taken.has(path) || sections.has(sectionOf(path))) return result;
    return { ok: false, name: path, faults: ['the shop has no place for a page at this address'] };
  };
}

/** If Strapi has none, the shop's own text stays: its pages link there. */
function besideBundled(
  pages: readonly EditorialPage[],
  bundled: readonly EditorialPage[],
): readonly EditorialPage[] {
  const own = new Set(pages.map(({ slug }) => slug));
  return newestFirst([...pages, ...bundled.filter(({ slug }) => !own.has(slug))]);
}

/** Whether nothing has changed, so that readers keep the same object. */
function isSame(before: Texts, texts: Texts): boolean {
  return JSON.stringify(before) === JSON.stringify(texts);
}

/** The articles to read next, without unpublished ones. */
function withKnown(articles: readonly EditorialArticle[]): readonly EditorialArticle[] {
  const known = new Set(articles.map(({ slug }) => slug));
  return articles.map((article) => ({
    ...article,
    related: article.related.filter((slug) => slug !== article.slug && known.has(slug)),
  }));
}

function newestFirst<Text extends EditorialPage>(texts: readonly Text[]): readonly Text[] {
  return texts.toSorted(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
}
