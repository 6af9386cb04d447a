import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, the unit of /proc/<pid>/stat; 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

type ProcessStat = { pid: number; parent: number; cpuTicks: number };

function readStat(pid: string): ProcessStat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (gone) {
    if ((gone as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if ((gone as NodeJS.ErrnoException).code === 'ESRCH') return null;
    throw gone;
  }
  // The command name may hold blanks and brackets, so fields are counted from the last bracket.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const own = (fields[11] ?? 0) + (fields[12] ?? 0);
  const reapedChildren = (fields[13] ?? 0) + (fields[14] ?? 0);
  return { pid: Number(pid), parent, cpuTicks: own + reapedChildren };
}

function treeOf(root: number): ProcessStat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(pid) ?? []);
  const members = new Set([root]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of all) {
      if (!members.has(pid) && members.has(parent)) {
        members.add(pid);
        grown = true;
      }
    }
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** User and system time in ms of a process and everything it started. */
export function cpuMsOfTree(root: number): number {
  const ticks = treeOf(root).reduce((sum, { cpuTicks }) => sum + cpuTicks, 0);
  return (ticks * 1000) / ticksPerSecond;
}

/** Proportional set size in MiB of a process and everything it started: shared pages counted once. */
export function pssMibOfTree(root: number): number {
  const kib = treeOf(root).reduce((sum, { pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }, 0);
  return kib / 1024;
}
