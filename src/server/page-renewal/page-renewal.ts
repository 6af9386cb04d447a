import type { Catalogue } from '../commerce/port';
import type { Log } from '../log';
import { pagesToRenew, shownProducts, type ShownProducts } from './pages-of';

/** How long a page may show what the catalogue no longer says. */
const lookEveryMs = 1000;

type RenewalDeps = {
  catalogue: Catalogue;
  /** Has the pages written anew by this process. Rejects when it could not. */
  renew: (paths: readonly string[]) => Promise<void>;
  log: Pick<Log, 'info' | 'warn'>;
};

/**
 * Keeps static pages as true as the catalogue. Every process keeps pages of its own, so every process looks for itself:
 * no message has to reach it, and one that was down or started late misses nothing. The first look renews them all,
 * because the build wrote them from the seed.
 */
export function startPageRenewal({ catalogue, renew, log }: RenewalDeps): {
  stop: () => Promise<void>;
} {
  let seen: ShownProducts | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const now = await shownNow(catalogue);
    const paths = pagesToRenew(seen, now);
    if (paths.length > 0) {
      await renew(paths);
      log.info({ pages: paths.length }, 'Pages renewed');
    }
    seen = now;
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

async function shownNow(catalogue: Catalogue): Promise<ShownProducts> {
  const [aids, accessories] = await Promise.all([
    catalogue.listProducts('product'),
    catalogue.listProducts('accessories'),
  ]);
  return shownProducts([...aids, ...accessories]);
}
