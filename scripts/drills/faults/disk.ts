import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A separate disk: a file with a file system in it. */
export type OwnDisk = {
  folder: string;
  /** Fills the disk except for `butBytes`; the returned function frees the space again. */
  fill(butBytes: number): () => void;
  /** Makes the disk read only, as the kernel does when a disk in use has errors: no write succeeds any more. */
  failToReadOnly(): void;
  /** Unmounts and mounts it; no program may be using it. */
  remount(how: 'ro' | 'rw'): void;
  close(): void;
};

/** Null without the right to mount one (root on Linux). */
export function openOwnDisk(place: string, megabytes: number): OwnDisk | null {
  const image = path.join(place, 'disk.img');
  const folder = path.join(place, 'disk');
  mkdirSync(folder, { recursive: true });
  const mount = (how: 'ro' | 'rw') =>
    run('mount', ['-o', `loop,${how},errors=remount-ro`, image, folder]);
  try {
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
    mount('rw');
  } catch {
    return null;
  }
  return {
    folder,
    fill(butBytes) {
      const ballast = path.join(folder, 'ballast');
      const [blocks, size] = run('stat', ['-f', '-c', '%a %S', folder]).split(' ').map(Number);
      const bytes = Math.max(0, (blocks ?? 0) * (size ?? 0) - butBytes);
      run('fallocate', ['-l', String(bytes), ballast]);
      return () => rmSync(ballast);
    },
    failToReadOnly() {
      const device = path.basename(deviceOf(folder));
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'drill');
    },
    remount(how) {
      run('umount', [folder]);
      if (how === 'rw') repair(image);
      mount(how);
    },
    close: () => void run('umount', [folder]),
  };
}

/** Repairs the file system as a machine does at its start; the exit code 1 means that something was repaired. */
function repair(image: string): void {
  try {
    run('e2fsck', ['-p', image]);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'status') !== 1) throw error;
  }
}

function deviceOf(folder: string): string {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mounted) => mounted.split(' ')[1] === folder);
  return line?.split(' ')[0] ?? '';
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
