import type { Catalogue } from '../commerce/port';
import type { Log } from '../log/log';
import type { Reviews } from '../reviews/reviews';
import { reviewPagesToRenew } from './review-pages';
import type { Editorial } from '../editorial/port';
import type { PageMemory } from './page-memory';
import { inEveryLanguage } from './inner-paths';
import { pagesToRenew, shownProducts, type ShownProducts } from './pages-of';
import { shownTexts, textPagesToRenew, type ShownTexts } from './text-pages';

/** How long a page may be outdated. */
const lookEveryMs = 1000;

type RenewalDeps = {
  /** Null with a hosted store. */
  catalogue: Catalogue | null;
  editorial: Editorial;
  reviews: Pick<Reviews, 'versions'>;
  /** Revalidates the pages in this process. Rejects when it could not. */
  renew: (paths: readonly string[]) => Promise<void>;
  /** The pages that are already written. All others are rendered at their first visit, from the current catalogue. */
  written: () => Promise<ReadonlySet<string>>;
  /** Pages that name another origin than the shop's, because the site was built for that one. */
  foreign: () => Promise<readonly string[]>;
  memory: PageMemory;
  log: Pick<Log, 'info' | 'warn'>;
};

/**
 * Keeps static pages in step with the catalogue and the texts of a content service. Every process has its own pages, so
 * every process checks by itself: it needs no messages, and a process that was down or started late misses nothing. The
 * first check after a new build renews all pages, because they were built from the seed.
 */
export function startPageRenewal(deps: RenewalDeps): { stop: () => Promise<void> } {
  const { catalogue, editorial, memory, log } = deps;
  let seen = memory.recall();
  let seenMark: string | undefined;
  // The shop's bundled texts are those the pages were built from.
  let seenTexts: ShownTexts | null = null;
  let seenReviews: ReadonlyMap<string, string> = new Map();
  let isFirstLook = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const mark = await catalogue?.mark?.();
    const isSame = mark !== undefined && mark === seenMark;
    const now = isSame ? seen : catalogue && (await shownNow(catalogue));
    const texts = await shownTexts(editorial, seenTexts);
    const ofProducts = now && !isSame ? pagesToRenew(seen, now) : [];
    const reviews = await deps.reviews.versions();
    const foreign = isFirstLook ? await deps.foreign() : [];
    const changed = [
      ...new Set([
        ...ofProducts,
        ...textPagesToRenew(seenTexts, texts),
        ...reviewPagesToRenew(seenReviews, reviews),
      ]),
    ];
    const paths = changed.flatMap(inEveryLanguage);
    if (paths.length + foreign.length > 0) {
      memory.forget();
      await renewAll(
        paths.filter((path) => !foreign.includes(path)),
        deps,
      );
      await renewInParts(foreign, deps);
      if (now) memory.remember(now);
      log.info({ pages: paths.length + foreign.length }, 'Pages renewed');
    }
    isFirstLook = false;
    seen = now;
    seenMark = mark;
    seenTexts = texts;
    seenReviews = reviews;
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      // A failed change still counts as unseen, so that the next check tries it again.
      looking = look()
        .catch((error: unknown) => log.warn({ err: error }, 'Pages were not renewed'))
        .finally(next);
    }, lookEveryMs);
    timer.unref();
  }

  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Above this number of pages, only those already written are renewed. */
const mostAtOnce = 100;

/** How many pages one call renews, so that it meets its deadline on a slow machine. */
const partSize = 25;

/** When the whole catalogue changed, renews only pages that were visited. */
async function renewAll(
  paths: readonly string[],
  { renew, written }: Pick<RenewalDeps, 'renew' | 'written'>,
): Promise<void> {
  const due = paths.length > mostAtOnce ? await onlyWritten(paths, written) : paths;
  await renewInParts(due, { renew });
}

async function renewInParts(
  due: readonly string[],
  { renew }: Pick<RenewalDeps, 'renew'>,
): Promise<void> {
  for (let first = 0; first < due.length; first += partSize) {
    await renew(due.slice(first, first + partSize));
  }
}

async function onlyWritten(
  paths: readonly string[],
  written: RenewalDeps['written'],
): Promise<readonly string[]> {
  const pages = await written();
  return paths.filter((path) => pages.has(path));
}

async function shownNow(catalogue: Catalogue): Promise<ShownProducts> {
  const [aids, accessories] = await Promise.all([
    catalogue.listProducts('product'),
    catalogue.listProducts('accessories'),
  ]);
  return shownProducts([...aids, ...accessories]);
}
