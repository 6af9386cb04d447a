/**
 * Decides what an overloaded process refuses: accepted requests must still be answered in time, and customers about to
 * pay come before visitors who browse. The number of parallel requests follows Netflix' concurrency-limits
 * (`AIMDLimit`: fewer when work is late, a few more while it is not). Lateness is measured like in under-pressure, by
 * the delay of the event loop. A short queue is not overload, however late it is: one slow request keeps nobody out.
 */

/** Fewer than this many at a time are never refused: a single core handles them before anybody notices. */
const neverTooMany = 16;

/**
 * Score at which the process counts as late. One late moment is not enough: the embedded database sometimes cleans up
 * for half a second, and the work that waited is soon done. Each late look adds one (they come every 200 ms), each
 * other look subtracts a half. This many are what CoDel calls a standing queue (RFC 8289); after each cut the score
 * starts again.
 */
const standingQueue = 8;
const takenBack = 0.5;

/**
 * Share of the limit that remains after each standing queue, and what each good look adds, even if the limit is not
 * used: during the next clean-up there must be room for new requests.
 */
const shareWhenLate = 0.7;
const moreWhenGood = 4;

type Rank = 'looking' | 'acting' | 'paying';

/** Factor by which each rank may exceed the limit. */
const shares: Record<Rank, number> = { looking: 1, acting: 1.5, paying: 2 };

type Work = { kind: 'pages' | 'calls'; rank: Rank };

/**
 * The kind and rank of a request; null for requests that are never refused: files, health checks, and our own calls.
 *
 * @param path without the query
 */
export function workOf(method: string, path: string): Work | null {
  if (/^\/(?:_next\/static|api\/health|api\/internal)\//.test(path)) return null;
  if (/\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/.test(path)) return null;
  if (!path.startsWith('/api/')) {
    return { kind: 'pages', rank: /^\/(?:cart|checkout)/.test(path) ? 'acting' : 'looking' };
  }
  return { kind: 'calls', rank: rankOfCall(method, path) };
}

function rankOfCall(method: string, path: string): Rank {
  if (/^\/api\/(?:vault|webhooks|sandbox)\//.test(path) || path === '/api/cart/order') {
    return 'paying';
  }
  const isReading = method === 'GET' || method === 'HEAD' || path === '/api/monitoring';
  return isReading && !/^\/api\/cart(?:\/|$)/.test(path) ? 'looking' : 'acting';
}

/** The limit of parallel requests of one kind. */
export interface Limit {
  /** Accepts one more request, or refuses it. */
  takes(rank: Rank): boolean;
  /** An accepted request has finished. */
  ends(): void;
  /** @param ms delay of work since the last look */
  look(ms: number): void;
  readonly limit: number;
}

/** @param settings `lateMs`: delay from which work counts as late; `mostAtOnce`: the limit of a healthy process */
export function createLimit({ lateMs, mostAtOnce }: { lateMs: number; mostAtOnce: number }): Limit {
  const least = Math.min(neverTooMany, mostAtOnce);
  let limit = mostAtOnce;
  let atWork = 0;
  /** Largest number of requests at work since the last look. */
  let crowd = 0;
  let lateLooks = 0;
  const cut = () => {
    lateLooks = 0;
    if (crowd > least) limit = Math.max(least, Math.floor(Math.min(limit, crowd) * shareWhenLate));
  };
  return {
    takes(rank) {
      if (atWork >= limit * shares[rank]) return false;
      atWork += 1;
      crowd = Math.max(crowd, atWork);
      return true;
    },
    ends() {
      atWork -= 1;
    },
    look(ms) {
      lateLooks = ms > lateMs ? lateLooks + 1 : Math.max(0, lateLooks - takenBack);
      if (lateLooks >= standingQueue) cut();
      else if (ms < lateMs / 2) limit = Math.min(mostAtOnce, limit + moreWhenGood);
      crowd = atWork;
    },
    get limit() {
      return limit;
    },
  };
}
