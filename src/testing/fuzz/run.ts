import { Agent } from 'node:http';
import fc, { type IAsyncPropertyWithHooks } from 'fast-check';
import { faultOf, sendRaw, type FuzzAnswer } from './exchange';
import { fillIn, type FuzzRequest } from './fill-in';
import type { Json } from './hostile';
import { stepsPerWalk, walks, type Plan } from './plan';
import { World } from './world';

/** Longest allowed time of an answer, in milliseconds. */
const slowest = 1000;

/** Shrinking stops after this time, with the shortest walk found so far. */
const longestCheckMs = 10 * 60_000;

export type FuzzReport = {
  sent: number;
  /** How often each call had each status, such as `GET /api/cart 200`. */
  answers: ReadonlyMap<string, number>;
  slowest: { milliseconds: number; asked: string };
  /** Slow answers that were quick on the second try, so the machine was busy. */
  delayed: readonly string[];
  /** The shortest failing walk as text; null when all passed. */
  failure: string | null;
};

type RunOptions = { origin: string; count: number; seed: number; lanes: number };

/**
 * Sends at least `count` requests as walks of visitors, `lanes` at a time. The same seed gives the same walks; only the
 * ids that the shop creates differ. A failing walk is shrunk to its shortest form.
 */
export async function runFuzz({ origin, count, seed, lanes }: RunOptions): Promise<FuzzReport> {
  const run = new Run(origin, await sellableOf(origin));
  for (let round = 0; run.sent < count && run.failure === null; round += 1) {
    const walksLeft = Math.ceil((count - run.sent) / lanes / stepsPerWalk);
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        run.checkWalks({ seed: seed + round * lanes + lane, numRuns: walksLeft }),
      ),
    );
  }
  run.agent.destroy();
  return run;
}

class Run implements FuzzReport {
  sent = 0;
  failure: string | null = null;
  slowest = { milliseconds: 0, asked: '' };
  readonly answers = new Map<string, number>();
  readonly delayed: string[] = [];
  readonly agent = new Agent({ keepAlive: true });
  #visitors = 0;
  readonly #stamp = Date.now().toString(36);

  constructor(
    readonly origin: string,
    readonly sellable: readonly Readonly<Record<string, Json>>[],
  ) {}

  async checkWalks(parameters: { seed: number; numRuns: number }): Promise<void> {
    let first: string[] | null = null;
    const property = fc.asyncProperty(walks, async (plans) => {
      // Another lane has already failed, so later results do not matter.
      if (this.failure !== null) return;
      const trail: string[] = [];
      try {
        await this.#walk(plans, trail);
      } catch (error) {
        first ??= [String(error), ...trail];
        throw error;
      }
    });
    const found = await shrunk(property, parameters).catch((error: unknown) => ({
      reason: `Could not be shrunk: ${String(error)}`,
      plans: null,
    }));
    if (!found || this.failure !== null) return;
    const last = found.plans ? await this.#lastOf(found.plans) : (first ?? []);
    this.failure = [`${found.reason} (seed ${parameters.seed})`, ...last].join('\n');
  }

  /** Repeats the shortest walk and records its requests and answers. */
  async #lastOf(plans: readonly Plan[]): Promise<string[]> {
    const trail: string[] = [];
    await this.#walk(plans, trail).catch(() => undefined);
    return trail;
  }

  async #walk(plans: readonly Plan[], trail: string[]): Promise<void> {
    this.#visitors += 1;
    const world = new World(
      this.sellable,
      `fuzz-${this.#stamp}-${this.#visitors}@example.ca`,
      // An address of the network that RFC 2544 reserves for tests.
      `198.18.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}`,
    );
    for (const plan of plans) {
      const request = fillIn(plan, world);
      const answer = await this.#ask(request, trail);
      this.#learn(world, request, answer);
    }
  }

  async #ask(request: FuzzRequest, trail: string[]): Promise<FuzzAnswer> {
    const asked = `${request.method} ${request.target.pattern}`;
    trail.push(spelt(request));
    const answer = await sendRaw(this.origin, this.agent, request);
    trail.push(
      `  → ${answer.status} in ${Math.round(answer.milliseconds)} ms: ${answer.text.slice(0, 300)}`,
    );
    this.sent += 1;
    const key = `${asked} ${answer.status}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    const fault = faultOf(request, answer);
    if (fault !== null) throw new Error(`${asked}: ${fault}`);
    if (answer.milliseconds > slowest) await this.#askAgain(request, asked, answer.milliseconds);
    else if (answer.milliseconds > this.slowest.milliseconds) {
      this.slowest = { milliseconds: answer.milliseconds, asked };
    }
    return answer;
  }

  /** Tries again, because a busy machine can delay any answer; only a request that is slow each time fails. */
  async #askAgain(request: FuzzRequest, asked: string, first: number): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { milliseconds } = await sendRaw(this.origin, this.agent, request);
      if (milliseconds > slowest) continue;
      this.delayed.push(`${asked}: ${Math.round(first)} ms, then ${Math.round(milliseconds)} ms`);
      return;
    }
    throw new Error(`${asked}: slower than ${slowest} ms each time`);
  }

  #learn(world: World, request: FuzzRequest, { headers, text, status }: FuzzAnswer): void {
    const session = headers['x-session'];
    if (typeof session === 'string' && session !== '') world.session = session;
    if (status >= 300 || !/^application\/json/.test(String(headers['content-type']))) return;
    if (text !== '') world.learn(request.target.pattern, JSON.parse(text));
  }
}

/** Finds the shortest failing walk. Rejects when fast-check runs out of stack, as happens with some long walks. */
async function shrunk(
  property: IAsyncPropertyWithHooks<[readonly Plan[]]>,
  parameters: { seed: number; numRuns: number },
): Promise<{ reason: string; plans: readonly Plan[] } | null> {
  const limits = { ...parameters, interruptAfterTimeLimit: longestCheckMs };
  const details = await fc.check(property, limits);
  if (!details.failed || !details.counterexample) return null;
  const { errorInstance: error, counterexamplePath: path } = details;
  const reason = error instanceof Error ? (error.stack ?? '') : String(error);
  return { reason: `${reason} (path ${path})`, plans: details.counterexample[0] };
}

/** The request as text, so that it can be sent again by hand. */
function spelt({ method, path, headers, body }: FuzzRequest): string {
  const text = Buffer.from(body).toString();
  return `${method} ${path.slice(0, 2000)}\n  ${JSON.stringify(headers).slice(0, 1000)}\n  ${text.slice(0, 2000)}`;
}

type Listed = { id: string; variants?: { results: { id: string }[] } };

/** Everything that can be bought, as bodies of `POST /cart/items`. */
async function sellableOf(origin: string): Promise<Readonly<Record<string, Json>>[]> {
  const answer = await fetch(`${origin}/api/products?limit=100&expand=variants`);
  const { results }: { results: Listed[] } = await answer.json();
  return results.flatMap(({ id, variants }) => {
    const chosen = (variants?.results ?? []).slice(0, 5);
    if (chosen.length === 0) return [{ product_id: id }];
    return chosen.map((variant) => ({ product_id: id, variant_id: variant.id }));
  });
}
