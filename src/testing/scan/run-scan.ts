import { createServer, Agent } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { faultOfScan } from './judge';
import { mark } from './payloads';
import type { Probe } from './probe';
import { probes } from './probes';
import { tryRawRequests } from './raw-requests';
import { sendScan, type ScanRequest } from './scan-request';
import { filled, scanTargets, type ScanTarget } from './scan-targets';

export type ScanReport = {
  targets: number;
  /** Number of tries of each probe. */
  tried: ReadonlyMap<string, number>;
  /** How often each status came, such as `200`. */
  statuses: ReadonlyMap<number, number>;
  faults: readonly string[];
};

type ScanOptions = {
  origin: string;
  /** Filters the targets; all by default. */
  only?: (target: ScanTarget) => boolean;
  /** Sends about one in `every` requests, the same ones each time, plus all probes that run once; all by default. */
  every?: number;
  lanes?: number;
};

type Trial = { probe: Probe; target: ScanTarget; request: ScanRequest };

/** Tries every probe on every target. It records faults and continues. */
export async function runScan({
  origin,
  only = () => true,
  every = 1,
  lanes = 2,
}: ScanOptions): Promise<ScanReport> {
  const lure = await openLure();
  const targets = scanTargets().filter(only);
  const trials = allTrials(targets, lure.address).filter(
    ({ probe }, index) => probe.isOnce === true || isChosen(index, every),
  );
  const report = {
    targets: targets.length,
    tried: new Map<string, number>(),
    statuses: new Map<number, number>(),
    faults: [] as string[],
  };
  const agent = new Agent({ keepAlive: true });
  const waiting = trials.entries();
  const lane = async () => {
    for (const [index, trial] of waiting) await tryOne(trial, index);
  };
  const tryOne = async ({ probe, target, request }: Trial, index: number) => {
    const own = {
      ...request,
      headers: { 'X-Forwarded-For': addressOf(index), ...request.headers },
    };
    const heard = await sendScan(origin, agent, own).catch((error: unknown) => String(error));
    add(report.tried, probe.name);
    const isCut = typeof heard === 'string';
    if (!isCut) add(report.statuses, heard.status);
    const fault = isCut ? heard : faultOfScan(own, heard);
    if (fault === null) return;
    const { method, path, body = '' } = request;
    const asked = `${method} ${path.slice(0, 300)} ${body.slice(0, 200)}`;
    report.faults.push(`${probe.name}, ${target.pattern}: ${fault}\n    ${asked}`);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const left = await findLeftBehind(origin, agent, targets);
  report.tried.set('what is left behind for the next one', left.tried);
  const raw = await tryRawRequests(origin);
  report.tried.set('requests that two readers read in two ways', raw.tried);
  agent.destroy();
  const calls = await lure.close();
  return { ...report, faults: [...report.faults, ...left.faults, ...raw.faults, ...calls] };
}

/**
 * Spreads the choice by a hash, so that a probe whose number of tries divides `every` still gets its turn on some
 * target.
 */
function isChosen(index: number, every: number): boolean {
  return Math.imul(index, 0x9e37_79b1) >>> 0 < 0x1_0000_0000 / every;
}

/** Checks that no page, which may be cached for others, contains a text of the scan. */
async function findLeftBehind(origin: string, agent: Agent, targets: readonly ScanTarget[]) {
  const pages = targets.filter(({ kind }) => kind === 'page');
  const faults: string[] = [];
  for (const page of pages) {
    const request = { method: 'GET', path: filled(page) };
    const heard = await sendScan(origin, agent, request);
    const told = JSON.stringify(heard.headers) + heard.text;
    if (told.includes(mark)) faults.push(`${page.pattern} holds what somebody else has sent`);
    if (heard.status >= 500) faults.push(`${page.pattern} is broken: ${heard.status}`);
  }
  return { tried: pages.length, faults };
}

function allTrials(targets: readonly ScanTarget[], canary: string): Trial[] {
  const [first] = targets;
  return probes.flatMap((probe) => {
    const places = probe.isOnce ? (first ? [first] : []) : targets;
    return places.flatMap((target) =>
      probe.requests(target, { canary }).map((request) => ({ probe, target, request })),
    );
  });
}

/** A server that only requests of the scan name: a call to it means that the shop fetched a stranger's address. */
async function openLure() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`the shop fetched ${request.url}, which a stranger named`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/${mark}`,
    async close() {
      server.close();
      await once(server, 'close');
      return calls;
    },
  };
}

/**
 * An address of the network that RFC 2544 reserves for tests; each serves only ten requests, so that no rate limit is
 * reached.
 */
function addressOf(index: number): string {
  const place = Math.floor(index / 10);
  return `198.${18 + ((place >> 16) & 1)}.${(place >> 8) & 255}.${place & 255}`;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
