/**
 * Changes a product of the running shop; amounts are whole cents:
 * `npm run product -- standard-charger '{"price":{"currency":"USD","amount":15900}}'`.
 * Also `stock`, `isActive`, and `variantId` for one variant.
 */
import { readConfig } from '@/server/config';
import { changeProductPattern } from '@/server/http/handlers/change-product';
import { internalHeaders } from '@/server/http/internal-calls';
import { loadSecrets } from '@/server/secrets';

async function changeProduct([slug, change = '{}']: readonly string[]): Promise<string> {
  if (!slug) throw new Error('Which product? Its slug comes first.');
  const config = readConfig();
  const { secrets } = loadSecrets(config);
  const answer = await fetch(`http://127.0.0.1:${config.port}${changeProductPattern}`, {
    method: 'POST',
    headers: {
      ...internalHeaders(secrets.webhook, changeProductPattern),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...JSON.parse(change), slug }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

changeProduct(process.argv.slice(2)).then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
