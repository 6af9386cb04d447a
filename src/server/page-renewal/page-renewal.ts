import type { Catalogue } from '../commerce/port';
import type { Log } from '../log/log';
import type { Editorial } from '../editorial/port';
import type { PageMemory } from './page-memory';
import { pagesToRenew, shownProducts, type ShownProducts } from './pages-of';
import { shownTexts, textPagesToRenew, type ShownTexts } from './text-pages';

/** How long a page may show what the catalogue no longer says. */
const lookEveryMs = 1000;

type RenewalDeps = {
  /** Null with a hosted store. */
  catalogue: Catalogue | null;
  editorial: Editorial;
  /** Has the pages written anew by this process. Rejects when it could not. */
  renew: (paths: readonly string[]) => Promise<void>;
  /** The pages that lie there. All others are written at their first visit, from what the catalogue says then. */
  written: () => Promise<ReadonlySet<string>>;
  /** The pages that name another origin than the shop's, because it was built for that one. */
  foreign: () => Promise<readonly string[]>;
  memory: PageMemory;
  log: Pick<Log, 'info' | 'warn'>;
};

/**
 * Keeps static pages as true as the catalogue and the texts of a content service. Every process keeps pages of its own, so every process looks for itself:
 * no message has to reach it, and one that was down or started late misses nothing. The first look at a new build renews
 * them all, because it was written from the seed.
 */
export function startPageRenewal(deps: RenewalDeps): { stop: () => Promise<void> } {
  const { catalogue, editorial, memory, log } = deps;
  let seen = memory.recall();
  let seenMark: string | undefined;
  // Texts that come with the shop are those it was built from.
  let seenTexts: ShownTexts | null = null;
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
    const foreign = isFirstLook ? await deps.foreign() : [];
    const paths = [...ofProducts, ...textPagesToRenew(seenTexts, texts)];
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
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      // What failed is still unseen, so that the next look tries it again.
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

/** Of more pages than these, only the written ones are renewed. */
const mostAtOnce = 100;

/** Pages that one call writes, so that it ends within its deadline on a slow machine. */
const partSize = 25;

/** Where a whole catalogue changed, only pages that somebody has visited. */
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
