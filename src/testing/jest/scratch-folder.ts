import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, hostname } from 'node:os';
import path from 'node:path';

/** Linux keeps what lies here in memory. */
const memoryFolder = '/dev/shm';

/** Where others need memory too, the disk will do: far more than a run has ever used at once. */
const wantedBytes = 4 * 1024 ** 3;

const prefix = `boreal-tests-${hostname()}-`;

/**
 * A place in memory for the databases and folders of this run, null where there is none or too little. To copy and
 * remove the thousand files of a database takes a second or two of a disk and a tenth of that here; what reaches a
 * disk, and when, is shown by tests that play one or trace the calls.
 */
export function makeScratchFolder(): string | null {
  if (!existsSync(memoryFolder)) return null;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(memoryFolder);
  if (Math.min(bavail * bsize, freemem()) < wantedBytes) return null;
  const folder = path.join(memoryFolder, `${prefix}${process.pid}`);
  // Postgres runs as a user of its own when the tests run as root.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** What runs that were killed left behind would keep its memory until the machine stops. */
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
