/**
 * Decides what a process that has too much to do refuses: what it takes on must still be answered in time, and customers
 * about to pay come before those who look around. How many requests it works on at a time follows Netflix'
 * concurrency-limits (`AIMDLimit`: fewer when work is late, a few more while it is not). Lateness is measured as
 * under-pressure does: by how late the event loop comes round. A short queue is no overload however late it is: one slow
 * request keeps nobody out.
 */

/** Fewer than this many at a time are never too many: a single core gets through them before anybody notices. */
const neverTooMany = 16;

/**
 * One late moment is not yet a late process: the embedded database tidies up now and then for half a second, and what
 * waited meanwhile is soon done. Each late look counts one (they come every 200 ms), each other look takes back a half.
 * This many are what CoDel calls a standing queue (RFC 8289); after each cut the count starts again.
 */
const standingQueue = 8;
const takenBack = 0.5;

/**
 * What stays of the limit after each standing queue, and what each good look adds, whether it is used or not: the next
 * moment of tidying has to find room for what arrives meanwhile.
 */
const shareWhenLate = 0.7;
const moreWhenGood = 4;

type Rank = 'looking' | 'acting' | 'paying';

/** By how much each rank may exceed the limit. */
const shares: Record<Rank, number> = { looking: 1, acting: 1.5, paying: 2 };

type Work = { kind: 'pages' | 'calls'; rank: Rank };

/**
 * Which work a request is; null for what is never refused: files, health checks, and our own calls.
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

/** How much of one kind of work there may be at a time. */
export interface Limit {
  /** Takes one more request, or refuses it. */
  takes(rank: Rank): boolean;
  /** One that was taken is through. */
  ends(): void;
  /** @param ms how late work began since the last look */
  look(ms: number): void;
  readonly limit: number;
}

/** @param settings `lateMs`: from how late on work is late; `mostAtOnce`: the limit of a process that is well */
export function createLimit({ lateMs, mostAtOnce }: { lateMs: number; mostAtOnce: number }): Limit {
  const least = Math.min(neverTooMany, mostAtOnce);
  let limit = mostAtOnce;
  let atWork = 0;
  /** The most at work since the last look. */
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
