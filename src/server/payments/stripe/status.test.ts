import { readConfig } from '@/server/settings/config';
import { readShopStatus } from '@/server/circuit-breakers/shop-status';

test('our staff reads who takes the money', async () => {
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const { services } = await readShopStatus({
    config,
    db: { kind: 'pglite', query: async () => [] } as never,
    circuitBreakers: { health: () => new Map() } as never,
  });
  expect(services.find(({ port }) => port === 'payments')).toEqual({
    port: 'payments',
    adapter: 'gateway',
    name: 'Stripe',
    health: null,
  });
});
