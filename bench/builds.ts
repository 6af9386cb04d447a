import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureBuild } from '../scripts/preparation.mjs';
import { cpuMsOfTree } from './tools/process-tree';
import { timesFloor, type Verdict } from './tools/report';

const floorDir = join('bench', 'floor');
const floorBuild = [join('node_modules', '.bin', 'next'), 'build', floorDir];

type Build = { cpuSeconds: number; seconds: number };

/** Builds the floor and the shop unless their builds are newer than the sources. */
export async function ensureBuilds(): Promise<void> {
  if (!isFloorBuilt()) await timed(floorBuild);
  await ensureBuild();
}

function isFloorBuilt(): boolean {
  const built = join(floorDir, '.next', 'BUILD_ID');
  if (!existsSync(built)) return false;
  const { mtimeMs: builtAt } = statSync(built);
  const sources = readdirSync(floorDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.next') && name.endsWith('.js'))
    .map((name) => join(floorDir, name));
  return [...sources, 'package-lock.json'].every((file) => statSync(file).mtimeMs < builtAt);
}

/** F15: builds the floor and the shop, both from nothing, one after the other. */
export async function builds(): Promise<Verdict[]> {
  rmSync(join(floorDir, '.next'), { recursive: true, force: true });
  const floor = await timed(floorBuild);
  rmSync('.next', { recursive: true, force: true });
  const shop = await timed([process.execPath, 'scripts/build.mjs']);
  console.log(
    `\nBuild from nothing: floor ${floor.seconds.toFixed(0)} s, shop ${shop.seconds.toFixed(0)} s`,
  );
  const figures = { reading: shop.cpuSeconds, floor: floor.cpuSeconds, unit: 's' };
  return [timesFloor('F15 build of all pages, CPU', figures, 4)];
}

/** Measures a build; its CPU time is what this process's tree gained while it ran. */
async function timed([program = '', ...args]: string[]): Promise<Build> {
  const [cpuBefore, start] = [cpuMsOfTree(process.pid), performance.now()];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, CI: 'true' } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}`);
  return {
    cpuSeconds: (cpuMsOfTree(process.pid) - cpuBefore) / 1000,
    seconds: (performance.now() - start) / 1000,
  };
}
