import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serverDataDir, serverPort } from './server';

const run = promisify(execFile);

/** One of the shop's own commands, as our staff types it. */
async function shopCommand(script: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, PORT: String(serverPort), DATA_DIR: serverDataDir };
  const { stdout } = await run('node_modules/.bin/tsx', [`scripts/shop/${script}.ts`, ...words], {
    env,
  });
  return stdout;
}

/** What happens to an order between us and the customer's door. */
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

/** Who works here, and whether the shared password works beside them; what the command told. */
export const staffCommand = (...words: readonly string[]) => shopCommand('staff', words);
