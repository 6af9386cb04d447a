import { createServer, Agent } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { faultOfScan } from './judge';
import { mark } from './payloads';
import { probes, type Probe } from './probes';
import { sendScan, type ScanRequest } from './scan-request';
import { scanTargets, type ScanTarget } from './scan-targets';

export type ScanReport = {
  targets: number;
  /** How often each probe was tried. */
  tried: ReadonlyMap<string, number>;
  /** `200` → how often. */
  statuses: ReadonlyMap<number, number>;
  faults: readonly string[];
};

type ScanOptions = {
  origin: string;
  /** Which of the targets; all when left out. */
  only?: (target: ScanTarget) => boolean;
  /** One of so many requests, the same ones each time; all when left out. */
  every?: number;
  lanes?: number;
};

type Trial = { probe: Probe; target: ScanTarget; request: ScanRequest };

/** Tries every probe on every target. A fault is written down and the scan goes on. */
export async function runScan({
  origin,
  only = () => true,
  every = 1,
  lanes = 2,
}: ScanOptions): Promise<ScanReport> {
  const lure = await openLure();
  const targets = scanTargets().filter(only);
  const trials = allTrials(targets, lure.address).filter((_, index) => index % every === 0);
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
  agent.destroy();
  const calls = await lure.close();
  return { ...report, faults: [...report.faults, ...calls] };
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

/** A server that nobody has a reason to ask. */
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

/** Of the network that standards keep for tests (RFC 2544): limits by address are no part of this. */
function addressOf(index: number): string {
  const place = Math.floor(index / 10);
  return `198.${18 + ((place >> 16) & 1)}.${(place >> 8) & 255}.${place & 255}`;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
