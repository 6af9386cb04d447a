/**
 * `npm run drill:faults [-- startTwice jumpTheClock …]`: runs the built shop with a disk that is full, fails or is read
 * only, with damaged secrets, on a taken port, started twice, and with a clock that jumps. Prints what the shop said
 * each time. Fails unless it said something that helps and still has everything that it had confirmed. The disk is a
 * mounted file, which needs root on Linux; without root those drills are reported as NOT DONE, and the run fails.
 * docs/reliability.md has figures.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jumpTheClock } from './faults/clock-jumps';
import { breakTheDisk, fillTheDisk, startReadOnly } from './faults/bad-disk';
import { openOwnDisk } from './faults/disk';
import { openFaultyPlace, type Finding } from './faults/place';
import { damageSecrets, startTwice, takeThePort } from './faults/starts';

/** A new shop needs some 100 MB, with the log that its database keeps. */
const megabytes = 600;

async function drill(only: readonly string[]): Promise<readonly Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-faults-'));
  const disk = openOwnDisk(folder, megabytes);
  const dataDir = path.join(disk?.folder ?? folder, 'data');
  mkdirSync(dataDir);
  const findings: Finding[] = [];
  const tell = (finding: Finding) => {
    findings.push(finding);
    print(finding);
  };
  const place = await openFaultyPlace(folder, dataDir);
  const isWanted = ({ name }: { name: string }) => only.length === 0 || only.includes(name);
  try {
    for (const drillOne of [startTwice, takeThePort, damageSecrets, jumpTheClock].filter(
      isWanted,
    )) {
      for (const finding of await drillOne(place)) tell(finding);
    }
    for (const drillOne of [fillTheDisk, breakTheDisk, startReadOnly].filter(isWanted)) {
      if (disk) for (const finding of await drillOne(place, disk)) tell(finding);
      else
        tell({ fault: drillOne.name, said: '', wrong: ['NOT DONE: it takes the right to mount'] });
    }
    tell({ fault: 'after all of it', said: '', wrong: await place.findLost() });
    return findings;
  } finally {
    await place.stopAll();
    disk?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print({ fault, said, wrong }: Finding): void {
  process.stdout.write(`\n${wrong.length === 0 ? 'as it should be' : 'WRONG'}: ${fault}\n`);
  if (said !== '') process.stdout.write(`  it said: ${said}\n`);
  for (const line of wrong) process.stdout.write(`  ${line}\n`);
}

drill(process.argv.slice(2)).then(
  (findings) => process.exit(findings.every(({ wrong }) => wrong.length === 0) ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
