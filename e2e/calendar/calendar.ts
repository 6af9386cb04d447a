import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverDataDir } from '../base/server';

/** Days by which the shop's clock runs ahead (moving-clock.cjs). Beside the data, which is emptied before each run. */
export const clockFile = join(serverDataDir, '..', `.clock-${process.env.E2E_PORT ?? '3210'}`);

/** The shop's clock is right again. */
export function backToToday(): void {
  rmSync(clockFile, { force: true });
}

/** It is this many days later in the shop, give or take nothing: the time of day stays. */
export async function comeToDay(day: number): Promise<void> {
  writeFileSync(clockFile, String(day));
  // The shop reads it again within a tenth of a second.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
