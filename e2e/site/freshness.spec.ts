import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { readConfig } from '../../src/server/settings/config';
import { internalHeaders } from '../../src/server/api/endpoints/internal-calls';
import { loadSecrets } from '../../src/server/settings/secrets';
import { expect, test } from '../base/fixtures';
import { serverDataDir } from '../base/server';
import { addAccessory, drawer } from '../buying/shopper';

const address = '/api/internal/change-product';

/** Changes a price as `npm run product` does: by a call signed with the installation's own secret. */
async function changePrice(request: APIRequestContext, slug: string, amount: number) {
  const { internalSecret } = loadSecrets(readConfig({ DATA_DIR: serverDataDir }));
  const answer = await request.post(address, {
    headers: internalHeaders(internalSecret, address),
    data: { slug, price: { currency: 'USD', amount } },
  });
  expect(answer.status()).toBe(200);
}

test('a changed price is on the static page and in the cart, on every page that shows it', async ({
  page,
  request,
}) => {
  const slug = 'pure-portable-charger';
  const html = async (path: string) => (await request.get(path)).text();
  try {
    await changePrice(request, slug, 21_700);
    for (const path of [paths.accessory(slug), paths.accessories, paths.shop, paths.home]) {
      await expect.poll(() => html(path), { message: path }).toContain('$217.00');
    }
    await addAccessory(page, slug);
    await expect(page.getByTestId('price').first()).toHaveText('$217.00');
    await expect(drawer(page).getByTestId('subtotal')).toHaveText('$217.00');
  } finally {
    await changePrice(request, slug, 19_900);
    await expect.poll(() => html(paths.accessory(slug))).toContain('$199.00');
  }
});

test('nobody else renews pages or changes products', async ({ request }) => {
  for (const path of [address, '/api/internal/renew-pages']) {
    const unsigned = await request.post(path, { data: {} });
    expect(unsigned.status()).toBe(404);
    const headers = internalHeaders('some other secret', path);
    expect((await request.post(path, { headers, data: {} })).status()).toBe(404);
  }
});
