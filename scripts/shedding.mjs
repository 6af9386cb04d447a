/**
 * What a process that has too much to do refuses, and when: what it takes on must still be answered in time, and who is about to
 * pay comes before who looks around. How many requests it works on at a time is found as Netflix' concurrency-limits find
 * it (`AIMDLimit`: half as many when work is late, a few more while there is room and it is used); what late means
 * is measured as under-pressure measures it, by how late the event loop comes round. A queue that is short is no overload
 * however late it is: one slow request keeps nobody out.
 */

/** Fewer than this many at a time are never too many: a single core gets through them before anybody notices. */
const neverTooMany = 8;

/**
 * One late moment is not yet a late process, however late it is: the database on our disk tidies up now and then, half a second
 * long, and what waited meanwhile is done with soon. Each late look counts for one (they come every 200 ms), each other one takes back
 * a half: so many are what CoDel calls a standing queue (RFC 8289).
 */
const standingQueue = 8;
const mostLooks = 10;
const takenBack = 0.5;

/** What stays of the limit with each look at a standing queue, and what comes to it after a good one. */
const shareWhenLate = 0.5;
const moreWhenGood = 4;

/** Who is refused last may be so many times over the limit. */
const shares = { looking: 1, acting: 1.5, paying: 2 };

/**
 * Which work a request is; null for what is never refused: files, whether we are well, and our own calls.
 *
 * @param {string} method
 * @param {string} path without the query
 * @returns {{ kind: 'pages' | 'calls', rank: 'looking' | 'acting' | 'paying' } | null}
 */
export function workOf(method, path) {
  if (/^\/(?:_next\/static|api\/health|api\/internal)\//.test(path)) return null;
  if (/\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/.test(path)) return null;
  if (!path.startsWith('/api/')) {
    return { kind: 'pages', rank: /^\/(?:cart|checkout)/.test(path) ? 'acting' : 'looking' };
  }
  return { kind: 'calls', rank: rankOfCall(method, path) };
}

function rankOfCall(method, path) {
  if (/^\/api\/(?:vault|webhooks|sandbox)\//.test(path) || path === '/api/cart/order') {
    return 'paying';
  }
  const isReading = method === 'GET' || method === 'HEAD' || path === '/api/monitoring';
  return isReading && !/^\/api\/cart(?:\/|$)/.test(path) ? 'looking' : 'acting';
}

/**
 * How much of one kind of work there may be at a time.
 *
 * @param {{ lateMs: number, mostAtOnce: number }} settings
 */
export function createLimit({ lateMs, mostAtOnce }) {
  const least = Math.min(neverTooMany, mostAtOnce);
  let limit = mostAtOnce;
  let atWork = 0;
  /** The most at work since the last look, which tells whether the limit is in use. */
  let crowd = 0;
  let lateLooks = 0;
  return {
    /** @param {keyof typeof shares} rank */
    takes(rank) {
      if (atWork >= limit * shares[rank]) return false;
      atWork += 1;
      crowd = Math.max(crowd, atWork);
      return true;
    },
    /** One that was taken is through. */
    ends() {
      atWork -= 1;
    },
    /** @param {number} ms how late work began since the last look */
    look(ms) {
      const isLate = ms > lateMs;
      lateLooks = isLate ? Math.min(mostLooks, lateLooks + 1) : Math.max(0, lateLooks - takenBack);
      if (isLate && lateLooks >= standingQueue && crowd > least) {
        limit = Math.max(least, Math.floor(Math.min(limit, crowd) * shareWhenLate));
      } else if (ms < lateMs / 2 && crowd * 2 >= limit) {
        limit = Math.min(mostAtOnce, limit + moreWhenGood);
      }
      crowd = atWork;
    },
    get limit() {
      return limit;
    },
  };
}
