import { testShop } from '@/testing/shops/shop';
import { published } from './published';
import { services } from './services';

describe('what pages are made of', () => {
  describe('while the site is built', () => {
    beforeEach(() => {
      jest.replaceProperty(process, 'env', { ...process.env, IS_NEXT_WORKER: 'true' });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      globalThis.borealPublished = undefined;
    });

    it('is the seed and the bundled texts, without a database', async () => {
      const { catalogue, editorial, config, offersKlarna } = await published();
      expect(config.isBuilding).toBe(true);
      expect(await catalogue.findProduct('charge-go')).toMatchObject({ slug: 'charge-go' });
      expect(await offersKlarna()).toBe(true);
      expect((await editorial.pages()).length).toBeGreaterThan(0);
      expect(globalThis.borealServices).toBeUndefined();
    });

    it('is all there is: nothing opens the shop', async () => {
      await expect(services()).rejects.toThrow('While the site is built');
      expect(globalThis.borealServices).toBeUndefined();
    });
  });

  describe('in a running shop', () => {
    const shop = testShop();

    it('is the catalogue and the texts of the shop', async () => {
      const { catalogue, editorial, config } = await published();
      expect(catalogue).toBe(shop.services.commerce.catalogue);
      expect(editorial).toBe(shop.services.editorial);
      expect(config).toBe(shop.services.config);
    });
  });
});
