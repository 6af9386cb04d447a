/** Refuses what is too much for this process (shedding.mjs says what that is), before any of it is looked at. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLimit, workOf } from './shedding.mjs';

const looksEveryMs = 200;
const tellsEveryMs = 10_000;
const resolutionMs = 10;

/** Who sends a request more slowly than this keeps no place meanwhile: a slow line is no work. */
const arrivesWithinMs = 1_000;

/** Asked to come again at different moments, so that they do not all come at one. */
const comesAgainAfter = { least: 2, most: 5 };

const message = 'We are very busy right now. Please try again in a moment.';

/**
 * @param {import("node:http").RequestListener} answer
 * @param {import("../src/server/http/overload").Overload} overload
 * @param {() => boolean} [isDoorFull] whether more came than were let in at a turn, since it was asked last
 * @param {() => number} [lateMs] how late work begins, in milliseconds, since it was asked last
 */
export function withShedding(answer, overload, isDoorFull = () => false, lateMs = watchLoop()) {
  const limits = { pages: createLimit(overload.settings), calls: createLimit(overload.settings) };
  let refused = 0;
  let page = '';
  void overload.page().then((html) => (page = html));
  setInterval(() => {
    const late = lateMs();
    const isFull = isDoorFull();
    limits.pages.look(late, isFull);
    limits.calls.look(Math.max(late, overload.databaseWaitMs()), isFull);
  }, looksEveryMs).unref();
  setInterval(() => {
    if (refused > 0) overload.tell(refused);
    refused = 0;
  }, tellsEveryMs).unref();

  return (request, response) => {
    const [path] = request.url.split('?', 1);
    const work = workOf(request.method, path);
    if (work === null) return answer(request, response);
    const limit = limits[work.kind];
    if (limit.takes(work.rank)) {
      endsWith(request, response, limit);
      return answer(request, response);
    }
    refused += 1;
    refuse(response, path, page);
  };
}

function endsWith(request, response, limit) {
  let isAtWork = true;
  const end = () => {
    // What is answered in the same turn of the loop has held up the others all the same: it counts until the turn is over.
    if (isAtWork) setImmediate(limit.ends);
    isAtWork = false;
  };
  response.once('close', end);
  const { 'content-length': length, 'transfer-encoding': pieces } = request.headers;
  if (length === undefined && pieces === undefined) return;
  const timer = setTimeout(() => request.complete || end(), arrivesWithinMs);
  response.once('close', () => clearTimeout(timer));
}

function refuse(response, path, page) {
  const { least, most } = comesAgainAfter;
  const isPage = !/^\/(?:api|_next)\//.test(path);
  response.writeHead(503, {
    'Retry-After': String(least + Math.floor(Math.random() * (most - least + 1))),
    'Cache-Control': 'no-store',
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    // The vault may have a host of its own.
    ...(path.startsWith('/api/vault/') && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(isPage ? page : JSON.stringify(refusalOf(path)));
}

/** swell-js reads the vault's answers by a status of their own. */
function refusalOf(path) {
  if (path.startsWith('/api/vault/')) return { $status: 503, $error: message };
  return { error: { message, code: 'overloaded' } };
}

/** As under-pressure does it: the mean of what the loop was late, without what the measuring itself waits. */
function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let askedAt = performance.now();
  return () => {
    const { mean } = delay;
    delay.reset();
    // A loop that stood still all the time has measured nothing but that the question came late.
    const overdue = performance.now() - askedAt - looksEveryMs;
    askedAt = performance.now();
    return Math.max(0, Number.isNaN(mean) ? overdue : mean / 1e6 - resolutionMs);
  };
}
