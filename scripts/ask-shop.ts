import { readConfig } from '@/server/config';
import { internalHeaders } from '@/server/http/internal-calls';
import { loadSecrets } from '@/server/secrets';

/**
 * Asks the running shop for what only this installation may ask, and tells its answer. The embedded database belongs
 * to one process, so commands do not open it beside the shop.
 */
export async function askShop(pattern: string, body: object): Promise<string> {
  const config = readConfig();
  const { internalSecret } = loadSecrets(config);
  const answer = await fetch(`http://127.0.0.1:${config.port}${pattern}`, {
    method: 'POST',
    headers: {
      ...internalHeaders(internalSecret, pattern),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/** Runs a command and says how it went. */
export function runCommand(command: (words: readonly string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (told) => process.stdout.write(`${told}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
