import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serverDataDir, serverPort } from './server';

const run = promisify(execFile);

/** Runs one of the shop's own commands, as staff do. */
async function shopCommand(script: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, PORT: String(serverPort), DATA_DIR: serverDataDir };
  const { stdout } = await run('node_modules/.bin/tsx', [`scripts/shop/${script}.ts`, ...words], {
    env,
  });
  return stdout;
}

/** What happens to an order's parcel on its way to the customer. */
export function parcelOf(number: string) {
  const parcel = [number, 'Canada Post', `CP${number}`];
  return {
    leaves: () => shopCommand('parcel', parcel),
    isSeenIn: (place: string) => shopCommand('parcel', [...parcel, 'TRANSIT', place]),
    arrivesIn: (place: string) => shopCommand('parcel', [...parcel, 'DELIVERED', place]),
  };
}

/** The next step of an order's return. */
export const moveReturn = (number: string, status: string) =>
  shopCommand('return', [number, status]);

/** Runs `npm run staff` (members of staff, and whether the shared password works, too); returns its output. */
export const staffCommand = (...words: readonly string[]) => shopCommand('staff', words);
