/** Prints one line of a soak's or drill's report. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const mostFaults = 30;

/** Ends the command when its work is done: with 0 if there are no faults, otherwise with 1 after printing them. */
export function endWith(work: Promise<readonly string[]>): void {
  work.then(
    (faults) => {
      say(
        faults.length === 0
          ? 'No fault was found.'
          : `FAULTS:\n${faults.slice(0, mostFaults).join('\n')}`,
      );
      process.exit(faults.length === 0 ? 0 : 1);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}
