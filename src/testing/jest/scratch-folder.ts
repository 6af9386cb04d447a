import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, hostname } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const memoryFolder = '/dev/shm';

/** Free memory that is required, else the run uses the disk: far more than a run has ever used at once. */
const wantedBytes = 4 * 1024 ** 3;

const prefix = `boreal-tests-${hostname()}-`;

/**
 * A folder in memory for this run's databases and files; null where there is none or too little memory. Copying and
 * removing the thousand files of a database takes a second or two on a disk and a tenth of that here. Tests that fake a
 * disk or trace system calls show what reaches a disk, and when.
 */
export function makeScratchFolder(): string | null {
  if (!existsSync(memoryFolder)) return null;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(memoryFolder);
  if (Math.min(bavail * bsize, freemem()) < wantedBytes) return null;
  const folder = path.join(memoryFolder, `${prefix}${process.pid}`);
  // When the tests run as root, Postgres runs as another user and must read this folder.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** Removes folders of killed runs, which would otherwise use memory until the machine stops. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryFolder).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(path.join(memoryFolder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
}
