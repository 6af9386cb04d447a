/**
 * People who may log in to the admin area of the running shop under a name of their own:
 * `npm run staff -- add "ada byron"` makes up a password and prints it this once, `remove` ends her logins too.
 */
import { readConfig } from '@/server/config';
import { changeStaffPattern } from '@/server/http/handlers/change-staff';
import { internalHeaders } from '@/server/http/internal-calls';
import { loadSecrets } from '@/server/secrets';

async function changeStaff([action, name]: readonly string[]): Promise<string> {
  if (!action || !name) throw new Error('add or remove, and whom?');
  const config = readConfig();
  const { secrets } = loadSecrets(config);
  const answer = await fetch(`http://127.0.0.1:${config.port}${changeStaffPattern}`, {
    method: 'POST',
    headers: {
      ...internalHeaders(secrets.webhook, changeStaffPattern),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ action, name }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

changeStaff(process.argv.slice(2)).then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
