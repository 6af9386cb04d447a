import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile } from '../tools/measure';

/** Requests a page repeatedly over one connection, as browsers do; returns the p50 in ms until its first byte. */
export async function firstByteMs(
  url: string,
  { count, warmUp }: { count: number; warmUp: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let round = 0; round < warmUp + count; round += 1) {
    const ms = await once(url, agent);
    if (round >= warmUp) times.push(ms);
  }
  agent.destroy();
  return percentile(times, 0.5);
}

function once(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let firstByte = 0;
    request(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      answer.once('data', () => (firstByte = performance.now() - start));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(firstByte);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}
