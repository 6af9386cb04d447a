import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readConfig } from '@/server/settings/config';
import { internalHeaders } from '@/server/api/endpoints/internal-calls';
import { loadSecrets } from '@/server/settings/secrets';

/**
 * Sends a request to the running shop that only this installation may send, and returns the answer. The embedded
 * database belongs to one process, so commands cannot open it while the shop runs.
 */
export async function askShop(pattern: string, body: object): Promise<string> {
  const config = readConfig();
  const { internalSecret } = loadSecrets(config);
  // Not fetch, which gives up after five minutes: a backup of a large shop takes longer.
  const question = request({
    ...{ host: '127.0.0.1', port: config.port, path: pattern, method: 'POST' },
    headers: {
      ...internalHeaders(internalSecret, pattern),
      'Content-Type': 'application/json',
    },
  }).end(JSON.stringify(body));
  const [answer] = await once(question, 'response');
  const told = await text(answer);
  if (answer.statusCode !== 200) throw new Error(told);
  return told;
}

/** Runs a command and prints its result or its error. */
export function runCommand(command: (words: readonly string[]) => Promise<string>): void {
  // Backups and keys are readable by their own user only.
  process.umask(0o077);
  command(process.argv.slice(2)).then(
    (told) => process.stdout.write(`${told}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
