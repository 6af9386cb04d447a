/**
 * What a process that has too much to do refuses, and when: what it takes on must still be answered in time, and who is about to
 * pay comes before who looks around. How many requests it works on at a time is found as Netflix' concurrency-limits find
 * it (`AIMDLimit`: fewer when work is late, a few more while it is not); what late means
 * is measured as under-pressure measures it, by how late the event loop comes round. A queue that is short is no overload
 * however late it is: one slow request keeps nobody out.
 */

/** Fewer than this many at a time are never too many: a single core gets through them before anybody notices. */
const neverTooMany = 16;

/**
 * One late moment is not yet a late process, however late it is: the database on our disk tidies up now and then, half a second
 * long, and what waited meanwhile is done with soon. Each late look counts for one (they come every 200 ms), each other one takes back
 * a half: so many are what CoDel calls a standing queue (RFC 8289), and after each cut it is counted anew.
 */
const standingQueue = 8;
const takenBack = 0.5;

/**
 * Who waits outside the door (doors.mjs) is a queue for sure, and it grows while nobody can be refused there: after so many
 * looks in a row at a full door, with a process that is not well, no more is tried than what is never too many. A moment
 * of tidying, and what waited meanwhile, fill the doors a few times.
 */
const crowdAtDoor = 6;

/**
 * What stays of the limit with each standing queue, and what comes to it with each good look, whether it is used or not: the next
 * moment of tidying is to find room again for what comes meanwhile.
 */
const shareWhenLate = 0.7;
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
  /** The most at work since the last look. */
  let crowd = 0;
  let lateLooks = 0;
  let fullLooks = 0;
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
    /**
     * @param {number} ms how late work began since the last look
     * @param {boolean} isDoorFull whether more came to the door meanwhile than it lets in at a turn
     */
    look(ms, isDoorFull = false) {
      const isLate = ms > lateMs;
      const isWell = ms < lateMs / 2;
      fullLooks = isDoorFull && !isWell ? fullLooks + 1 : 0;
      lateLooks = isLate ? lateLooks + 1 : Math.max(0, lateLooks - takenBack);
      if (fullLooks >= crowdAtDoor) {
        limit = least;
      } else if (lateLooks >= standingQueue) {
        lateLooks = 0;
        if (crowd > least)
          limit = Math.max(least, Math.floor(Math.min(limit, crowd) * shareWhenLate));
      } else if (isWell) {
        limit = Math.min(mostAtOnce, limit + moreWhenGood);
      }
      crowd = atWork;
    },
    get limit() {
      return limit;
    },
  };
}
